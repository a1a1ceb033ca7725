"""The menu: a new match, or a saved one."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

import tabularium
from tabularium.bots.strengths import STRENGTHS
from tabularium.cli.session import Sitter, new_session
from tabularium.cli.storage import Saved, load, saved_matches
from tabularium.cli.terminal.dialogs import Naming, Notice
from tabularium.cli.terminal.hall import Hall
from tabularium.cli.terminal.helping import menu_help
from tabularium.cli.terminal.rules import Rules
from tabularium.cli.terminal.theme import BRONZE, DUST, GOLD, MARBLE, seat_colour
from tabularium.cli.terminal.words import bot_about, bot_name, word
from tabularium.core.display import SEAT_SHAPES
from tabularium.core.errors import TabulariumError
from tabularium.core.game import Game, Value
from tabularium.core.words import LANGUAGES

_TITLE = "T A B V L A R I V M"
_APART = ("language", "start")
USUAL = "centurio"
"""The bot that fills seats until another is chosen."""
"""Lines of the form with a rule above them."""


@dataclass(frozen=True, slots=True)
class Field:
    """A line of the form: what it is called, what it is now, and what that means."""

    id: str
    label: Text
    value: Text
    about: str


class Menu(Hall):
    """Arrows up and down move, left and right change, Enter begins."""

    BINDINGS = [
        Binding("left", "change(-1)"),
        Binding("right", "change(1)"),
        Binding("s", "start"),
        Binding("r", "rules"),
        Binding("l", "language"),
        Binding("h", "help"),
        Binding("q,escape", "leave"),
    ]
    keys = (
        ("← →", "key.change", "screen.change(1)"),
        ("s", "key.start", "screen.start"),
        ("Tab", "key.switch", "app.focus_next"),
        ("r", "key.rules", "screen.rules"),
        ("l", "key.language", "screen.language"),
        ("h", "key.help", "screen.help"),
        ("q", "key.leave", "screen.leave"),
    )

    def __init__(self) -> None:
        super().__init__()
        self._games = tabularium.games()
        self._number = 0
        self._sitters: list[Sitter] = []
        self._options: dict[str, Value] = {}
        self._saved: list[Saved] = []
        self._take_game(0)

    @property
    def _game(self) -> Game:
        return self._games[self._number]

    def _take_game(self, number: int) -> None:
        self._number = number % len(self._games)
        bots = [Sitter(USUAL)] * (min(self._game.seats) - 1)
        self._sitters = [Sitter(), *bots]
        self._options = self._game.settle_options({})

    def contents(self) -> ComposeResult:
        yield Static(id="menu-title", markup=False)
        with Horizontal(id="menu"):
            with Vertical(id="menu-new", classes="framed"):
                yield OptionList(id="form")
            with Vertical(id="menu-saved", classes="framed"):
                yield OptionList(id="saved")
        yield Static(id="about", markup=False)

    def entered(self) -> None:
        self.query_one("#form").focus()

    def on_screen_resume(self) -> None:
        if self.is_mounted:
            self.show_words()  # a match may have been saved meanwhile

    # ------------------------------------------------------------------ showing

    def reword(self) -> None:
        title = Text.assemble((_TITLE, f"bold {GOLD}"), "\n", (self.word("menu.subtitle"), BRONZE), justify="center")
        self.query_one("#menu-title", Static).update(title)
        self.query_one("#menu-new").border_title = self.word("menu.new")
        self.query_one("#menu-saved").border_title = self.word("menu.saved")
        self._show_form()
        self._show_saved()

    def fields(self) -> list[Field]:
        """The form as it stands."""
        game, lang = self._game, self.lang
        fields = [
            self._field("game", self.word("menu.game"), game.names[lang], f"{game.about[lang]} ({game.credits})"),
            self._field(
                "seats",
                self.word("menu.seats"),
                str(len(self._sitters)),
                self.word("menu.about.seats", ", ".join(str(count) for count in game.seats)),
            ),
        ]
        fields += [self._seat_field(seat) for seat in range(len(self._sitters))]
        for option in game.options:
            said = option.labels[self._options[option.id]][lang]
            fields.append(self._field(f"option-{option.id}", option.names[lang], said, option.about[lang]))
        language = self.word("menu.language")
        fields.append(self._field("language", language, self.word("language"), self.word("menu.about.language")))
        start = Text(self.word("menu.start"), style=f"bold {GOLD}")
        fields.append(Field("start", start, Text(), self.word("menu.about.start")))
        return fields

    def _field(self, name: str, label: str, value: str, about: str) -> Field:
        return Field(name, Text(label, style=MARBLE), Text(f"‹ {value} ›", style=f"bold {GOLD}"), about)

    def _seat_field(self, seat: int) -> Field:
        sitter, game = self._sitters[seat], self._game
        own = game.wording.player_name(seat, self.lang)
        mark = SEAT_SHAPES[seat % len(SEAT_SHAPES)]
        label = Text(f"  {mark} {own}", style=seat_colour(game, seat))
        if sitter.bot:
            value, about = bot_name(sitter.bot, self.lang), bot_about(sitter.bot, self.lang)
            about = self.word("menu.about.bot", about)
        else:
            value, about = sitter.name or self.word("menu.person"), self.word("menu.about.person")
        return Field(f"seat-{seat}", label, Text(f"‹ {value} ›", style=f"bold {GOLD}"), about)

    def _show_form(self) -> None:
        form = self.query_one("#form", OptionList)
        kept = form.highlighted_option.id if form.highlighted_option is not None else "start"
        fields = self.fields()
        width = max(len(field.label.plain) for field in fields) + 2
        form.clear_options()
        for field in fields:
            if field.id in _APART:
                form.add_option(None)
            label = field.label.copy()
            label.pad_right(width - len(label.plain))
            form.add_option(Option(Text.assemble(label, field.value), id=field.id))
        ids = [field.id for field in fields]
        form.highlighted = ids.index(kept) if kept in ids else len(ids) - 1
        self._tell_about()

    def _show_saved(self) -> None:
        listing = self.query_one("#saved", OptionList)
        kept = listing.highlighted
        self._saved = saved_matches()
        listing.clear_options()
        for saved in self._saved:
            listing.add_option(self._saved_line(saved))
        if not self._saved:
            listing.add_option(Option(Text(self.word("menu.none"), style=DUST), disabled=True))
        else:
            listing.highlighted = min(kept or 0, len(self._saved) - 1)

    def _saved_line(self, saved: Saved) -> Option:
        moment = saved.moment.strftime("%Y-%m-%d %H:%M")
        if not saved.game:
            told = (self.word("menu.damaged"), "#f08a70")
            return Option(Text.assemble(told, "  ", (moment, BRONZE), (f"\n  {saved.path.stem}", DUST)))
        known = {game.id: game.names[self.lang] for game in self._games}
        people = [
            sitter.name or (bot_name(sitter.bot, self.lang) if sitter.bot else self.word("menu.person"))
            for sitter in saved.sitters
        ]
        line = Text.assemble((known.get(saved.game, saved.game), f"bold {MARBLE}"), "  ", (moment, BRONZE))
        if saved.is_over:
            line.append(f"  {self.word('menu.over')}", DUST)
        line.append("\n  " + ", ".join(people), DUST)
        return Option(line)

    def _tell_about(self) -> None:
        about = ""
        if self.query_one("#saved").has_focus and self._saved:
            saved = self._saved[self.query_one("#saved", OptionList).highlighted or 0]
            key = "resume" if saved.game and not saved.is_over else "over" if saved.game else "damaged"
            about = self.word(f"menu.about.{key}")
        else:
            form = self.query_one("#form", OptionList)
            fields = self.fields()
            if form.highlighted is not None:
                about = fields[min(form.highlighted, len(fields) - 1)].about
        self.query_one("#about", Static).update(Text(about, style=MARBLE))

    def on_option_list_option_highlighted(self) -> None:
        self._tell_about()

    def on_descendant_focus(self) -> None:
        self._tell_about()

    # ------------------------------------------------------------------ changing

    def action_change(self, by: int) -> None:
        form = self.query_one("#form", OptionList)
        option = form.highlighted_option
        if form.has_focus and option is not None and option.id is not None:
            self._change(option.id, by)

    def _change(self, name: str, by: int) -> None:
        kind, _, rest = name.partition("-")
        if kind == "game":
            self._take_game(self._number + by)
        elif kind == "seats":
            counts = self._game.seats
            self._seat(counts[(counts.index(len(self._sitters)) + by) % len(counts)])
        elif kind == "seat":
            seat = int(rest)
            kinds = ["", *STRENGTHS]
            there = self._sitters[seat]
            self._sitters[seat] = Sitter(kinds[(kinds.index(there.bot) + by) % len(kinds)], there.name)
        elif kind == "option":
            option = next(option for option in self._game.options if option.id == rest)
            place = option.values.index(self._options[rest])
            self._options[rest] = option.values[(place + by) % len(option.values)]
        elif kind == "language":
            languages = list(LANGUAGES)
            self.hall.speak(languages[(languages.index(self.lang) + by) % len(languages)])
            return
        else:
            return
        self._show_form()

    def _seat(self, count: int) -> None:
        last = self._sitters[-1]
        filler = Sitter(last.bot or USUAL)
        self._sitters = (self._sitters + [filler] * count)[:count]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list.id == "saved":
            self._resume(event.option_index)
            return
        name = event.option_id or ""
        if name == "start":
            self.action_start()
        elif name.startswith("seat-") and self._sitters[int(name[5:])].is_person:
            self._ask_name(int(name[5:]))
        else:
            self._change(name, 1)

    def _ask_name(self, seat: int) -> None:
        def named(name: str | None) -> None:
            if name is not None:
                self._sitters[seat] = Sitter("", name)
                self._show_form()

        hint = self._game.wording.player_name(seat, self.lang)
        self.app.push_screen(Naming(self.word("menu.name", seat + 1), self._sitters[seat].name, hint), named)

    # ------------------------------------------------------------------ leaving

    def action_start(self) -> None:
        try:
            # a bot keeps no person's name
            sitters = [sitter if sitter.is_person else Sitter(sitter.bot) for sitter in self._sitters]
            session = new_session(self._game, sitters, self.lang, None, self._options)
        except TabulariumError as error:
            self.app.push_screen(Notice(self.word("notice"), error.sentence(self.lang), self.lang))
            return
        self.hall.sit_down(session)

    def _resume(self, number: int) -> None:
        saved = self._saved[number]
        try:
            session = load(saved.path)
        except TabulariumError as error:
            self.app.push_screen(Notice(saved.path.name, error.sentence(self.lang), self.lang))
            return
        if session.match.is_over:
            self.hall.show_replay(session.match, [sitter.name for sitter in session.sitters])
        else:
            self.hall.speak(session.lang)
            self.hall.sit_down(session)

    def action_rules(self) -> None:
        self.app.push_screen(Rules(self._game))

    def action_help(self) -> None:
        text = menu_help(self.keys, SEAT_SHAPES[0], self.lang)
        self.app.push_screen(Notice(word("help.title", self.lang), text, self.lang))
