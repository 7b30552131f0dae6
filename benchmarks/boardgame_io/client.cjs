// Matches between two clients of the official package, one move after the other, as many as the server makes.
//
// Arguments: port, boards of a match, tables, seconds to warm up, seconds to measure. It says "begin" and "end" on lines
// of their own, each with what has been counted until then, and in the end the milliseconds from a move to its
// acknowledgement and to the other player's client.
const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { ticTacToe } = require("./game.cjs");

const [port, boards, tables, warmup, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const game = ticTacToe(boards);
const lobby = new LobbyClient({ server });
const counted = { moves: 0, seen: 0, matches: 0 };
const acknowledged = [];
const shown = [];
let opened = 0;
let measuring = false;

// A player's client keeps its connection from one match to the next. `heard`: the last position that the server sent;
// what a client shows before that is its own guess.
function player(playerID) {
  const client = Client({ game, playerID, multiplayer: SocketIO({ server }), debug: false });
  client.heard = -1;
  client.start();
  client.transport.socket.on("update", (matchID, state) => {
    if (matchID !== client.matchID) return;
    client.heard = state._stateID;
    client.listener?.(state);
  });
  client.transport.socket.on("sync", (matchID, { state }) => {
    if (matchID !== client.matchID) return;
    client.heard = state._stateID;
    client.listener?.(state);
  });
  return client;
}

async function sitDown(clients) {
  const { matchID } = await lobby.createMatch(game.name, { numPlayers: clients.length });
  for (const client of clients) {
    const { playerCredentials } = await lobby.joinMatch(game.name, matchID, {
      playerID: client.playerID,
      playerName: `player ${client.playerID}`,
    });
    client.heard = -1;
    client.credentials = playerCredentials;
    client.transport.credentials = playerCredentials;
    client.updateMatchID(matchID);
  }
}

async function match(clients) {
  await sitDown(clients);
  await new Promise((over) => {
    let at = 0;
    let posted = 0;
    let mover = null;
    const heard = (client) => (state) => {
      if (mover !== null && state._stateID > at) {
        const took = performance.now() - posted;
        counted.seen += 1;
        if (measuring) (client === mover ? acknowledged : shown).push(took);
      }
      if (clients.some((one) => one.heard !== state._stateID)) return;
      if (mover !== null) counted.moves += 1;
      if (state.ctx.gameover) {
        counted.matches += 1;
        over();
        return;
      }
      const free = state.G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
      at = state._stateID;
      mover = clients[Number(state.ctx.currentPlayer)];
      posted = performance.now();
      mover.moves.clickCell(free[Math.floor(Math.random() * free.length)]);
    };
    for (const client of clients) client.listener = heard(client);
    const first = clients[0].getState();
    if (first && clients.every((one) => one.heard === first._stateID)) heard(clients[0])(first);
  });
}

async function table() {
  const clients = [player("0"), player("1")];
  await Promise.all(clients.map((client) => new Promise((met) => client.transport.socket.on("connect", met))));
  opened += 1;
  for (;;) await match(clients);
}

const later = (time) => new Promise((done) => setTimeout(done, 1000 * time));
// Resolves when all of it has been taken: a pipe takes 64 KiB at once, and what is left is lost if the process ends.
const say = (what, more = {}) => new Promise((done) => {
  const { user, system } = process.cpuUsage();
  const told = { what, at: performance.now() / 1000, ...counted, cpu: (user + system) / 1e6, ...more };
  process.stdout.write(`${JSON.stringify(told)}\n`, done);
});

async function main() {
  for (let number = 0; number < tables; number += 1) table().catch(broken);
  while (opened < tables) await later(0.05);
  await later(warmup);
  measuring = true;
  await say("begin");
  await later(seconds);
  measuring = false;
  await say("end", { acknowledged, shown });
  process.exit(0);
}

function broken(error) {
  process.stderr.write(`${error.stack ?? error}\n`);
  process.exit(1);
}

main().catch(broken);
