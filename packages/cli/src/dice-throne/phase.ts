// Which phase a step of the turn belongs to (DT-3).
import type { Step } from '@wyrmtable/dice-throne';
import type { Lang } from '@wyrmtable/words';
import { phrase } from '@wyrmtable/words';
import { THRONE } from '@wyrmtable/words/cli';
import { PHASE_NAMES } from '@wyrmtable/words/dice-throne';

type Phase = keyof typeof PHASE_NAMES;

const PHASES: Readonly<Record<Exclude<Step, 'over'>, Phase>> = {
  turn: 'upkeep',
  upkeep: 'upkeep',
  'upkeep-end': 'upkeep',
  income: 'income',
  'income-end': 'income',
  'main-1': 'main-1',
  'main-1-end': 'main-1',
  offence: 'offence',
  rolling: 'offence',
  declared: 'offence',
  conclude: 'offence',
  activate: 'offence',
  determined: 'offence',
  aim: 'targeting',
  'targeting-die': 'targeting',
  targeted: 'targeting',
  resolved: 'targeting',
  defence: 'defence',
  'defence-rolled': 'defence',
  defended: 'defence',
  'last-chance': 'defence',
  landing: 'defence',
  aftermath: 'defence',
  'roll-over': 'defence',
  'main-2': 'main-2',
  'main-2-end': 'main-2',
  discard: 'discard',
  'turn-end': 'discard',
  'turn-over': 'discard',
};

export function stepName(lang: Lang, step: Step): string {
  return phrase(lang, step === 'over' ? THRONE.over : PHASE_NAMES[PHASES[step]]);
}
