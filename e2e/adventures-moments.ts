// Adventures on which a wanted moment has just come: found by playing from fixed seeds, kept as a device keeps them.
import { type AdventureEvent, type AdventureView, adventures, type Kind } from '@wyrmtable/adventures';
import { adventuresBots } from '@wyrmtable/bots/adventures';
import {
  type Choice,
  chachaChance,
  derivedSeed,
  isRefusal,
  proceed,
  question,
  readOptions,
  type SeatRecord,
  start,
  streamKey,
  swiftChance,
} from '@wyrmtable/kernel';
import type { KeptTable } from './kept.ts';

export interface Position {
  readonly view: AdventureView;
  readonly choices: readonly Choice[];
  /** What followed from the last choice. */
  readonly events: readonly AdventureEvent[];
}
export type Wanted = (position: Position) => boolean;

const offers = ({ choices }: Position, kind: Kind) => choices.some((choice) => adventures.read(choice).kind === kind);
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
  over: (at) => at.view.stage === 'over',
} as const satisfies Record<string, Wanted>;

export type Moment = keyof typeof MOMENTS;

export interface Search {
  readonly seats?: readonly SeatRecord[];
  readonly options?: object;
  readonly seed?: number;
}

const SOLO: readonly SeatRecord[] = [{ name: 'Jagna', bot: null }];
const ALONE = { mode: 'campaign', heroes: ['pyromancer'], difficulty: 'normal', extraMinions: false };
const LONGEST = 12_000;
const TRIES = 40;

function until(wanted: Wanted, seats: number, options: object, seed: string, luck: number): Choice[] | null {
  const chance = chachaChance(streamKey(seed, []));
  const state = start(adventures, options, seats, chance);
  const whims = swiftChance(luck);
  const played: Choice[] = [];
  let events: AdventureEvent[] = [];
  while (played.length < LONGEST) {
    const seat = adventures.toMove(state);
    const choices = seat === null ? [] : adventures.choices(state);
    if (wanted({ view: adventures.view(state, seat ?? 0), choices, events })) return played;
    if (seat === null) return null;
    const { bot } = adventuresBots[whims.below(100) < 4 ? 'random' : 'eager'];
    const retires = (choice: Choice) => adventures.read(choice).kind === 'retire';
    const answer = bot.answer(question(adventures, state, seat, 0, luck + played.length));
    // A whim may lose a scenario, but it does not give the campaign up.
    const choice = retires(answer) ? (choices.find((one) => !retires(one)) ?? answer) : answer;
    events = [];
    proceed(adventures, state, choice, chance, (event) => events.push(event));
    played.push(choice);
  }
  return null;
}

/** The same table every time: nothing here depends on the clock or on luck. */
export function adventureAt(moment: Moment | Wanted, id: string, search: Search = {}): KeptTable {
  const { seats = SOLO, seed: first = 0 } = search;
  const options = readOptions(adventures, search.options ?? ALONE, seats.length);
  if (isRefusal(options)) throw new Error(`such a campaign cannot be begun: ${options.refused}`);
  const wanted: Wanted = typeof moment === 'string' ? MOMENTS[moment] : moment;
  for (let i = first; i < first + TRIES; i++) {
    const seed = derivedSeed(31, i);
    const choices = until(wanted, seats.length, options, seed, i);
    if (choices === null) continue;
    return {
      id,
      game: adventures.id,
      version: adventures.version,
      options,
      seats,
      seed,
      choices,
      touched: Date.UTC(2026, 0, 1),
      over: moment === 'over',
    };
  }
  throw new Error(`in ${TRIES} campaigns no such moment came: ${moment}`);
}

/** What a device remembers that keeps these tables. */
export function keptAdventures(...tables: readonly KeptTable[]): Record<string, unknown> {
  return Object.fromEntries(tables.map((table) => [`wyrmtable.table.${table.id}`, table]));
}
