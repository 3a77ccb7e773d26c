// Dragon Farkle without its cards, written the way boardgame.io 0.50 wants a game: the peer we measure ourselves beside.
// It borrows our scoring table, so what is compared is how choices, chance and state are handled.
import { createRequire } from 'node:module';
import {
  allScoring,
  EVENT_DIE,
  type EventFace,
  legalSets,
  type Pack,
  pack,
  sizeOf,
  soldiersFor,
} from '@wyrmtable/dragon-farkle';
import { swiftChance } from '@wyrmtable/kernel';
import type { Game, Move, State } from 'boardgame.io';

interface Hero {
  army: number;
  lair: boolean;
  wiped: boolean;
}

interface Table {
  heroes: Hero[];
  step: 'turn' | 'decide' | 'choose';
  action: 'recruit' | 'brawl' | 'finalBattle' | null;
  roller: number;
  target: number;
  attack: number;
  pending: number;
  left: number;
  mustRoll: boolean;
  dice: number[];
  face: EventFace;
  dealt: number;
  winner: number;
}

const heroOf = (G: Table, seat: number): Hero => {
  const hero = G.heroes[seat];
  if (hero === undefined) throw new RangeError(`seat ${seat}`);
  return hero;
};

function begin(G: Table, action: Table['action'], roller: number, left: number): void {
  G.action = action;
  G.roller = roller;
  G.pending = 0;
  G.left = left;
  G.mustRoll = true;
  G.step = 'decide';
}

function put(G: Table, set: Pack, value: number): void {
  G.pending += value;
  G.left -= sizeOf(set);
  if (G.left === 0) G.left = G.roller === G.target ? 5 : 6;
  G.step = 'decide';
  G.mustRoll = false;
}

type Events = Parameters<Extract<Move<Table>, (...args: never[]) => unknown>>[0]['events'];

function pass(G: Table, events: Events): void {
  G.step = 'turn';
  G.action = null;
  G.target = -1;
  G.dealt = 0;
  events.endTurn();
}

function done(G: Table, score: number, active: number, events: Events): void {
  if (G.action === 'recruit') {
    heroOf(G, active).army += score;
    pass(G, events);
  } else if (G.roller === active) {
    G.attack = score;
    begin(G, 'brawl', G.target, 5);
    events.setActivePlayers({ value: { [G.target]: 'defend' } });
  } else {
    if (G.attack !== score) {
      const [winner, loser] = G.attack > score ? [active, G.target] : [G.target, active];
      const taken = Math.min(Math.abs(G.attack - score), heroOf(G, loser).army);
      heroOf(G, loser).army -= taken;
      heroOf(G, winner).army += taken + 500;
    }
    pass(G, events);
  }
}

const recruit: Move<Table> = ({ G, ctx }) => {
  heroOf(G, Number(ctx.currentPlayer)).lair = false;
  begin(G, 'recruit', Number(ctx.currentPlayer), 6);
};

const brawl: Move<Table> = ({ G, ctx }, target: number) => {
  heroOf(G, Number(ctx.currentPlayer)).lair = false;
  G.target = target;
  begin(G, 'brawl', Number(ctx.currentPlayer), 6);
};

const finalBattle: Move<Table> = ({ G, ctx }) => {
  heroOf(G, Number(ctx.currentPlayer)).lair = true;
  begin(G, 'finalBattle', Number(ctx.currentPlayer), 6);
};

const stop: Move<Table> = ({ G, ctx, events }) => {
  done(G, G.pending, Number(ctx.currentPlayer), events);
};

const setAside: Move<Table> = ({ G }, set: Pack, double: boolean) => {
  put(G, set, soldiersFor(set) * (double ? 2 : 1));
};

const roll: Move<Table> = ({ G, ctx, random, events }) => {
  const active = Number(ctx.currentPlayer);
  G.dice = random.Die(6, G.left);
  G.face = EVENT_DIE[random.Die(6) - 1] ?? 'blank';
  const scoring = allScoring(pack(G.dice));
  if (G.action === 'finalBattle') {
    const hero = heroOf(G, active);
    G.dealt += G.face === 'dragon' ? 1 : G.face === 'rally' ? 2 : 0;
    if (G.dealt >= 3) {
      G.winner = active;
      events.endGame({ winner: ctx.currentPlayer });
      return;
    }
    if (scoring === 0 && G.face === 'blank') {
      pass(G, events);
      return;
    }
    hero.army = Math.max(0, hero.army - soldiersFor(scoring));
    G.left -= sizeOf(scoring);
    if (G.left === 0) G.left = 6;
    if (hero.army === 0) {
      hero.lair = false;
      pass(G, events);
    }
    return;
  }
  if (scoring === 0) {
    if (G.face === 'dragon') G.mustRoll = false;
    else done(G, 0, active, events);
  } else if (G.face === 'dragon') put(G, scoring, 0);
  else G.step = 'choose';
};

const farkleForBoardgameIo: Game<Table> = {
  setup: ({ ctx }) => ({
    heroes: Array.from({ length: ctx.numPlayers }, () => ({ army: 0, lair: false, wiped: false })),
    step: 'turn',
    action: null,
    roller: 0,
    target: -1,
    attack: 0,
    pending: 0,
    left: 6,
    mustRoll: true,
    dice: [],
    face: 'blank',
    dealt: 0,
    winner: -1,
  }),
  moves: { recruit, brawl, finalBattle, roll, stop, setAside },
  turn: { stages: { defend: {} } },
};

type Action = readonly [name: string, ...args: unknown[]];

/** Every legal move, as our own game lists them. */
function legal(G: Table, active: number): Action[] {
  if (G.step === 'choose') {
    const rewards = G.face === 'rally' ? [true, false] : [false];
    return legalSets(pack(G.dice)).flatMap((set) => rewards.map((double): Action => ['setAside', set, double]));
  }
  if (G.step === 'decide') return G.mustRoll || G.action === 'finalBattle' ? [['roll']] : [['roll'], ['stop']];
  const moves: Action[] = [['recruit']];
  const own = heroOf(G, active);
  G.heroes.forEach((hero, seat) => {
    if (seat !== active && !hero.lair) moves.push(['brawl', seat]);
  });
  if (own.army >= 5000 || (own.lair && own.army > 0)) moves.push(['finalBattle']);
  return moves;
}

interface Internal {
  InitializeGame(options: { game: Game<Table>; numPlayers: number }): State<Table>;
  CreateGameReducer(options: { game: Game<Table> }): (state: State<Table>, action: object) => State<Table>;
}

/** Plays whole matches by random legal moves through the reducer; gives decisions made among two or more. */
export function playBoardgameIo(games: number, seed: number): number {
  // boardgame.io ships its inner entry points as CommonJS folders.
  const { InitializeGame, CreateGameReducer } = createRequire(import.meta.url)('boardgame.io/internal') as Internal;
  const reduce = CreateGameReducer({ game: farkleForBoardgameIo });
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    const whim = swiftChance(seed + i);
    let state = InitializeGame({ game: { ...farkleForBoardgameIo, seed: String(seed + i) }, numPlayers: 2 });
    while (state.ctx.gameover === undefined) {
      const moves = legal(state.G, Number(state.ctx.currentPlayer));
      if (moves.length > 1) decisions++;
      const [type, ...args] = moves[whim.below(moves.length)] ?? ['roll'];
      const playerID = String(state.G.step === 'turn' ? state.ctx.currentPlayer : state.G.roller);
      const next = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials: null } });
      if (next._stateID === state._stateID) throw new Error(`boardgame.io refused ${type}`);
      state = next;
    }
  }
  return decisions;
}
