### Ce que dit un serveur, en français.

malformed = Ce message n'a pas une forme que nous connaissons.
chat-bad = Une ligne de discussion compte de 1 à { $most } caractères imprimables.
chat-blank = Cette ligne de discussion ne montrerait rien.
seats-none = Il faut quelqu'un à cette table : une place pour vous ou une place ouverte.
lesson-alone = Les Premiers pas sont pour une personne seule.
no-token = Votre jeton manque, ou ce n'est pas un jeton de cette table.
not-host = Seule la personne qui a ouvert la table peut le faire.
not-seated = Il faut être assis à la table pour cela.
origin = Cette page n'est pas des nôtres.
host = Ce serveur ne porte pas ce nom.
not-found = Il n'y a rien ici.
no-table = Il n'y a pas de telle table.
method = Cela ne se fait pas ici.
begun = La partie a commencé.
not-begun = La partie n'a pas encore commencé.
seat-taken = Cette place est prise.
no-seat-open = Aucune place n'est ouverte.
seats-open = Une place est encore ouverte.
stale = La partie a avancé depuis que vous avez regardé.
not-your-turn = Ce n'est pas à vous de décider.
nothing-asked = Personne ne demande cela maintenant.
not-away = Cette personne est à la table.
seat-yours = Vous y êtes déjà.
seat-so = C'est déjà ainsi à cette place.
seat-virtual = Un joueur virtuel tient votre place : reprenez-la d'abord.
not-over = La partie n'est pas encore finie.
ended = La partie est finie.
closed = Cette partie a commencé sous d'anciennes règles, que ce serveur ne joue plus : elle a été close. Son journal peut être téléchargé.
other-numbers = Cette partie se joue avec d'autres nombres que ceux de ce serveur : elle attend qu'un serveur les ait.
older-rules = Cette partie a été jouée sous d'anciennes règles, qui ne peuvent être rejouées ici ; son journal peut être téléchargé.
told = Les cartes de cette partie ont été montrées après sa fin : personne n'y revient.
clock-out = Votre temps est écoulé pour cette partie.
hints-off = Pas de conseils à cette table : des personnes y jouent entre elles.
resigned = Vous avez abandonné cette partie.
thinking-already = Nous y réfléchissons déjà.
too-large = C'est trop grand : { $most } octets au plus.
too-slow = L'envoi a pris trop de temps : réessayez.
too-fast = C'est trop rapide : attendez un instant.
too-many-tables = Vous avez ouvert beaucoup de tables en peu de temps : attendez un instant.
too-many-sockets = Trop de tables sont ouvertes, par vous ou par tous : fermez-en, ou réessayez plus tard.
too-many-connections = Trop de connexions sont ouvertes : réessayez dans un instant.
too-many-wishes = Vous avez demandé beaucoup de conseils à la fois : attendez d'abord ceux-ci.
internal = Quelque chose s'est mal passé ici ; c'est notre faute.
newer-rules = Cette partie se joue avec des règles plus récentes que celles de ce serveur, qui est en cours de mise à jour : revenez dans un instant.
stopping = Le serveur redémarre : revenez dans un instant.
thinkers-busy = Beaucoup attendent un conseil ou un joueur virtuel : réessayez dans un instant.
unavailable = La base de données ne répond pas : réessayez dans un instant.

## La page sans client web

page-title = Tablée
page-lost = Il n'y a rien à cette adresse.
page-home = Vers la page d'accueil
page-about = Le serveur fonctionne. Les pages web ne sont pas construites dans cette installation.
page-how = { $command } les construit. Les programmes peuvent déjà jouer : { $schema } décrit l'interface.
