// Fights of an adventure on which a wanted moment has just come for the first seat: found by playing from fixed seeds.
import { type AdventureView, adventures, LOOT } from '@wyrmtable/adventures';
import { isArena, toArena } from '@wyrmtable/adventures/inside';
import { adventuresBots } from '@wyrmtable/bots/adventures';
import { type Kind, kindOf, type WindowCause } from '@wyrmtable/dice-throne';
import type { Choice, Happening, SeatRecord } from '@wyrmtable/kernel';
import type { KeptTable } from './kept.ts';
import { tableWhere } from './search.ts';

interface Position {
  readonly view: AdventureView;
  /** What the first seat may choose at the arena; empty while it is not asked there. */
  readonly choices: readonly Choice[];
  /** What the last answer has brought about. */
  readonly events: readonly Happening[];
}
type Wanted = (position: Position) => boolean;

const offers = ({ choices }: Position, ...kinds: readonly Kind[]) =>
  kinds.every((kind) => choices.some((choice) => kindOf(choice) === kind));
const inWindow = ({ view, choices }: Position, cause: WindowCause) => view.arena.window === cause && choices.length > 1;
const engaged = ({ view }: Position) => view.arena.players[0]?.faces !== null && view.enemies.length > 0;
const kept = ({ events }: Position) => events.filter(({ kind }) => kind === 'kept').length;
const stands = (view: AdventureView, seat: number) => (view.arena.health[view.arena.players[seat]?.dial ?? 0] ?? 0) > 0;

const LOOT_IDS: ReadonlySet<string> = new Set(LOOT.map(({ card }) => card.id));
const holdsLoot = ({ view }: Position) =>
  view.arena.hands.some(({ seat, cards }) => seat === 0 && cards.some((card) => LOOT_IDS.has(card)));

const isHand = (event: Happening) =>
  event.kind === 'status' &&
  'status' in event &&
  event.status === 'kings-hand' &&
  'change' in event &&
  event.change === -1;

export const MOMENTS = {
  /** A hero's own roll against a minion. */
  rolled: (at) => engaged(at) && at.view.arena.rolls === 2 && offers(at, 'declare', 'roll'),
  /** The minion has rolled several times and struck: the hero chooses a defence. */
  defence: (at) => engaged(at) && at.view.arena.asking === 'defence' && offers(at, 'defend') && kept(at) > 1,
  main: (at) => engaged(at) && at.view.arena.asking === 'main' && at.view.arena.turn > 4 && offers(at, 'play', 'sell'),
  window: (at) => engaged(at) && inWindow(at, 'last-chance'),
  /** The boss has drawn a card, rolled and struck. */
  boss: (at) => at.view.stage === 'boss' && at.view.arena.asking === 'defence' && kept(at) > 0,
  /** Vis'eer stands beside it. */
  viseer: (at) =>
    at.view.stage === 'boss' && at.view.enemies.length === 2 && at.view.arena.rolls > 0 && offers(at, 'declare'),
  /** A King's Hand was spent on the way. */
  hand: (at) => at.view.stage === 'boss' && at.view.arena.asking === 'defence' && at.events.some(isHand),
  bossMain: (at) => at.view.stage === 'boss' && at.view.arena.asking === 'main' && offers(at, 'play'),
  /** Several fights at once. */
  fights: (at) =>
    at.view.heroes.filter((_, seat) => at.view.arena.players[seat]?.faces !== null && stands(at.view, seat)).length >=
      3 &&
    at.view.enemies.length >= 3 &&
    offers(at, 'roll', 'declare'),
  /** A loot card in hand, which may be played or changed for another. */
  loot: (at) => at.view.arena.asking === 'main' && holdsLoot(at) && offers(at, 'play', 'discard'),
  versus: (at) => at.view.stage === 'versus' && at.view.arena.rolls === 2 && offers(at, 'declare'),
  versusMain: (at) => at.view.stage === 'versus' && at.view.arena.asking === 'main' && at.view.arena.turn > 6,
} as const satisfies Record<string, Wanted>;

export type FightMoment = keyof typeof MOMENTS;

const person = (name: string): SeatRecord => ({ name, bot: null });
const bot = (name: string): SeatRecord => ({ name, bot: 'eager' });

interface Search {
  readonly seats: readonly SeatRecord[];
  readonly options: object;
}

const campaign = (heroes: readonly string[], scenario: number) => ({
  mode: 'campaign',
  difficulty: 'normal',
  extraMinions: false,
  legacy: false,
  heroes,
  scenario,
});

const ALONE: Search = { seats: [person('Jagna')], options: campaign(['pyromancer'], 1) };
const BOSS: Search = {
  seats: [person('Jagna'), bot('Bogusz')],
  options: campaign(['paladin', 'moon-elf'], 2),
};

const SEARCHES: Readonly<Record<FightMoment, Search>> = {
  rolled: ALONE,
  defence: ALONE,
  main: ALONE,
  window: ALONE,
  boss: BOSS,
  viseer: { seats: BOSS.seats, options: { ...BOSS.options, difficulty: 'insane', legacy: true } },
  hand: BOSS,
  bossMain: BOSS,
  loot: {
    seats: [person('Jagna'), bot('Bogusz')],
    options: {
      mode: 'campaign',
      difficulty: 'normal',
      extraMinions: false,
      legacy: false,
      heroes: ['samurai', 'huntress'],
    },
  },
  fights: {
    seats: [person('Jagna'), bot('Bogusz'), bot('Cecylia'), bot('Dobrawa')],
    options: campaign(['barbarian', 'ninja', 'seraph', 'treant'], 1),
  },
  versus: {
    seats: [person('Jagna'), bot('Bogusz'), bot('Cecylia'), bot('Dobrawa')],
    options: {
      mode: 'boss-vs-team',
      difficulty: 'normal',
      extraMinions: false,
      legacy: false,
      bosses: ['mad-king'],
      heroes: ['pyromancer', 'monk', 'samurai'],
    },
  },
  versusMain: {
    seats: [person('Jagna'), bot('Bogusz')],
    options: {
      mode: 'boss-vs-boss',
      difficulty: 'normal',
      extraMinions: false,
      legacy: false,
      bosses: ['fallen-gunslinger', 'fallen-monk'],
    },
  },
};

/** The same table every time: nothing here depends on the clock or on luck. */
export function fightAt(moment: FightMoment, id = idAt(moment)): KeptTable {
  const wanted: Wanted = MOMENTS[moment];
  return tableWhere(id, {
    game: adventures,
    ...SEARCHES[moment],
    series: 66,
    tries: 60,
    longest: 1500,
    wanted: ({ view, toMove, choices, events }) =>
      toMove === 0 && choices.every(isArena) && wanted({ view, choices: choices.map(toArena), events }),
    answer: (asked) => adventuresBots.eager.bot.answer(asked),
  });
}

export const idAt = (moment: FightMoment): string => `fight-${moment.toLowerCase()}`;

export const FIGHT_MOMENTS = Object.keys(MOMENTS) as FightMoment[];
