// What declarations are worth, what they really take off, and that the page about it says what the code does.
import { readFileSync } from 'node:fs';
import { abilityOf, diceThrone, HEROES, offencesOf, STATUSES, type ThroneState } from '@wyrmtable/dice-throne';
import { cardOf, libraryOf, playerAt } from '@wyrmtable/dice-throne/inside';
import { type Choice, PASS, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, test } from 'vitest';
import {
  bareSide,
  bestKeep,
  declaredChoice,
  declaringWorld,
  defences,
  defendingWorld,
  keepAt,
  payoffOf,
  planOf,
  sideOf,
  strike,
  tokenWorth,
  worthOf,
} from '../src/dice-throne/odds/index.ts';
import { PRICES } from '../src/dice-throne/odds/prices.ts';
import { declaring, laid, of, put, rolled } from './throne-table.ts';

const worth = (
  hero: string,
  ability: string,
  dice: readonly number[],
  row = 0,
  own = bareSide(of, laid(hero).hero),
) => {
  const number = offencesOf(of, own).find((one) => abilityOf(of, one).ability.id === ability) ?? -1;
  return worthOf(of, own, null, number, row, dice);
};

describe('worth', () => {
  test('plain damage is worth itself', () => {
    const [low, , high] = [0, 1, 2].map((row) => worth('barbarian', 'smack', [1, 1, 1, 1, 1], row));
    expect(low).toBe(4);
    expect(high).toBe(8);
  });
  test('damage that reads dice of its own is the mean over them', () => {
    // Tip of the Blade: one die of pure damage.
    const ninja = HEROES.find(({ id }) => id === 'ninja');
    const own = bareSide(of, laid('ninja').hero, ninja?.slots.map(({ id }) => (id === 'walk-the-line' ? 1 : 0)) ?? []);
    const spared = [1, 2, 3, 4, 5, 6].map((sum) => Math.min(PRICES.defence, sum / 2));
    expect(worth('ninja', 'tip-of-the-blade', [4, 4, 4, 1, 1], 0, own)).toBeCloseTo(
      3.5 + spared.reduce((sum, one) => sum + one, 0) / 6,
      10,
    );
  });
  test('with nothing left to roll the best declaration is what the dice are worth', () => {
    const side = bareSide(of, laid('barbarian').hero);
    expect(bestKeep(of, side, [1, 1, 1, 4, 6], 0)).toEqual({ worth: 4, keep: [1, 1, 1, 4, 6] });
    expect(bestKeep(of, side, [1, 1, 4, 4, 6], 0).worth).toBeGreaterThanOrEqual(0);
  });
  test('tokens already held count: Fire Mastery raises what reads it', () => {
    const state = rolled('pyromancer', 'monk', []);
    const cold = worth('pyromancer', 'hot-streak', [1, 2, 3, 4, 4], 0, playerAt(state, 0));
    put(state, 0, 'fire-mastery', 3);
    expect(worth('pyromancer', 'hot-streak', [1, 2, 3, 4, 4], 0, playerAt(state, 0))).toBeGreaterThan(cold);
  });
  test('a token is good or bad for its holder as its kind says', () => {
    STATUSES.forEach(({ id, kind }, number) => {
      if (kind === 'negative') expect(tokenWorth(of, number, false), id).toBeLessThan(0);
      else expect(tokenWorth(of, number, true), id).toBeGreaterThan(0);
    });
  });
  test('a fresh turn is worth about what the table calls a turn, an attempt what it calls one', () => {
    const mean = (attempts: number) =>
      HEROES.reduce((sum, _, hero) => sum + bestKeep(of, bareSide(of, hero), [], attempts).worth, 0) / HEROES.length;
    expect(mean(3)).toBeCloseTo(PRICES.turn, 0);
    expect(mean(3) - mean(2)).toBeCloseTo(PRICES.attempt, 0);
  });
  test('a plan that is remembered serves only those to whom it is the same: each hero, with few CP and many, against each', () => {
    for (const [hero, { slots }] of HEROES.entries())
      for (const foe of HEROES.keys())
        for (const [cp, rank] of [
          [0, 0],
          [7, 0],
          [7, 1],
        ] as const) {
          const own = {
            ...bareSide(
              of,
              hero,
              slots.map(() => rank),
            ),
            cp,
          };
          const struck = { ...bareSide(of, foe, HEROES[foe]?.slots.map(() => rank) ?? []), cp: 9 - cp };
          const anew = keepAt(planOf(of, own, payoffOf(of, own, struck)), [1, 2, 4, 5, 6], 1);
          expect(bestKeep(of, own, [1, 2, 4, 5, 6], 1, struck)).toEqual(anew);
        }
  });
  // A hero of somebody's own touches no page; but no row may vanish, and none may speak of what is not there.
  test('docs/odds.md has every price, and every token of which it speaks is as it says', () => {
    const page = readFileSync(new URL('../../../docs/odds.md', import.meta.url), 'utf8');
    for (const [name, points] of Object.entries(PRICES)) expect(page).toContain(`| \`${name}\` | ${points} |`);
    const tokens =
      page.split('| status | on its own hero | on another |\n')[1]?.split('\n\n')[0]?.split('\n').slice(1) ?? [];
    expect(tokens.length).toBeGreaterThanOrEqual(52);
    for (const row of tokens) {
      const id = /^\| `(.+?)` \|/.exec(row)?.[1] ?? row;
      const number = STATUSES.findIndex((status) => status.id === id);
      expect(number, row).toBeGreaterThanOrEqual(0);
      const [own, other] = [true, false].map((native) => tokenWorth(of, number, native).toFixed(2));
      expect(row).toBe(`| \`${id}\` | ${own} | ${other} |`);
    }
  });
});

