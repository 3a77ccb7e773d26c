// Verbs of dice: rolls of effects, dice that are turned or rolled again, contests.
import type { Ids } from '../ids.ts';
import { amount, effects, either, flag, id, LIMITS, maybe, nothing, object, oneOf, whole } from '../slots.ts';
import { type Amount, type Effect, type StatusId, WHO, WHOSE_DICE, type Who, type WhoseDie } from '../vocabulary.ts';
import type { ChecksOf, ShapesOf, TraitsOf } from './traits.ts';

export interface DiceVerbs {
  roll: {
    readonly dice: Amount;
    /** How many of them may be rolled once more. */
    readonly rerolls: number;
    /** What that costs in tokens, or null when it is free. */
    readonly price: { readonly status: StatusId; readonly tokens: number } | null;
  };
  'nudge-die': { readonly by?: number };
  'set-die': { readonly whose: WhoseDie; readonly to: number | 'any' | 'copy'; readonly times: number };
  /** Dice are rolled again one by one; `ransom` is what the owner of a die may pay the other to keep it, 0 for nothing. */
  'reroll-dice': { readonly whose: WhoseDie; readonly upTo: number; readonly ransom: number };
  /** That player rolls one own die of the open roll again. */
  'must-reroll': { readonly who: Who };
  'extra-attempt': { readonly phase: 'offence' | 'defence' };
  /** Both roll a die; `ties` says whether equal dice win. */
  contest: {
    readonly against: Who;
    readonly ties: boolean;
    readonly win: readonly Effect[];
    readonly lose: readonly Effect[];
    /** What equal dice bring, where that is a third thing. */
    readonly tied?: readonly Effect[];
  };
}

export const roll = (dice: Amount, rerolls = 0): Effect => ({ verb: 'roll', dice, rerolls, price: null });
export const nudgeDie: Effect = { verb: 'nudge-die' };
export const nudgeDieBy = (by: number): Effect => ({ verb: 'nudge-die', by });
export const mustReroll = (who: Who): Effect => ({ verb: 'must-reroll', who });
export const setDie = (whose: WhoseDie, to: number | 'any' | 'copy', times = 1): Effect => ({
  verb: 'set-die',
  whose,
  to,
  times,
});
export const rerollDice = (whose: WhoseDie, upTo: number, ransom = 0): Effect => ({
  verb: 'reroll-dice',
  whose,
  upTo,
  ransom,
});
export const extraAttempt = (phase: 'offence' | 'defence'): Effect => ({ verb: 'extra-attempt', phase });
export const contest = (against: Who, ties: boolean, win: Effect[], lose: Effect[]): Effect => ({
  verb: 'contest',
  against,
  ties,
  win,
  lose,
});
export const contestOrTie = (against: Who, win: Effect[], lose: Effect[], tied: Effect[]): Effect => ({
  verb: 'contest',
  against,
  ties: false,
  win,
  lose,
  tied,
});

/** The words that name a status, for somebody who may use these ids. */
export function diceVerbs<I extends Ids>() {
  return {
    /** Dice of which some may be rolled again for tokens. */
    rollFor: (dice: Amount, rerolls: number, status: I['status'], tokens: number): Effect => ({
      verb: 'roll',
      dice,
      rerolls,
      price: { status, tokens },
    }),
  };
}

export const DICE_TRAITS: TraitsOf<DiceVerbs> = {
  roll: { numbers: ({ dice }) => [['dice', dice]] },
  'nudge-die': { touchesDice: true },
  'set-die': { touchesDice: true },
  'reroll-dice': { touchesDice: true },
  'must-reroll': {},
  'extra-attempt': {},
  contest: {
    waits: true,
    whom: ({ against }) => [against],
    runs: ({ win, lose, tied }) => [
      ['win', win],
      ['lose', lose],
      ...(tied === undefined ? [] : [['tied', tied] as const]),
    ],
  },
};

export const DICE_CHECKS: ChecksOf<DiceVerbs> = {
  roll: {
    statuses: ({ price }) => (price === null ? [] : [price.status]),
    rolls: ({ dice }) => dice,
    leaves: ({ rerolls }) => (rerolls > 0 ? 'turned' : null),
  },
  'nudge-die': { leaves: () => 'turned' },
  'set-die': { leaves: () => 'turned' },
  'reroll-dice': { leaves: () => 'turned' },
  'must-reroll': {},
  'extra-attempt': {},
  contest: { rolls: () => 1 },
};

const whose = oneOf(WHOSE_DICE);
const who = oneOf(WHO);

export const DICE_SHAPES: ShapesOf<DiceVerbs> = {
  roll: {
    dice: amount,
    rerolls: whole(0, LIMITS.dice),
    price: either(
      object<{ readonly status: string; readonly tokens: number }>(() => ({
        status: id('status'),
        tokens: whole(1, LIMITS.times),
      })),
      nothing,
    ),
  },
  'nudge-die': { by: maybe(whole(-5, 5)) },
  'set-die': { whose, to: either(whole(1, 6), oneOf(['any', 'copy'] as const)), times: whole(1, LIMITS.dice) },
  'reroll-dice': { whose, upTo: whole(1, LIMITS.dice), ransom: whole(0, 15) },
  'must-reroll': { who },
  'extra-attempt': { phase: oneOf(['offence', 'defence'] as const) },
  contest: { against: who, ties: flag, win: effects, lose: effects, tied: maybe(effects) },
};
