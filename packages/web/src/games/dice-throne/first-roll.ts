// For tests: a duel played up to the moment when the first player has rolled once and decides.
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { type Choice, chachaChance, derivedSeed, play, type Refusal, start, streamKey } from '@wyrmtable/kernel';
import { answersIn } from './table.ts';

export interface FirstRoll {
  readonly state: ThroneState;
  readonly give: (choice: Choice) => Refusal | null;
}

export function firstRoll(heroes: readonly [string, string], number: number): FirstRoll {
  const chance = chachaChance(streamKey(derivedSeed(5, number), []));
  const state = start(diceThrone, { mode: 'duel', heroes: [...heroes], promo: false }, 2, chance);
  const give = (choice: Choice) => play(diceThrone, state, choice, chance, () => {});
  while (state.rolls === 0 || state.asking !== 'roll') {
    const answers = answersIn(state, diceThrone.choices(state));
    const kinds = ['roll', 'proceed', 'pass'];
    const next = kinds.flatMap((kind) => answers.find(({ reading }) => reading.kind === kind) ?? [])[0] ?? answers[0];
    if (next === undefined || give(next.choice) !== null) throw new Error('the duel is over before the first roll');
  }
  return { state, give };
}
