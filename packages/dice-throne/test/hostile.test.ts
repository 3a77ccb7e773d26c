// Heroes that mean no good: whatever would go on without end is refused, or stopped in words; nothing hangs and nothing grows.
import { isRefusal, Stopped, swiftChance, unlessMissing } from '@wyrmtable/kernel';
import { describe, expect, test } from 'vitest';
import { checkHero, readHero } from '../src/check/index.ts';
import { stepsOf, withAt } from '../src/check/places.ts';
import type { HeroBox } from '../src/content/box.ts';
import { diceThrone } from '../src/game.ts';
import { HERO_BOXES } from '../src/heroes/index.ts';
import { run } from '../src/rules/apply.ts';
import { begin } from '../src/rules/frames.ts';
import { changed, copyOf, duelOf, madeByChance, playedOn } from './made.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json };

const GRUNT = copyOf('barbarian', 'grunt');
const TOKEN = 'grunt-stun';
const ROW = 'hero.slots.smack.printed.rows[0]';
const gain = (status: string, amount: Json = 1): Json => ({ verb: 'gain', status, amount, who: 'self' });
const use = (parts: { readonly [field: string]: Json }): Json => ({
  ...{ moment: 'main', cp: 0, status: null, tokens: 0, matured: false, perTurn: 'any', modifier: false, needs: [] },
  effects: [],
  ...parts,
});

const kinds = (at: string, value: Json): string[] =>
  checkHero(JSON.parse(JSON.stringify(withAt(GRUNT, stepsOf(at), value)))).map(({ fault }) => fault.kind);

describe('is refused', () => {
  test.each<[string, string, Json, string]>([
    [
      'a use for nothing, as often as one likes',
      `statuses.${TOKEN}.uses`,
      [use({ effects: [gain(TOKEN)] })],
      'free-use',
    ],
    [
      'a token that buys two of itself',
      `statuses.${TOKEN}.uses`,
      [use({ status: TOKEN, tokens: 1, effects: [gain(TOKEN, 2)] })],
      'endless-exchange',
    ],
    [
      'CP that buy more CP',
      `statuses.${TOKEN}.uses`,
      [use({ cp: 1, effects: [{ verb: 'gain-cp', amount: 1 }] })],
      'endless-exchange',
    ],
    [
      'tokens that overflow into each other',
      `statuses.${TOKEN}.hooks`,
      { overflow: [{ verb: 'inflict', status: TOKEN, amount: 1, who: 'self' }] },
      'endless-hook',
    ],
    [
      'effects that begin anew for CP they bring',
      `${ROW}.effects`,
      [
        { verb: 'if', test: { kind: 'goes-first' }, effects: [{ verb: 'gain-cp', amount: 9 }], otherwise: [] },
        { verb: 'again', cp: 1 },
      ],
      'endless-again',
    ],
    [
      'ninety-nine times ninety-nine times ninety-nine',
      `${ROW}.effects`,
      [
        {
          verb: 'repeat',
          times: 99,
          effects: [
            { verb: 'repeat', times: 99, effects: [{ verb: 'repeat', times: 99, effects: [{ verb: 'tally' }] }] },
          ],
        },
      ],
      'too-much-work',
    ],
    [
      'a thousand dice',
      `${ROW}.effects`,
      [{ verb: 'roll', dice: { kind: 'tokens', status: TOKEN, times: 20, of: 'self' }, rerolls: 0, price: null }],
      'too-many-dice',
    ],
    [
      'a million of damage',
      `${ROW}.effects`,
      [{ verb: 'damage', amount: 1e6, type: 'normal', to: 'target', separate: false }],
      'range',
    ],
    ['an amount that is no number', `${ROW}.effects`, [{ verb: 'draw', amount: null }], 'expected'],
    ['a million tokens', `statuses.${TOKEN}.limit`, 1e6, 'range'],
    ['a script for a name', 'names.hero.en', '<script>alert(1)</script>', 'bad-text'],
    ['a name that is a message', 'names.hero.en', '{count, plural, other {#}}', 'bad-text'],
    ['a name with a line break', 'names.line.en', 'one\ntwo', 'bad-text'],
    ['a name without a visible letter', 'names.hero.en', '\u200b\u200b', 'bad-text'],
    ['a name as long as a book', 'names.hero.en', 'a'.repeat(10_000), 'bad-text'],
    ['a prototype in disguise', 'names.cards', JSON.parse('{"__proto__": {"en": "x"}}'), 'bad-id'],
    ['an id that is a path', 'hero.id', '../../etc/passwd', 'bad-id'],
    ['an icon from elsewhere', 'hero.icon', 'https://example.org/x.svg', 'bad-id'],
  ])('%s', (_, at, value, kind) => {
    expect(kinds(at, value)).toContain(kind);
  });

  test('a document that is nested without end, or endless in breadth, in a moment', () => {
    let deep: Json = [];
    for (let i = 0; i < 5_000; i++) deep = [{ verb: 'every', among: 'players', effects: deep }];
    const begun = process.cpuUsage();
    expect(checkHero(withAt(GRUNT, stepsOf(`${ROW}.effects`), deep))).not.toEqual([]);
    const wide = Array.from({ length: 100_000 }, () => ({ verb: 'then' }));
    expect(kinds(`${ROW}.effects`, wide)).toEqual(['too-many']);
    // Of the processor, which is the same on a busy machine: milliseconds, where what doubles with every level takes for ever.
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(2_000);
  });
});

