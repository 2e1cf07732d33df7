// Hol's der Geier as boardgame.io wants it: the rules of src/mauseloch/games/geier/rules.py.
const { INVALID_MOVE, Stage } = require('boardgame.io/core');

const CARDS = Array.from({ length: 15 }, (_, index) => index + 1);
const PRIZES = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const sum = (values) => values.reduce((total, value) => total + value, 0);

/** The highest bid that nobody else made takes the pot, below zero the lowest. */
function potTaker(pot, cards) {
  const alone = cards.filter((card) => cards.indexOf(card) === cards.lastIndexOf(card));
  if (!alone.length) return null;
  return cards.indexOf(sum(pot) >= 0 ? Math.max(...alone) : Math.min(...alone));
}

const bid = {
  move: ({ G, playerID }, card) => {
    if (G.bids[playerID] || !G.hands[playerID].includes(card)) return INVALID_MOVE;
    G.bids[playerID] = card;
  },
  client: false, // a client does not know enough to try it out by itself
  redact: true, // the log tells others that, but not what
  ignoreStaleStateID: true, // everybody bids at once
};

function turnUp({ G }) {
  G.prize = G.stack.pop() ?? null;
}

function reveal({ G }) {
  const cards = G.bids;
  const pot = [...G.carried, G.prize];
  const taker = potTaker(pot, cards);
  G.hands = G.hands.map((hand, seat) => hand.filter((card) => card !== cards[seat]));
  G.spent.push(cards);
  G.bids = cards.map(() => 0);
  G.carried = taker === null ? pot : [];
  G.prize = null;
  if (taker !== null) G.won[taker].push(...pot);
}

function outcome({ G }) {
  if (G.spent.length < CARDS.length) return undefined;
  const scores = G.won.map(sum);
  const alone = scores.filter((one) => scores.indexOf(one) === scores.lastIndexOf(one));
  const winning = Math.max(...(alone.length ? alone : scores));
  const winners = scores.flatMap((score, seat) => (score === winning ? [seat] : []));
  return { scores, winners };
}

/** What our own server shows of a state, field by field. */
function playerView({ G, playerID }) {
  const seat = playerID === null || playerID === undefined ? null : Number(playerID);
  const unplayed = G.hands.map((hand, owner) => hand.filter((card) => card !== G.bids[owner]));
  const over = G.spent.length === CARDS.length;
  return {
    seat,
    round: Math.min(15, G.spent.length + 1),
    hand: seat === null ? [] : unplayed[seat],
    bid: seat === null ? null : G.bids[seat] || null,
    has_bid: G.bids.map((one) => one !== 0),
    hand_size: unplayed.map((hand) => hand.length),
    carried: over ? [] : G.carried,
    prize: G.prize,
    stack_size: G.stack.length,
    spent: G.spent.slice(-1),
    won: G.won,
    scores: G.won.map(sum),
    discarded: over ? G.carried : [],
  };
}

exports.Geier = {
  name: 'geier',
  minPlayers: 2,
  maxPlayers: 5,
  disableUndo: true, // cheaper for it, and a bid is final anyway
  setup: ({ ctx, random }) => ({
    hands: Array.from({ length: ctx.numPlayers }, () => CARDS),
    bids: Array(ctx.numPlayers).fill(0),
    spent: [],
    stack: random.Shuffle(PRIZES),
    carried: [],
    prize: null,
    won: Array.from({ length: ctx.numPlayers }, () => []),
  }),
  turn: {
    activePlayers: { all: Stage.NULL, minMoves: 1, maxMoves: 1 },
    onBegin: turnUp,
    endIf: ({ G }) => G.bids.every((one) => one !== 0),
    onEnd: reveal,
  },
  moves: { bid },
  endIf: outcome,
  playerView,
};
