/**
 * One side of the comparison in a process of its own, so that neither disturbs the other's heap and compiled code.
 * node side.mjs <module with a playGame> [game, where the module plays several]; asked by messages `{ ms }`, it answers with `Round`s.
 */

/** @typedef {{ moves: number, listed: number, left: number }} Played one game: moves played and listed, buckets left */
/** @typedef {(number: number, choose: (count: number) => number) => Played} PlayGame plays the game of this number */
/** @typedef {{ speed: number, played: Played[] }} Round moves per second of processor time, and the games */

/**
 * The random policy, the same for both sides: Mulberry32.
 * @param {number} seed
 * @returns {(count: number) => number} one of so many, each as likely as the other
 */
function policy(seed) {
  let state = seed | 0;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
}

const [module = '', id] = process.argv.slice(2);
const found = /** @type {{ playGame: PlayGame, playerOf?: (id: string) => PlayGame }} */ (await import(module));
const playGame = id === undefined || found.playerOf === undefined ? found.playGame : found.playerOf(id);
const choose = policy(1);
let games = 0;

/**
 * Whole games until the time is over. Counts the processor's time, not the clock's: what else the machine does
 * meanwhile is no one's fault.
 * @param {number} ms
 * @returns {Round}
 */
function play(ms) {
  /** @type {Played[]} */
  const played = [];
  let moves = 0;
  const from = process.cpuUsage();
  for (;;) {
    games += 1;
    const game = playGame(games, choose);
    moves += game.moves;
    played.push(game);
    const { user, system } = process.cpuUsage(from);
    if (user + system >= ms * 1000) return { speed: (moves * 1e6) / (user + system), played };
  }
}

process.on('message', (/** @type {{ ms: number }} */ { ms }) => process.send?.(play(ms)));
process.send?.('ready');
