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

interface Try {
  readonly choice: Choice;
  worth: number;
}

/** The choice that leaves the seat best off on average. `budget` counts the games played on. */
export function search(
  seat: Seat,
  choices: readonly Choice[],
  sample: () => FarkleState,
  budget: number,
  seed: number,
): Choice {
  let tries: Try[] = choices.map((choice) => ({ choice, worth: 0 }));
  let spent = 0;
  let round = 0;
  // Each stage gets an equal share of the budget; the worse half of the choices then falls out.
  const stages = Math.max(1, Math.ceil(Math.log2(tries.length)));
  for (let stage = 1; stage <= stages; stage++) {
    do {
      const world = sample();
      for (const entry of tries) {
        entry.worth += playOn(world, seat, entry.choice, swiftChance(seed + 0x2_0000_0000 + round));
      }
      spent += tries.length;
      round++;
    } while (spent + tries.length <= (budget * stage) / stages);
    tries.sort((a, b) => b.worth - a.worth);
    tries = tries.slice(0, Math.max(1, Math.ceil(tries.length / 2)));
  }
  return tries[0]?.choice ?? PASS;
}

/** One possible course: the choice, then sound play up to the horizon. */
function playOn(world: FarkleState, seat: Seat, choice: Choice, chance: Chance): number {
  const state = dragonFarkle.copy(world);
  const last = state.turn + state.heroes.length * HORIZON;
  // An answer given early counts when its place in the order comes: whoever is asked before lets it go by.
  for (let i = 0; toMove(state) !== seat && i < state.heroes.length; i++) dragonFarkle.apply(state, PASS, chance, null);
  dragonFarkle.apply(state, choice, chance, null);
  for (let i = 0; i < LONGEST; i++) {
    const mover = toMove(state);
    if (mover === null || (state.turn > last && state.step === 'turn')) break;
    const choices = dragonFarkle.choices(state, mover);
    dragonFarkle.apply(state, answerBy(SOUND, state, mover, choices), chance, null);
  }
  return winChance(state, seat);
}
