// Tic-tac-toe, the example game of boardgame.io's documentation. `boards`: how many are played in one match; the
// documentation plays one.
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) => [...line].map(Number));

const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
const full = (cells) => cells.every((cell) => cell !== null);

exports.ticTacToe = (boards) => ({
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null), left: boards }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      if (G.left > 1 && (won(G.cells) || full(G.cells))) {
        G.cells = Array(9).fill(null);
        G.left -= 1;
      }
    },
  },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    if (full(G.cells)) return { draw: true };
  },
});
