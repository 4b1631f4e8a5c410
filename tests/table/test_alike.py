"""Names as the eye sees them: what shows nothing is no name, and two at one table never look the same."""

import pytest

from tablee.table import BadName, Journal, Place, Setup, Table
from tablee.table.seating.alike import alike, shows
from tests.table.company import karmaka

BLANK = {
    "zero width joiner": "\u200d",
    "zero width non-joiner": "\u200c\u200c",
    "a mark alone": "\u0301",
    "marks alone": "\u0336\u20dd\u034f",
    "a spacing mark alone": "\u0903",
    "Hangul filler": "\u3164",
    "Hangul initial filler": "\u115f",
    "Hangul middle filler": "\u1160",
    "halfwidth filler": "\uffa0",
    "Braille blank": "\u2800\u2800",
    "variation selector": "\ufe0f",
    "more variation selectors": "\U000e0100",
    "empty note": "\U0001d159",
    "all kinds": "\u3164\u200d\ufe0f\u2800\u0301",
}
UNPRINTED = {
    "soft hyphen": "\u00ad",
    "zero width space": "\u200b",
    "word joiner": "\u2060",
    "no-break space": "\u00a0",
    "ideographic space": "\u3000",
    "bidi override": "Anna\u202e",
    "bidi isolate": "\u2066Anna\u2069",
    "direction mark": "Anna\u200f",
    "byte order mark": "\ufeff",
}
GOOD = [
    "Zoé",
    "Zoe\u0308",
    "Ana María",
    "O’Neill",
    "محمد",
    "می\u200cخواهم",
    "राम",
    "क\u094d\u200dष",
    "กำ",
    "한글",
    "日曜日",
    "\U0001f469\u200d\U0001f33e",
    "\u2764\ufe0f",
    "\U0001f1eb\U0001f1f7",
    "⠁⠝⠝⠁",
    "7",
    "?",
]
SAME = [
    ("Anna", "ANNA"),
    ("Anna", "Аnnа"),  # Cyrillic
    ("Anna", "An\u200dna"),
    ("Anna", "Anna\u200c"),
    ("Anna", "Anna\ufe0f"),
    ("Anna", "Ａｎｎａ"),
    ("Anna", "𝐀𝓷𝖓𝚊"),
    ("Anna", "Annạ"),
    ("Zoé", "Zoe"),
    ("Bob", "B0b"),
    ("Bill", "BiII"),
    ("Bill", "Bi1l"),
    ("Ian", "lan"),
    ("Ivan", "|van"),
    ("Marie", "Мarie"),
    ("PAUL", "РАUL"),
    ("Nina", "Νina"),
    ("Arnaud", "Amaud"),
    ("Willy", "VVilly"),
    ("Jean Paul", "Jean  Paul"),
    ("Jean-Paul", "Jean–Paul"),
    ("O'Neill", "O’Neill"),
    ("Ёлка", "Елка"),
    ("على", "علی"),
    ("❤", "❤\ufe0f"),
]
OTHER = [
    ("Anna", "Bob"),
    ("Anna", "Anne"),
    ("Ali", "All"),
    ("Anna", "Anna 2"),
    ("Jean Paul", "JeanPaul"),
    ("राम", "रमा"),
    ("कि", "की"),
    ("محمد", "محمود"),
    ("한글", "한국"),
    ("\U0001f469", "\U0001f468"),
    ("player 1", "player 2"),
    ("North", "South"),
]


@pytest.mark.parametrize("text", BLANK.values(), ids=BLANK.keys())
def test_what_prints_nothing_is_no_name(text: str) -> None:
    assert not shows(text)
    with pytest.raises(BadName, match="would show nothing") as refused:
        Table.begin(karmaka(), [Place(text), Place("Bob")])
    assert "ne montrerait rien" in refused.value.said("fr")


@pytest.mark.parametrize("text", UNPRINTED.values(), ids=UNPRINTED.keys())
def test_signs_that_steer_the_line_are_in_no_name(text: str) -> None:
    with pytest.raises(BadName, match="a name has 1 to 40 characters"):
        Table.begin(karmaka(), [Place(text), Place("Bob")])


@pytest.mark.parametrize("text", ["Anna\u3164", "\u2800Anna", "An\u115fna", "\u0301Anna"], ids=ascii)
def test_a_name_holds_no_sign_that_passes_for_a_space_and_no_mark_without_its_letter(text: str) -> None:
    with pytest.raises(BadName):
        Table.begin(karmaka(), [Place(text), Place("Bob")])


@pytest.mark.parametrize("name", GOOD, ids=ascii)
def test_names_of_every_script_may_sit_down(name: str) -> None:
    assert shows(name)
    assert Table.begin(karmaka(), [Place(name), Place("Bob")]).names[1] == "Bob"


@pytest.mark.parametrize(("one", "other"), SAME, ids=ascii)
def test_two_names_that_look_the_same_do_not_sit_at_one_table(one: str, other: str) -> None:
    assert alike(one, other) and alike(other, one)
    with pytest.raises(BadName, match=r"looks like|sits here twice") as refused:
        Table.begin(karmaka(), [Place(one), Place(other)])
    assert any(words in refused.value.said("fr") for words in ("ressemble", "deux fois"))


@pytest.mark.parametrize(("one", "other"), OTHER, ids=ascii)
def test_names_that_differ_to_the_eye_sit_side_by_side(one: str, other: str) -> None:
    assert not alike(one, other) and not alike(other, one)
    Table.begin(karmaka(), [Place(one), Place(other)])


def test_a_new_name_is_looked_at_as_one_that_sits_down() -> None:
    table = Table.begin(karmaka(), [Place("Anna"), Place("Bob")])
    for bad in ("\u3164", "В0b", "Bоb"):
        with pytest.raises(BadName):
            table.rename(0, bad)
    table.rename(0, "Аnna")  # her own name in other letters is hers to take
    assert table.names == ["Аnna", "Bob"]


def test_games_that_were_written_under_such_names_are_still_read() -> None:
    places = [Place("\u3164"), Place("Anna"), Place("Аnna")]
    journal = Journal(Setup.of("karmaka", 3, options={"variant": "multiplayer"}), places)
    assert Journal.read(journal.text()).seats == places
    assert Journal.read(journal.text()).history().names() == [place.name for place in places]
