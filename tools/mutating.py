"""Small changes of a source text, each of which a good test suite should notice."""

import ast
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass

COMPARES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
OTHER_NAMES = {"min": "max", "max": "min"}
IMPORTS = (ast.Import, ast.ImportFrom)


@dataclass(frozen=True)
class Change:
    """One change: the bytes from `start` to `end` of a source become `new`; `told` says it in one line."""

    line: int
    start: int
    end: int
    new: str
    told: str

    def applied(self, source: str) -> str:
        """The source with this change."""
        data = source.encode()
        return (data[: self.start] + self.new.encode() + data[self.end :]).decode()


def changes(source: str) -> list[Change]:
    """Every change of a source that leaves it Python, in the order of its lines."""
    tree, changing = ast.parse(source), Changing(source)
    found = {change for node in _code(tree) for change in changing.of(node)}
    return [change for change in sorted(found, key=_order) if _is_python(change.applied(source))]


def _order(change: Change) -> tuple[int, int, str]:
    return change.start, change.end, change.new


def _is_python(source: str) -> bool:
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that do something: no imports, annotations, decorators, docstrings or complaints."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, (ast.Raise, *IMPORTS)):
                yield from _code(child)


class Changing:
    """The changes of one source, node by node."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line.encode()))

    def of(self, node: ast.AST) -> Iterator[Change]:
        """The changes of one node, without those of its parts."""
        match node:
            case ast.Compare() | ast.BinOp() | ast.BoolOp() | ast.UnaryOp() | ast.Constant() | ast.Name() | ast.List():
                yield from (self._instead(node, ast.unparse(new), whole=True) for new in _expressions(node))
            case ast.AugAssign() if type(node.op) in OPERATORS:
                new = deepcopy(node)
                new.op = OPERATORS[type(node.op)]()
                yield self._instead(node, ast.unparse(new))
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                if isinstance(test, (ast.Name, ast.Attribute, ast.Call)):
                    yield self._instead(test, f"not {ast.unparse(test)}", whole=True)
            case ast.FunctionDef() if isinstance(node.returns, ast.Constant) and node.returns.value is None:
                yield from self._return_early(node)
        if _may_be_left_out(node):
            assert isinstance(node, ast.stmt)
            yield self._instead(node, "pass")

    def _instead(self, node: ast.expr | ast.stmt, new: str, *, whole: bool = False) -> Change:
        """Put a text in the place of a node; in brackets if it must stay whole."""
        assert node.end_lineno is not None and node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        old = " ".join(self.source.encode()[start:end].decode().split())
        return Change(node.lineno, start, end, f"({new})" if whole else new, f"`{old}` became `{new}`")

    def _return_early(self, node: ast.FunctionDef) -> Iterator[Change]:
        body = [statement for statement in node.body if not _is_docstring(statement)]
        if body and not isinstance(body[0], (ast.Raise, ast.Pass, ast.Return)):
            first = body[0]
            start = self.starts[first.lineno - 1] + first.col_offset
            new = "return\n" + " " * first.col_offset
            yield Change(first.lineno, start, start, new, f"`{node.name}` returned at once")


def _expressions(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Compare():
            for at, compare in enumerate(node.ops):
                new = deepcopy(node)
                new.ops[at] = COMPARES[type(compare)]()
                yield new
        case ast.BinOp() if type(node.op) in OPERATORS:
            yield ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)
        case ast.BoolOp():
            yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))
        case ast.Name(id=name) if name in OTHER_NAMES:
            yield ast.Name(OTHER_NAMES[name])
        case ast.List(elts=[_, _, *_] as parts) if all(isinstance(part, ast.Call) for part in parts):
            yield from (ast.List([*parts[:at], *parts[at + 1 :]], ast.Load()) for at in range(len(parts)))


def _may_be_left_out(node: ast.AST) -> bool:
    """A call for its deed, an attribute that is set, a plain return: what would be missed."""
    match node:
        case ast.Expr(value=ast.Call()) | ast.Return(value=None) | ast.Break() | ast.Continue():
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
        case ast.AugAssign(target=ast.Attribute() | ast.Subscript()):
            return True
    return False


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
