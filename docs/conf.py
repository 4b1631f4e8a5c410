"""How Sphinx builds this documentation: wholly offline, every warning an error."""

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))  # the sources themselves, wherever the tools are installed

from tablee import __version__  # noqa: E402

project = "Tablée"
author = "The Tablée contributors"
copyright = author
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.apidoc", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
myst_heading_anchors = 3
myst_links_external_new_tab = True

html_theme = "furo"
html_title = f"Tablée {__version__}"
html_show_copyright = False
html_copy_source = False
html_static_path = ["static"]
html_css_files = ["wide.css"]
toctree_object_entries = False  # every page has the contents beside it

apidoc_modules = [
    {
        "path": "../src/tablee",
        "destination": "api",
        "include_private": False,
        "separate_modules": False,  # a page for a room, not one for each of 600 files
        "module_first": True,
        "max_depth": 2,
    }
]
autodoc_default_options = {
    "ignore-module-all": True,  # each thing under its own module
    "exclude-members": "BINDINGS, CSS_PATH, DEFAULT_CSS, HORIZONTAL_BREAKPOINTS, VERTICAL_BREAKPOINTS",  # Textual's
}
autodoc_inherit_docstrings = False
autodoc_mock_imports = ["gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"]  # of the doors: not needed here
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
default_role = "literal"  # docstrings quote code between single backticks


def setup(app: Any) -> None:
    """Annotations by a short name alone are left as text: Sphinx would link whatever else of ours has that name."""
    app.connect("doctree-read", _leave_short_names)


def _leave_short_names(_: Any, tree: Any) -> None:
    for link in list(tree.findall(lambda node: node.tagname == "pending_xref")):
        if link.get("refdomain") == "py" and "." not in link["reftarget"]:
            link.replace_self(link.children)
