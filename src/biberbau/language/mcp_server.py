"""``biberbau mcp``: tools by which an assistant reads rules and plays, for any client of the Model Context Protocol.

An assistant plays its own seat against bots, in this process. Tools answer with text from that seat's view; each bot at
the other seats decides from views as well, so no use of the tools reveals anything hidden.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import wraps
from typing import TYPE_CHECKING, Any, ParamSpec

from .. import __version__
from ..errors import BiberbauError, MissingExtraError
from ..games import kind
from ..games.common.view.shown import shown, shown_ids
from ..games.common.view.shown import spoken as spoken_instead
from ..kernel.options import Option, parse_pairs
from ..match import Game
from . import rulebook
from .tables import STORY_LINES, TableRoom
from .texts import SAYS, spoken
from .tool_arguments import fitted

try:
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
except ModuleNotFoundError as error:
    raise MissingExtraError("mcp") from error

if TYPE_CHECKING:
    from .remote import Door, RemoteTable

OPPONENT = "keen"
"""The default bot."""

Given = ParamSpec("Given")


def told(function: Callable[Given, Awaitable[str]]) -> Callable[Given, Awaitable[str]]:
    """Biberbau's own errors reach the assistant unchanged: they say what would be right."""

    @wraps(function)
    async def answered(*given: Given.args, **named: Given.kwargs) -> str:
        try:
            return await function(*given, **named)
        except BiberbauError as error:
            raise ToolError(str(error)) from error

    return answered


def server(lang: str = "en", door: Door | None = None) -> MCPServer[Any]:
    """The server with all tools; ``lang``: the default language of the tools.

    ``door``: a running server of biberbau at whose tables the assistant may sit down; without one these tools are
    missing.
    """
    made = _Server(lang)
    room = TableRoom(lang)
    offered: list[tuple[object, Mapping[str, str]]] = [(Tools(room, lang), TOOLS)]
    if door is not None:
        offered.append((TablesThere(room, door, lang), TOOLS_THERE))
    for tools, keys in offered:
        for name, key in keys.items():
            made.offer(name, getattr(tools, name), SAYS(lang, key))
    return made


class _Server(MCPServer[Any]):
    """The SDK's server, which passes unknown arguments on; here they are checked first."""

    def __init__(self, lang: str) -> None:
        super().__init__(
            "biberbau", instructions=SAYS(lang, "mcp-instructions"), version=__version__, log_level="WARNING"
        )
        self._lang = lang
        self._offered: dict[str, Callable[..., Awaitable[str]]] = {}

    def offer(self, name: str, function: Callable[..., Awaitable[str]], description: str) -> None:
        """Add a tool that answers with text and takes the arguments of this function and no others."""
        self._offered[name] = function
        self.add_tool(told(function), name=name, description=description, structured_output=False)

    async def list_tools(self) -> list[Any]:
        """The tools, each with a schema that allows no further arguments."""
        found = await super().list_tools()
        for tool in found:
            tool.input_schema["additionalProperties"] = False
        return found

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        """Call a tool by name; the answer says what is wrong with the arguments."""
        if function := self._offered.get(name):
            try:
                arguments = fitted(function, name, arguments, self._lang)
            except BiberbauError as error:
                raise ToolError(str(error)) from error
        return await super().call_tool(name, arguments, context)


TOOLS = SAYS.family(
    "mcp",
    (
        *("list_games", "read_rules", "open_table", "look", "act", "story", "history", "list_tables"),
        *("replay", "leave"),
    ),
)
"""The description of each tool, for the assistant."""

TOOLS_THERE = SAYS.family("mcp", ("find_tables", "join_table", "open_table_there", "start_table"))
"""The same for tables of a server."""


