// Tables of Dice Throne on which a wanted moment has just come for the first seat: found by playing from fixed seeds.
import { diceThroneBots } from '@wyrmtable/bots/dice-throne';
import { type Asking, diceThrone, type Kind, kindOf, type ThroneView, type WindowCause } from '@wyrmtable/dice-throne';
import type { Choice, Seat, SeatRecord } from '@wyrmtable/kernel';
import { type KeptTable, keptAs } from './kept.ts';
import { seenBy, tableWhere } from './search.ts';

interface Position {
  readonly view: ThroneView;
  /** What the first seat may choose; empty while somebody else decides. */
  readonly choices: readonly Choice[];
}
type Wanted = (position: Position) => boolean;

const offers = ({ choices }: Position, ...kinds: readonly Kind[]) =>
  kinds.every((kind) => choices.some((choice) => kindOf(choice) === kind));
const asks = (at: Position, asking: Asking) => at.choices.length > 1 && at.view.asking === asking;
const inWindow = (at: Position, cause: WindowCause) => at.view.window === cause && offers(at, 'play');
const HURT = 8;
const isHurt = ({ pools }: ThroneView) => pools.some(({ at, damage }) => at === 0 && damage >= HURT);

/** A question of every phase, of the windows and of effects that ask. */
export const MOMENTS = {
  upkeep: (at) => at.view.window === 'upkeep' && at.choices.length > 1,
  main: (at) => asks(at, 'main') && at.view.step === 'main-1' && at.view.turn > 6 && offers(at, 'play', 'sell'),
  firstRoll: (at) => asks(at, 'roll') && at.view.rolls === 0,
  rolled: (at) => asks(at, 'roll') && at.view.rolls === 2 && offers(at, 'declare', 'play', 'roll'),
  lastRoll: (at) => asks(at, 'roll') && at.view.attempts === 0 && offers(at, 'declare'),
  ownWindow: (at) => at.view.active === 0 && at.view.declared !== null && inWindow(at, 'declared'),
  window: (at) => at.view.active === 1 && at.view.declared !== null && inWindow(at, 'declared'),
  lastChance: (at) => inWindow(at, 'last-chance') && isHurt(at.view),
  defence: (at) => at.view.asking === 'defence' && offers(at, 'defend'),
  defended: (at) => at.view.target === 0 && inWindow(at, 'defence-roll'),
  turnDie: (at) => offers(at, 'die') && at.view.active === 0,
  reroll: (at) => offers(at, 'reroll') && at.choices.length > 3,
  effect: (at) => asks(at, 'option') || asks(at, 'count') || asks(at, 'token'),
  discard: (at) => asks(at, 'discard'),
  won: ({ view }) => view.winners?.includes(0) ?? false,
  lost: ({ view }) => view.winners?.includes(1) ?? false,
} as const satisfies Record<string, Wanted>;

export type Moment = keyof typeof MOMENTS;

const DUEL: readonly SeatRecord[] = [
  { name: 'Jagna', bot: null },
  { name: 'Bogusz', bot: 'eager' },
];
const HEROES = ['pyromancer', 'gunslinger'];

export interface Search {
  readonly seats?: readonly SeatRecord[];
  readonly options?: { readonly mode: ThroneView['mode']; readonly heroes: readonly string[]; readonly promo: boolean };
}

/** Out of a hundred answers so many are given at random, so that all kinds of questions come up. */
const WHIMS = 35;

/** Somebody who never plays a card has too many in the end. */
const withoutCards = (choices: readonly Choice[]): Choice | undefined =>
  choices.find((choice) => kindOf(choice) === 'proceed' || kindOf(choice) === 'pass');

/** The same table every time: nothing here depends on the clock or on luck. */
export function throneAt(moment: Moment | Wanted, id: string, search: Search = {}): KeptTable {
  const { seats = DUEL, options = { mode: 'duel', heroes: HEROES, promo: false } } = search;
  const wanted: Wanted = typeof moment === 'string' ? MOMENTS[moment] : moment;
  return tableWhere(id, {
    game: diceThrone,
    options,
    seats,
    series: 22,
    tries: 300,
    longest: 2000,
    wanted: ({ view, toMove, choices }) => wanted({ view, choices: toMove === 0 ? choices : [] }),
    answer: (asked, whim) => {
      const hoarded = moment === 'discard' && asked.seat === 0 ? withoutCards(asked.choices) : undefined;
      return hoarded ?? diceThroneBots[whim < WHIMS ? 'random' : 'eager'].bot.answer(asked);
    },
  });
}

/** The cards in a seat's hand at such a table. */
export function handOf(table: KeptTable, seat: Seat): readonly string[] {
  return seenBy(diceThrone, table, seat).hands.find((hand) => hand.seat === seat)?.cards ?? [];
}

/** Asked in every window, wherever there is something to answer. */
const ASK_ALWAYS = { 'wyrmtable.stops.dice-throne': { habit: 'all' } };

/** What a device remembers that keeps these tables. */
export function keptThrones(...tables: readonly KeptTable[]): Record<string, unknown> {
  return { ...ASK_ALWAYS, ...keptAs(...tables) };
}

export const idAt = (moment: Moment): string => `throne-${moment.toLowerCase()}`;
