// What master takes things to be worth: what can be kept is there to be used, and what does something is worth what it does.
import { diceThrone, heroNumber, type ThroneState } from '@wyrmtable/dice-throne';
import { heroOf, playerAt } from '@wyrmtable/dice-throne/inside';
import { PASS } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { slotWorth } from '../src/dice-throne/judge/boards.ts';
import { gainWorth } from '../src/dice-throne/judge/gains.ts';
import { cardWorth } from '../src/dice-throne/judge/hand.ts';
import { ESTIMATED, PROVEN, SATED } from '../src/dice-throne/judge/prices.ts';
import { defenceWorth, guardWorth } from '../src/dice-throne/odds/defending.ts';
import { waysOf } from '../src/dice-throne/odds/keeps.ts';
import { answer, cardNumber, declaring, give, of, play, put, rolled } from './throne-table.ts';

/** Nobody answers anything until that seat is asked at that step. */
function until(state: ThroneState, seat: number, step: ThroneState['step']): ThroneState {
  for (let i = 0; i < 30 && state.asking !== null; i++) {
    if (state.asking === 'window' && state.asked === seat && state.step === step) return state;
    const [first = PASS] = diceThrone.choices(state);
    play(state, state.asking === 'window' ? PASS : first);
  }
  throw new Error(`seat ${seat} was never asked at ${step}`);
}

/** A turn's first Main Phase with nothing done yet. */
function mainPhase(hero: string, cp: number, ...cards: string[]): ThroneState {
  const state: ThroneState = { ...rolled(hero, 'paladin', []), step: 'main-1', asking: 'main', rolls: 0, attempts: 3 };
  return give(state, 0, cp, ...cards);
}

describe('what can be kept', () => {
  it('is there to be used: Chi makes an attack heavier that lands anyway', () => {
    const state = rolled('monk', 'barbarian', [1, 1, 1, 2, 2]);
    put(state, 0, 'chi', 3);
    play(state, declaring(state, 'fist-strike', 2));
    until(state, 0, 'landing');
    expect(answer('master', state)).toBe('spend');
    expect(answer('adept', state)).toBe('spend');
  });

  it('is worth less with every further CP', () => {
    const steps = PROVEN.purse.slice(1).map((sum, cp) => sum - (PROVEN.purse[cp] ?? 0));
    expect(steps.every((step, at) => at === 0 || step <= (steps[at - 1] ?? 0) + 1e-9)).toBe(true);
    expect(PROVEN.purse.every((sum, cp) => cp === 0 || sum < (ESTIMATED.purse[cp] ?? 0))).toBe(true);
  });
});

describe('a card that is only good for selling', () => {
  const worthWith = (cp: number, prices: typeof SATED): number => {
    const state = mainPhase('monk', cp, 'lotus-strike-ii');
    return cardWorth(state, playerAt(state, 0), cardNumber('lotus-strike-ii'), 1, prices);
  };

  it('is worth no more than the CP it brings', () => {
    expect(worthWith(0, SATED)).toBe(SATED.sold);
    expect(worthWith(9, SATED)).toBeCloseTo((SATED.purse[10] ?? 0) - (SATED.purse[9] ?? 0), 10);
    expect(worthWith(9, PROVEN)).toBe(PROVEN.sold);
  });

  it('and so an upgrade is laid where CP lie about', () => {
    expect(answer('adept', mainPhase('monk', 8, 'fist-strike-ii'))).toBe('play fist-strike-ii');
  });
});

describe('a defence', () => {
  const slotOf = (hero: string, id: string): number =>
    heroOf(of, heroNumber(of, hero)).slots.findIndex(({ printed }) => printed.id === id);

  it('is worth what its dice bring: one die more of Thick Skin heals 2 on two of six numbers', () => {
    const gain = slotWorth(of, heroNumber(of, 'barbarian'), slotOf('barbarian', 'thick-skin'), 1, PROVEN);
    // A point healed counts 0.9, and six turns in ten bring an attack that can be defended.
    expect(gain).toBeCloseTo(0.6 * (2 / 6) * 2 * 0.9, 10);
  });

  it('is upgraded where that does much for little', () => {
    expect(answer('master', mainPhase('pyromancer', 3, 'molten-armor-ii'))).toBe('play molten-armor-ii');
    expect(answer('adept', mainPhase('pyromancer', 3, 'molten-armor-ii'))).toBe('play molten-armor-ii');
  });
});

describe('a card', () => {
  it('that needs no moment is worth what it brings, and the others wait for theirs', () => {
    // Two cards at 1.5 each.
    expect(gainWorth(of, cardNumber('double-up'), PROVEN)).toBeCloseTo(3, 10);
    expect(gainWorth(of, cardNumber('six-it'), PROVEN)).toBe(null);
    expect(gainWorth(of, cardNumber('get-some'), PROVEN)).toBe(null);
  });

  it('is played when it can be paid and brings more than it costs', () => {
    expect(answer('master', mainPhase('barbarian', 3, 'concuss'))).toBe('play concuss');
    expect(answer('adept', mainPhase('barbarian', 3, 'concuss'))).toBe('play concuss');
  });
});

describe('defence dice', () => {
  /** The Paladin has rolled these against the Barbarian, with a card to roll them once more. */
  function defended(dice: readonly number[]): ThroneState {
    const state = give(rolled('barbarian', 'paladin', [1, 2, 3, 1, 2]), 1, 0, 'better-d');
    play(state, declaring(state, 'smack', 2));
    until(state, 1, 'defence-rolled');
    state.defenceDice = [...dice];
    return state;
  }

  it('promise the mean over all rolls of those that are not kept', () => {
    const state = defended([1, 4, 6]);
    const worth = defenceWorth(state, state.defence);
    const promised = guardWorth(state);
    expect(promised([1, 4, 6])).toBeCloseTo(worth([1, 4, 6]), 10);
    const mean = waysOf(2).reduce((sum, { dice, chance }) => sum + chance * worth([6, ...dice]), 0);
    expect(promised([6])).toBeCloseTo(mean, 10);
  });

  it('are rolled again by a card when they lie badly, and left when they lie well', () => {
    expect(answer('master', defended([1, 1, 2]))).toBe('play better-d');
    expect(answer('master', defended([6, 6, 6]))).toBe('pass');
  });
});
