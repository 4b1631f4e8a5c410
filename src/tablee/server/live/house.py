"""The house: the parts of a server put together, once; each part has what it needs from its making."""

from tablee.server.ground.config import Config
from tablee.server.ground.metrics import Metrics
from tablee.server.live.bell import Bell
from tablee.server.live.committing import Commits
from tablee.server.live.judging import Reviews
from tablee.server.live.listeners import Hub
from tablee.server.live.presence import Presence
from tablee.server.live.replaying import Rooms
from tablee.server.live.table_cache import TableCache
from tablee.server.live.teller import Teller
from tablee.server.live.turning import Turnings
from tablee.server.live.visiting import Visits
from tablee.server.peers.peers import Peers
from tablee.server.store.store import Store
from tablee.server.think.thinkers import Thinkers


class House:
    """All tables of a server. What is confirmed is in the store; all that is kept elsewhere here may be lost."""

    def __init__(self, store: Store, config: Config, thinkers: Thinkers | None = None) -> None:
        self.store = store
        self.config = config
        self.metrics = Metrics()
        self.hub = Hub()
        self.bell = Bell()
        self.peers = Peers(config, store)
        self.cache = TableCache(config.rooms, config.memory, self.hub, self.metrics)
        self.teller = Teller(store, config, self.cache, self.hub, self.peers)
        self.rooms = Rooms(store, self.cache, self.teller)
        self.visits = Visits(store, self.cache, self.teller, self.rooms)
        self.commits = Commits(store, self.cache, self.rooms, self.teller, self.peers, self.bell, self.metrics)
        self.presence = Presence(store, self.hub, self.teller, config.presence)
        self.thinkers = thinkers or Thinkers(config.processes, config.limits, self.metrics)
        self.reviews = Reviews(self.thinkers, config.limits, config.budget)
        self.turnings = Turnings(self.thinkers, config.budget)
        self.hinting: set[tuple[str, int]] = set()  # seats for which the master thinks
        self.is_stopping = False
