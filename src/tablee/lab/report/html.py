"""A report as one HTML file that needs nothing else: read on a screen, or printed."""

from html import escape
from typing import Final

from tablee.lab.report.page import Page, Section, Table

STYLE: Final = """
:root { color-scheme: light; --ink: #1d1d1f; --faint: #5f6068; --line: #d8d8de; --paper: #fff; --wash: #f5f5f7; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 54rem; padding: 2rem 1.25rem 4rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.55 system-ui, sans-serif; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2.75rem 0 .4rem; padding-top: 1rem; border-top: 1px solid var(--line); }
.lead { font-size: 1.1rem; color: var(--faint); margin-top: 0; }
.answer { font-size: 1.1rem; font-weight: 600; margin: .2rem 0 1rem; }
.how, figcaption, .notes { color: var(--faint); font-size: .9rem; }
figure { margin: 1rem 0; }
figure svg { width: 100%; height: auto; max-width: 46rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .92rem; font-variant-numeric: tabular-nums; margin: .75rem 0; }
th, td { padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; }
th:first-child, td:first-child { text-align: left; }
td:not(:first-child) { white-space: nowrap; }
th { color: var(--faint); font-weight: 600; }
code, pre { font: .88rem/1.5 ui-monospace, monospace; background: var(--wash); border-radius: .3rem; }
pre { padding: .7rem .9rem; white-space: pre-wrap; overflow-wrap: anywhere; }
@media print { body { max-width: none; padding: 0; font-size: 10pt; } section { break-inside: avoid; } }
""".strip()


def html(page: Page, language: str) -> str:
    """The whole file."""
    notes = "".join(f"<li>{escape(note)}</li>" for note in page.notes)
    body = [
        f"<h1>{escape(page.title)}</h1>",
        f'<p class="lead">{escape(page.lead)}</p>',
        f"<pre>$ {escape(page.command)}</pre>",
        *(_section(section) for section in page.sections),
        f'<ul class="notes">{notes}</ul>' if notes else "",
    ]
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(page.title)}</title>'
    )
    inside = "\n".join(body)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>{head}\n<style>\n{STYLE}\n</style></head>\n'
        f"<body>\n<main>\n{inside}\n</main>\n</body>\n</html>\n"
    )


def _section(section: Section) -> str:
    parts = [f"<h2>{escape(section.question)}</h2>", f'<p class="answer">{escape(section.answer)}</p>']
    if section.drawing:
        label = escape(section.caption, quote=True)
        caption = f"<figcaption>{escape(section.caption)}</figcaption>"
        parts.append(f'<figure role="img" aria-label="{label}">{section.drawing}{caption}</figure>')
    parts += [_table(table) for table in section.tables]
    parts.append(f'<p class="how">{escape(section.how)}</p>')
    return "<section>\n" + "\n".join(parts) + "\n</section>"


def _table(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in table.headings)
    rows = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in table.rows)
    return f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>'
