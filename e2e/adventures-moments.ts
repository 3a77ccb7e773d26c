// Adventures on which a wanted moment has just come: found by playing from fixed seeds, kept as a device keeps them.

import { type AdventureEvent, type AdventureView, adventures, type Kind } from '@wyrmtable/adventures';
import { isArena, kindOf } from '@wyrmtable/adventures/inside';
import { adventuresBots } from '@wyrmtable/bots/adventures';
import { type Choice, isRefusal, readOptions, type SeatRecord } from '@wyrmtable/kernel';
import type { KeptTable } from './kept.ts';
import { type At, tableWhere } from './search.ts';

type Position = At<AdventureView, AdventureEvent>;
type Wanted = (position: Position) => boolean;

const offers = ({ view, choices }: Position, kind: Kind) =>
  choices.some((choice) => adventures.read(choice, view).kind === kind);
const opened = ({ view }: Position) => view.cells.filter(({ open, kind }) => open && kind === 'tile').length;

/** A question of every stage of a campaign, and of every step on the map. */
export const MOMENTS = {
  share: (at) => offers(at, 'share'),
  firstMove: (at) => offers(at, 'move'),
  laterMove: (at) => offers(at, 'move') && opened(at) >= 6,
  salve: (at) => offers(at, 'salve') && at.view.step === 'salves',
  beforeFight: (at) => offers(at, 'salve') && at.view.step === 'ready',
  chest: (at) => at.events.some(({ kind }) => kind === 'loot-die') && offers(at, 'move'),
  shop: (at) => at.view.stage === 'shop' && offers(at, 'buy'),
  richShop: (at) => at.view.stage === 'shop' && offers(at, 'identify') && offers(at, 'sell-loot') && offers(at, 'buy'),
  spoils: (at) => at.view.stage === 'spoils',
  won: (at) => at.view.stage === 'between' && at.view.won,
  lost: (at) => at.view.stage === 'between' && !at.view.won,
  late: (at) => at.view.stage === 'between' && at.view.sheet.length >= 4,
  over: (at) => at.toMove === null,
  champion: (at) => at.toMove === null && at.view.won && at.view.scenario === LAST_SCENARIO,
} as const satisfies Record<string, Wanted>;

export type Moment = keyof typeof MOMENTS;

export interface Search {
  readonly seats?: readonly SeatRecord[];
  readonly options?: object;
  /** Who decides for everybody: somebody quick with whims, or somebody who gets to the end. */
  readonly by?: 'whims' | 'novice';
}

const SOLO: readonly SeatRecord[] = [{ name: 'Jagna', bot: null }];
const ALONE = { mode: 'campaign', heroes: ['pyromancer'], difficulty: 'normal', extraMinions: false };
const LAST_SCENARIO = 8;
/** Out of a hundred answers so many are given at random. */
const WHIMS = 4;

const retires = (choice: Choice) => !isArena(choice) && kindOf(choice) === 'retire';

/** The same table every time: nothing here depends on the clock or on luck. */
export function adventureAt(moment: Moment | Wanted, id: string, search: Search = {}): KeptTable {
  const { seats = SOLO, by = 'whims' } = search;
  const options = readOptions(adventures, search.options ?? ALONE, seats.length);
  if (isRefusal(options)) throw new Error(`such a campaign cannot be begun: ${options.refused}`);
  const wanted: Wanted = typeof moment === 'string' ? MOMENTS[moment] : moment;
  return tableWhere(id, {
    game: adventures,
    options,
    seats,
    series: 31,
    tries: 40,
    longest: 15_000,
    wanted,
    answer: (asked, whim) => {
      const level = by === 'novice' ? 'novice' : whim < WHIMS ? 'random' : 'eager';
      const answer = adventuresBots[level].bot.answer(asked);
      // A whim may lose a scenario, but it does not give the campaign up.
      return retires(answer) ? (asked.choices.find((one) => !retires(one)) ?? answer) : answer;
    },
  });
}
