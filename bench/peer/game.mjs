// @ts-nocheck: its packages are installed by the benchmark alone
/**
 * The Bucket King (docs/rules/bucket-king.md: one round, no table options) for boardgame.io, written the way its guide
 * asks for: moves change `G` in place, refuse with INVALID_MOVE, and end their turn; phases and turn order are declared.
 */
import { ActivePlayers, INVALID_MOVE, PlayerView } from 'boardgame.io/dist/cjs/core.js';

const SUITS = ['horse', 'bull', 'sheep', 'pig', 'chicken'];
const COPIES = [0, 2, 3, 3, 3, 3, 3, 3, 2];
const ROWS = [5, 4, 3, 2, 1];
const PLAN = [[1, 0, 0, 0, 1], [2, 1, 2, 2], [3, 3, 3], [4, 4], [4]];

function fullDeck() {
  const deck = [];
  for (const suit of SUITS) {
    for (let value = 1; value <= 8; value += 1) {
      for (let copy = 0; copy < COPIES[value]; copy += 1) deck.push({ suit, value });
    }
  }
  return deck;
}

/** A hand: the values of each suit, from the lowest. */
function handOf(cards) {
  const hand = { horse: [], bull: [], sheep: [], pig: [], chicken: [] };
  for (const { suit, value } of cards) hand[suit].push(value);
  for (const suit of SUITS) hand[suit].sort((a, b) => a - b);
  return hand;
}

function setup({ ctx, random }) {
  const deck = random.Shuffle(fullDeck());
  const players = {};
  const pyramids = {};
  for (let seat = 0; seat < ctx.numPlayers; seat += 1) {
    players[seat] = { hand: handOf(deck.splice(0, 12)), pyramid: null };
    pyramids[seat] = null;
  }
  return { secret: { deck }, players, pyramids, discard: [], trick: null, turn: 0, out: [], result: null };
}

/** The pyramid our game suggests for this hand: strong suits at the bottom. */
function suggestion(hand) {
  const strength = SUITS.map((suit) => hand[suit].reduce((sum, value) => sum + value * 100 + 1, 0));
  const order = SUITS.map((_, at) => at).sort((a, b) => strength[b] - strength[a] || a - b);
  return PLAN.map((row) => row.map((rank) => SUITS[order[rank]]));
}

function build({ G, playerID }, pyramid) {
  const player = G.players[playerID];
  if (player.pyramid !== null || pyramid.length !== ROWS.length) return INVALID_MOVE;
  const used = { horse: 0, bull: 0, sheep: 0, pig: 0, chicken: 0 };
  for (let row = 0; row < ROWS.length; row += 1) {
    if (pyramid[row].length !== ROWS[row]) return INVALID_MOVE;
    for (const suit of pyramid[row]) used[suit] += 1;
  }
  if (SUITS.some((suit) => used[suit] !== 3)) return INVALID_MOVE;
  player.pyramid = pyramid;
}

