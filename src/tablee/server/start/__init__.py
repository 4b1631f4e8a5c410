"""Starting a server, watching it and keeping a copy of what it holds."""
