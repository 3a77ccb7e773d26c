// What is printed in Dice Throne, read aloud from the data: nothing without words, no number left out, nothing broken.
import {
  type Ability,
  type Amount,
  COMMON_CARDS,
  type Condition,
  type Effect,
  HEROES,
  type Hooks,
  type Need,
  type PlayNeed,
  STATUSES,
  type Verb,
} from '@wyrmtable/dice-throne';
import { describe, expect, test } from 'vitest';
import {
  abilityRows,
  abilityText,
  amountText,
  cardText,
  cardTiming,
  effectText,
  needText,
  statusText,
  upgradeText,
} from '../src/dice-throne/index.ts';
import { PARTY_NAMES } from '../src/dice-throne/parties.ts';
import { LANGS, type Lang } from '../src/index.ts';

const BROKEN = /[{}]|undefined|NaN|\[object| {2}|[.,;:]{2}|[,;:]\.| [.,;:!?]|^\p{Ll}|[^.!?]$/u;

/** Nothing is left over, and the three languages say it in words of their own. */
function isSaid(texts: readonly string[]): void {
  for (const text of texts) expect(text).not.toMatch(BROKEN);
  expect(new Set(texts).size).toBe(LANGS.length);
  const [english = '', polish = '', russian = ''] = texts;
  expect(english + polish).not.toMatch(/\p{Script=Cyrillic}/u);
  expect(russian).not.toMatch(/[a-z]/);
}

const inAll = (say: (lang: Lang) => string): string[] => LANGS.map(say);

/** One of these must be found in the text: "at most 6" denies "at least 7". */
type Figure = readonly number[];

/** Numbers above one; of one there is sometimes just "a status", and 99 stands for as many as fit. */
function figuresOf(data: unknown): Figure[] {
  if (typeof data === 'number') return data > 1 && data < 99 ? [[data]] : [];
  if (Array.isArray(data)) return data.flatMap(figuresOf);
  return typeof data === 'object' && data !== null ? Object.entries(data).flatMap(figuresIn) : [];
}

/** Alike dice are counted in words, levels in Roman numerals. */
function figuresIn([key, value]: [string, unknown]): Figure[] {
  if (key === 'least' && typeof value === 'number') return value > 1 ? [[value, value - 1]] : [];
  return ['level', 'count'].includes(key) ? [] : figuresOf(value);
}

/** What bots do for free stands on the bots. */
const FREE_BOTS = /for free|za darmo|бесплатно/;
const botTexts = (): string =>
  STATUSES.filter(({ id }) => id.endsWith('bot'))
    .map((bot) => statusText('en', bot))
    .join(' ');

function saysEveryFigure(text: string, data: unknown): void {
  const read = FREE_BOTS.test(text) ? `${text} ${botTexts()}` : text;
  const said = new Set(read.match(/\d+/g)?.map(Number));
  for (const figure of figuresOf(data)) {
    expect(
      figure.some((one) => said.has(one)),
      `${figure.join(' or ')} in ${text}`,
    ).toBe(true);
  }
}

const abilities = HEROES.flatMap(({ id, slots }) =>
  slots.flatMap(({ printed, otherSide, upgrades }) =>
    [
      printed,
      ...(otherSide === null ? [] : [otherSide]),
      ...upgrades.flatMap(({ ability, adds }) => [ability, ...adds]),
    ].map((ability): [string, string, Ability] => [id, ability.id, ability]),
  ),
);
const cards = [
  ...COMMON_CARDS.map((card) => ({ hero: '', id: card.id, card })),
  ...HEROES.flatMap(({ id: hero, cards, promo }) =>
    [...cards, ...(promo === null ? [] : [promo])].map((card) => ({ hero, id: card.id, card })),
  ),
];
const upgrades = HEROES.flatMap(({ id: hero, slots }) =>
  slots.flatMap((slot) => slot.upgrades.map((upgrade) => ({ hero, id: upgrade.id, upgrade }))),
);

test.each(abilities)('%s, %s', (hero, _, ability) => {
  isSaid(inAll((lang) => abilityText(lang, hero, ability)));
  for (const lang of LANGS) {
    const text = abilityText(lang, hero, ability);
    saysEveryFigure(text, ability);
    const { rows, shared } = abilityRows(lang, hero, ability);
    expect(rows).toHaveLength(Math.max(1, ability.rows.length));
    for (const row of rows) expect(row.text).not.toMatch(BROKEN);
    expect(shared === '' || !BROKEN.test(shared)).toBe(true);
    for (const [i, { need }] of ability.rows.entries()) expect(rows[i]?.need).toBe(needText(lang, hero, need));
  }
});

test.each(cards)('$id', ({ hero, id, card }) => {
  isSaid(inAll((lang) => cardText(lang, card, hero)));
  for (const lang of LANGS) {
    saysEveryFigure(cardText(lang, card, hero), [card.effects, card.needs]);
    expect(cardText(lang, id, hero)).toBe(cardText(lang, card, hero));
    expect(cardTiming(lang, card)).not.toBe('');
  }
});

test.each(upgrades)('$id', ({ hero, id, upgrade }) => {
  isSaid(inAll((lang) => upgradeText(lang, upgrade, hero)));
  for (const lang of LANGS) {
    expect(cardText(lang, id, hero)).toBe(upgradeText(lang, upgrade, hero));
    saysEveryFigure(upgradeText(lang, upgrade, hero), [upgrade.ability, upgrade.adds]);
  }
});

test.each(STATUSES)('$id', (status) => {
  isSaid(inAll((lang) => statusText(lang, status)));
  for (const lang of LANGS) {
    saysEveryFigure(statusText(lang, status), [status.hooks, status.uses, status.limit]);
    expect(statusText(lang, status)).toContain(String(status.limit));
  }
});

test('an unknown card says nothing', () => {
  for (const lang of LANGS) expect(cardText(lang, 'no-such-card')).toBe('');
});

test('a changed number changes the text', () => {
  expect(effectText('pl', 'barbarian', [{ verb: 'draw', amount: 2 }])).toBe('Dobierz 2 karty.');
  expect(effectText('pl', 'barbarian', [{ verb: 'draw', amount: 5 }])).toBe('Dobierz 5 kart.');
});

const self = 'self';
const poison = 'poison';
const inner: readonly Effect[] = [{ verb: 'draw', amount: 2 }];
const avoid: Effect = { verb: 'avoid' };
const flip: Effect = { verb: 'flip' };

/** One of each verb: a verb that is missing does not compile. Only "then" has no words without neighbours. */
const VERBS: { readonly [V in Exclude<Verb, 'then'>]: Extract<Effect, { readonly verb: V }> } = {
  damage: { verb: 'damage', amount: 3, type: 'pure', to: 'picked', separate: true },
  'add-damage': { verb: 'add-damage', amount: 3 },
  'multiply-damage': { verb: 'multiply-damage', by: 3 },
  drop: { verb: 'drop', group: 'boost' },
  recoil: { verb: 'recoil', amount: 3 },
  'make-undefendable': { verb: 'make-undefendable' },
  prevent: { verb: 'prevent', amount: 3, who: 'picked' },
  'prevent-half': { verb: 'prevent-half', who: 'picked' },
  avoid: { verb: 'avoid' },
  'reflect-half': { verb: 'reflect-half' },
  shield: { verb: 'shield', status: 'nyra', all: false },
  heal: { verb: 'heal', amount: 3, who: 'picked', atOnce: true },
  'heal-dealt': { verb: 'heal-dealt' },
  'lose-health': { verb: 'lose-health', amount: 3, who: 'target' },
  'steal-health': { verb: 'steal-health', amount: 3, who: 'attacker' },
  'fail-offence': { verb: 'fail-offence' },
  'halve-offence': { verb: 'halve-offence' },
  'extra-offence': { verb: 'extra-offence' },
  aim: { verb: 'aim' },
  gain: { verb: 'gain', status: poison, amount: 3, who: 'picked' },
  inflict: { verb: 'inflict', status: poison, amount: 3, who: 'attacker' },
  'lose-token': { verb: 'lose-token', status: poison, amount: 3, who: 'picked' },
  'hand-over': { verb: 'hand-over', status: poison },
  'remove-status': { verb: 'remove-status', who: 'picked', all: true },
  'move-status': { verb: 'move-status' },
  'raise-limit': { verb: 'raise-limit', status: poison, by: 3 },
  'block-status': { verb: 'block-status' },
  exhaust: { verb: 'exhaust', status: 'shock-bot' },
  'gain-cp': { verb: 'gain-cp', amount: 3 },
  'lose-cp': { verb: 'lose-cp', amount: 3, who: self },
  'steal-cp': { verb: 'steal-cp', amount: 3, who: 'target' },
  draw: { verb: 'draw', amount: 3 },
  'discard-random': { verb: 'discard-random', who: self },
  discard: { verb: 'discard', who: 'picked' },
  'discard-hand': { verb: 'discard-hand' },
  search: { verb: 'search' },
  'see-hand': { verb: 'see-hand', who: 'picked' },
  flip: { verb: 'flip' },
  roll: { verb: 'roll', dice: 5, rerolls: 2, price: { status: 'chi', tokens: 3 } },
  'nudge-die': { verb: 'nudge-die' },
  'set-die': { verb: 'set-die', whose: 'opponent', to: 'any', times: 2 },
  'reroll-dice': { verb: 'reroll-dice', whose: 'any', upTo: 3, ransom: 2 },
  'extra-attempt': { verb: 'extra-attempt', phase: 'defence' },
  contest: { verb: 'contest', against: 'attacker', ties: true, win: inner, lose: [avoid] },
  if: { verb: 'if', test: { kind: 'flipped' }, effects: inner, otherwise: [flip] },
  choose: {
    verb: 'choose',
    options: [
      { when: { kind: 'flipped' }, effects: inner },
      { when: null, effects: [] },
    ],
    by: 'picked',
  },
  pick: { verb: 'pick', among: 'teammates', times: 2, distinct: true, optional: false, effects: inner },
  every: { verb: 'every', among: 'others', effects: inner },
  repeat: { verb: 'repeat', times: 3, effects: inner },
  again: { verb: 'again', cp: 3 },
  tally: { verb: 'tally' },
  'give-tokens': {
    verb: 'give-tokens',
    status: 'chi',
    upTo: 4,
    effects: [{ verb: 'draw', amount: { kind: 'given', times: 2 } }],
  },
  'give-cp': { verb: 'give-cp', effects: [{ verb: 'draw', amount: { kind: 'given', times: 2 } }] },
  let: { verb: 'let', who: 'target', effects: inner },
  call: { verb: 'call', what: 'gold', amount: 3, who: self },
  strip: { verb: 'strip', kind: 'positive', amount: 2, who: 'target', by: 'chance' },
  'return-card': { verb: 'return-card', which: 'upgrade' },
  'play-upgrade': { verb: 'play-upgrade', from: 'deck', most: 3 },
  'put-back': { verb: 'put-back', of: 2 },
  'put-away': { verb: 'put-away' },
  'must-reroll': { verb: 'must-reroll', who: 'target' },
};

describe.each(Object.values(VERBS))('$verb', (effect) => {
  test('has words in three languages', () => {
    const texts = inAll((lang) => effectText(lang, 'barbarian', [effect]));
    // Counting says nothing by itself.
    if (effect.verb === 'tally') {
      expect(texts.join('')).toBe('');
      return;
    }
    isSaid(texts);
    for (const text of texts) saysEveryFigure(text, effect);
  });
});

test('what comes later comes "then"', () => {
  const told = inAll((lang) => effectText(lang, 'barbarian', [flip, { verb: 'then' }, avoid]));
  expect(told).toEqual([
    'Turn your board over for the rest of the game. Then avoid that damage.',
    'Odwróć swoją planszę do końca gry. Następnie uniknij tych obrażeń.',
    'Переверните свой планшет до конца игры. Затем избегните этого урона.',
  ]);
});

/** Every hook at once: one that is missing does not compile. The three left out only qualify others. */
const HOOKS: Required<Omit<Hooks, 'savesAt' | 'awaits'>> = {
  upkeep: inner,
  turnEnd: inner,
  activated: inner,
  check: inner,
  rollEnd: inner,
  idleOpponent: inner,
  overflow: inner,
  emptied: inner,
  skipsIncome: true,
  skipsOffence: { price: 3 },
  stuns: true,
  fewerAttempts: 2,
  attemptPrice: 4,
  strengthens: { damage: 5 },
  invites: { damage: 6, cp: 7 },
  weakens: { damage: 8, used: false },
  harmless: true,
  hides: true,
  endsWith: 'next-roll-phase',
  fades: true,
  saves: true,
  income: inner,
  idle: inner,
  secondWind: inner,
  contests: inner,
  attacking: inner,
  landed: inner,
  defends: inner,
  parries: inner,
  hurt: inner,
  lessened: inner,
  befalls: inner,
  passing: true,
  rescues: { health: 1 },
  revives: { status: poison, health: 8 },
  blanks: 6,
  mutes: true,
  caps: { damage: 5 },
  perTurn: 'hand-most',
  group: { name: 'boost', limit: 7 },
  defenceRerolls: 1,
  sells: 2,
  immune: [poison],
};

test.each(Object.keys(HOOKS).map((hook) => [hook]))('the hook %s has words', (hook) => {
  const [token] = STATUSES;
  if (token === undefined) throw new Error('no status');
  const hooks: Hooks = Object.fromEntries(Object.entries(HOOKS).filter(([name]) => name === hook));
  const told = inAll((lang) => statusText(lang, { ...token, uses: [], hooks }));
  isSaid(told);
  for (const [i, text] of told.entries()) {
    saysEveryFigure(text, hooks);
    expect(text).not.toBe(inAll((lang) => statusText(lang, { ...token, uses: [], hooks: {} }))[i]);
  }
});

/** What a card may need; the other words only ask whether it would do anything. */
const NEEDS: readonly PlayNeed[] = [
  'attacked',
  'another-card',
  'falling',
  { landed: 8 },
  { attackBase: 5 },
  { incoming: 6 },
  { dieOf: 'reload' },
  { kind: 'flipped' },
];

test.each(NEEDS.map((need) => [JSON.stringify(need), need] as const))('a card that needs %s says so', (_, need) => {
  const [card] = COMMON_CARDS;
  if (card === undefined) throw new Error('no card');
  const told = inAll((lang) => cardText(lang, { ...card, needs: [need] }));
  isSaid(told);
  for (const [i, text] of told.entries()) {
    saysEveryFigure(text, need);
    expect(text).not.toBe(inAll((lang) => cardText(lang, { ...card, needs: [] }))[i]);
  }
});

const AMOUNTS: { readonly [K in Exclude<Amount, number>['kind']]: Extract<Amount, { readonly kind: K }> } = {
  each: { kind: 'each', face: 'sword', times: 2 },
  pairs: { kind: 'pairs', face: 'sword', times: 2 },
  numbers: { kind: 'numbers', from: 2, to: 4, times: 3 },
  tokens: { kind: 'tokens', status: poison, times: 2, of: 'target' },
  table: { kind: 'table', status: 'nanite', of: 'target', values: [0, 4, 6, 8] },
  room: { kind: 'room', status: poison },
  sum: { kind: 'sum' },
  cp: { kind: 'cp' },
  given: { kind: 'given', times: 2 },
  tally: { kind: 'tally', times: 2 },
  'extra-rolls': { kind: 'extra-rolls', most: 2 },
  half: { kind: 'half', of: { kind: 'each', face: 'sword', times: 3 } },
  health: { kind: 'health', of: self },
  hand: { kind: 'hand', of: 'target' },
  count: { kind: 'count', among: 'opponents' },
  statuses: { kind: 'statuses', which: 'negative', of: 'target' },
  least: { kind: 'least', of: [5, { kind: 'cp' }] },
  total: { kind: 'total', of: [3, { kind: 'each', face: 'sword', times: 2 }, { kind: 'sum' }] },
};

test.each(Object.values(AMOUNTS))('$kind is an amount in three languages', (amount) => {
  isSaid(inAll((lang) => effectText(lang, 'barbarian', [{ verb: 'add-damage', amount }])));
  for (const lang of LANGS) saysEveryFigure(effectText(lang, 'barbarian', [{ verb: 'add-damage', amount }]), amount);
});

test('an amount by itself', () => {
  expect(inAll((lang) => amountText(lang, 'barbarian', AMOUNTS.total))).toEqual([
    '3 plus 2 for each sword and the total rolled',
    '3 oraz 2 za każdy miecz i tyle, ile wypadło w sumie',
    '3 плюс 2 за каждый меч и выпавшую сумму',
  ]);
});

const twoSwords: Need = { kind: 'symbols', symbols: { sword: 2 } };
const CONDITIONS: { readonly [K in Condition['kind']]: Extract<Condition, { readonly kind: K }> } = {
  shows: { kind: 'shows', need: twoSwords },
  'activated-by': { kind: 'activated-by', need: { kind: 'of-a-kind', count: 3 } },
  'at-least': { kind: 'at-least', amount: { kind: 'cp' }, least: 5 },
  holds: { kind: 'holds', status: poison, who: self, least: 3 },
  'somebody-holds': { kind: 'somebody-holds', status: poison },
  ready: { kind: 'ready', status: 'shock-bot' },
  room: { kind: 'room', status: poison, who: self },
  'some-status': { kind: 'some-status', who: 'picked' },
  'added-at-least': { kind: 'added-at-least', damage: 3 },
  turned: { kind: 'turned' },
  using: { kind: 'using', ability: 'smack' },
  'before-defence': { kind: 'before-defence' },
  upgraded: { kind: 'upgraded', slot: 'smack', level: 3 },
  flipped: { kind: 'flipped' },
  'goes-first': { kind: 'goes-first' },
  'fewer-rolls': { kind: 'fewer-rolls', than: 3 },
  played: { kind: 'played', card: 'wild-west' },
  'is-opponent': { kind: 'is-opponent', who: 'picked' },
  'own-kind': { kind: 'own-kind', status: poison },
  not: { kind: 'not', test: { kind: 'shows', need: twoSwords } },
  'dealt-at-least': { kind: 'dealt-at-least', damage: 8 },
  'can-pay': { kind: 'can-pay', cp: 2 },
  attacks: { kind: 'attacks', least: 5 },
  inflicted: { kind: 'inflicted' },
  reaches: { kind: 'reaches', figure: 'hand-from' },
  all: { kind: 'all', tests: [{ kind: 'flipped' }, { kind: 'fewer-rolls', than: 3 }] },
};

test.each(Object.values(CONDITIONS))('$kind can be said and denied', (condition) => {
  const when = (test: Condition) =>
    inAll((lang) => effectText(lang, 'barbarian', [{ verb: 'if', test, effects: inner, otherwise: [] }]));
  const said = when(condition);
  const denied = when({ kind: 'not', test: condition });
  isSaid(said);
  isSaid(denied);
  for (const [i, text] of denied.entries()) expect(text).not.toBe(said[i]);
});

test('whoever is meant has every case', () => {
  for (const { en, pl, ru } of Object.values(PARTY_NAMES)) {
    for (const form of [en, ...Object.values(pl), ...Object.values(ru)]) expect(form.trim()).not.toBe('');
  }
});

test('rows have labels', () => {
  const label = (need: Need) => inAll((lang) => needText(lang, 'barbarian', need)).join(' · ');
  expect(label({ kind: 'symbols', symbols: { sword: 3, pow: 1 } })).toBe(
    '3 swords + 1 pow · 3 miecze + 1 łomot · 3 меча + 1 бабах',
  );
  expect(label({ kind: 'small-straight' })).toBe('Small straight · Mały strit · Малый стрит');
  expect(label({ kind: 'of-a-kind', count: 5 })).toBe('5 of a kind · 5 takich samych cyfr · 5 одинаковых значений');
  expect(label({ kind: 'numbers', from: 1, to: 4 })).toBe('1–4 · 1–4 · 1–4');
  expect(label({ kind: 'numbers', from: 6, to: 6 })).toBe('6 · 6 · 6');
});
