"""Words on the screen: where lines may end, and where not."""

from textual.content import Content

from tablee.tui.widgets.paper.paragraph import Prose, breaks


def folded(text: str, width: int) -> list[str]:
    return Prose(Content(text)).folded(width).plain.split("\n")


def test_a_no_break_space_never_ends_a_line() -> None:
    assert folded("Que faites-vous\u00a0? Rien\u202f!", 17) == ["Que faites-vous\u00a0?", "Rien\u202f!"]
    assert folded("Que faites-vous\u00a0? Rien\u202f!", 16) == ["Que", "faites-vous\u00a0?", "Rien\u202f!"]


def test_lines_of_the_text_stay_lines() -> None:
    assert folded("one\n\ntwo three\n", 20) == ["one", "", "two three"]
    assert folded("one\n\ntwo three", 5) == ["one", "", "two", "three"]


def test_a_word_that_is_too_long_stands_alone() -> None:
    assert breaks("a transcendental b", 5) == [2, 17]


def test_height_and_lines_agree_and_styles_are_kept() -> None:
    prose = Prose(Content.assemble(("bold\u00a0words", "bold"), " and others"))
    assert prose.get_height({}, 12) == 2
    assert [span.style for span in prose.folded(12).spans] == ["bold"]
