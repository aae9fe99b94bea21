"""Ask for the parts of an offer in the terminal; every kind of part works the same in every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from boardroom.cli.terminal.screen import Screen
from boardroom.core.actions import Action
from boardroom.core.errors import BadInput
from boardroom.core.inputs import whole
from boardroom.core.offers import Offer
from boardroom.core.parts import (
    Amount,
    Assign,
    Confirm,
    Mix,
    One,
    Option,
    Order,
    Part,
    Route,
    Some,
    Turn,
    cheapest,
)
from boardroom.core.refusals import Refusal
from boardroom.core.texts import Texts

MAX_REFUSED_OPTIONS = 12
"""If more options are refused, only their number is shown; `why MOVE` gives the reason of each."""


class Back(Exception):
    """The player left the question."""


class NotAnAnswer(Exception):
    """The line is a command or a move and not an answer to the question."""

    def __init__(self, line: str) -> None:
        super().__init__(line)
        self.line = line


class Prompter:
    """Asks for the parts of an offer one by one; `label` gives the name of an option by its id."""

    def __init__(self, screen: Screen, texts: Texts, label: Callable[[str], str]) -> None:
        self.screen, self.texts, self.label = screen, texts, label

    def compose(self, offer: Offer) -> Action:
        """Ask for every part and compose the action."""
        chosen: dict[str, object] = {}
        while (part := offer.form(chosen)) is not None:
            chosen[part.name] = self.answer(part)
        return offer.compose(chosen)

    def answer(self, part: Part) -> object:
        """Ask for one part until the line is a valid answer."""
        if isinstance(part, Amount) and part.least == part.most:
            return part.least
        self.show(part)
        key, args = _prompt(part)
        while True:
            line = self.screen.ask(self.texts(key, **args))
            if line == "back":
                raise Back
            words = line.split()
            try:
                return read_words(part, words)
            except BadInput:
                if words and words[0].isalpha() and not isinstance(part, Route):
                    raise NotAnAnswer(line) from None
                self.screen.say(self.texts("cli-misread", text=line), "yellow")

    def show(self, part: Part) -> None:
        """List the options, with the reason for each that is refused."""
        match part:
            case One() | Some() | Order():
                self._options(part.options)
            case Turn():
                self._options(part.rotations)
            case Assign():
                self._options(part.options)
                self.screen.say(self.texts("cli-places"))
                self._options(part.places)
            case Route():
                for edge, *_ in part.edges:
                    self.screen.say(f"  {edge}  {self.label(edge)}")
                for n, route in enumerate(part.suggested, 1):
                    self.screen.say(f"  ({n}) {' '.join(route)}")
            case Mix():
                self._items(part)
            case Amount() if any(part.prices):
                self.screen.say("  " + " ".join(map(str, part.prices)))

    def _options(self, options: Sequence[Option]) -> None:
        for n, o in enumerate([o for o in options if o.ok], 1):
            self.screen.say(f"  {n}) {self.label(o.id)}{_cost(o)}")
        refused = [o for o in options if o.why is not None]
        if len(refused) > MAX_REFUSED_OPTIONS:
            self.screen.say("  " + self.texts("cli-shut", count=len(refused)), "dim")
            return
        for o in refused:
            assert o.why is not None
            self.screen.say(f"  -  {self.label(o.id)}: {self._why(o.why)}", "dim")

    def _items(self, part: Mix) -> None:
        for n, item in enumerate(part.items, 1):
            what = self.label(item.id)
            if item.why is not None:
                self.screen.say(f"  {n}) {what}: {self._why(item.why)}", "dim")
                continue
            prices = " ".join(map(str, item.prices[1:]))
            key = "cli-up-to-prices" if prices else "cli-up-to"
            args = {"what": what, "most": item.most} | ({"prices": prices} if prices else {})
            self.screen.say(f"  {n}) {self.texts(key, **args)}")
        if part.budget is not None:
            self.screen.say("  " + self.texts("cli-budget", budget=part.budget))
        if part.need is not None and (found := cheapest(part)) is not None:
            way = " ".join(f"{n} {id}" for id, n in found.items())
            self.screen.say("  " + self.texts("cli-needed", need=part.need, way=way))

    def _why(self, why: Refusal) -> str:
        return self.texts("cli-refused", why=self.texts.refusal(why), clause=why.clause)


def _cost(o: Option) -> str:
    if o.cost is None:
        return ""
    parts = [str(n) for _, n in o.costs if n]
    return f"  {o.cost}" + (f" ({'+'.join(parts)})" if len(parts) > 1 else "")


def _prompt(part: Part) -> tuple[str, Mapping[str, int | str]]:
    match part:
        case One():
            return "cli-pick-one", {"n": sum(o.ok for o in part.options)}
        case Turn():
            return "cli-pick-one", {"n": sum(o.ok for o in part.rotations)}
        case Amount():
            return "cli-pick-amount", {"least": part.least, "most": part.most}
        case Mix():
            return "cli-pick-mix", {"example": f"2 {part.items[0].id}"}
        case Order():
            return "cli-pick-order", {"n": len(part.options)}
    return f"cli-pick-{part.kind}", {}


def read_words(part: Part, words: list[str]) -> object:
    """The answer to a part that the typed words mean; raises BadInput for any other line."""
    match part:
        case One():
            return _at(part.options, _only(words))
        case Turn():
            return _at(part.rotations, _only(words))
        case Some():
            return _some(part, words)
        case Amount():
            return _amount(part, words)
        case Mix():
            return _mix(part, words)
        case Order():
            return _order(part, words)
        case Assign():
            return _assign(part, words)
        case Route():
            return _route(part, words)
    assert isinstance(part, Confirm), f"the terminal cannot ask the part {part.kind!r}"
    return _confirm(words)


def _at(options: Sequence[Option], word: str) -> object:
    """The value of the n-th available option."""
    available = [o.value for o in options if o.ok]
    n = whole(word)
    if not 1 <= n <= len(available):
        raise BadInput("not-offered", value=word)
    return available[n - 1]


def _some(part: Some, words: list[str]) -> list[object]:
    if not words:
        raise _not_offered(words)
    picked = [] if words == ["none"] else [_at(part.options, word) for word in words]
    most = len(part.options) if part.most is None else part.most
    if len(set(words)) < len(words) or not part.least <= len(picked) <= most:
        raise _not_offered(words)
    return picked


def _amount(part: Amount, words: list[str]) -> int:
    amount = whole(_only(words))
    if not part.least <= amount <= part.most:
        raise BadInput("not-offered", value=amount)
    return amount


def _mix(part: Mix, words: list[str]) -> dict[str, int]:
    """Read `2 coal 1 oil`, or the same by number as `1=2 2=1`; an empty line means the cheapest mix."""
    if not words and part.need is not None and (found := cheapest(part)) is not None:
        return found
    ids = [item.id for item in part.items]
    if words and all("=" in word for word in words):
        pairs = [(ids[_index(a, ids)], whole(b)) for a, _, b in (word.partition("=") for word in words)]
    elif len(words) % 2 == 0:
        pairs = [(id, whole(n)) for n, id in zip(words[::2], words[1::2], strict=True)]
    else:
        raise _not_offered(words)
    counts = dict(pairs)
    if not counts or len(counts) < len(pairs) or not set(counts) <= set(ids) or min(counts.values()) < 0:
        raise _not_offered(words)
    return counts


def _order(part: Order, words: list[str]) -> list[object]:
    at = [_index(word, part.options) for word in words]
    if sorted(at) != list(range(len(part.options))):
        raise _not_offered(words)
    return [part.options[i].value for i in at]


def _assign(part: Assign, words: list[str]) -> dict[str, object]:
    if words == ["none"]:
        return {}
    pairs = [(_at(part.options, a), _at(part.places, b)) for a, _, b in (w.partition("=") for w in words)]
    found = {str(thing): place for thing, place in pairs}
    if not found or len(found) < len(pairs):
        raise _not_offered(words)
    return found


def _route(part: Route, words: list[str]) -> list[list[str]]:
    if words == ["suggested"] and part.suggested:
        return [list(route) for route in part.suggested]
    found = [one.split() for one in " ".join(words).split(";")]
    known = {o.id for o in part.nodes} | {edge for edge, *_ in part.edges}
    if not words or len(found) > part.routes or not {id for one in found for id in one} <= known:
        raise _not_offered(words)
    return found


def _confirm(words: list[str]) -> bool:
    if words not in ([], ["yes"], ["y"], ["1"]):
        raise _not_offered(words)
    return True


def _only(words: list[str]) -> str:
    if len(words) != 1:
        raise _not_offered(words)
    return words[0]


def _index(word: str, things: Sequence[object]) -> int:
    n = whole(word)
    if not 1 <= n <= len(things):
        raise BadInput("not-offered", value=word)
    return n - 1


def _not_offered(words: list[str]) -> BadInput:
    return BadInput("not-offered", value=" ".join(words))
