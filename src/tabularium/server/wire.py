"""What is said over the wire, as types: requests are checked against them, the API's document is made of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Text40 = Annotated[str, Meta(max_length=40)]
Text100 = Annotated[str, Meta(max_length=100)]
Value = bool | int | Text100
Index = Annotated[int, Meta(ge=0, le=1_000_000)]
ClientId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$", description="chosen by the client, once per gesture")]


class Asked(Struct, forbid_unknown_fields=True):
    """The body of a request."""


class SeatAsked(Asked):
    """Who shall sit there."""

    kind: Literal["me", "here", "friend", "bot"]
    name: Text40 | None = None
    bot: Text40 | None = None


class ClockAsked(Asked):
    """Thinking time: a bank for the whole match, and what every turn adds to it."""

    bank_s: Annotated[int, Meta(ge=10, le=604_800)]
    increment_s: Annotated[int, Meta(ge=0, le=86_400)] = 0


class NewMatch(Asked):
    game: Text40
    seats: Annotated[list[SeatAsked], Meta(max_length=12)]
    options: Annotated[dict[Text40, Value], Meta(max_length=40)] = {}
    clock: ClockAsked | None = None
    hints: Annotated[
        bool | None, Meta(description="May people ask for hints? By default where one person plays alone against bots.")
    ] = None


class Join(Asked):
    token: Annotated[Text100 | None, Meta(description="Not needed by programs: theirs is in the header.")] = None
    name: Text40 | None = None


class Play(Asked):
    action: Annotated[str, Meta(max_length=200)]
    index: Index
    client_id: ClientId


class AskHint(Asked):
    index: Index


class Undo(Asked):
    index: Index


class Consent(Asked):
    agree: bool
    index: Index


class Say(Asked):
    seat: Annotated[int, Meta(ge=0, le=20)]
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Upload(Asked):
    record: Annotated[str, Meta(max_length=500_000)]
    mode: Literal["continue", "watch"]
    seats: Annotated[list[SeatAsked], Meta(max_length=12)] | None = None


class Nothing(Asked):
    """An empty object, or no body at all."""


# ---------------------------------------------------------------------- answers


class Problem(Struct):
    type: str
    sentence: str
    clause: str | None
    index: int | None
    detail: Annotated[str | None, Meta(description="For whoever writes a client; in English.")] = None


class Refused(Struct):
    error: Problem


class Labelled(Struct):
    id: str
    name: str


class OptionValue(Struct):
    value: bool | int | str
    label: str


class OptionCard(Struct):
    id: str
    name: str
    about: str
    default: bool | int | str
    values: list[OptionValue]


class GameCard(Struct):
    id: str
    name: str
    about: str
    credits: str
    seats: list[int]
    options: list[OptionCard]
    bots: list[Labelled]
    has_feats: bool


class Created(Struct):
    match: str
    links: dict[str, str]
    watch: str


class Joined(Struct):
    match: str
    seat: int | None


class Played(Struct):
    index: int


class UndoAnswer(Struct):
    index: int | None = None
    asked: bool | None = None


class Link(Struct):
    link: str


class SeatSummary(Struct):
    name: str
    kind: str


class MySeatMatch(Struct):
    match: str
    game: str
    name: str
    seats: list[SeatSummary]
    mine: list[int]
    to_decide: int | None
    my_turn: bool
    is_over: bool
    index: int
    updated: float


class Player(Struct):
    name: str
    kind: str
    bot: str | None
    is_program: Annotated[bool, Meta(description="Somebody's program sits here, by its link.")]
    colour: str
    shape: str
    letter: str
    is_connected: bool
    is_taken: bool
    clock_ms: int | None
    timed_out: bool
    hints: Annotated[int, Meta(description="How many hints the seat has asked for.")]


class ChoiceShown(Struct):
    action: str
    label: str


class RefusedShown(Struct):
    action: str
    label: str
    clause: str
    sentence: str


class HintAnswer(Struct):
    is_ready: bool


class Advised(Struct):
    """An option, with what may be expected of it, knowing only what the seat knows."""

    action: str
    label: str
    chance: Annotated[float, Meta(description="From 0 (lost) to 1 (won).")]
    percent: str
    standing: str


class Hint(Struct):
    """What Imperator would do, best first; empty as long as it thinks."""

    is_ready: bool
    fault: Annotated[str, Meta(description="Why there is no answer, if the program has failed.")]
    level: Annotated[int, Meta(description="How many of the first options are about as good as the first.")]
    options: list[Advised]


class UndoAsked(Struct):
    by: int
    index: int
    agreed: list[int]
    moves: Annotated[list[str], Meta(description="The lines of the log that would go.")]


class UndoRefused(Struct):
    """Told to whoever asked, until the next move."""

    by: int
    index: int


class ChatLine(Struct):
    by: int
    name: str
    text: str
    at: Annotated[str, Meta(description="ISO 8601, UTC")]


class Note(Struct):
    """What befell a seat beside the game."""

    seat: int
    kind: Literal["timed_out", "returned"]
    text: str
    at: Annotated[str, Meta(description="ISO 8601, UTC")]


class Picture(Struct):
    viewBox: str
    defs: str
    order: list[str]
    set: dict[str, str]


class Category(Struct):
    category: str
    label: str
    points: list[int]


class FeatShown(Struct):
    id: str
    name: str
    about: str


class Earned(Struct):
    match: str
    at: float


class FeatKept(FeatShown):
    earned: Earned | None


class FeatsOfGame(Struct):
    game: str
    name: str
    feats: list[FeatKept]


class Over(Struct):
    scores: list[int]
    winners: list[int]
    places: list[int]
    breakdown: list[Category]
    feats: list[list[FeatShown]]
    remark: str


class OptionShown(Struct):
    name: str
    label: str


class PanelInWords(Struct):
    id: str
    title: str
    seat: int | None
    lines: list[str]


class Gauge(Struct):
    """The choices ``verb:least`` to ``verb:most`` of one decision as one scale."""

    verb: str
    name: str
    least: int
    most: int
    start: int
    unit: str
    words: tuple[str, str, str]


class Aim(Struct):
    """Numbers that are asked for one after the other, this decision's first: one action for each of the gauges."""

    gauges: list[Gauge]
    deed: str
    hint: str


