"""The table: what lies there, what is asked, what may be chosen, what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import monotonic

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import Static
from textual.worker import get_current_worker

from tabularium.bots import Bot
from tabularium.bots.advice import Advice
from tabularium.bots.advising import advised
from tabularium.cli.session import Session
from tabularium.cli.terminal.cards import card, wrapped
from tabularium.cli.terminal.choices import Choices
from tabularium.cli.terminal.curtain import Curtain
from tabularium.cli.terminal.dialogs import Ask, Notice, Reason, WhyNot
from tabularium.cli.terminal.ending import Ending
from tabularium.cli.terminal.hall import Hall
from tabularium.cli.terminal.helping import table_help
from tabularium.cli.terminal.hinting import Hint
from tabularium.cli.terminal.rules import Rules
from tabularium.cli.terminal.scale import numbers_of
from tabularium.cli.terminal.sheet import Sheet
from tabularium.cli.terminal.tableau import Chronicle, Tableau
from tabularium.cli.terminal.theme import BRONZE, CLAY, DUST, GOLD, MARBLE, NIGHT, SHADE, seat_colour
from tabularium.cli.terminal.words import bot_name
from tabularium.core.agenda import Action
from tabularium.core.display import seat_mark
from tabularium.core.errors import CannotUndo
from tabularium.core.match import Choice, Match
from tabularium.core.rulebook import Rulebook


class Table(Hall):
    """A match being played at this keyboard."""

    BINDINGS = [
        Binding("u", "undo"),
        Binding("question_mark", "why"),
        Binding("i", "hint"),
        Binding("r", "rules"),
        Binding("l", "language"),
        Binding("h", "help"),
        Binding("q", "quit"),
        Binding("pageup", "scroll_board(-1)", priority=True),
        Binding("pagedown", "scroll_board(1)", priority=True),
    ]
    keys = (
        ("u", "key.undo", "screen.undo"),
        ("?", "key.why", "screen.why"),
        ("i", "key.hint", "screen.hint"),
        ("r", "key.rules", "screen.rules"),
        ("l", "key.language", "screen.language"),
        ("PgUp/Dn", "key.scroll", "screen.scroll_board(1)"),
        ("h", "key.help", "screen.help"),
        ("q", "key.quit", "screen.quit"),
    )

    class BotChose(Message):
        """A bot has made up its mind."""

        def __init__(self, turn: int, action: Action) -> None:
            super().__init__()
            self.turn = turn
            self.action = action

    class Advised(Message):
        """Imperator has said what it would do."""

        def __init__(self, turn: int, advice: Sequence[Advice]) -> None:
            super().__init__()
            self.turn = turn
            self.advice = advice

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        people = session.people
        self._viewer: int | None = people[0] if len(people) == 1 else None
        self._turn = 0  # which thought a bot's answer belongs to: an undo makes it stale
        self._hint_turn = 0  # for which of these thoughts a hint is awaited
        self._is_covered = False
        self._kind = ""  # of the decision that is shown
        self._quiet_until = 0.0

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the table is shown; None: through nobody's."""
        return self._viewer

    @property
    def session(self) -> Session:
        return self._session

    @property
    def _match(self) -> Match:
        return self._session.match

    def contents(self) -> ComposeResult:
        yield Static(id="bar", markup=False, classes="bar")
        with Horizontal(id="table"):
            yield Tableau(id="tableau")
            with Vertical(id="side"):
                yield Sheet(id="question")
                yield Choices(id="choices")
                yield Chronicle(id="chronicle")

    def entered(self) -> None:
        self.query_one("#choices").focus()
        self._advance()

    # ------------------------------------------------------------------ showing

    def reword(self) -> None:
        session, lang = self._session, self.lang
        session.lang = lang
        names = session.names(lang)
        self._show_bar()
        if self._is_covered:
            return
        self._show_question(names)
        self._show_table(self._match)
        since = session.marks[self._viewer] if self._viewer is not None else None
        self.query_one(Chronicle).show(self._match.log(self._viewer, lang, names), lang, since)

    def _show_table(self, match: Match) -> None:
        roomy = self.app.size.width >= 150 and self.app.size.height >= 45
        self.query_one(Tableau).show(match, self._viewer, self._session.names(self.lang), self.lang, roomy)

    def resized(self) -> None:
        self.reword()

    def _show_bar(self) -> None:
        """Who sits here; in a narrow window without our name, then without the bots' names."""
        room = self.app.size.width - 2
        for brand, bots in ((True, True), (False, True), (False, False)):
            text = self._bar(brand, bots)
            if text.cell_len <= room:
                break
        self.query_one("#bar", Static).update(text)

    def _bar(self, brand: bool, bots: bool) -> Text:
        game, names = self._session.game, self._session.names(self.lang)
        text = Text.assemble(("TABVLARIVM", f"bold {GOLD}"), ("  ▏ ", CLAY)) if brand else Text()
        text.append(game.names[self.lang], f"bold {MARBLE}")
        for seat, sitter in enumerate(self._session.sitters):
            text.append("  ▏ " if brand else "  ", CLAY)
            text.append(f"{seat_mark(seat, names).text[0]} {names[seat]}", seat_colour(game, seat))
            if sitter.bot and bots:
                text.append(f" {bot_name(sitter.bot, self.lang)}", DUST)
        return text

    def _asked(self) -> Choice | None:
        """The decision, if it is for the person who is looking."""
        decision = self._match.decision
        if decision is None or self._is_covered or decision.seat != self._viewer:
            return None
        return decision

    def _show_question(self, names: list[str]) -> None:
        match, lang = self._match, self.lang
        decision, asked = match.decision, self._asked()
        choices = self.query_one(Choices)
        self._be_quiet(asked.kind if asked is not None else "")
        if asked is not None:
            self._pose(asked, names)
            numbers = numbers_of([str(option) for option in asked.options])
            if numbers is not None:
                beyond = self.word("scale.beyond", numbers[0], numbers[-1])
                choices.offer_scale(numbers, asked.labels(lang), self.word("scale.hint"), beyond)
            else:
                refused = [asked.label(refusal.action, lang) for refusal in match.why_not(lang, names)]
                choices.offer(asked.labels(lang), refused, self.word("table.refused"))
        elif decision is None:
            self._ask(self.word("table.over"), self.word("table.over_hint"), BRONZE)
            choices.offer([self.word("table.show_result")])
        else:
            said = match.game.wording.waiting(match.view(self._viewer)["table"], lang, names)
            bot = self._session.sitters[decision.seat].bot
            if bot:
                thinking = self.word("table.thinking", names[decision.seat], bot_name(bot, lang))
                said = f"{said}\n{thinking} …"
            self._ask(self.word("table.waiting"), said, CLAY)
            choices.offer([])

    def _pose(self, asked: Choice, names: list[str]) -> None:
        """The question itself, and that Imperator thinks about it if it was asked to."""
        alone = len(self._session.people) == 1
        title = self.word("table.asked_alone") if alone else self.word("table.asked", names[asked.seat])
        said = asked.prompt(self.lang)
        if self._hint_turn == self._turn:
            said = f"{said}\n{self.word('hint.thinking')}"
        self._ask(title, said, seat_colour(self._match.game, asked.seat))

    def _be_quiet(self, kind: str) -> None:
        """After another kind of question no choice is taken for a moment: it was meant for the one before."""
        if kind != self._kind:
            self._kind = kind
            self._quiet_until = monotonic() + self.hall.quiet

    def _ask(self, title: str, sentence: str, accent: str) -> None:
        ink = MARBLE if accent == CLAY else NIGHT
        heading = Text(title, style=f"bold {ink}")

        def drawn(width: int) -> list[Text]:
            body = wrapped(Text(sentence, style=f"bold {MARBLE}"), width - 2)
            return card(heading, body, width, accent, SHADE)

        self.query_one("#question", Sheet).show(drawn)

    # ------------------------------------------------------------------ the course of play

    def _advance(self) -> None:
        """See who is to decide now: a person who looks, one who must first be let in, or a bot."""
        self._turn += 1
        self.hall.save(self._session)
        decision = self._match.decision
        if decision is None:
            self._finish()
            return
        bot = self._session.bot(decision.seat)
        if bot is None and decision.seat != self._viewer:
            self._draw_curtain(decision.seat)
            return
        self.reword()
        if bot is not None:
            self._let_think(bot, decision.seat)

    def _let_think(self, bot: Bot, seat: int) -> None:
        twin = self._match.copy()  # its own, so that the table can be read meanwhile
        think = partial(self._think, bot, twin, seat, self._turn)
        self.run_worker(think, thread=True, exclusive=True, group="bots")

    def _think(self, bot: Bot, match: Match, seat: int, turn: int) -> None:
        worker = get_current_worker()
        begin = monotonic()
        action = bot.choose(match, seat)
        self.hall.leaving.wait(max(0.0, self.hall.pause - (monotonic() - begin)))
        if not worker.is_cancelled:
            self.post_message(self.BotChose(turn, action))

    def on_table_bot_chose(self, event: BotChose) -> None:
        if event.turn == self._turn and self._match.decision is not None:
            self._session.play(event.action)
            self._advance()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        decision = self._match.decision
        if decision is None:
            self._finish()
            return
        asked = self._asked()
        if asked is None or self.is_too_small or monotonic() < self._quiet_until:
            return
        if event.offer != self.query_one(Choices).offers:
            return
        if event.entry.is_refused:
            self._tell_why(event.entry.number)
        else:
            self._session.play(asked.options[event.entry.number])
            self._advance()

    def on_choices_moved(self, event: Choices.Moved) -> None:
        """While a number is set and another one follows, the table shows what this one would mean."""
        asked, aim = self._asked(), self._match.game.aim
        if asked is None or aim is None or event.offer != self.query_one(Choices).offers:
            return
        set_together = aim(self._match.view(asked.seat)["table"], self.lang)
        if set_together is not None and len(set_together.gauges) > 1:
            imagined = self._match.copy()
            imagined.play(asked.options[event.entry.number])
            self._show_table(imagined)

    def on_key(self, event: events.Key) -> None:
        if event.character and not self.is_too_small and self.query_one(Choices).press(event.character):
            event.stop()

    # ------------------------------------------------------------------ hints

    def action_hint(self) -> None:
        asked = self._asked()
        if asked is None or self._hint_turn == self._turn:
            return
        self._hint_turn = self._turn
        self._pose(asked, self._session.names(self.lang))
        think = partial(self._advise, self._match.copy(), asked.seat, self._turn)
        self.run_worker(think, thread=True, exclusive=True, group="hints")

    def _advise(self, match: Match, seat: int, turn: int) -> None:
        worker = get_current_worker()
        advice = advised(match, seat, self.hall.hint_bot)
        if not worker.is_cancelled:
            self.post_message(self.Advised(turn, advice))

    def on_table_advised(self, event: Advised) -> None:
        asked = self._asked()
        if event.turn != self._turn or asked is None:
            return  # the decision is gone
        self._hint_turn = 0
        self._pose(asked, self._session.names(self.lang))

        def answered(action: Action | None) -> None:
            now = self._asked()
            if action is not None and now is not None and action in now.options:
                self.query_one(Choices).go_to(now.options.index(action))

        self.app.push_screen(Hint(asked, self._match.seats, event.advice, self.lang), answered)

    # ------------------------------------------------------------------ the curtain

    def _draw_curtain(self, seat: int) -> None:
        """Take everything away that only the last one may see, then cover the rest as well."""
        self._viewer = None
        self._is_covered = True
        self.app.clear_notifications()
        self.query_one(Choices).offer([])
        self.query_one("#question", Sheet).show(None)
        self.query_one(Tableau).clear()
        self.query_one(Chronicle).clear()

        def uncover(_: bool | None) -> None:
            self._is_covered = False
            self._viewer = seat
            self._advance()

        self.app.push_screen(Curtain(seat), uncover)

    # ------------------------------------------------------------------ the end

    def _finish(self) -> None:
        if len(self._session.people) > 1:
            self._viewer = None  # whoever is at the keyboard, the others stand around it
        self.reword()
        self.app.push_screen(Ending(), self._after_the_end)

    def _after_the_end(self, what: str | None) -> None:
        if what == "rematch":
            self.hall.play_again(self._session)
        elif what == "menu":
            self.hall.go_to_menu()

    # ------------------------------------------------------------------ keys

    def action_undo(self) -> None:
        session = self._session
        try:
            earlier = session.taken_back()
        except CannotUndo as error:
            self.app.push_screen(Notice(self.word("undo.title"), error.sentence(self.lang), self.lang))
            return
        seat = self._viewer
        if seat is not None and not session.needs_consent(seat):
            self._take_back()
            return
        self._turn += 1  # a bot that is thinking now is not listened to while the question stands
        decision = earlier.decision
        assert decision is not None
        key = "undo.alone" if len(session.people) == 1 else "undo.together"
        question = self.word(key, session.names(self.lang)[decision.seat])

        def answered(yes: bool | None) -> None:
            if yes:
                self._take_back()
            else:
                self._advance()

        self.app.push_screen(Ask(self.word("undo.title"), question, self.lang), answered)

    def _take_back(self) -> None:
        self._session.match = self._session.taken_back()
        self._advance()

    def action_why(self) -> None:
        entry = self.query_one(Choices).current
        self._tell_why(entry.number if entry is not None and entry.is_refused else 0)

    def _tell_why(self, first: int) -> None:
        asked = self._asked()
        if asked is None:
            return
        lang, names = self.lang, self._session.names(self.lang)
        reasons = [
            Reason(asked.label(refusal.action, lang), refusal.sentence, refusal.clause)
            for refusal in self._match.why_not(lang, names)
        ]
        if not reasons:
            self.app.push_screen(Notice(self.word("why.title"), self.word("why.nothing"), lang))
            return

        def opened(clause: str | None) -> None:
            if clause:
                self.app.push_screen(Rules(self._session.game, clause))

        self.app.push_screen(WhyNot(reasons, first, Rulebook(self._session.game, lang), lang), opened)

    def action_rules(self) -> None:
        self.app.push_screen(Rules(self._session.game))

    def action_help(self) -> None:
        mark = seat_mark(0, self._session.names(self.lang)).text
        self.app.push_screen(Notice(self.word("help.title"), table_help(self.keys, mark, self.lang), self.lang))

    def action_scroll_board(self, pages: int) -> None:
        self.query_one(Tableau).scroll_board(pages)

    def action_quit(self) -> None:
        self.hall.save_and_leave()
