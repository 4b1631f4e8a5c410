"""Lay the class diagrams out so that each can be read: turn a page, or put fewer boxes on the pages of its room.

python3 -m tools.fitting, in the environment of the documentation: it draws what changed, looks at it, and writes
docs/lo02/layout.toml; again and again until no line runs behind a box and no page is too wide.
"""

from typing import Any, Final

from tools import class_pages, drawn, site

TOO_WIDE: Final = 1700.0
MOST_FEWER: Final = 6
ROUNDS: Final = 12


def main() -> None:
    """Fit all rooms."""
    for _ in range(ROUNDS):
        class_pages.main()
        faulty = [name for name in class_pages.diagrams() if is_faulty(name)]
        print(f"{len(faulty)} pages cannot be read yet: {', '.join(faulty)}", flush=True)
        if not faulty:
            return
        write(changed(class_pages.layout(), faulty))


def is_faulty(name: str) -> bool:
    """Whether a page, drawn now if it must be, has a line behind a box or is too wide."""
    source = class_pages.FOLDER / name
    if not site.is_drawn(source):
        site.draw(source)
    picture = source.with_suffix(".svg").read_text(encoding="utf-8")
    return any(drawn.hidden(picture)) or drawn.size(picture)[0] > TOO_WIDE


def changed(layout: dict[str, Any], faulty: list[str]) -> dict[str, Any]:
    """The layout with faulty pages turned; rooms whose pages were turned in vain get smaller pages."""
    for name in faulty:
        room, _, number = name.removeprefix("final_").removesuffix(".mmd").rpartition("_")
        if room == "overview":
            raise SystemExit(f"{name}: choose other classes")
        now = layout.setdefault(room, {"fewer": 0, "turned": []})
        if int(number) not in now["turned"]:
            now["turned"].append(int(number))
        else:
            layout[room] = {"fewer": min(MOST_FEWER, now["fewer"] + 1), "turned": []}
    return layout


def write(layout: dict[str, Any]) -> None:
    """Keep the layout."""
    lines = ["# Written by tools/fitting.py: rooms whose class diagrams are not laid out in the usual way."]
    for room, now in sorted(layout.items()):
        lines += ["", f"[{room}]", f"fewer = {now['fewer']}", f"turned = {sorted(now['turned'])}"]
    class_pages.LAYOUT.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