/** The row is met by any dice and does that. */
function always(effects: Json): HeroBox {
  const numbered = changed(GRUNT, `${ROW}.need`, { kind: 'numbers', from: 1, to: 6 });
  const made = numbered === null ? null : changed(numbered, `${ROW}.effects`, effects);
  if (made === null) throw new Error('the hero was refused');
  return made;
}

describe('is played, and ends', () => {
  /** A duel in which the made hero does it whenever it can. */
  function turnOf(box: HeroBox, most: number): { readonly choices: number; readonly turn: number } {
    const chance = swiftChance(5);
    const state = duelOf(box, 'monk', chance);
    let longest = 0;
    let inTurn = 0;
    let turn = state.turn;
    playedOn(state, chance, most, () => {
      inTurn = state.turn === turn ? inTurn + 1 : 1;
      turn = state.turn;
      longest = Math.max(longest, inTurn);
    });
    return { choices: longest, turn: state.turn };
  }

  test('a Roll Phase that always brings another', () => {
    const { choices, turn } = turnOf(always([{ verb: 'extra-offence' }]), 2_000);
    expect(turn).toBeGreaterThan(2);
    expect(choices).toBeLessThan(1_200);
  });

  test('free cards that bring each other back', () => {
    const [first] = GRUNT.hero.cards;
    const card = (id: string): Json => ({
      ...JSON.parse(JSON.stringify(first)),
      ...{ id, cost: 0, timing: 'main', needs: [], modifier: false },
      effects: [
        { verb: 'return-card', which: 'any' },
        { verb: 'draw', amount: 2 },
      ],
    });
    const box = changed(
      GRUNT,
      'hero.cards',
      GRUNT.hero.cards.map(({ id }) => card(id)),
    );
    if (box === null) throw new Error('the hero was refused');
    const { choices, turn } = turnOf(box, 4_000);
    expect(turn).toBeGreaterThan(2);
    expect(choices).toBeLessThan(2_500);
  });

  test('a hundred blows, each by itself, are dealt one after another', () => {
    const blow = { verb: 'damage', amount: 0, type: 'pure', to: 'target', separate: true };
    const { turn } = turnOf(always([{ verb: 'repeat', times: 99, effects: [blow] }]), 300);
    expect(turn).toBeGreaterThan(1);
  });
});

test('what no check foresaw is stopped in words, and nobody waits', () => {
  const state = duelOf(GRUNT, 'monk', swiftChance(1));
  const play = { state, chance: swiftChance(1), emit: null };
  const [sequence] = [...Array(40).keys()];
  // As if frames put frames on the stack for ever.
  for (let i = 0; i < 5_000; i++) begin(state, sequence ?? 0, 0, 'ability', 0);
  state.asking = null;
  expect(() => run(play)).toThrow(Stopped);
  const refused = unlessMissing(() => run(play));
  expect(isRefusal(refused) && refused.refused).toBe('too-much-work');
});

test('heroes made by chance out of what is offered play to the end, or as long as anybody likes', () => {
  for (let seed = 0; seed < 8; seed++) {
    const chance = swiftChance(seed);
    const model = HERO_BOXES[seed % HERO_BOXES.length]?.hero.id ?? '';
    const box = madeByChance(copyOf(model, `made-${model}`), 12, chance);
    expect([seed, readHero(JSON.parse(JSON.stringify(box))).flaws]).toEqual([seed, []]);
    const state = duelOf(box, 'monk', chance);
    playedOn(state, chance, 600);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(diceThrone.choices(diceThrone.copy(state))).toEqual(diceThrone.choices(state));
  }
});
