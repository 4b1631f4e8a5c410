"""Programs that play: everything that a browser does at a table of a server."""

from tablee.client.live import ComeBack, Live
from tablee.client.remote import Client, LostConnection, RemoteSeat

__all__ = ["Client", "ComeBack", "Live", "LostConnection", "RemoteSeat"]
