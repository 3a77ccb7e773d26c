// Tables on which a wanted moment has just come for the first seat: found by playing from fixed seeds, kept as a device keeps them.
import { dragonFarkleBots } from '@wyrmtable/bots/dragon-farkle';
import { dragonFarkle, type FarkleView, kindOf } from '@wyrmtable/dragon-farkle';
import type { Choice, SeatRecord } from '@wyrmtable/kernel';
import type { KeptTable } from './kept.ts';
import { tableWhere } from './search.ts';

export interface Position {
  readonly view: FarkleView;
  readonly choices: readonly Choice[];
  /** Events so far. */
  readonly happened: number;
}

export type Wanted = (position: Position) => boolean;

const offers = ({ choices }: Position, kind: ReturnType<typeof kindOf>) => choices.some((it) => kindOf(it) === kind);
const mine = ({ choices }: Position) => choices.length > 0;
const inWindow = (position: Position, cause: FarkleView['window']) =>
  position.view.window === cause && offers(position, 'use');

/** Kinds of question the table asks somebody. */
export const MOMENTS = {
  turn: (at) => at.view.step === 'turn' && at.view.turn > 4 && offers(at, 'brawl'),
  throw: (at) => at.view.step === 'decide' && at.view.rolls === 0 && mine(at),
  decide: (at) =>
    at.view.action === 'recruit' && at.view.step === 'decide' && at.view.aside.length > 1 && offers(at, 'stop'),
  choose: (at) => at.view.step === 'choose' && at.view.face === 'blank' && at.choices.length > 3,
  rally: (at) => at.view.step === 'choose' && at.view.face === 'rally' && at.choices.length > 5,
  brawl: (at) => at.view.action === 'brawl' && at.view.roller !== at.view.active && offers(at, 'stop'),
  rollWindow: (at) => inWindow(at, 'roll'),
  zonkWindow: (at) => inWindow(at, 'zonk'),
  removeDie: (at) => offers(at, 'removeDie'),
  keep: (at) => at.view.step === 'keep' && at.choices.length > 2,
  limit: (at) => at.view.step === 'limit' && at.choices.length > 1,
  lair: (at) => at.view.step === 'turn' && offers(at, 'finalBattle'),
  battle: (at) => at.view.action === 'finalBattle' && at.view.step === 'decide' && at.view.dealt > 0 && mine(at),
  over: (at) => at.view.step === 'over',
} as const satisfies Record<string, Wanted>;

export type Moment = keyof typeof MOMENTS;

export interface Search {
  readonly seats: readonly SeatRecord[];
  readonly wounds?: 3 | 4 | 5;
  /** Who decides for everybody until then: at random everything happens sooner, `careful` makes a sensible table. */
  readonly by?: 'random' | 'careful';
}

const AGAINST_BOTS: readonly SeatRecord[] = [
  { name: 'Jagna', bot: null },
  { name: 'Bogusz', bot: 'careful' },
  { name: 'Mirka', bot: 'careful' },
];

/** The same table every time: nothing here depends on the clock or on luck. */
export function tableAt(moment: Moment | Wanted, id: string, search: Search = { seats: AGAINST_BOTS }): KeptTable {
  const wanted: Wanted = typeof moment === 'string' ? MOMENTS[moment] : moment;
  const { seats, wounds = 3, by = 'random' } = search;
  const { bot, budget } = dragonFarkleBots[by];
  return tableWhere(id, {
    game: dragonFarkle,
    options: { wounds },
    seats,
    series: 20,
    tries: 400,
    longest: 3000,
    wanted: ({ view, toMove, choices, happened }) => wanted({ view, choices: toMove === 0 ? choices : [], happened }),
    answer: (asked) => bot.answer(asked),
    budget,
  });
}
