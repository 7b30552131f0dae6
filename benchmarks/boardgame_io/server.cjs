// boardgame.io's own server as its documentation starts it: matches are kept in memory. Arguments: port, boards of a match.
const { Server, Origins } = require("boardgame.io/server");
const { ticTacToe } = require("./game.cjs");

const [port, boards] = process.argv.slice(2).map(Number);
const server = Server({ games: [ticTacToe(boards)], origins: [Origins.LOCALHOST] });
server.run(port, () => process.stdout.write("listening\n"));
