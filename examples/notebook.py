"""A notebook: one game looked at, thousands played, and what they say about the first move.

    marimo edit examples/notebook.py       in the browser, every cell reacting to what is changed
    python examples/notebook.py            as a script
    marimo export html examples/notebook.py -o notebook.html

Needs marimo and nothing else besides biberbau. Its pictures are SVG, drawn here and by the game itself.
"""

# mypy: ignore-errors
import marimo

app = marimo.App(app_title="biberbau in a notebook")


@app.cell
def _():
    import marimo as mo
    import numpy as np

    import biberbau
    from biberbau.envs import batch, drawing
    from biberbau.lab import arena

    return arena, batch, biberbau, drawing, mo, np


@app.cell
def _(biberbau, mo):
    games = mo.ui.dropdown(sorted(biberbau.game_ids()), value="beasty_bar", label="Game")
    plies = mo.ui.slider(0, 40, value=12, label="Moves played")
    mo.vstack([mo.md("# One game, looked at"), mo.hstack([games, plies], justify="start")])
    return games, plies


@app.cell
def _(biberbau, drawing, games, mo, plies):
    match = biberbau.Match(biberbau.game(games.value), seed=7)
    for _ in range(plies.value):
        if not match.over:
            match.play(match.legal()[-1])
    seat = match.to_act or 0
    legal = [action.notation for action in match.view(seat).legal]
    mo.vstack(
        [
            mo.md(
                f"What seat {seat} sees, and nothing else. It may: {', '.join(f'`{name}`' for name in legal)}"
            ),
            mo.Html(drawing.svg(match.view(seat))),
        ]
    )
    return


@app.cell
def _(arena, batch, biberbau, games, np):
    def first_moves(count: int = 2000, seed: int = 1):
        """Wins of seat 0 by its first action, in ``count`` games in which everybody plays at random."""
        many = batch.Batch(biberbau.game(games.value), count, seed, autoreset="disabled", opponents="random")
        players, table = many.game.players, many.game.kind.actions
        first = many.sample().copy()
        many.step(first)
        total = many.rewards[:, 0].copy()
        while (many.actors >= 0).any():
            many.step(many.sample())
            total += many.rewards[:, 0]
        shares = (total * (players - 1) + 1) / players  # of the victory, see docs/envs
        found = []
        for action in np.unique(first).tolist():
            standing = arena.Standing(table[action].notation)
            for share in shares[first == action].tolist():
                standing.add(share, 0)
            found.append(standing)
        return sorted(found, key=lambda one: -one.win_rate)[:12], 1 / players

    return (first_moves,)


@app.cell
def _(first_moves, games, mo):
    found, par = first_moves()
    left, wide, high = 130, 420, 26

    def bar(row, standing):
        low, top = (left + wide * bound for bound in standing.ci95)
        y, end = high * row + 30, left + wide * standing.win_rate
        return (
            f'<text x="{left - 8}" y="{y + 13}" text-anchor="end">{standing.bot}</text>'
            f'<rect x="{left}" y="{y}" width="{end - left:.1f}" height="16" fill="#7a5230"/>'
            f'<path d="M{low:.1f} {y + 8}H{top:.1f}" stroke="#d08a2e" stroke-width="3"/>'
            f'<text x="{top + 8:.1f}" y="{y + 13}">{standing.win_rate:.0%} of {standing.games}</text>'
        )

    line = left + wide * par
    bars = "".join(bar(row, standing) for row, standing in enumerate(found))
    bottom = high * len(found) + 36
    chart = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 {bottom}" role="img" width="680"'
        f' font-family="sans-serif" font-size="13" fill="currentColor"><title>Wins by first move</title>'
        f'{bars}<path d="M{line:.1f} 22V{bottom - 4}" stroke="currentColor" stroke-dasharray="4 3"/>'
        f'<text x="{line:.1f}" y="16" text-anchor="middle">as good as everybody</text></svg>'
    )
    mo.vstack(
        [
            mo.md(f"# Thousands, played\nSeat 0's wins in {games.value} by its first move, all seats at random. "
                  "The bright line is the 95 % interval."),
            mo.Html(chart),
        ]
    )  # fmt: skip
    return


if __name__ == "__main__":
    app.run()
