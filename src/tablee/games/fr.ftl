### Ce que disent tous les jeux, en français.

list-none = rien
list-last = { $first } et { $last }
list-more = { $first }, { $rest }
