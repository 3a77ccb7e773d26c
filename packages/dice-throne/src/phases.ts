// The eight phases of a turn, and the phase each of its steps belongs to (DT-3).
import { STEPS, type Step } from './state.ts';

export const PHASES = ['upkeep', 'income', 'main-1', 'offence', 'targeting', 'defence', 'main-2', 'discard'] as const;
export type Phase = (typeof PHASES)[number];

const PHASE_OF: Readonly<Record<Step, Phase>> = {
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
  // DT-3.17: what needs a target but deals no damage is the first step of the Defensive Roll.
  resolved: 'defence',
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
  over: 'discard',
};

/** A table at some moment, whole or as somebody sees it. */
interface Moment {
  readonly step: Step;
}

export const phaseOf = ({ step }: Moment): Phase => PHASE_OF[step];

const ROLL_PHASES: ReadonlySet<Phase> = new Set<Phase>(['offence', 'targeting', 'defence']);
const ROLL_STEPS: ReadonlySet<Step> = new Set(STEPS.filter((step) => ROLL_PHASES.has(PHASE_OF[step])));

/** Phases 4 to 6 (DT-12.10). */
export const inRollPhase = ({ step }: Moment): boolean => ROLL_STEPS.has(step);
