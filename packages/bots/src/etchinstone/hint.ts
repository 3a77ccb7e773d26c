// Advice for a person: master's way up to the next thing nobody can know, and what it is worth beside other ways.
import {
  type ArrangementView,
  COMMIT,
  type EtchinstoneState,
  type EtchinstoneView,
  etchinstone,
  kindOf,
} from '@wyrmtable/etchinstone';
import { type Choice, type Question, question, swiftChance } from '@wyrmtable/kernel';
import { think } from './master.ts';
import { answerBy } from './play/policy.ts';
import type { Prospects } from './play/prospects.ts';
import { compare, goodness, type Worth } from './search.ts';

type Asked = Question<EtchinstoneState, EtchinstoneView>;

/** A way to go on, up to the commitment or to the first card that is given. */
export interface Way extends Prospects {
  readonly choices: readonly Choice[];
}

export interface Hint {
  readonly master: Way;
  /** The player's own way; null where there is none, or where it is master's. */
  readonly own: Way | null;
  /** The best way that begins otherwise; null where there is only one. */
  readonly next: Way | null;
  /** Where one card or one answer is asked for: what each is worth. Empty for an arrangement. */
  readonly each: readonly Worth[];
  /** How the hand lies at the end of master's way; null if it does not end in a commitment. */
  readonly arrangement: ArrangementView | null;
  /** In how many possible worlds the ways were compared. */
  readonly worlds: number;
}

/** Nothing is left to luck before the commitment. */
const NO_LUCK = swiftChance(0);
/** Worlds in which finished ways are held against each other. */
const WORLDS = 240;

/** After these the game asks on about the same arrangement, and nobody has learned anything. */
const GOES_ON: ReadonlySet<string> = new Set<ReturnType<typeof kindOf>>([
  'face',
  'march',
  'spell',
  'element',
  'boost',
  'leave',
  'combine',
  'keepApart',
  'attune',
  'aim',
  'giveUpSpare',
  'keepSpare',
]);

const asksOn = (choices: readonly Choice[]): boolean => {
  const last = choices.at(-1);
  return last === undefined || GOES_ON.has(kindOf(last));
};

const asAdept = (state: EtchinstoneState): Choice => answerBy(state, etchinstone.choices(state));

const isSame = (one: readonly Choice[], other: readonly Choice[]): boolean =>
  one.length === other.length && one.every((choice, i) => choice === other[i]);

/** Goes on from the choices made, asking about one thing after another, until something new would be learned. */
function carriedOn(
  world: EtchinstoneState,
  begun: readonly Choice[],
  answer: (state: EtchinstoneState, made: readonly Choice[]) => Choice,
): { readonly choices: readonly Choice[]; readonly state: EtchinstoneState } {
  const choices: Choice[] = [];
  const state = etchinstone.copy(world);
  while (asksOn(choices)) {
    const choice = begun[choices.length] ?? (state.step === 'commit' ? COMMIT : answer(state, choices));
    choices.push(choice);
    if (asksOn(choices)) etchinstone.apply(state, choice, NO_LUCK, null);
  }
  return { choices, state };
}

/** A choice that master did not take, and what it had made up its mind about before. */
interface Rival {
  readonly before: readonly Choice[];
  readonly worth: Worth;
}

/** `own` is what the player is about to do, as far as the table knows; `budget` counts for each question on the way. */
export function hint({ sample, budget, seed }: Asked, own: readonly Choice[] | null): Hint {
  const world = sample();
  const rivals: Rival[] = [];
  let each: readonly Worth[] = [];
  const way = carriedOn(world, [], (state, made) => {
    const { choice, worth } = think(question(etchinstone, state, 0, budget, seed + made.length));
    each = worth;
    for (const one of worth) if (one.choice !== choice) rivals.push({ before: made.slice(), worth: one });
    return choice;
  });
  const [rival] = rivals.toSorted((a, b) => goodness(b.worth) - goodness(a.worth));
  const next = rival === undefined ? null : carriedOn(world, [...rival.before, rival.worth.choice], asAdept).choices;
  const mine = own === null || isSame(own, way.choices) ? null : own;
  const other = next !== null && mine !== null && isSame(next, mine) ? null : next;
  const ways = [way.choices, mine, other].filter((one) => one !== null);
  const weighed = compare(ways, sample, WORLDS, seed).map((worth, i): Way => ({ choices: ways[i] ?? [], ...worth }));
  const wayOf = (choices: readonly Choice[] | null): Way | null =>
    weighed.find((one) => one.choices === choices) ?? null;
  const [best] = weighed;
  if (best === undefined) throw new Error('of no ways none is the best');
  return {
    master: best,
    own: wayOf(mine),
    next: wayOf(other),
    each: way.choices.length === 1 ? each : [],
    arrangement: way.choices.at(-1) === COMMIT ? etchinstone.view(way.state, 0).arrangement : null,
    worlds: WORLDS,
  };
}
