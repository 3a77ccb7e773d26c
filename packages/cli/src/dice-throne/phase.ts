// What the step of the turn is called: by its phase (DT-3).
import { phaseOf, type Step } from '@wyrmtable/dice-throne';
import type { Lang } from '@wyrmtable/words';
import { phrase } from '@wyrmtable/words';
import { THRONE } from '@wyrmtable/words/cli';
import { PHASE_NAMES } from '@wyrmtable/words/dice-throne';

export function stepName(lang: Lang, step: Step): string {
  return phrase(lang, step === 'over' ? THRONE.over : PHASE_NAMES[phaseOf({ step })]);
}