class Tools:
    """The tools. Their signatures are what clients see."""

    def __init__(self, room: TableRoom, lang: str) -> None:
        self._room = room
        self._lang = lang

    async def list_games(self, game: str = "") -> str:
        """All games in a line each, or one with its options."""
        if game:
            return self._described(game)
        lines = []
        for game_id in shown_ids():
            words, lang = shown(game_id).words, spoken_instead(game_id, self._lang)
            low, high = kind(game_id).players
            lines.append(
                SAYS(
                    self._lang,
                    "game-line",
                    game=game_id,
                    title=words.title(lang),
                    low=low,
                    high=high,
                    tagline=words.tagline(lang),
                )
            )
        return "\n".join(lines)

    def _described(self, game_id: str) -> str:
        """A game with its options."""
        words, lang = shown(kind(game_id).id).words, spoken_instead(game_id, self._lang)
        told = [self._option(game_id, option, lang) for option in kind(game_id).options]
        return "\n".join([f"{game_id}: {words.title(lang)}. {words.tagline(lang)}", *told])

    def _option(self, game_id: str, option: Option, lang: str) -> str:
        words = shown(game_id).words
        return SAYS(
            self._lang,
            "option-line",
            name=option.name,
            default=str(option.default).lower() if option.kind == "bool" else str(option.default),
            expected=option.expected,
            label=words.option_name(option.name, lang),
            help=words.option_help(option.name, lang),
        )

    async def read_rules(
        self, game: str, chapter: str = "", search: str = "", full: bool = False, lang: str = ""
    ) -> str:
        """The rules that fit into a prompt, all, one chapter, or what a search finds."""
        asked = spoken(kind(game).id, lang) if lang else spoken_instead(game, self._lang)
        if search:
            return rulebook.search(game, search, asked)
        if chapter:
            return rulebook.chapter(game, chapter, asked)
        text = rulebook.rules_text(Game.of(game), asked, "full" if full else "summary")
        headings = ", ".join(name for name in rulebook.chapters(shown(game).words.rules(asked)) if name)
        return f"{text}\n\n{SAYS(self._lang, 'rules-chapters', chapters=headings)}"

    async def open_table(
        self,
        game: str,
        players: int | None = None,
        opponents: list[str] | None = None,
        options: dict[str, str | int | bool] | None = None,
        seat: int = 0,
        lang: str = "",
    ) -> str:
        """Deal a game against bots and take a seat."""
        asked = spoken(kind(game).id, lang) if lang else spoken_instead(game, self._lang)
        given = _options(game, options)
        if players is not None:
            given["players"] = players
        elif opponents and len(opponents) > 1:
            given["players"] = len(opponents) + 1
        table = await asyncio.to_thread(self._room.open, game, given, opponents or [OPPONENT], seat, asked)
        opened = SAYS(
            self._lang,
            "table-opened",
            table=table.id,
            title=shown(game).words.title(asked),
            players=table.game.players,
            colour=table.seated.called,
            commitment=table.match.commitment,
        )
        return f"{opened}\n\n{await table.look()}"

    async def look(self, table: str = "", wait: float = 0) -> str:
        """The table as the assistant's seat sees it."""
        return await self._room.at(table).look(wait)

    async def act(self, answer: str, table: str = "") -> str:
        """Play one of the options."""
        return await self._room.at(table).act(answer)

    async def story(self, table: str = "", last: int = STORY_LINES) -> str:
        """What has happened so far."""
        return await self._room.at(table).story(last)

    async def history(self, table: str = "", since: int = -1) -> str:
        """The same as data."""
        return await self._room.at(table).history(since)

    async def list_tables(self) -> str:
        """Where the assistant sits."""
        return self._room.listed()

    async def replay(self, table: str = "") -> str:
        """A finished game as a document."""
        return await self._room.at(table).replay()

    async def leave(self, table: str = "") -> str:
        """Get up from a table."""
        return await self._room.leave(table)


def _options(game: str, given: Mapping[str, str | int | bool] | None) -> dict[str, object]:
    """The options that an assistant gives; numbers and booleans may come as text."""
    found: dict[str, object] = {}
    for name, value in (given or {}).items():
        found |= (
            parse_pairs(kind(game).options, [f"{name}={value}"]) if isinstance(value, str) else {name: value}
        )
    return found


class TablesThere:
    """Tools for tables of a running server, at which people sit, too."""

    def __init__(self, room: TableRoom, door: Door, lang: str) -> None:
        self._room, self._door, self._lang = room, door, lang

    async def find_tables(self, game: str = "") -> str:
        """Tables with a free seat."""
        return await self._door.listed(game)

    async def join_table(
        self, table: str = "", code: str = "", seat: int | None = None, lang: str = ""
    ) -> str:
        """Sit down at somebody's table."""
        return await self._sits(await self._door.joined(table, code, seat, lang or self._lang))

    async def open_table_there(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, str | int | bool] | None = None,
        lang: str = "",
    ) -> str:
        """Open a table at which people can sit down."""
        given = _options(game, options)
        if players is not None:
            given["players"] = players
        table = await self._door.opened(kind(game).id, given, lang or self._lang)
        address = SAYS(self._lang, "table-address", address=self._door.address(table.id))
        return f"{address}\n\n{await self._sits(table)}"

    async def _sits(self, table: RemoteTable) -> str:
        self._room.add(table)
        return await table.look()

    async def start_table(self, table: str = "", fill: str = "") -> str:
        """Begin at the assistant's own table."""
        found = self._room.at(table)
        start = getattr(found, "start", None)
        if start is None:
            raise ToolError(SAYS(self._lang, "started-already", table=found.id))
        begun: str = await start(fill)
        return begun
