// The exact odds, against a slow count over every roll, against published figures and against dice really thrown.
import { swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { battle } from '../src/dragon-farkle/odds/battle.ts';
import { attacking, attackWorth, defending, plainBrawl, SOLDIERS, settled } from '../src/dragon-farkle/odds/brawl.ts';
import { helpsOf, NO_CARDS, NO_HELPS } from '../src/dragon-farkle/odds/circumstances.ts';
import { place } from '../src/dragon-farkle/odds/hand.ts';
import { meanPerTurn, recruiting } from '../src/dragon-farkle/odds/recruit.ts';
import { layerOf, rollWorth, type Solution } from '../src/dragon-farkle/odds/solver.ts';
import { throwsOf } from '../src/dragon-farkle/odds/throws.ts';
import { finalBattle, recruit, zonk } from '../src/dragon-farkle/odds.ts';
import { battleCourse, recruitGains } from '../src/dragon-farkle/race/turns.ts';
import { all, everyRoll, options } from './naive.ts';

const HANDS = [1, 2, 3, 4, 5, 6] as const;
const FACES = ['dragon', 'rally', 'blank', 'blank', 'blank', 'blank'] as const;

describe('one roll, event die ignored', () => {
  // SK-4.8: how many of the 6^n rolls have no scoring dice.
  it.each([
    [6, 1080],
    [5, 600],
    [4, 204],
    [3, 60],
    [2, 16],
    [1, 4],
  ])('%i dice: %i rolls without scoring dice', (dice, none) => {
    expect(everyRoll(dice).filter((roll) => options(roll).length === 0)).toHaveLength(none);
    expect(zonk(dice)).toBeCloseTo(none / 6 ** dice, 14);
  });

  it.each([
    [6, 479.62],
    [5, 235.07],
    [4, 145.83],
    [3, 86.81],
    [2, 50],
    [1, 25],
  ])('%i dice bring %f soldiers on average', (dice, mean) => {
    const most = throwsOf({ dice }).reduce((sum, { chance, all: [take] }) => sum + chance * (take?.once ?? 0) * 50, 0);
    const counted = everyRoll(dice).reduce((sum, roll) => sum + (all(roll)?.soldiers ?? 0), 0) / 6 ** dice;
    expect(most).toBeCloseTo(counted, 9);
    expect(most).toBeCloseTo(mean, 2);
  });
});

/** The worth of rolling, counted over every roll of dice and event die from the worths of what follows. */
function counted(solution: Solution, units: number, dice: number, zonked: number): number {
  const { best } = layerOf(solution, NO_HELPS);
  const { fullSet } = solution.stakes;
  const after = (more: number, size: number): number =>
    best[place(units + more / 50, size === dice ? fullSet : dice - size)] as number;
  let sum = 0;
  for (const roll of everyRoll(dice)) {
    for (const face of FACES) {
      const takes = options(roll);
      const whole = all(roll);
      if (face === 'dragon') sum += whole ? after(0, whole.size) : (best[place(units, dice)] as number);
      else if (whole === null) sum += zonked;
      else sum += Math.max(...takes.map(({ size, soldiers }) => after(soldiers * (face === 'rally' ? 2 : 1), size)));
    }
  }
  return sum / (6 ** dice * 6);
}

describe('recruiting', () => {
  it.each(HANDS)('with %i dice every worth is the mean over every roll that may follow', (dice) => {
    const solution = recruiting();
    const { roll } = layerOf(solution, NO_HELPS);
    for (const units of [0, 1, 7, 11, 40, 200]) {
      expect(roll[place(units, dice)]).toBeCloseTo(counted(solution, units, dice, 0), 8);
    }
  });

  it('brings 703 soldiers a turn', () => {
    expect(recruit().meanPerTurn).toBeCloseTo(703, 0);
  });

  it('says from which pending on stopping is best', () => {
    const { stop, roll } = layerOf(recruiting(), NO_HELPS);
    for (const [key, least] of Object.entries(recruit().stopAt)) {
      const dice = Number(key);
      const units = (least ?? Number.NaN) / 50;
      expect(stop[units]).toBeGreaterThanOrEqual(roll[place(units, dice)] as number);
      for (let less = 1; less < units; less++) {
        expect(stop[less]).toBeLessThan(roll[place(less, dice)] as number);
      }
    }
  });

  it('is certain of its cap: one roll more is a loss there with any number of dice', () => {
    const solution = recruiting();
    const { cap } = solution.stakes;
    for (const dice of HANDS) {
      expect(rollWorth(solution, NO_HELPS, cap, solution.hands[dice - 1])).toBeLessThan(cap * 50);
    }
  });

  it('has a distribution of gains with the same mean', () => {
    const gains = recruitGains();
    expect(gains.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    expect(gains.reduce((sum, chance, units) => sum + chance * units * 50, 0)).toBeCloseTo(meanPerTurn(), 6);
  });

  it('is what dice bring when thrown', () => {
    // A turn's gain has a standard deviation below 1000, so the mean of 40,000 turns one below 5. The seed is fixed;
    // for any other one, 25 soldiers are five deviations: one seed in two million would miss.
    const turns = 40_000;
    const chance = swiftChance(2016);
    let sum = 0;
    for (let i = 0; i < turns; i++) sum += thrownTurn(recruiting(), (n) => chance.below(n)) ?? 0;
    expect(Math.abs(sum / turns - meanPerTurn())).toBeLessThan(25);
  });

  it.each([
    ['Auntie Heartburn', { keepsBitten: true }],
    ['the Triplet Sisters', { tripleBonus: 200 }],
    ['Uncle Justincase', { insurance: 300 }],
    ['Corporal Drum', { stopBonus: 150 }],
    ['Grandpa Again', { secondThrow: 4 }],
  ])('%s brings 70 to 110 soldiers a turn more', (_, help) => {
    const more = meanPerTurn({ ...NO_CARDS, ...help }) - meanPerTurn();
    expect(more).toBeGreaterThan(70);
    expect(more).toBeLessThan(110);
  });

  it('is worth at least as much with a help as without it, everywhere', () => {
    const circumstances = { ...NO_CARDS, secondThrow: 4, tonics: 1 };
    const solution = recruiting(circumstances);
    const bare = layerOf(solution, NO_HELPS).best;
    const helped = layerOf(solution, helpsOf(circumstances)).best;
    expect(bare).toEqual(layerOf(recruiting(), NO_HELPS).best);
    helped.forEach((worth, at) => {
      expect(worth).toBeGreaterThanOrEqual(bare[at] as number);
    });
  });
});

/** Plays one series of rolls by the solution: the score, or null after a Zonk. */
function thrownTurn(solution: Solution, below: (n: number) => number): number | null {
  const { best, stop, roll } = layerOf(solution, NO_HELPS);
  const { fullSet, cap } = solution.stakes;
  let units = 0;
  let dice = fullSet;
  for (let first = true; ; first = false) {
    if (!first && (units >= cap || (stop[units] as number) >= (roll[place(units, dice)] as number))) return units * 50;
    const thrown = Array.from({ length: dice }, () => 1 + below(6));
    const face = FACES[below(6)];
    const left = (size: number): number => (size === dice ? fullSet : dice - size);
    const whole = all(thrown);
    if (whole === null) {
      if (face !== 'dragon') return null;
    } else if (face === 'dragon') {
      dice = left(whole.size);
    } else {
      const times = face === 'rally' ? 2 : 1;
      const worthOf = ({ size, soldiers }: { size: number; soldiers: number }): number =>
        best[place(units + (soldiers * times) / 50, left(size))] as number;
      const [taken] = options(thrown).toSorted((a, b) => worthOf(b) - worthOf(a));
      units += ((taken?.soldiers ?? 0) * times) / 50;
      dice = left(taken?.size ?? 0);
    }
  }
}

describe('the Final Battle', () => {
  it('is won by 5000 soldiers with 0.385 against 3 wounds', () => {
    const { win, zonk: zonked, wiped } = finalBattle(5000, 3);
    expect(win).toBeCloseTo(0.385, 3);
    expect(win + zonked + wiped).toBeCloseTo(1, 12);
  });

  it.each([
    ['Auntie Heartburn', { keepsBitten: true }, 0.386],
    ['Grandpa Again', { secondThrow: 4 }, 0.408],
  ])('is won with %s by %f', (_, help, win) => {
    const circumstances = { ...NO_CARDS, ...help };
    expect(battle({ army: 5000, wounds: 3, dealt: 0, left: 6, circumstances }).win).toBeCloseTo(win, 3);
  });

  it.each([
    [300, 3, 0, 6],
    [1500, 3, 1, 4],
    [50, 3, 2, 1],
    [700, 5, 2, 3],
    [2000, 4, 0, 5],
  ])(
    'with %i soldiers, %i wounds to deal, %i dealt and %i dice is the mean over every roll',
    (army, wounds, dealt, left) => {
      const WOUNDS = { dragon: 1, rally: 2, blank: 0 };
      let win = 0;
      let zonked = 0;
      for (const roll of everyRoll(left)) {
        const whole = all(roll);
        for (const face of FACES) {
          const after = dealt + WOUNDS[face];
          if (after >= wounds) win++;
          else if (whole === null && face === 'blank') zonked++;
          else if ((whole?.soldiers ?? 0) < army) {
            const rest = whole === null || whole.size < left ? left - (whole?.size ?? 0) : 6;
            const next = finalBattle(army - (whole?.soldiers ?? 0), wounds, rest, after);
            win += next.win;
            zonked += next.zonk;
          }
        }
      }
      const odds = finalBattle(army, wounds, left, dealt);
      expect(odds.win).toBeCloseTo(win / (6 ** left * 6), 12);
      expect(odds.zonk).toBeCloseTo(zonked / (6 ** left * 6), 12);
    },
  );

  it.each([3, 4, 5])('counted forwards is the same as counted backwards, for %i wounds and every army', (wounds) => {
    const { win, zonk: zonked } = battleCourse(wounds, 160, 0);
    let won = 0;
    let lost = 0;
    for (let units = 1; units <= 160; units++) {
      won += win[units - 1] as number;
      lost += zonked[units - 1] as number;
      expect(finalBattle(units * 50, wounds).win).toBeCloseTo(won, 12);
      expect(finalBattle(units * 50, wounds).zonk).toBeCloseTo(lost, 12);
    }
  });

  it('knows its ends: no army, a dead dragon, an army of any size', () => {
    expect(finalBattle(0, 3)).toEqual({ win: 0, zonk: 0, wiped: 1 });
    expect(finalBattle(500, 3, 6, 3)).toEqual({ win: 1, zonk: 0, wiped: 0 });
    expect(finalBattle(30_000, 3).wiped).toBeLessThan(1e-9);
  });
});

describe('a Brawl', () => {
  it.each([
    [0, 1, 5],
    [400, 6, 3],
    [1200, 10, 5],
  ])('defended against %i: every worth is the mean over every roll that may follow', (attack, units, dice) => {
    const brawl = plainBrawl(1500, 900);
    const solution = defending(brawl, attack, NO_CARDS, SOLDIERS);
    const zonked = settled(brawl, attack, 0).defender;
    const { roll } = layerOf(solution, NO_HELPS);
    expect(roll[place(units, dice)]).toBeCloseTo(counted(solution, units, dice, zonked), 8);
  });

  it('moves soldiers as the rulebook says (S2, S19, S20, S22)', () => {
    expect(settled(plainBrawl(0, 300), 650, 100)).toEqual({ attacker: 800, defender: -300 });
    expect(settled(plainBrawl(1200, 0), 0, 250)).toEqual({ attacker: -250, defender: 750 });
    expect(settled(plainBrawl(1200, 900), 300, 300)).toEqual({ attacker: 0, defender: 0 });
    expect(settled(plainBrawl(100, 0), 300, 450)).toEqual({ attacker: -100, defender: 600 });
  });

  it('is worth to the attacker what a defender at the dice leaves', () => {
    // One result lies between −2000 and 2500, so 20,000 of them have a mean within 16 of a deviation at most:
    // 80 soldiers are five deviations.
    const brawl = plainBrawl(2000, 2000);
    const attack = 650;
    const solution = defending(brawl, attack, NO_CARDS, SOLDIERS);
    const chance = swiftChance(7);
    let sum = 0;
    for (let i = 0; i < 20_000; i++) {
      sum += settled(brawl, attack, thrownTurn(solution, (n) => chance.below(n)) ?? 0).attacker;
    }
    expect(Math.abs(sum / 20_000 - attackWorth(brawl, attack, SOLDIERS, false))).toBeLessThan(80);
  });

  it.each([
    [0, 0],
    [1000, 3000],
    [4000, 700],
  ])('of %i against %i is attacked by a table off by less than a soldier', (attacker, defender) => {
    const brawl = plainBrawl(attacker, defender);
    const lines = attacking(brawl, NO_CARDS, SOLDIERS);
    const everyScore = attacking(brawl, NO_CARDS, SOLDIERS, []);
    for (const dice of HANDS) {
      for (const units of [0, 5, 20, 70, 110]) {
        const [one, other] = [lines, everyScore].map((table) => layerOf(table, NO_HELPS).best[place(units, dice)] ?? 0);
        expect(Math.abs((one ?? 0) - (other ?? 0))).toBeLessThan(1);
      }
    }
  });
});
