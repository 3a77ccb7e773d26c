// Forecasts read aloud: every addend beside its number.
import type { Forecast, Source } from '@wyrmtable/etchinstone';
import { describe, expect, test } from 'vitest';
import { forecastLines } from '../src/etchinstone/index.ts';
import { LANGS, type Lang } from '../src/index.ts';
import { X2 } from './etchinstone-example.ts';

const BROKEN = /[{}]|undefined|NaN|\[object/;

describe('a forecast', () => {
  const lines = (lang: Lang, given: Forecast): string[] => forecastLines(lang, given).map(({ text }) => text);

  test('says every addend with its number', () => {
    expect(lines('en', X2)).toEqual([
      'Narrow victory: attack 10, HP 11',
      'Attack 10 = 8 enhanced Spell + 3 Boost − 1 armor (fire)',
      'HP 11: full victory from 11, narrow from 6',
      'Initiative 1 = 1 Element, the foe has 4: initial damage comes',
      'Damage 4 = 2 initial damage + 2 combat damage; element: fire',
      '7 XP for upgrades',
      'The Spare stays in hand: Adapt (fire)',
    ]);
    expect(lines('pl', X2)).toEqual([
      'Niewielkie zwycięstwo: atak 10, PŻ 11',
      'Atak 10 = Akcja Wzmocniona 8 + Wzmocnienie 3 − pancerz (ogień) 1',
      'PŻ 11: pełne zwycięstwo od 11, niewielkie od 6',
      'Inicjatywa 1 = Żywioł 1, przeciwnik ma 4: będą obrażenia początkowe',
      'Obrażenia 4 = obrażenia początkowe 2 + obrażenia bojowe 2; żywioł: ogień',
      '7 PD na ulepszenia',
      'Karta rezerwowa zostaje na ręce: Adaptacja (ogień)',
    ]);
    expect(lines('ru', X2).slice(0, 2)).toEqual([
      'Трудная победа: атака 10, здоровье 11',
      'Атака 10 = заклинание со стихией 8 + усиление 3 − броня (огонь) 1',
    ]);
  });

  test('tells a blow from afar from lost initiative', () => {
    const fast = { addends: [{ source: 'initiative', amount: 6 }], total: 6 } as const;
    expect(lines('en', { ...X2, initiative: fast })[3]).toContain('but the blow comes from afar');
    const unhurt = { ...X2, initiative: fast, damage: { addends: [], total: 0 } };
    expect(lines('en', unhurt).slice(3, 5)).toEqual([
      'Initiative 6 = 6 Element, the foe has 4: no initial damage',
      'No damage',
    ]);
  });

  test('warns of a knockout, of poison and of the Spare', () => {
    const bad: Forecast = {
      ...X2,
      knockout: true,
      absorption: [{ card: 'fire-adapt', amount: 3 }],
      poison: 2,
      spare: { card: 'fire-adapt', goes: true },
      xp: 0,
    };
    expect(lines('pl', bad).slice(4)).toEqual([
      'Obrażenia 4 = obrażenia początkowe 2 + obrażenia bojowe 2, a ręka pochłonie tylko 3: powalenie',
      'Bez PD',
      'Trucizna: 2 obrażenia dla następnej ręki',
      'Karta rezerwowa będzie odrzucona: Adaptacja (ogień)',
    ]);
  });

  test('against a slow enemy a move is called a move', () => {
    const outrun: Forecast = { ...X2, sets: [{ set: 0, kind: 'move', enhanced: true, fits: true, element: null }] };
    expect(lines('ru', outrun)[0]).toBe('Трудная победа: движение 10, здоровье 11');
    expect(lines('ru', outrun)[1]).toMatch(/^Движение 10 = /);
  });

  test('numbers the two sets of the final battle', () => {
    const last: Forecast = {
      ...X2,
      against: 'finalJourney',
      result: 'tier3',
      action: {
        addends: [
          { source: 'enhanced', amount: 9, set: 0 },
          { source: 'boost', amount: 2, set: 0 },
          { source: 'basic', amount: 7, set: 1 },
          { source: 'spare', amount: 3 },
        ],
        total: 21,
      },
      sets: [{ set: 0, kind: 'move', enhanced: true, fits: true, element: 'fire' }],
      goals: [13, 17, 21],
      initiative: null,
      time: { addends: [{ source: 'tier', amount: 1 }], total: 1 },
      discards: 1,
      damage: { addends: [], total: 0 },
      element: null,
    };
    expect(lines('en', last)).toEqual([
      'Third tier of the final journey: move 21',
      'Move 21 = 9 enhanced Spell (I) + 2 Boost (I) + 7 Spell (II) + 3 Spare',
      'Tiers: 13, 17, and 21',
      'Time penalty 1: 1 card leaves the deck',
      'No damage',
    ]);
    expect(lines('pl', { ...last, result: 'defeat' })[0]).toBe(
      'Przegrana: ruch 21, pierwszy poziom to 13. Gra przegrana',
    );
  });

  test('against the dragon the armor of each element counts, and the blow that follows', () => {
    const dragon: Forecast = {
      ...X2,
      against: 'finalEnemy',
      result: 'tier2',
      goals: [20, 25, 29],
      action: {
        addends: [
          { source: 'enhanced', amount: 11, set: 0 },
          { source: 'boost', amount: 5, set: 0 },
          { source: 'enhanced', amount: 9, set: 1 },
          { source: 'boost', amount: 4, set: 1 },
          { source: 'armour', amount: -2, element: 'fire' },
          { source: 'armour', amount: -1, element: 'shadow' },
        ],
        total: 26,
      },
      initiative: {
        addends: [
          { source: 'initiative', amount: 7, set: 0 },
          { source: 'initiative', amount: 8, set: 1 },
        ],
        total: 15,
      },
      rival: 13,
      damage: { addends: [{ source: 'combat', amount: 13, element: 'fire' }], total: 13 },
    };
    expect(lines('ru', dragon)).toEqual([
      'Второй порог в бою с драконом: атака 26',
      'Атака 26 = заклинание со стихией (I) 11 + усиление (I) 5 + заклинание со стихией (II) 9 + усиление (II) 4 − броня (огонь) 2 − броня (тень) 1',
      'Пороги: 20, 25 и 29',
      'Инициатива 15 = стихия (I) 7 + стихия (II) 8, у противника 13: начального урона нет',
      'Урон 13 = боевой урон 13; стихия: огонь',
    ]);
  });

  /** One of each: a source that is missing does not compile. */
  const SOURCES: Readonly<Record<Source, true>> = {
    basic: true,
    enhanced: true,
    wrongKind: true,
    initiative: true,
    boost: true,
    dimmed: true,
    spare: true,
    armour: true,
    floor: true,
    printed: true,
    journey: true,
    tier: true,
    initial: true,
    combat: true,
    multiplied: true,
    terrain: true,
    time: true,
    shortage: true,
  };

  test.each(Object.keys(SOURCES).filter((key): key is Source => key in SOURCES))('%s has a name', (source) => {
    const given: Forecast = { ...X2, action: { addends: [{ source, amount: 5, element: 'fire' }], total: 5 } };
    const names = LANGS.map((lang) => forecastLines(lang, given)[1]?.addends[0]?.text ?? '');
    expect(new Set(names).size).toBe(LANGS.length);
    for (const name of names) expect(name).not.toMatch(BROKEN);
  });
});
