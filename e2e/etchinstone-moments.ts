// Tables of Etchinstone on which a wanted moment has just come: found by playing from fixed seeds, kept as a device keeps them.
import { etchinstoneBots } from '@wyrmtable/bots/etchinstone';
import { type EtchinstoneOptions, type EtchinstoneView, etchinstone, kindOf } from '@wyrmtable/etchinstone';
import {
  type Choice,
  chachaChance,
  derivedSeed,
  proceed,
  question,
  type SeatRecord,
  start,
  streamKey,
  swiftChance,
} from '@wyrmtable/kernel';

interface Position {
  readonly view: EtchinstoneView;
  readonly choices: readonly Choice[];
}
type Wanted = (position: Position) => boolean;

const offers = ({ choices }: Position, kind: ReturnType<typeof kindOf>) => choices.some((it) => kindOf(it) === kind);

/** Every kind of question the table asks; the smallest steps of an arrangement too, for those who leave in the middle of one. */
export const MOMENTS = {
  difficulty: ({ view }) => view.step === 'difficulty',
  enemy: ({ view }) => view.step === 'challenge' && view.encounter?.kind === 'enemy' && view.region > 1,
  journey: ({ view }) => view.step === 'challenge' && view.encounter?.kind === 'journey' && view.hardship !== null,
  detoured: ({ view }) => view.step === 'challenge' && view.detours > 0,
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
export const MOMENT_NAMES = Object.keys(MOMENTS) as Moment[];

const SEATS: readonly SeatRecord[] = [{ name: 'Jagna', bot: null }];
const LONGEST = 1000;
const TRIES = 400;

function optionsFor(moment: Moment): EtchinstoneOptions {
  const difficulty = moment === 'difficulty' ? 'hard' : moment === 'lost' ? 'dontEvenTry' : 'normal';
  return { difficulty, dragon: 'burhast', cavalier: false, glassCannon: false };
}

/** The choices of one game up to the moment, or null if it never came; adept plays, with a whim now and then. */
function until(moment: Moment, seed: string, luck: number): Choice[] | null {
  const wanted: Wanted = MOMENTS[moment];
  const chance = chachaChance(streamKey(seed, []));
  const state = start(etchinstone, optionsFor(moment), 1, chance);
  const whims = swiftChance(luck);
  const whimsical = moment === 'lost' ? 60 : moment === 'won' || moment === 'lastBlow' ? 0 : 15;
  const played: Choice[] = [];
  while (played.length < LONGEST) {
    const seat = etchinstone.toMove(state);
    if (wanted({ view: etchinstone.view(state, 0), choices: seat === null ? [] : etchinstone.choices(state) }))
      return played;
    if (seat === null) return null;
    const { bot } = etchinstoneBots[whims.below(100) < whimsical ? 'random' : 'adept'];
    const choice = bot.answer(question(etchinstone, state, seat, 0, luck + played.length));
    proceed(etchinstone, state, choice, chance);
    played.push(choice);
  }
  return null;
}

/** What a device keeps of such a table. The same every time: nothing here depends on the clock or on luck. */
function etchTableAt(moment: Moment) {
  for (let i = 0; i < TRIES; i++) {
    const seed = derivedSeed(21, i);
    const choices = until(moment, seed, i);
    if (choices === null) continue;
    return {
      id: `etch-${moment.toLowerCase()}`,
      game: etchinstone.id,
      version: etchinstone.version,
      options: optionsFor(moment),
      seats: SEATS,
      seed,
      choices,
      touched: Date.UTC(2026, 0, 1),
      over: moment === 'won' || moment === 'lost',
    };
  }
  throw new Error(`in ${TRIES} games no such moment came: ${moment}`);
}

/** The entries of the browser's storage that hold these tables. */
export function keptEtchTables(...moments: readonly Moment[]): Record<string, unknown> {
  return Object.fromEntries(
    moments.map((moment) => [`wyrmtable.table.etch-${moment.toLowerCase()}`, etchTableAt(moment)] as const),
  );
}
