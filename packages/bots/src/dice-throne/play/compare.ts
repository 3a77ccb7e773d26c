// Choices compared in the same possible worlds with the same luck, each against the one that is safe to make.
import type { ThroneState } from '@wyrmtable/dice-throne';
import type { Choice } from '@wyrmtable/kernel';
import { askNow, type Lots, lotsAfter, type Outlook } from './outlook.ts';

export interface Compared {
  readonly choice: Choice;
  /** Chance to win after it, on average. */
  readonly worth: number;
  /** How much better than the safe choice, on average, and how sure that is. */
  readonly better: number;
  readonly error: number;
}

const LUCK = 0x2_0000_0000;

/** Tried so often, a choice is given up that is worse than the safe one by more than a standard error. */
const GLIMPSE = 3;

export interface Trials {
  sample(): ThroneState;
  readonly tries: number;
  readonly seed: number;
  /** Is everything tried to the end, whatever it looks like? */
  readonly patient?: true;
}

/** How a choice did in the worlds it was tried in, against the safe one. */
interface Tally {
  readonly choice: Choice;
  readonly lots: Lots;
  tried: number;
  better: number;
  squares: number;
  /** Nothing more is to be learned: it is the same in every world, or hopeless. */
  known: boolean;
}

/** What the safe choice comes to: known beforehand, or tried beside the others. */
interface Usual {
  /** Is it the same in every world? */
  readonly sure: boolean;
  worthIn(world: () => ThroneState, luck: number): number;
  mean(): number;
}

function tryAll(outlook: Outlook, choices: readonly Choice[], trials: Trials, usual: Usual): Compared[] {
  const { sample, tries, seed, patient = false } = trials;
  const tallies = choices.map((choice): Tally => {
    const lots = lotsAfter(outlook, choice);
    return { choice, lots, tried: 0, better: 0, squares: 0, known: false };
  });
  const worlds: ThroneState[] = [];
  for (let i = 0; i < tries && tallies.some(({ known }) => !known); i++) {
    // Dealt when it is needed, and in its turn: what moves no hidden card is the same in the first world.
    const world = (): ThroneState => {
      while (worlds.length <= i) worlds.push(askNow(sample(), outlook.seat));
      return worlds[i] as ThroneState;
    };
    const luck = LUCK + seed + i;
    const base = usual.worthIn(world, luck);
    for (const tally of tallies) {
      if (tally.known) continue;
      const { worth, sure } = tally.lots(world, luck);
      const better = worth - base;
      tally.tried++;
      tally.better += better;
      // What is sure counts as if it had been tried as often as anything.
      tally.known = i === 0 && sure && usual.sure;
      tally.squares += tally.known ? (better * better) / tries : better * better;
      if (!patient && tally.tried === GLIMPSE) tally.known = tally.better < -Math.sqrt(tally.squares);
    }
  }
  const mean = usual.mean();
  return tallies.map(({ choice, tried, better, squares }) => ({
    choice,
    worth: mean + better / tried,
    better: better / tried,
    error: Math.sqrt(squares) / tried,
  }));
}

/** Against what is known to be worth so much: on that side there is no doubt. */
export function compareTo(base: number, outlook: Outlook, choices: readonly Choice[], trials: Trials): Compared[] {
  const usual = { sure: true, worthIn: () => base, mean: () => base };
  return tryAll(outlook, choices, trials, usual).map((one) => ({ ...one, error: 0 }));
}

/** Against the safe choice, which comes first of what is found. */
export function compare(outlook: Outlook, choices: readonly Choice[], safe: Choice, trials: Trials): Compared[] {
  const lots = lotsAfter(outlook, safe);
  const first = lots(() => askNow(trials.sample(), outlook.seat), LUCK + trials.seed);
  let sum = 0;
  let tried = 0;
  const usual: Usual = {
    sure: first.sure,
    worthIn: (world, luck) => {
      // The first of them is that luck again.
      const known = first.sure || (first.open && tried === 0);
      const { worth } = known ? first : lots(world, luck);
      sum += worth;
      tried++;
      return worth;
    },
    mean: () => (tried === 0 ? first.worth : sum / tried),
  };
  const rivals = choices.filter((choice) => choice !== safe);
  const found = tryAll(outlook, rivals, trials, usual);
  return [{ choice: safe, worth: usual.mean(), better: 0, error: 0 }, ...found];
}
