"""The doors need libraries that only an environment of their own has."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["doors"]  # which `dev.py doors` runs
