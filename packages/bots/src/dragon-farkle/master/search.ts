// Flat Monte Carlo: every choice is tried in the same possible worlds, played on soundly and judged by the race.
import { dragonFarkle, type FarkleState, toMove } from '@wyrmtable/dragon-farkle';
import { type Chance, type Choice, PASS, type Seat, swiftChance } from '@wyrmtable/kernel';
import { answerBy } from '../play/policy.ts';
import { SOUND } from '../play/style.ts';
import { winChance } from '../race/position.ts';

/** The rest of this turn and one turn of everybody: what a choice provokes is still seen. */
const HORIZON = 1;
/** No turn takes so many choices; a guard against endless series of dice. */
const LONGEST = 2000;

/** A choice against the one that sound play would make, in the same worlds. */
interface Try {
  readonly choice: Choice;
  /** Sum and sum of squares of how much better it did. */
  better: number;
  squares: number;
}

/** How many standard errors better a choice must be to be taken instead of the sound one. */
const SURE = 1;

/**
 * The choice that leaves the seat best off on average; `budget` counts the courses played. In each stage an equal
 * share of it goes to the choices left, then the worse half of them falls out.
 */
export function search(
  seat: Seat,
  choices: readonly Choice[],
  sample: () => FarkleState,
  budget: number,
  seed: number,
): Choice {
  const sound = answerBy(SOUND, sample(), seat, choices);
  let rivals: Try[] = choices.filter((c) => c !== sound).map((choice) => ({ choice, better: 0, squares: 0 }));
  const stages = Math.max(1, Math.ceil(Math.log2(rivals.length + 1)));
  let spent = 0;
  let rounds = 0;
  for (let stage = 1; stage <= stages; stage++) {
    do {
      const world = sample();
      const luck = seed + 0x2_0000_0000 + rounds;
      const usual = playOn(world, seat, sound, swiftChance(luck));
      for (const rival of rivals) {
        const better = playOn(world, seat, rival.choice, swiftChance(luck)) - usual;
        rival.better += better;
        rival.squares += better * better;
      }
      spent += rivals.length + 1;
      rounds++;
    } while (spent + rivals.length + 1 <= (budget * stage) / stages);
    rivals.sort((a, b) => b.better - a.better);
    if (stage < stages) rivals = rivals.slice(0, Math.ceil(rivals.length / 2));
  }
  const [best] = rivals;
  return best !== undefined && best.better > SURE * Math.sqrt(best.squares) ? best.choice : sound;
}

/** One possible course: the choice, then sound play up to the horizon. */
export function playOn(world: FarkleState, seat: Seat, choice: Choice, chance: Chance): number {
  const state = dragonFarkle.copy(world);
  const last = state.turn + state.heroes.length * HORIZON;
  // An answer given early counts when its place in the order comes: whoever is asked before lets it go by.
  for (let i = 0; toMove(state) !== seat && i < state.heroes.length; i++) dragonFarkle.apply(state, PASS, chance, null);
  if (toMove(state) !== seat) return winChance(state, seat);
  dragonFarkle.apply(state, choice, chance, null);
  for (let i = 0; i < LONGEST; i++) {
    const mover = toMove(state);
    if (mover === null || (state.turn > last && state.step === 'turn')) break;
    const choices = dragonFarkle.choices(state, mover);
    dragonFarkle.apply(state, answerBy(SOUND, state, mover, choices), chance, null);
  }
  return winChance(state, seat);
}
