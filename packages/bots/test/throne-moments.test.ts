// Moments that need a cool head: whether adept and master see them, whatever their luck.
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { finalDamage, PROCEED, playerAt } from '@wyrmtable/dice-throne/inside';
import { type Chance, PASS, start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { answer, declaring, give, type Level, play, put, reading, rolled } from './throne-table.ts';

const LEVELS: readonly Level[] = ['adept', 'master'];
const SEEDS = [100, 101, 102];

/** What the level does here, with several seeds: the same ones once. */
const answers = (level: Level, state: ThroneState): string[] => [
  ...new Set(SEEDS.map((seed) => answer(level, state, seed))),
];

/** Chance whose next roll of five dice is this one. */
const rolling = (dice: readonly number[]): Chance => ({ ...swiftChance(1), handful: () => [...dice] });

/** The Barbarian's first roll of the turn shows these dice, and the Paladin may answer. */
function firstRoll(dice: readonly number[], cp: number, ...cards: string[]): ThroneState {
  const state = rolled('barbarian', 'paladin', []);
  state.rolls = 0;
  state.attempts = 3;
  give(state, 1, cp, ...cards);
  const roll = diceThrone.choices(state).find((choice) => diceThrone.read(choice, state).kind === 'roll');
  play(state, roll ?? PASS, rolling(dice));
  return state;
}

/** The Barbarian has declared, and the Paladin may answer. */
function declared(ability: string, dice: readonly number[], cp: number, ...cards: string[]): ThroneState {
  const state = rolled('barbarian', 'paladin', dice);
  give(state, 1, cp, ...cards);
  play(state, declaring(state, ability));
  return state;
}

/** On to the last moment before the damage lands, nobody answering before. */
function lastChance(state: ThroneState): ThroneState {
  for (let i = 0; i < 20 && state.asking !== null && state.step !== 'landing'; i++) {
    const [first = PASS] = diceThrone.choices(state);
    play(state, state.asking === 'window' ? PASS : first);
  }
  return state;
}

describe.each(LEVELS)('%s', (level) => {
  it('spoils the dice of an ultimate that has been declared', () => {
    const rage = [6, 6, 6, 6, 6];
    expect(answers(level, declared('rage', rage, 2, 'so-wild'))).toEqual(['play so-wild']);
    expect(answers(level, declared('rage', rage, 2, 'helping-hand'))).toEqual(['play helping-hand']);
  });

  it('turns a die of it that the ability cannot do without', () => {
    const state = declared('rage', [6, 6, 6, 6, 6], 2, 'so-wild');
    const card = diceThrone.choices(state).find((choice) => choice !== PASS) ?? PASS;
    play(state, card);
    expect(state.asking).toBe('set');
    expect(answers(level, state)).toEqual(['die']);
  });

  it('holds the card back while the roller may still roll: it does as much after the declaration', () => {
    expect(answers(level, firstRoll([6, 6, 6, 6, 6], 2, 'so-wild'))).toEqual(['pass']);
    expect(answers(level, firstRoll([6, 6, 6, 6, 1], 2, 'helping-hand'))).toEqual(['pass']);
  });

  it('prevents damage at the last chance, not before, when it would be defeated', () => {
    const state = declared('smack', [1, 2, 3, 1, 2], 1, 'not-this-time');
    state.health = [20, 3];
    if (state.asking === 'window') expect(answers(level, state)).toEqual(['pass']);
    lastChance(state);
    expect(state.pools.reduce((sum, pool) => sum + finalDamage(state, pool), 0)).toBeGreaterThanOrEqual(3);
    expect(answers(level, state)).toEqual(['play not-this-time']);
  });

  it('keeps that card for a heavier blow while it stands well', () => {
    const state = declared('smack', [1, 1, 1, 4, 6], 1, 'not-this-time');
    lastChance(state);
    expect(playerAt(state, 1).hand).toHaveLength(1);
    expect(state.pools.map(({ at }) => at)).toContain(1);
    expect(answers(level, state)).toEqual(['pass']);
  });

  it('turns its own die into an ultimate, and no die where that makes nothing', () => {
    const almost = rolled('barbarian', 'paladin', [6, 6, 6, 6, 5]);
    give(almost, 0, 1, 'tip-it');
    expect(answers(level, almost)).toEqual(['play tip-it']);
    const early = rolled('barbarian', 'paladin', [1, 2, 4, 4, 6]);
    Object.assign(early, { attempts: 2, rolls: 1 });
    give(early, 0, 3, 'tip-it', 'so-wild');
    expect(answers(level, early)).toEqual(['roll']);
  });
});

describe('master thinks of its Roll Phase', () => {
  /** The Barbarian with four of the five dice of an ultimate, and a card that turns any die into the fifth. */
  function oneShort(attempts: number): ThroneState {
    const state = rolled('barbarian', 'paladin', [6, 6, 6, 6, 2]);
    Object.assign(state, { attempts, rolls: 3 - attempts });
    give(state, 0, 1, 'six-it');
    return state;
  }

  it('and keeps the card that makes an ultimate until no attempt is left to roll it', () => {
    expect(answers('master', oneShort(2))).toEqual(['roll']);
    expect(answers('master', oneShort(1))).toEqual(['roll']);
    expect(answers('master', oneShort(0))).toEqual(['play six-it']);
  });

  it('and goes for what a card in hand brings within reach', () => {
    const rolledAgain = (...cards: string[]) => {
      const state = rolled('barbarian', 'paladin', [4, 4, 4, 6, 6]);
      Object.assign(state, { attempts: 1, rolls: 2 });
      give(state, 0, 4, ...cards);
      return reading('master', state);
    };
    expect(rolledAgain()).toMatchObject({ kind: 'roll', dice: [6, 6] });
    expect(rolledAgain('six-it')).toMatchObject({ kind: 'roll', dice: [4, 4, 4] });
  });

  it('and lays an upgrade that may be decisive in this very turn', () => {
    const state: ThroneState = { ...rolled('barbarian', 'paladin', []), step: 'main-1', asking: 'main', rolls: 0 };
    state.health = [6, 5];
    give(state, 0, 2, 'smack-ii');
    expect(answers('master', state)).toEqual(['play smack-ii']);
  });
});

describe.each(LEVELS)('%s lets a window go by', (level) => {
  /** The Barbarian is about to roll, and the Tactician may answer. */
  function beforeTheRoll(cp: number): ThroneState {
    const state: ThroneState = { ...rolled('barbarian', 'tactician', []), step: 'main-1', asking: 'main', rolls: 0 };
    give(state, 1, cp);
    put(state, 1, 'tactical-advantage', 2);
    // Something was done in this phase: otherwise nobody is asked at its end.
    state.stirred = true;
    play(state, PROCEED);
    return state;
  }

  it('rather than make CP of tokens that nothing is left to buy with', () => {
    const state = beforeTheRoll(10);
    expect([state.asked, state.asking, state.step]).toEqual([1, 'window', 'main-1-end']);
    expect(answers(level, state)).toEqual(['pass']);
  });
});

it('in King of the Hill master goes on building when one is about to fall and three are well: the match is not over then', () => {
  const heroes = ['barbarian', 'paladin', 'treant', 'ninja'];
  const begun = start(diceThrone, { mode: 'koth', heroes, promo: false }, 4, swiftChance(1));
  const state: ThroneState = {
    ...begun,
    order: [0, 1, 2, 3],
    active: 0,
    turn: 9,
    stack: [],
    triggers: [],
    step: 'main-1',
    asking: 'main',
    asked: 0,
    health: [28, 27, 30, 2],
  };
  for (const player of state.players) player.hand = [];
  give(state, 0, 6, 'smack-ii');
  expect(answers('master', state)).toEqual(['play smack-ii']);
});
