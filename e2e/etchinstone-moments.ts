// Tables of Etchinstone on which a wanted moment has just come: found by playing from fixed seeds, kept as a device keeps them.
import { etchinstoneBots } from '@wyrmtable/bots/etchinstone';
import { type EtchinstoneOptions, type EtchinstoneView, etchinstone, kindOf } from '@wyrmtable/etchinstone';
import type { Choice, SeatRecord } from '@wyrmtable/kernel';
import { type KeptTable, keptAs } from './kept.ts';
import { tableWhere } from './search.ts';

interface Position {
  readonly view: EtchinstoneView;
  readonly choices: readonly Choice[];
}
type Wanted = (position: Position) => boolean;

const offers = ({ choices }: Position, kind: ReturnType<typeof kindOf>) => choices.some((it) => kindOf(it) === kind);

/** Kinds of question the table asks; the smallest steps of an arrangement too, for those who leave in the middle of one. */
export const MOMENTS = {
  difficulty: ({ view }) => view.step === 'difficulty',
  enemy: ({ view }) => view.step === 'challenge' && view.encounter?.kind === 'enemy' && view.region > 1,
  journey: ({ view }) => view.step === 'challenge' && view.encounter?.kind === 'journey' && view.hardship !== null,
  roles: ({ view }) => view.step === 'roles' && view.asked?.role === 'element' && view.stage === 'region',
  combine: ({ view }) => view.step === 'combine',
  attune: ({ view }) => view.step === 'attune',
  aim: ({ view }) => view.step === 'aim' && view.stage === 'region',
  ranged: ({ view }) => view.step === 'ranged',
  commit: ({ view }) => view.step === 'commit' && view.stage === 'region',
  absorb: (at) => at.view.step === 'absorb' && at.choices.length > 2 && at.view.stage === 'region',
  upgrade: (at) => at.view.step === 'upgrade' && at.choices.length > 2,
  regroup: (at) => at.view.step === 'regroup' && offers(at, 'regroup'),
  finalJourney: ({ view }) => view.step === 'roles' && view.stage === 'finalJourney',
  dragon: ({ view }) => view.step === 'roles' && view.stage === 'finalEnemy',
  lastBlow: ({ view }) => view.step === 'absorb' && view.stage === 'finalEnemy',
  won: ({ view }) => view.result === 'won',
  lost: ({ view }) => view.result === 'lost',
} as const satisfies Record<string, Wanted>;

export type Moment = keyof typeof MOMENTS;

const SEATS: readonly SeatRecord[] = [{ name: 'Jagna', bot: null }];

function optionsFor(moment: Moment): EtchinstoneOptions {
  const difficulty = moment === 'difficulty' ? 'hard' : moment === 'lost' ? 'dontEvenTry' : 'normal';
  return { difficulty, dragon: 'burhast', cavalier: false, glassCannon: false };
}

/** Out of a hundred answers so many are given at random; whoever is to lose gives more of them, and a victor none. */
const whimsOf = (moment: Moment): number =>
  moment === 'lost' ? 60 : moment === 'won' || moment === 'lastBlow' ? 0 : 15;

/** The same table every time: nothing here depends on the clock or on luck. */
function etchTableAt(moment: Moment): KeptTable {
  const wanted: Wanted = MOMENTS[moment];
  return tableWhere(`etch-${moment.toLowerCase()}`, {
    game: etchinstone,
    options: optionsFor(moment),
    seats: SEATS,
    series: 21,
    tries: 400,
    longest: 1000,
    wanted,
    answer: (asked, whim) => etchinstoneBots[whim < whimsOf(moment) ? 'random' : 'adept'].bot.answer(asked),
  });
}

/** The entries of the browser's storage that hold these tables. */
export function keptEtchTables(...moments: readonly Moment[]): Record<string, unknown> {
  return keptAs(...moments.map(etchTableAt));
}
