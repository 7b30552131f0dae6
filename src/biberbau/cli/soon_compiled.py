"""A game at the terminal that can begin at once: its rules run as Python while another process compiles them."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

from ..games import kind
from ..kernel.at_once import call_compiled, call_in_python, fetching


class SoonCompiled:
    """The rules and bots of a game while they are compiled.

    ``reason``: why compiling failed, "" as long as it has not.
    """

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        self.reason = ""
        self.over = threading.Event()
        """Compiling has ended, or failed."""
        self._rules = Path(str(kind(game_id).rules.__file__))
        self._process: subprocess.Popen[str] | None = None

    @property
    def ready(self) -> bool:
        """Whether bots can play as strongly as elsewhere."""
        return self.over.is_set() and not self.reason

    def begin(self) -> None:
        """Play as Python from now on, and compile. Ctrl-C at the terminal does not reach the compiling process."""
        call_in_python(self._rules)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "biberbau.warm", self.game_id],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        threading.Thread(target=self._wait, args=(self._process,), daemon=True).start()

    def _wait(self, process: subprocess.Popen[str]) -> None:
        try:
            lines = process.communicate()[1].strip().splitlines()
            if process.returncode:
                self.reason = lines[-1] if lines else f"exit status {process.returncode}"
                return
            from ..warm import warm_bots, warm_rules  # imported only where somebody waits for it

            with fetching():
                warm_rules(self.game_id)
                warm_bots(self.game_id)
            call_compiled(self._rules)
        except Exception as error:  # a compiler can raise anything; the game goes on without it
            self.reason = str(error) or type(error).__name__
        finally:
            self.over.set()

    def end(self) -> None:
        """The game is over: stop compiling."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self.over.wait()