/** The mean damage by playing it many times; nobody answers, and the only defence there is is used. */
function played(state: ThroneState, choice: Choice, times: number): { mean: number; deviation: number } {
  const luck = swiftChance(77);
  const results: number[] = [];
  for (let i = 0; i < times; i++) {
    const world = diceThrone.copy(state);
    let dealt = 0;
    const hear = (event: { readonly kind: string; readonly at?: unknown; readonly damage?: unknown }) => {
      if (event.kind === 'damage' && event.at === 1 && typeof event.damage === 'number') dealt += event.damage;
    };
    diceThrone.apply(world, choice, luck, hear);
    while (world.asking === 'window' || world.asking === 'defence')
      diceThrone.apply(world, world.asking === 'defence' ? (diceThrone.choices(world)[0] ?? PASS) : PASS, luck, hear);
    results.push(dealt);
  }
  const mean = results.reduce((sum, one) => sum + one, 0) / times;
  const variance = results.reduce((sum, one) => sum + (one - mean) ** 2, 0) / times;
  return { mean, deviation: Math.sqrt(variance / times) };
}

describe('what an attack really takes off', () => {
  test('nothing to roll, nothing to defend with: one amount for certain', () => {
    const state = rolled('moon-elf', 'barbarian', [6, 6, 6, 6, 1]);
    const { damage, mean } = strike(state, declaring(state, 'eclipse'));
    expect(damage.filter((chance) => chance > 0)).toHaveLength(1);
    expect(mean).toBeCloseTo(damage.length - 1, 10);
  });

  test.each([
    ['barbarian', 'moon-elf', 'smack', [1, 1, 1, 1, 1], 2],
    ['gunslinger', 'treant', 'showdown', [1, 2, 3, 4, 4], 0],
    ['paladin', 'samurai', 'righteous-combat', [1, 1, 1, 3, 3], 0],
  ] as const)('%s against %s, %s: as the engine plays it', (hero, foe, ability, dice, row) => {
    const state = rolled(hero, foe, dice);
    const choice = declaring(state, ability, row);
    const found = strike(state, choice);
    expect(found.damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    const { mean, deviation } = played(state, choice, 1500);
    expect(Math.abs(found.mean - mean)).toBeLessThan(4 * deviation + 1e-9);
  });

  test('the chance to defeat is that of as much damage as there is health', () => {
    const state = rolled('barbarian', 'moon-elf', [1, 1, 1, 1, 1]);
    const choice = declaring(state, 'smack', 2);
    const { damage } = strike(state, choice);
    state.health[1] = 5;
    const enough = damage.slice(5).reduce((sum, chance) => sum + chance, 0);
    expect(enough).toBeGreaterThan(0);
    expect(strike(state, choice).defeat).toBeCloseTo(enough, 10);
  });

  test('statuses in play are in it: a Bounty adds one, Shadows let nothing through', () => {
    const state = rolled('moon-elf', 'barbarian', [6, 6, 6, 6, 1]);
    const choice = declaring(state, 'eclipse');
    const plain = strike(state, choice).mean;
    put(state, 1, 'bounty');
    expect(strike(state, choice).mean).toBeCloseTo(plain + 1, 10);
    put(state, 1, 'shadows');
    expect(strike(state, choice).mean).toBe(0);
  });

  test('a Parlay makes the attack harmless, a Blind may spoil it', () => {
    const state = rolled('barbarian', 'barbarian', [1, 1, 1, 1, 1]);
    const choice = declaring(state, 'smack', 2);
    const plain = strike(state, choice).mean;
    put(state, 0, 'blind');
    expect(strike(state, choice).mean).toBeCloseTo((plain * 2) / 3, 10);
    put(state, 0, 'parlay');
    expect(strike(state, choice).mean).toBe(0);
  });

  test('what the defender heals meanwhile is counted beside what is dealt', () => {
    const state = rolled('barbarian', 'barbarian', [1, 1, 1, 1, 1]);
    state.health[1] = 30;
    const { mean, healed, mended } = strike(state, declaring(state, 'smack', 2));
    // Thick Skin heals two for each heart of three dice; a heart is one side in three.
    expect(mean).toBeCloseTo(8, 10);
    expect(healed).toBeCloseTo(2, 10);
    expect(mended).toBe(0);
  });

  test('what a companion takes is neither taken off nor healed', () => {
    const state = rolled('barbarian', 'huntress', [1, 1, 6, 6, 4]);
    const { mean, healed, shielded } = strike(state, declaring(state, 'sturdy-blow'));
    expect({ mean, healed, shielded }).toEqual({ mean: 0, healed: 0, shielded: 4 });
  });

  test('what a watcher sees is enough for it', () => {
    const state = rolled('paladin', 'samurai', [1, 1, 1, 3, 3]);
    put(state, 0, 'shame', 2);
    put(state, 1, 'bounty');
    const choice = declaring(state, 'righteous-combat');
    const seen = diceThrone.view(state, 1);
    expect(sideOf(seen, 0).tokens).toEqual(playerAt(state, 0).tokens);
    expect(strike(declaringWorld(seen), choice).damage).toEqual(strike(state, choice).damage);
    expect(declaredChoice(seen)).toBeNull();
    expect(declaredChoice({ ...seen, step: 'declared', declared: 'righteous-combat', row: 0 })).toBe(choice);
  });
});

describe('which defence', () => {
  /** The Shadow Thief with a second defence has been attacked and chooses. */
  function attacked(): ThroneState {
    const state = rolled('barbarian', 'shadow-thief', [1, 1, 1, 1, 1]);
    const thief = playerAt(state, 1);
    thief.played = libraryOf(state).decks[thief.hero]?.filter((card) => cardOf(state, card).upgrade !== null) ?? [];
    thief.ranks = HEROES[thief.hero]?.slots.map(({ upgrades }) => upgrades.length) ?? [];
    diceThrone.apply(state, declaring(state, 'smack', 2), swiftChance(3), null);
    while (state.asking === 'window') diceThrone.apply(state, PASS, swiftChance(3), null);
    return state;
  }

  test('every defence and none, the best for the defender first', () => {
    const found = defences(attacked());
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(found.at(-1)?.ability).toBeNull();
    const gains = found.map(({ strike: { mean, back } }) => mean - back);
    expect(gains).toEqual(gains.toSorted((a, b) => a - b));
  });

  test('what the defender heals meanwhile is counted beside what is dealt', () => {
    const state = rolled('barbarian', 'barbarian', [1, 1, 1, 1, 1]);
    state.health[1] = 30;
    const { mean, healed, mended } = strike(state, declaring(state, 'smack', 2));
    // Thick Skin heals two for each heart of three dice; a heart is one side in three.
    expect(mean).toBeCloseTo(8, 10);
    expect(healed).toBeCloseTo(2, 10);
    expect(mended).toBe(0);
  });

  test('what a watcher sees is enough for it', () => {
    const state = attacked();
    const own = defences(state).map(({ ability, strike: { mean } }) => [ability, mean.toFixed(9)]);
    const seen = defences(defendingWorld(diceThrone.view(state, 'spectator')));
    expect(seen.map(({ ability, strike: { mean } }) => [ability, mean.toFixed(9)])).toEqual(own);
  });
});