function drawCard(G, playerID, random) {
  if (G.secret.deck.length === 0) {
    if (G.discard.length === 0) return;
    G.secret.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
  const { suit, value } = G.secret.deck.pop();
  const values = G.players[playerID].hand[suit];
  let at = values.length;
  while (at > 0 && values[at - 1] > value) at -= 1;
  values.splice(at, 0, value);
}

/** The next seat clockwise whose pyramid stands. */
function nextSeat(G, ctx, seat) {
  let next = (seat + 1) % ctx.numPlayers;
  while (G.out.includes(next)) next = (next + 1) % ctx.numPlayers;
  return next;
}

function play({ G, ctx, playerID, random }, suit, values) {
  const { trick } = G;
  if (values.length < 1 || values.length > 3 || !SUITS.includes(suit)) return INVALID_MOVE;
  if (trick !== null && trick.suit !== suit) return INVALID_MOVE;
  const pile = trick?.piles.find((each) => each.playerID === playerID);
  const sum = values.reduce((all, value) => all + value, pile?.sum ?? 0);
  if (trick !== null && sum <= trick.toBeat) return INVALID_MOVE;
  const left = [...G.players[playerID].hand[suit]];
  for (const value of values) {
    const at = left.indexOf(value);
    if (at < 0) return INVALID_MOVE;
    left.splice(at, 1);
  }
  G.players[playerID].hand[suit] = left;
  if (trick === null) {
    G.trick = { suit, toBeat: sum, piles: [{ playerID, values, sum }] };
  } else {
    trick.toBeat = sum;
    if (pile) {
      pile.values.push(...values);
      pile.sum = sum;
    } else {
      trick.piles.push({ playerID, values, sum });
    }
  }
  drawCard(G, playerID, random);
  G.turn = nextSeat(G, ctx, Number(playerID));
}

function isSplitBy(pyramid, row, place) {
  return row === 0 && Boolean(pyramid[0][place - 1]) && Boolean(pyramid[0][place + 1]);
}

function has(pyramid, suit) {
  return pyramid.some((row) => row.includes(suit));
}

function giveWay({ G, ctx, playerID }, row, place, keep) {
  const { trick } = G;
  const pyramid = G.pyramids[playerID];
  const bucket = pyramid[row]?.[place];
  if (trick === null || !bucket) return INVALID_MOVE;
  if (bucket !== trick.suit && has(pyramid, trick.suit)) return INVALID_MOVE;
  if (isSplitBy(pyramid, row, place) !== (keep === 'left' || keep === 'right')) return INVALID_MOVE;
  pyramid[row][place] = null;
  if (keep === 'left') pyramid[0].fill(null, place + 1);
  if (keep === 'right') pyramid[0].fill(null, 0, place);
  for (let up = 1; up < ROWS.length; up += 1) {
    const below = pyramid[up - 1];
    const here = pyramid[up];
    for (let at = 0; at < ROWS[up]; at += 1) {
      if (here[at] !== null && (below[at] === null || below[at + 1] === null)) here[at] = null;
    }
  }
  for (const { values } of trick.piles) for (const value of values) G.discard.push({ suit: trick.suit, value });
  G.trick = null;
  G.turn = Number(playerID);
  if (pyramid[0].every((each) => each === null)) goOut(G, ctx, playerID);
}

function goOut(G, ctx, playerID) {
  const { hand } = G.players[playerID];
  for (const suit of SUITS) {
    for (const value of hand[suit]) G.discard.push({ suit, value });
    hand[suit] = [];
  }
  G.out.push(Number(playerID));
  if (G.out.length < (ctx.numPlayers <= 4 ? 1 : 2)) {
    G.turn = nextSeat(G, ctx, Number(playerID));
    return;
  }
  const buckets = ctx.playOrder.map((id) => G.pyramids[id].flat().filter((each) => each !== null).length);
  const most = Math.max(...buckets);
  G.result = { buckets, winners: ctx.playOrder.filter((id) => buckets[id] === most) };
}

/** All different moves of one player. */
function enumerate(G, ctx, playerID) {
  const { hand } = G.players[playerID];
  if (ctx.phase === 'building') return [{ move: 'build', args: [suggestion(hand)] }];
  const moves = [];
  const { trick } = G;
  if (trick === null) {
    for (const suit of SUITS) addPlays(moves, suit, hand[suit], 1);
    return moves;
  }
  const lying = trick.piles.find((pile) => pile.playerID === playerID)?.sum ?? 0;
  addPlays(moves, trick.suit, hand[trick.suit], trick.toBeat + 1 - lying);
  const pyramid = G.pyramids[playerID];
  const colour = has(pyramid, trick.suit) ? trick.suit : null;
  for (let row = 0; row < ROWS.length; row += 1) {
    for (let place = 0; place < ROWS[row]; place += 1) {
      const bucket = pyramid[row][place];
      if (bucket === null || (colour !== null && bucket !== colour)) continue;
      if (isSplitBy(pyramid, row, place)) {
        moves.push({ move: 'giveWay', args: [row, place, 'left'] }, { move: 'giveWay', args: [row, place, 'right'] });
      } else {
        moves.push({ move: 'giveWay', args: [row, place, null] });
      }
    }
  }
  return moves;
}

/** Adds every different set of one to three of these sorted values that sums up to at least `lowest`. */
function addPlays(moves, suit, values, lowest) {
  for (let i = 0; i < values.length; i += 1) {
    const a = values[i];
    if (i > 0 && values[i - 1] === a) continue;
    if (a >= lowest) moves.push({ move: 'play', args: [suit, [a]] });
    for (let j = i + 1; j < values.length; j += 1) {
      const b = values[j];
      if (j > i + 1 && values[j - 1] === b) continue;
      if (a + b >= lowest) moves.push({ move: 'play', args: [suit, [a, b]] });
      for (let k = j + 1; k < values.length; k += 1) {
        const c = values[k];
        if (k > j + 1 && values[k - 1] === c) continue;
        if (a + b + c >= lowest) moves.push({ move: 'play', args: [suit, [a, b, c]] });
      }
    }
  }
}

/** The game, as boardgame.io wants it. */
export const BucketKing = {
  name: 'bucket-king',
  minPlayers: 2,
  maxPlayers: 6,
  // Our kernel keeps no undo in its state, so the peer need not either.
  disableUndo: true,
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  phases: {
    building: {
      start: true,
      moves: { build },
      turn: { activePlayers: ActivePlayers.ALL_ONCE },
      endIf: ({ G, ctx }) => ctx.playOrder.every((id) => G.players[id].pyramid !== null),
      onEnd: ({ G, ctx }) => {
        for (const id of ctx.playOrder) {
          G.pyramids[id] = G.players[id].pyramid;
          G.players[id].pyramid = null;
        }
      },
      next: 'tricks'
    },
    tricks: {
      moves: { play, giveWay },
      turn: {
        minMoves: 1,
        maxMoves: 1,
        order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn }
      }
    }
  },
  endIf: ({ G }) => G.result ?? undefined,
  ai: { enumerate }
};
