"""The handlers: the API, the sockets and the pages, over the tables of this process."""
