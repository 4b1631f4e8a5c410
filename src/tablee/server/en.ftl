### What a server says, in English.

malformed = This message is not of a form that we know.
chat-bad = A line of chat has 1 to { $most } characters that can be printed.
chat-blank = This line of chat would show nothing.
seats-none = Somebody must sit at this table: a seat for you or an open one.
lesson-alone = First steps are for one person alone.
no-token = Your token is missing, or it is not one of this table.
not-host = Only who made the table may do that.
not-seated = Only who sits at the table may do that.
origin = This page is not one of ours.
host = This server does not go by that name.
not-found = There is nothing here.
no-table = There is no such table.
method = That cannot be done here.
begun = The game has begun.
not-begun = The game has not begun yet.
seat-taken = That seat is taken.
no-seat-open = No seat is open.
seats-open = A seat is still open.
stale = The game has gone on since you looked.
not-your-turn = It is not your turn to decide.
nothing-asked = Nobody asks that now.
not-away = This person is at the table.
seat-yours = You sit there yourself already.
seat-so = It is so already at that seat.
seat-virtual = A virtual player holds your seat: take it back first.
not-over = The game is not over yet.
ended = The game has ended.
closed = This game was begun under older rules, which this server plays no more, so it was closed. Its journal can be downloaded.
other-numbers = This game is played with other numbers than those of this server: it waits until a server has them.
older-rules = This game was played by older rules, which cannot be replayed here; its journal can be downloaded.
told = The cards of this game were shown after its end: nobody comes back to it.
clock-out = Your time for this game is used up.
hints-off = There are no hints at this table: people play against each other.
resigned = You have resigned this game.
thinking-already = We are thinking about it already.
too-large = That is too large: { $most } bytes at most.
too-slow = That took too long to arrive: try again.
too-fast = That is too fast: wait a moment.
too-many-tables = You have made many tables in a short time: wait a moment.
too-many-sockets = Too many tables are open, by you or by all: close some, or try again later.
too-many-connections = Too many connections are open: try again in a moment.
too-many-wishes = You have asked for much advice at once: wait for it first.
internal = Something went wrong here; it is our fault.
newer-rules = This game is played by newer rules than those of this server, which is being upgraded: come back in a moment.
stopping = The server is being restarted: come back in a moment.
thinkers-busy = Many are waiting for advice or for a virtual player: try again in a moment.
unavailable = The database does not answer: try again in a moment.

## The page without a web client

page-title = Tablée
page-lost = There is nothing at this address.
page-home = To the home page
page-about = The server runs. The web pages are not built in this installation.
page-how = { $command } builds them. Programs can play already: { $schema } describes the interface.
