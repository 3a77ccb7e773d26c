// How far a balance run has come: a plain value, and what it is after something was told of the run.
import type {
  Balance,
  BalancePlan,
  BalanceStage,
  ChangeFigures,
  DuelEnd,
  PlayedDuel,
  Proposal,
} from '@wyrmtable/bots/lab';
import type { HeroBox } from '@wyrmtable/dice-throne/boxes';

/** `rested`: the hero itself is through, and its numbers wait to be tried. */
export type Phase = 'playing' | 'stopped' | 'rested' | 'done' | 'failed';

export interface Run {
  readonly box: HeroBox;
  readonly plan: BalancePlan;
  readonly phase: Phase;
  readonly stage: BalanceStage;
  /** Duels of the stage. */
  readonly done: number;
  readonly total: number;
  /** Of the hero as it is. */
  readonly duels: readonly PlayedDuel[];
  readonly changes: readonly ChangeFigures[];
  readonly proposals: readonly Proposal[];
}

export type Told =
  | {
      readonly kind: 'asked';
      readonly stage: BalanceStage;
      readonly total: number;
      readonly changes: readonly ChangeFigures[];
      readonly proposals: readonly Proposal[];
    }
  | { readonly kind: 'played'; readonly rival: string; readonly end: DuelEnd | null }
  | { readonly kind: 'goes-on' | 'stopped' | 'rested' | 'failed' }
  | { readonly kind: 'done'; readonly balance: Balance };

export const begunRun = (box: HeroBox, plan: BalancePlan): Run => ({
  box,
  plan,
  phase: 'playing',
  stage: 'duels',
  done: 0,
  total: plan.duels * plan.rivals.length,
  duels: [],
  changes: [],
  proposals: [],
});

function afterOne(run: Run, duels: PlayedDuel[], told: Told): Run {
  switch (told.kind) {
    case 'asked': {
      const { stage, total, changes, proposals } = told;
      return { ...run, stage, total, changes, proposals, done: stage === run.stage ? run.done : 0 };
    }
    case 'played':
      if (run.stage === 'duels' && told.end !== null) duels.push({ rival: told.rival, end: told.end });
      return { ...run, done: Math.min(run.done + 1, run.total) };
    case 'goes-on':
      return { ...run, phase: 'playing' };
    case 'done': {
      const { changes, proposals } = told.balance;
      return { ...run, phase: 'done', changes, proposals, done: run.total };
    }
    default:
      return { ...run, phase: told.kind };
  }
}

/** Duels end by the hundred, so they are told many at once. */
export function after(run: Run, told: readonly Told[]): Run {
  const duels = [...run.duels];
  const next = told.reduce((one, each) => afterOne(one, duels, each), run);
  return { ...next, duels: duels.length === run.duels.length ? run.duels : duels };
}

/** Whole tenths of the stage, so that whoever listens hears of it now and then. */
export const tenths = ({ done, total }: Pick<Run, 'done' | 'total'>): number =>
  total === 0 ? 0 : Math.floor((10 * done) / total) / 10;