class Turn(Struct):
    """One way round of a piece: its cells as rows and columns."""

    id: str
    name: str
    cells: list[tuple[int, int]]


class Ground(Struct):
    """A grid where a piece can be laid."""

    id: str
    name: str
    rows: int
    columns: int


class Lay(Struct):
    """A piece of several cells to be laid: the choices are its places, written as ``action`` says."""

    action: str
    turns: list[Turn]
    grounds: list[Ground]
    deed: str
    hint: str
    symbol: str


class Table(Struct):
    """The table as one seat sees it."""

    match: str
    game: str
    seat: int | None
    lang: str
    layout: str
    rev: int
    index: int
    is_over: bool
    commitment: str
    seed: str | None
    players: list[Player]
    to_decide: int | None
    my_turn: bool
    prompt: str
    choices: list[ChoiceShown]
    refused: list[RefusedShown]
    aim: Aim | None
    lay: Lay | None
    can_hint: bool
    hint: Hint | None
    can_undo: bool
    can_ask_undo: bool
    undo_asked: UndoAsked | None
    undo_refused: UndoRefused | None
    log: list[str]
    log_from: int
    since: int
    chat: list[ChatLine]
    notes: list[Note]
    picture: Picture
    over: Over | None
    rematch: str | None
    options: list[OptionShown]
    rules_prefix: str
    is_host: bool


class Replay(Struct):
    """The table as it was; ``moments`` are the lengths of the record at which somebody was to decide."""

    match: str
    game: str
    seat: int | None
    lang: str
    layout: str
    index: int
    is_over: bool
    players: list[Player]
    to_decide: int | None
    prompt: str
    log: list[str]
    log_from: int
    picture: Picture
    over: Over | None
    length: int
    event_at: int
    moments: list[int]


class Reviewed(Struct):
    """One decision: what was taken, what Imperator would have done, and the chance of winning with each."""

    index: int
    place: Annotated[int, Meta(description="Its number among the seat's choices, from 1.")]
    number: Annotated[int, Meta(description="Its place among the positions of the replay.")]
    prompt: str
    taken: ChoiceShown
    best: ChoiceShown
    chance: float
    chance_taken: float
    percent: str
    percent_taken: str
    fallen: Annotated[str, Meta(description="How much of the chance was lost.")]
    lost: Annotated[str, Meta(description="How many points were lost.")]
    verdict: Annotated[
        Literal["same", "lost", "fine", "open"],
        Meta(description="`open`: a brief look has seen a loss, but no closer one was taken."),
    ]


class Review(Struct):
    """A seat's decisions as far as they were looked at; `slips` are the indices of the worst ones, the worst first."""

    match: str
    game: str
    seat: int
    lang: str
    is_asked: bool
    is_ready: bool
    fault: Annotated[str, Meta(description="Why it goes no further, if the program has failed.")]
    done: int
    total: int
    length: int
    choices: Annotated[int, Meta(description="How many decisions of the seat left a choice.")]
    result: Annotated[
        float,
        Meta(description="How it ended for the seat: 1 won, 0.5 shared, 0 lost; solo games: the points, on `scale`."),
    ]
    scale: Annotated[
        tuple[float, float] | None,
        Meta(description="Solo games: `chance` says where between these two the points in prospect lie."),
    ]
    players: list[Player]
    seats: list[int]
    decisions: list[Reviewed]
    slips: list[int]


class Log(Struct):
    log: list[str]
    log_from: int


class Section(Struct):
    id: str
    title: str
    level: int


class Rules(Struct):
    html: str
    sections: list[Section]


Anything = dict[str, Any]
