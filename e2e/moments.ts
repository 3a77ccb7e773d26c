// Tables on which a wanted moment has just come for the first seat: found by playing from fixed seeds, kept as a device keeps them.
import { dragonFarkleBots } from '@wyrmtable/bots/dragon-farkle';
import { dragonFarkle, type FarkleView, kindOf } from '@wyrmtable/dragon-farkle';
import {
  type Choice,
  chachaChance,
  derivedSeed,
  proceed,
  question,
  type Seat,
  type SeatRecord,
  start,
  streamKey,
  swiftChance,
} from '@wyrmtable/kernel';

/** What a device keeps of a table, in the form in which it is stored. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly options: { readonly wounds: 3 | 4 | 5 };
  readonly seats: readonly SeatRecord[];
  readonly seed: string;
  readonly choices: readonly Choice[];
  readonly touched: number;
  readonly over: boolean;
}

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

/** Every kind of question the table asks somebody. */
export const MOMENTS = {
  turn: (at) => at.view.step === 'turn' && at.view.turn > 4 && offers(at, 'brawl'),
  throw: (at) => at.view.step === 'decide' && at.view.rolls === 0 && mine(at),
  decide: (at) => at.view.step === 'decide' && at.view.aside.length > 1 && offers(at, 'stop'),
  choose: (at) => at.view.step === 'choose' && at.view.face === 'blank' && at.choices.length > 3,
  rally: (at) => at.view.step === 'choose' && at.view.face === 'rally' && at.choices.length > 5,
  brawl: (at) => at.view.action === 'brawl' && at.view.roller !== at.view.active && offers(at, 'stop'),
  rollWindow: (at) => inWindow(at, 'roll'),
  zonkWindow: (at) => inWindow(at, 'zonk'),
  namedWindow: (at) => inWindow(at, 'named'),
  aimedWindow: (at) => inWindow(at, 'aimed'),
  removeDie: (at) => offers(at, 'removeDie'),
  keep: (at) => at.view.step === 'keep' && at.choices.length > 2,
  limit: (at) => at.view.step === 'limit' && at.choices.length > 1,
  lair: (at) => at.view.step === 'turn' && offers(at, 'finalBattle'),
  battle: (at) => at.view.action === 'finalBattle' && at.view.step === 'decide' && at.view.dealt > 0 && mine(at),
  over: (at) => at.view.step === 'over',
} as const satisfies Record<string, Wanted>;

export type Moment = keyof typeof MOMENTS;
export const MOMENT_NAMES = Object.keys(MOMENTS) as Moment[];

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

const LONGEST = 3000;
const TRIES = 400;

/** The choices of one match up to the moment, or null if it never came. */
function until(wanted: Wanted, search: Search, seed: string, luck: number): Choice[] | null {
  const { seats, wounds = 3, by = 'random' } = search;
  const chance = chachaChance(streamKey(seed, []));
  const state = start(dragonFarkle, { wounds }, seats.length, chance);
  const dice = swiftChance(luck);
  const level = dragonFarkleBots[by];
  if (level === undefined) throw new RangeError(`no bot is called ${by}`);
  const played: Choice[] = [];
  let happened = 0;
  while (played.length < LONGEST) {
    const seat = dragonFarkle.toMove(state);
    const choices = seat === 0 ? dragonFarkle.choices(state) : [];
    if (wanted({ view: dragonFarkle.view(state, 0), choices, happened })) return played;
    if (seat === null) return null;
    const all = dragonFarkle.choices(state);
    const choice =
      by === 'random'
        ? all[dice.below(all.length)]
        : level.bot.answer(question(dragonFarkle, state, seat, level.budget, played.length));
    if (choice === undefined) return null;
    proceed(dragonFarkle, state, choice, chance, () => {
      happened++;
    });
    played.push(choice);
  }
  return null;
}

/** The same table every time: nothing here depends on the clock or on luck. */
export function tableAt(moment: Moment | Wanted, id: string, search: Search = { seats: AGAINST_BOTS }): KeptTable {
  const wanted = typeof moment === 'string' ? MOMENTS[moment] : moment;
  for (let i = 0; i < TRIES; i++) {
    const seed = derivedSeed(20, i);
    const choices = until(wanted, search, seed, i);
    if (choices === null) continue;
    return {
      id,
      game: dragonFarkle.id,
      version: dragonFarkle.version,
      options: { wounds: search.wounds ?? 3 },
      seats: search.seats,
      seed,
      choices,
      touched: Date.UTC(2026, 0, 1),
      over: moment === 'over',
    };
  }
  throw new Error(`in ${TRIES} matches no such moment came: ${moment}`);
}

/** What a seat sees at such a table. */
export function viewOf(table: KeptTable, seat: Seat): FarkleView {
  const chance = chachaChance(streamKey(table.seed, []));
  const state = start(dragonFarkle, table.options, table.seats.length, chance);
  for (const choice of table.choices) proceed(dragonFarkle, state, choice, chance);
  return dragonFarkle.view(state, seat);
}

/** The entries of the browser's storage that hold these tables. */
export function keptAs(...tables: readonly KeptTable[]): Record<string, unknown> {
  return Object.fromEntries(tables.map((table) => [`wyrmtable.table.${table.id}`, table]));
}
