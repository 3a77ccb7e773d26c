// Etchinstone's chronicle and buttons: whole games told in three languages, and single lines to be read.
import {
  DIFFICULTY_IDS,
  DRAGON_IDS,
  type EtchinstoneEvent,
  type EtchinstoneReading,
  type EtchinstoneState,
  etchinstone,
  forecast,
  KINDS,
  QUESTIONS,
} from '@wyrmtable/etchinstone';
import { type Choice, chachaChance, derivedSeed, proceed, start, streamKey, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, test } from 'vitest';
import { choiceLine, eventLine, forecastLines, LOG_ICONS, phaseOf } from '../src/etchinstone/index.ts';
import { LANGS, type Lang } from '../src/index.ts';
import { X2 } from './etchinstone-example.ts';

const BROKEN = /[{}]|undefined|NaN|\[object/;

/** One of each kind: a kind that is missing does not compile. */
const ONE_OF_EACH: { readonly [K in EtchinstoneEvent['kind']]: Extract<EtchinstoneEvent, { readonly kind: K }> } = {
  changed: { kind: 'changed', card: 'fire-adapt', level: 3 },
  region: { kind: 'region', region: 2 },
  regionSkipped: { kind: 'regionSkipped', region: 3 },
  regionEnded: { kind: 'regionEnded', region: 2 },
  drew: { kind: 'drew', cards: ['fire-adapt', 'water-destruction'] },
  scouted: { kind: 'scouted', card: 'fire-ice-wall', level: 1, encounter: 'journey', type: 3, hardship: 'storm' },
  detour: { kind: 'detour', key: 'fire-adapt', card: 'shadow-determined-march' },
  faced: { kind: 'faced', encounter: 'enemy', type: 4 },
  assigned: { kind: 'assigned', role: 'spell', set: 0, card: 'water-destruction' },
  left: { kind: 'left', role: 'element', set: 1 },
  combined: { kind: 'combined', top: 'shadow-fleet-footed', hidden: 'shadow-determined-march' },
  attuned: { kind: 'attuned', top: 'shadow-fleet-footed', element: 'fire' },
  aimed: { kind: 'aimed', set: 1, at: 'initiative' },
  gaveUpSpare: { kind: 'gaveUpSpare', card: 'water-ice-wall' },
  resolved: { kind: 'resolved', forecast: X2 },
  timeLost: { kind: 'timeLost', points: 3, cards: ['fire-adapt', 'water-ice-wall'], short: 1 },
  poisoned: { kind: 'poisoned', damage: 2, hand: 'next' },
  absorbed: { kind: 'absorbed', card: 'water-ice-wall', amount: 4, left: 2 },
  downgraded: { kind: 'downgraded', card: 'water-ice-wall', level: 1 },
  removed: { kind: 'removed', card: 'water-ice-wall' },
  knockout: { kind: 'knockout', damage: 7, absorbed: 5 },
  deckLost: { kind: 'deckLost', cards: ['fire-adapt', 'water-ice-wall'] },
  upgraded: { kind: 'upgraded', card: 'lightning-fleet-footed', level: 3, cost: 4, left: 3 },
  xpLost: { kind: 'xpLost', xp: 3 },
  discarded: { kind: 'discarded', cards: ['fire-adapt'] },
  finalJourney: { kind: 'finalJourney', dragon: 'proposed-water' },
  regrouped: { kind: 'regrouped', card: 'fire-adapt' },
  finalEnemy: { kind: 'finalEnemy', dragon: 'proposed-water' },
  won: { kind: 'won', score: 44 },
  lost: { kind: 'lost', why: 'knockout' },
};

const said = (lang: Lang, event: EtchinstoneEvent): string => eventLine(lang, event)?.text ?? '';
const read = (event: EtchinstoneEvent): string[] => LANGS.map((lang) => said(lang, event));

test.each(Object.values(ONE_OF_EACH))('$kind is told in three languages', (event) => {
  const lines = read(event);
  expect(new Set(lines).size).toBe(LANGS.length);
  for (const line of lines) {
    expect(line).not.toMatch(BROKEN);
    // The numbers of the event itself; regions that are skipped are called by name.
    if (event.kind === 'regionSkipped') continue;
    for (const [field, value] of Object.entries(event)) {
      if (typeof value === 'number' && field !== 'set') expect(line).toContain(String(value));
    }
  }
  expect(LOG_ICONS).toContain(eventLine('en', event)?.icon);
});

describe('lines to be read', () => {
  test('a key card', () => {
    expect(read(ONE_OF_EACH.scouted)).toEqual([
      'Key card Ice Wall (fire), level 1: journey 3. Storm',
      'Karta klucza: Lodowa ściana (ogień), poziom 1. Wyprawa 3. Burza',
      'Карта-ключ: Ледяная стена (огонь), уровень 1. Переход 3. Буря',
    ]);
  });

  test('an outcome', () => {
    expect(read(ONE_OF_EACH.resolved)).toEqual([
      'Narrow victory: attack 10, HP 11',
      'Niewielkie zwycięstwo: atak 10, PŻ 11',
      'Трудная победа: атака 10, здоровье 11',
    ]);
  });

  test('time lost from a deck that is long enough, too short, empty', () => {
    const { timeLost } = ONE_OF_EACH;
    expect(said('pl', { ...timeLost, points: 2, short: 0 })).toBe(
      'Kara czasu 2, z talii: Adaptacja (ogień) i Lodowa ściana (woda)',
    );
    expect(said('pl', timeLost)).toBe(
      'Kara czasu 3, z talii: Adaptacja (ogień) i Lodowa ściana (woda); brakuje 1, to obrażenia',
    );
    expect(said('pl', { ...timeLost, cards: [], short: 3 })).toBe(
      'Kara czasu 3, a talia jest pusta: wszystko to obrażenia',
    );
  });

  test('damage absorbed in part and whole', () => {
    expect(read(ONE_OF_EACH.absorbed)).toEqual([
      'Ice Wall (water) absorbs 4, 2 left',
      'Lodowa ściana (woda) pochłania 4, zostaje 2',
      'Ледяная стена (вода) поглощает 4, остаётся 2',
    ]);
    expect(said('ru', { ...ONE_OF_EACH.absorbed, left: 0 })).toBe(
      'Ледяная стена (вода) поглощает 4: ничего не остаётся',
    );
  });

  test('an upgrade counts experience as each language counts', () => {
    const rise = (cost: number) => said('ru', { ...ONE_OF_EACH.upgraded, cost });
    expect([1, 4, 6].map(rise)).toEqual([
      'Лёгкая поступь (молния) растёт до уровня 3 за 1 очко опыта, остаётся 3',
      'Лёгкая поступь (молния) растёт до уровня 3 за 4 очка опыта, остаётся 3',
      'Лёгкая поступь (молния) растёт до уровня 3 за 6 очков опыта, остаётся 3',
    ]);
  });

  test('losses are dangerous, absorption is a guard, growth heals', () => {
    expect(eventLine('en', ONE_OF_EACH.knockout)?.tone).toBe('danger');
    expect(eventLine('en', ONE_OF_EACH.absorbed)?.tone).toBe('guard');
    expect(eventLine('en', ONE_OF_EACH.upgraded)?.tone).toBe('heal');
  });
});

const ARRANGING = new Set<string>(QUESTIONS.filter((question) => phaseOf(question) === 'action'));

/** Every choice on offer as a button, with and without the table in view. */
function readButtons(state: EtchinstoneState, choices: readonly Choice[]): void {
  const view = etchinstone.view(state, 0);
  for (const lang of LANGS) {
    for (const seen of [undefined, view]) {
      const orders = choices.map((one) => choiceLine(lang, etchinstone.read(one, view), seen));
      expect(orders.join()).not.toMatch(BROKEN);
      expect(new Set(orders).size, orders.join(' | ')).toBe(orders.length);
    }
    // Once it is resolved, nothing hangs on the arrangement any more.
    const outcome = ARRANGING.has(view.step) ? forecast(view) : null;
    if (outcome === null) continue;
    for (const { text, addends } of forecastLines(lang, outcome)) {
      expect(text).not.toMatch(BROKEN);
      for (const { amount, text: name } of addends) {
        if (addends.length > 1) expect(text).toContain(String(Math.abs(amount)));
        expect(name).not.toMatch(BROKEN);
      }
    }
  }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('game %i can be told from the first choice to the last', (game) => {
  const chance = chachaChance(streamKey(derivedSeed(23, game), []));
  const luck = swiftChance(game);
  const options = {
    difficulty: DIFFICULTY_IDS[game % DIFFICULTY_IDS.length] ?? 'normal',
    dragon: DRAGON_IDS[game % DRAGON_IDS.length] ?? 'burhast',
    cavalier: game % 3 === 0,
    glassCannon: game % 2 === 0,
  };
  const state = start(etchinstone, options, 1, chance);
  for (;;) {
    const choices = etchinstone.choices(state);
    const choice = choices[luck.below(Math.max(1, choices.length))];
    if (choice === undefined) break;
    readButtons(state, choices);
    proceed(etchinstone, state, choice, chance, (event) => {
      for (const lang of LANGS) expect(said(lang, event)).not.toMatch(BROKEN);
    });
  }
  expect(state.result).not.toBeNull();
});

describe('buttons', () => {
  const order = (reading: Parameters<typeof choiceLine>[1]) => LANGS.map((lang) => choiceLine(lang, reading));

  const card = 'fire-ice-wall';
  const alone = ['face', 'keepApart', 'giveUpSpare', 'keepSpare', 'commit', 'finish', 'march'] as const;
  const EXAMPLES: readonly EtchinstoneReading[] = [
    ...alone.map((kind) => ({ kind })),
    ...(['change', 'detour', 'absorb', 'upgrade', 'regroup'] as const).map((kind) => ({ kind, card })),
    ...(['spell', 'element', 'boost'] as const).map((kind) => ({ kind, card, set: 2 })),
    { kind: 'leave', role: 'element', set: 2 },
    { kind: 'combine', top: 'shadow-fleet-footed', hidden: 'shadow-determined-march' },
    { kind: 'attune', element: 'fire' },
    { kind: 'aim', at: 'attack', set: 2 },
  ];

  test('there is an example of every kind', () => {
    expect(EXAMPLES.map(({ kind }) => kind).toSorted()).toEqual(KINDS.toSorted());
  });

  test.each(EXAMPLES)('$kind has words', (reading) => {
    const lines = order(reading);
    expect(new Set(lines).size).toBe(LANGS.length);
    for (const line of lines) expect(line).not.toMatch(BROKEN);
  });

  test('cards stand in the case their verb wants', () => {
    expect(order({ kind: 'detour', card: 'fire-ice-wall' })).toEqual([
      'Detour: discard Ice Wall (fire)',
      'Zbocz ze ścieżki: odrzuć Lodową ścianę (ogień)',
      'В обход: сбросить Ледяную стену (огонь)',
    ]);
  });

  test('the second set is numbered', () => {
    expect(order({ kind: 'aim', at: 'initiative', set: 2 })).toEqual([
      'Boost the initiative of set 2',
      'Wzmocnij inicjatywę zestawu 2',
      'Усилить инициативу набора 2',
    ]);
    expect(order({ kind: 'spell', card: 'water-destruction' })).toEqual([
      'Spell: Destruction',
      'Zaklęcie: Zniszczenie',
      'Заклинание: Разрушение',
    ]);
  });

  test('with the table in view they say the price', () => {
    const chance = chachaChance(streamKey(derivedSeed(1, 1), []));
    const options = { difficulty: 'hard', dragon: 'burhast', cavalier: false, glassCannon: false } as const;
    const state = start(etchinstone, options, 1, chance);
    const view = { ...etchinstone.view(state, 0), absorption: { 'water-ice-wall': 4 } };
    const levels = { ...view.levels, 'fire-adapt': 1, 'water-ice-wall': 2 };
    const at = (reading: Parameters<typeof choiceLine>[1]) => choiceLine('en', reading, { ...view, levels });
    expect(at({ kind: 'change', card: 'fire-adapt' })).toBe('Adapt (fire): to level 1');
    expect(at({ kind: 'upgrade', card: 'water-ice-wall' })).toBe('Ice Wall (water): to level 3 for 3 XP');
    expect(at({ kind: 'absorb', card: 'water-ice-wall' })).toBe('Ice Wall (water): absorb 4, drop to level 1');
  });
});
