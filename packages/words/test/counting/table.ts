// A table on which one effect of a card is carried out by the engine, with so much of everything that it may count.
import { NEW_STATUSES } from '@wyrmtable/adventures';
import { type Effect, HEROES, type Hero, STATUSES } from '@wyrmtable/dice-throne';
import { choose, gainCp, undefendable } from '@wyrmtable/dice-throne/content';
import {
  addShelf,
  begin,
  COMMON_CARDS,
  compile,
  type Library,
  newPlayer,
  newTable,
  run,
  statusNumber,
  type ThroneState,
} from '@wyrmtable/dice-throne/lead';
import { swiftChance } from '@wyrmtable/kernel';

/** How much there is of everything; `theirs` is the one other player's, whatever an effect calls that player. */
export interface World {
  readonly dice: readonly number[];
  readonly own: Readonly<Record<string, number>>;
  readonly theirs: Readonly<Record<string, number>>;
  readonly cp: number;
  readonly health: number;
  readonly given: number;
  readonly rolls: number;
}

export const ALL_STATUSES = [...STATUSES, ...NEW_STATUSES];
/** Does nothing but ask, so that the engine stands still behind what is looked at. */
const STOP = choose([], []);
const FULL = 60;
const CP = 15;
/** The attack that is raised. */
const RAISED = 1;
/** Who plays what belongs to nobody, and the other one. */
export const SOMEBODY = HEROES[0] as Hero;

let kept = 0;
const KEPT = new Map<string, Library>();
addShelf({ libraryIfAny: (key) => KEPT.get(key), inUse: () => [...KEPT.values()].reverse(), boxes: () => [] });

export interface Prepared {
  /** What it moves: damage, health, CP, cards, tokens or dice. */
  readonly run: (world: World) => number;
  /** How many tokens of the status that board holds: its own, or the other one's. */
  readonly limit: (status: string, seat: 0 | 1) => number;
}

/** Repeated things are counted by something that can be seen. */
const seen = (effect: Effect): Effect => (effect.verb === 'repeat' ? { ...effect, effects: [gainCp(1)] } : effect);

const speaksOf = (effect: Effect, whom: string): boolean =>
  JSON.stringify({ ...effect, effects: [] }).includes(`"${whom}"`);

/** The effect as it would be carried out by that board. */
export function prepared(board: Hero | null, effect: Effect): Prepared {
  const { library, addScene } = compile({
    statuses: ALL_STATUSES,
    common: COMMON_CARDS,
    heroes: [board ?? SOMEBODY, SOMEBODY],
    further: [],
    amendments: new Set(),
  });
  const of = { library: `counting ${kept++}` };
  KEPT.set(of.library, library);
  const raises = effect.verb === 'add-damage';
  const { sequence } = addScene(
    'counting',
    [...(raises ? [undefendable(RAISED)] : []), seen(effect), STOP],
    board === null ? -1 : 0,
  );
  const blow = addScene('blow', [undefendable(FULL), STOP], 1).sequence;
  const defends = effect.verb === 'prevent' || speaksOf(effect, 'attacker');

  function state(): ThroneState {
    const chance = swiftChance(1);
    const deck = library.cards.map(({ number }) => number);
    const players = [0, 1].map((hero) => newPlayer(of, { hero, dial: hero, team: hero, deck }, chance));
    const table = newTable(of, 'duel', players, [FULL, FULL]);
    return Object.assign(table, { step: 'targeted', active: defends ? 1 : 0, target: defends ? 0 : 1, order: [0, 1] });
  }

  /** Everything that an effect could have moved, as one number. */
  function moved(table: ThroneState, rolled: number): number {
    const [own, other] = table.players;
    if (own === undefined || other === undefined) throw new RangeError('nobody sits there');
    switch (effect.verb) {
      case 'damage':
      case 'add-damage':
        return table.pools.reduce((sum, { base, plus }) => sum + base + plus, 0);
      case 'prevent':
        return table.pools.reduce((sum, { minus }) => sum + minus, 0);
      case 'heal':
        return table.healing[0] ?? 0;
      case 'steal-health':
        return -(table.health[1] ?? 0);
      case 'gain-cp':
      case 'repeat':
        return own.cp;
      case 'lose-cp':
        return -other.cp;
      case 'draw':
        return own.hand.length;
      case 'roll':
        return rolled;
      case 'gain':
      case 'inflict':
      case 'lose-token': {
        const status = statusNumber(of, effect.status);
        const held = (own.tokens[status] ?? 0) + (other.tokens[status] ?? 0);
        return effect.verb === 'lose-token' ? -held : held;
      }
      default:
        throw new RangeError(`nobody looks at what “${effect.verb}” moves`);
    }
  }

  return {
    limit: (status, seat) => library.limits[seat]?.[statusNumber(of, status)] ?? 0,
    run(world) {
      const table = state();
      const chance = swiftChance(1);
      const play = { state: table, chance, emit: null };
      const [own, other] = table.players;
      if (own === undefined || other === undefined) throw new RangeError('nobody sits there');
      own.cp = world.cp;
      other.cp = CP;
      table.health[0] = world.health;
      table.rolls = world.rolls;
      table.dice = [...world.dice];
      for (const [status, held] of Object.entries(world.own)) own.tokens[statusNumber(of, status)] = held;
      for (const [status, held] of Object.entries(world.theirs)) other.tokens[statusNumber(of, status)] = held;
      if (defends) {
        begin(table, blow, 1, 'ability', 0);
        run(play);
        table.stack.pop();
        table.asking = null;
      }
      const before = moved(table, 0);
      const frame = begin(table, sequence, 0, defends ? 'passive' : 'ability', 0);
      frame.picked = 1;
      frame.given = world.given;
      if (effect.verb !== 'roll') frame.dice = [...world.dice];
      run(play);
      if (table.asking !== 'option' || table.stack.at(-1) !== frame)
        throw new RangeError(`“${effect.verb}” asks for ${table.asking}`);
      return moved(table, frame.dice.length) - before - (raises ? RAISED : 0);
    },
  };
}
