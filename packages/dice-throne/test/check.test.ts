// Heroes that arrive as data: ours are all in order, and whatever is wrong with somebody else's is found where it is.
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { HERO_DOCUMENT } from '../src/check/document.ts';
import { checkHero, type Fault, readHero } from '../src/check/index.ts';
import { playable } from '../src/check/loaded.ts';
import { HERO_SCHEMA, VOCABULARY } from '../src/check/schema.ts';
import { walk } from '../src/check/walk.ts';
import { choose, damage, draw, handOf, heal, roll } from '../src/content/build.ts';
import { isResolving } from '../src/content/conditions.ts';
import type { ConditionKind, ConditionOf } from '../src/content/vocabulary.ts';
import { HERO_BOXES } from '../src/heroes/index.ts';
import { needsFrame } from '../src/rules/conditions.ts';

type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

const asData = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** The data of a hero of ours. */
function data(id: string): Json {
  return asData(HERO_BOXES.find(({ hero }) => hero.id === id));
}

/** The same with something else at that place; steps are fields, ids of list entries, or numbers. */
function withAt(value: Json, steps: string, put: (old: Json) => Json): Json {
  const [first, ...rest] = steps.split('.').filter((step) => step !== '');
  if (first === undefined) return put(value);
  if (Array.isArray(value)) {
    const at = value.findIndex((entry, i) => String(i) === first || (isRecord(entry) && entry.id === first));
    return value.map((entry, i) => (i === at ? withAt(entry, rest.join('.'), put) : entry));
  }
  if (!isRecord(value)) throw new Error(`nothing lies at ${steps}`);
  return { ...value, [first]: withAt(value[first] ?? null, rest.join('.'), put) };
}
const isRecord = (value: unknown): value is { [field: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const found = (value: Json): [string, Fault][] => checkHero(value).map(({ at, fault }) => [at, fault]);
/** A Barbarian of whom one thing is different. */
const barbarian = (at: string, put: Json | ((old: Json) => Json)): [string, Fault][] =>
  found(withAt(data('barbarian'), at, typeof put === 'function' ? put : () => put));

describe('what no printed hero does', () => {
  const ROW = 'hero.slots.smack.printed.rows.0.effects';
  const FIRST = 'hero.slots.smack.printed.rows[0]';
  const inflict = { verb: 'inflict', status: 'poison', amount: 1, who: 'target' };
  const ultimate = { verb: 'damage', amount: 9, type: 'ultimate', to: 'target', separate: false };

  test('another hero’s token in a row, unless the leaflet lists it', () => {
    expect(barbarian(ROW, [inflict])).toEqual([[`${FIRST}.effects[0]`, { kind: 'off-leaflet', id: 'poison' }]]);
    const listed = withAt(data('barbarian'), 'hero.statuses', (old) => (Array.isArray(old) ? [...old, 'poison'] : old));
    expect(found(withAt(listed, ROW, () => [inflict]))).toEqual([]);
  });
  test('ultimate damage of a plain offence', () => {
    expect(barbarian(ROW, [ultimate])).toEqual([[FIRST, { kind: 'plain-ultimate' }]]);
  });
  test('an upgrade of another kind', () => {
    const [[at, fault] = []] = barbarian('hero.slots.smack.upgrades.smack-ii.ability.kind', 'ultimate');
    expect([at, fault]).toEqual(['hero.slots.smack.upgrades.smack-ii.ability', { kind: 'other-kind' }]);
  });
  test('an effect that does nothing: a roll of no dice, no damage, also inside another and on a token', () => {
    const amount = { kind: 'range', least: 1, most: 99 };
    const effects = [roll(0), damage(0), choose([draw(0)], [draw(1)])];
    expect(barbarian(ROW, asData(effects))).toEqual([
      [`${FIRST}.effects[0].dice`, { ...amount, most: 10 }],
      [`${FIRST}.effects[1].amount`, amount],
      [`${FIRST}.effects[2].options[0].effects[0].amount`, amount],
    ]);
    const token = withAt(data('cursed-pirate'), 'statuses.0.hooks', () => asData({ upkeep: [heal(0)] }));
    expect(found(token)).toContainEqual([expect.stringMatching(/^statuses\.\S+\.hooks\.upkeep\[0\]\.amount$/), amount]);
    // An amount that may come to nothing is another thing.
    expect(barbarian(ROW, asData([damage(handOf('self'))]))).toEqual([]);
  });
  test('with all of it a match that was begun goes on', () => {
    const idle = { ...ultimate, amount: 0 };
    expect(readHero(withAt(data('barbarian'), ROW, () => [inflict, ultimate, idle])).flaws).toEqual([]);
  });
  test('a hero of the boxes is refused when it is loaded, with the place', () => {
    const [box] = HERO_BOXES.filter(({ hero }) => hero.id === 'barbarian');
    if (box === undefined) throw new Error('no Barbarian');
    const slots = box.hero.slots.map((slot) => ({ ...slot, printed: { ...slot.printed, kind: 'ultimate' as const } }));
    expect(() => playable([{ ...box, hero: { ...box.hero, slots } }])).toThrow(/slots\.\S+\.printed: second-ultimate/);
    expect(() => playable([{ ...box, hero: { ...box.hero, complexity: 0 } }])).toThrow(/hero\.complexity: range 1 6/);
    // A figure that compiles, and would heal.
    const [slot, ...others] = box.hero.slots;
    if (slot === undefined) throw new Error('no ability');
    const hurts = { verb: 'damage', amount: -6, type: 'normal', to: 'target', separate: false } as const;
    const rows = slot.printed.rows.map((row) => ({ ...row, effects: [hurts] }));
    const wrong = { ...box.hero, slots: [{ ...slot, printed: { ...slot.printed, rows } }, ...others] };
    expect(() => playable([{ ...box, hero: wrong }])).toThrow(/printed\.rows\[0\]\.effects\[0\]/);
    const noDice = { verb: 'roll', dice: 0, rerolls: 0, price: null } as const;
    expect(() => playable([{ ...box, hero: { ...box.hero, setUp: [noDice] } }])).toThrow(
      /hero\.setUp\[0\]\.dice: range 1 10/,
    );
  });
});

describe('our heroes', () => {
  test.each(HERO_BOXES.map(({ hero }) => hero.id))('%s is in order, as data too', (id) => {
    expect(found(data(id))).toEqual([]);
  });
});

describe('is found where it is', () => {
  const ROW = 'hero.slots.smack.printed.rows.0.effects';
  const FIRST = 'hero.slots.smack.printed.rows[0].effects[0]';
  const CARD = 'hero.cards.concuss.effects';
  const each = (face: string) => ({ kind: 'each', face, times: 1 });
  const damage = (amount: Json, to = 'target') => ({ verb: 'damage', amount, type: 'normal', to, separate: false });
  const tokens = (status: string, of: string) => ({ kind: 'tokens', status, times: 2, of });

  test.each<[string, string, Json | ((old: Json) => Json), string, Fault]>([
    [
      'a misspelt symbol',
      ROW,
      [damage(each('swrod'))],
      `${FIRST}.amount`,
      { kind: 'no-such', what: 'symbol', id: 'swrod' },
    ],
    [
      'a row of symbols that are not on the die',
      'hero.slots.smack.printed.rows.1.need.symbols',
      { moon: 3 },
      'hero.slots.smack.printed.rows[1]',
      { kind: 'no-such', what: 'symbol', id: 'moon' },
    ],
    [
      'a status that nobody has',
      `${CARD}.0.effects`,
      [{ verb: 'inflict', status: 'frostbite', amount: 1, who: 'picked' }],
      'hero.cards.concuss.effects[0].effects[0]',
      { kind: 'no-such', what: 'status', id: 'frostbite' },
    ],
    [
      'a verb that there is not',
      ROW,
      [{ verb: 'smite' }],
      `${FIRST}.verb`,
      expect.objectContaining({ kind: 'one-of', value: 'smite' }),
    ],
    ['a field too many', ROW, [{ ...damage(3), twice: true }], FIRST, { kind: 'unknown-field', field: 'twice' }],
    ['a field too few', ROW, [{ verb: 'damage', amount: 3 }], FIRST, { kind: 'missing', field: 'type' }],
    ['a number out of bounds', ROW, [damage(1e9)], `${FIRST}.amount`, { kind: 'range', least: 0, most: 99 }],
    ['half a point', ROW, [damage(1.5)], `${FIRST}.amount`, { kind: 'expected', what: 'whole' }],
    ['an amount that is a word', ROW, [damage('many')], `${FIRST}.amount`, { kind: 'expected', what: 'object' }],
    ['a target in a main action', CARD, [damage(3)], `${CARD}[0]`, { kind: 'lacks', what: 'target' }],
    [
      'tokens of a target where nobody is aimed at',
      CARD,
      [{ verb: 'heal', amount: tokens('poison', 'target'), who: 'self', atOnce: false }],
      `${CARD}[0].amount`,
      { kind: 'lacks', what: 'target' },
    ],
    ['the attacker of one’s own attack', ROW, [damage(3, 'attacker')], FIRST, { kind: 'lacks', what: 'attacker' }],
    [
      'dice in a card that rolls none',
      CARD,
      [{ verb: 'gain-cp', amount: each('sword') }],
      `${CARD}[0].amount`,
      { kind: 'lacks', what: 'dice' },
    ],
    ['somebody picked by nobody', CARD, [damage(3, 'picked')], `${CARD}[0]`, { kind: 'lacks', what: 'picked' }],
    [
      'an attack raised where there is none',
      CARD,
      [{ verb: 'add-damage', amount: 2 }],
      `${CARD}[0]`,
      { kind: 'lacks', what: 'own-attack' },
    ],
    [
      'a row that raises what it does not deal',
      ROW,
      [{ verb: 'add-damage', amount: 2 }],
      FIRST,
      { kind: 'lacks', what: 'own-attack' },
    ],
    [
      'prevention of nothing',
      CARD,
      [{ verb: 'prevent', amount: 2, who: 'self' }],
      `${CARD}[0]`,
      { kind: 'lacks', what: 'incoming' },
    ],
    [
      'what was given where nothing is',
      CARD,
      [{ verb: 'draw', amount: { kind: 'given', times: 1 } }],
      `${CARD}[0].amount`,
      { kind: 'lacks', what: 'given' },
    ],
    [
      'symbols in a token',
      'statuses.stun.hooks',
      {
        upkeep: [
          { verb: 'roll', dice: 1, rerolls: 0, price: null },
          { verb: 'gain-cp', amount: each('sword') },
        ],
      },
      'statuses.stun.hooks.upkeep[1].amount',
      { kind: 'lacks', what: 'symbols' },
    ],
    [
      'gold outside of an adventure',
      CARD,
      [{ verb: 'call', what: 'gold', amount: 1, who: 'self' }],
      `${CARD}[0]`,
      { kind: 'lacks', what: 'larger-game' },
    ],
    [
      'six swords',
      'hero.slots.smack.printed.rows.2.need.symbols',
      { sword: 5, pow: 1 },
      'hero.slots.smack.printed.rows[2]',
      { kind: 'unreachable' },
    ],
    [
      'a name that is missing',
      'names.abilities',
      (old) => (isRecord(old) ? { ...old, smack: null } : old),
      'names.abilities.smack',
      { kind: 'expected', what: 'object' },
    ],
    ['a name with markup', 'names.hero.en', '<b>Bob</b>', 'names.hero.en', { kind: 'bad-text', most: 48 }],
    [
      'a name that turns the writing round',
      'names.hero.en',
      'Bob\u202eeno',
      'names.hero.en',
      { kind: 'bad-text', most: 48 },
    ],
    ['a name still to be written', 'names.hero.pl.nominative', '…', 'names.hero.pl.nominative', { kind: 'gap' }],
    [
      'a colour that is no colour',
      'look.accent.deep',
      [0.4, 'red', 3],
      'look.accent.deep[1]',
      { kind: 'expected', what: 'number' },
    ],
  ])('%s', (_, place, put, at, fault) => {
    expect(barbarian(place, put)).toContainEqual([at, fault]);
  });

  test('a token of another hero under the same id, unless it is the very same', () => {
    const grunt = withAt(data('barbarian'), 'hero.id', () => 'grunt');
    expect(found(grunt)).toEqual([]);
    expect(found(withAt(grunt, 'statuses.stun.limit', () => 5))).toContainEqual([
      'statuses.stun',
      { kind: 'taken', what: 'status', id: 'stun' },
    ]);
  });

  test('what is no hero at all', () => {
    for (const value of [null, 7, 'hero', [], {}]) expect(checkHero(value)).not.toEqual([]);
  });
});

describe('nothing goes on without end', () => {
  const use = (parts: { [field: string]: Json }): Json => ({
    ...{ moment: 'any', cp: 0, status: null, tokens: 0, matured: false, perTurn: 'any', modifier: false, needs: [] },
    effects: [],
    ...parts,
  });
  const gain = (status: string, amount: Json) => ({ verb: 'gain', status, amount, who: 'self' });
  const withUses = (...uses: Json[]) => barbarian('statuses.stun.uses', uses).map(([, { kind }]) => kind);

  test('a use for nothing', () => {
    expect(withUses(use({}))).toContain('free-use');
    expect(withUses(use({ perTurn: 'once' }))).not.toContain('free-use');
  });
  test('a token that buys itself', () => {
    expect(withUses(use({ status: 'stun', tokens: 1, effects: [gain('stun', 1)] }))).toContain('endless-exchange');
    expect(withUses(use({ status: 'stun', tokens: 2, effects: [gain('stun', 1)] }))).not.toContain('endless-exchange');
  });
  test('a round of exchanges', () => {
    const sell = use({ status: 'stun', tokens: 1, effects: [{ verb: 'gain-cp', amount: 2 }] });
    const buy = use({ cp: 2, effects: [gain('stun', 1)] });
    expect(withUses(sell, buy)).toContain('endless-exchange');
    expect(withUses(sell, use({ cp: 3, effects: [gain('stun', 1)] }))).not.toContain('endless-exchange');
  });
  test('a token that overflows into itself', () => {
    const hooks = { overflow: [{ verb: 'inflict', status: 'concussion', amount: 1, who: 'self' }] };
    expect(barbarian('statuses.concussion.hooks', hooks)).toContainEqual([
      'statuses.concussion',
      { kind: 'endless-hook', id: 'concussion' },
    ]);
  });
  test('effects in effects in effects', () => {
    let inner: Json = [];
    for (let i = 0; i < 40; i++) inner = [{ verb: 'every', among: 'players', effects: inner }];
    expect(barbarian('hero.cards.concuss.effects', inner).map(([, { kind }]) => kind)).toContain('too-deep');
  });
  test('repetition of repetition', () => {
    let inner: Json = [{ verb: 'tally' }];
    for (let i = 0; i < 4; i++) inner = [{ verb: 'repeat', times: 99, effects: inner }];
    expect(barbarian('hero.cards.concuss.effects', inner).map(([, { kind }]) => kind)).toContain('too-much-work');
  });
  test('more dice than a table has', () => {
    const roll = { verb: 'roll', dice: { kind: 'total', of: [99, 99] }, rerolls: 0, price: null };
    expect(barbarian('hero.cards.concuss.effects', [roll]).map(([, { kind }]) => kind)).toContain('too-many-dice');
  });
  test('a thousand abilities are looked at no further', () => {
    const many = Array.from({ length: 1000 }, () => null);
    expect(barbarian('hero.slots', many)).toEqual([['hero.slots', { kind: 'too-many', most: 12 }]]);
  });
  test('a hero that would take for ever to read', () => {
    const effects = Array.from({ length: 24 }, () => ({
      verb: 'every',
      among: 'players',
      effects: Array.from({ length: 24 }, () => ({ verb: 'then' })),
    }));
    const card = (id: string) => ({
      id,
      cost: 0,
      timing: 'main',
      modifier: false,
      needs: [],
      effects,
      confidence: 'invented',
    });
    const cards = Array.from({ length: 24 }, (_, i) => card(`card-${i}`));
    expect(barbarian('hero.cards', cards).map(([, { kind }]) => kind)).toContain('too-large');
  });
});

test('what a need may ask is what the rules can read before anything resolves', () => {
  const samples: { readonly [K in ConditionKind]: ConditionOf<K> } = {
    shows: { kind: 'shows', need: { kind: 'small-straight' } },
    'activated-by': { kind: 'activated-by', need: { kind: 'small-straight' } },
    'at-least': { kind: 'at-least', amount: { kind: 'hand', of: 'self' }, least: 1 },
    holds: { kind: 'holds', status: 'stun', who: 'self', least: 1 },
    'somebody-holds': { kind: 'somebody-holds', status: 'stun' },
    ready: { kind: 'ready', status: 'stun' },
    room: { kind: 'room', status: 'stun', who: 'self' },
    'some-status': { kind: 'some-status', who: 'self' },
    'dealt-at-least': { kind: 'dealt-at-least', damage: 1 },
    'added-at-least': { kind: 'added-at-least', damage: 1 },
    turned: { kind: 'turned' },
    using: { kind: 'using', ability: 'smack' },
    'before-defence': { kind: 'before-defence' },
    upgraded: { kind: 'upgraded', slot: 'smack', level: 2 },
    flipped: { kind: 'flipped' },
    'goes-first': { kind: 'goes-first' },
    'fewer-rolls': { kind: 'fewer-rolls', than: 2 },
    'can-pay': { kind: 'can-pay', cp: 1 },
    attacks: { kind: 'attacks', least: 1 },
    inflicted: { kind: 'inflicted' },
    reaches: { kind: 'reaches', figure: 'hand-from' },
    played: { kind: 'played', card: 'concuss' },
    'is-opponent': { kind: 'is-opponent', who: 'self' },
    'own-kind': { kind: 'own-kind', status: 'stun' },
    not: { kind: 'not', test: { kind: 'flipped' } },
    all: { kind: 'all', tests: [{ kind: 'flipped' }] },
  };
  for (const [kind, sample] of Object.entries(samples))
    expect([kind, isResolving(sample)]).toEqual([kind, needsFrame(sample)]);
});

test('the walk and the schema are of one mind about any damage to a hero', () => {
  const hero = data('huntress');
  const schema = Compile(VOCABULARY, HERO_SCHEMA);
  /** Every place in the data, as steps. */
  const places = (value: Json, steps: readonly string[] = []): string[][] => [
    [...steps],
    ...(typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([field, inner]) => places(inner, [...steps, field]))
      : []),
  ];
  const damages = fc.oneof(
    fc.constantFrom<Json>(
      null,
      true,
      -1,
      0,
      3,
      1.5,
      1e6,
      '',
      'x',
      'self',
      'no such',
      [],
      {},
      [null],
      { kind: 'sum' },
      { verb: 'then' },
    ),
    fc.string({ maxLength: 60 }),
  );
  const all = places(hero);
  fc.assert(
    fc.property(fc.nat(all.length - 1), damages, (at, put) => {
      const broken = withAt(hero, (all[at] ?? []).join('.'), () => put);
      expect(walk(HERO_DOCUMENT, broken).length === 0).toBe(schema.Check(broken));
    }),
    { numRuns: 300, seed: 12 },
  );
});
