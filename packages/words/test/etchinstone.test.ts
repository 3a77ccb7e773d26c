// Etchinstone read aloud: names, and texts made from the figures the engine plays with.
import {
  AIMS,
  DIFFICULTIES,
  DIFFICULTY_IDS,
  DRAGONS,
  type Effect,
  ELEMENTS,
  ENCOUNTER_KINDS,
  type Enemy,
  MAGE_CARDS,
  QUESTIONS,
  REGIONS,
  ROLES,
  START_LEVEL,
  TOP_LEVEL,
  TRAITS,
} from '@wyrmtable/etchinstone';
import { describe, expect, test } from 'vitest';
import { enemyText } from '../src/etchinstone/encounters.ts';
import {
  aimName,
  cardName,
  cardNote,
  cardRows,
  cardText,
  confidenceNote,
  difficultyName,
  difficultyText,
  dragonName,
  dragonNote,
  dragonText,
  elementName,
  encounterName,
  encounterNote,
  encounterText,
  encounterTitle,
  figureName,
  fullCardName,
  glossary,
  hardshipName,
  hardshipText,
  optionName,
  optionText,
  PHASES,
  phaseName,
  phaseOf,
  regionName,
  resultLine,
  roleName,
  roleText,
  shareText,
  stageName,
  stepName,
  stepText,
  traitKindName,
  traitName,
  traitText,
  verdictName,
} from '../src/etchinstone/index.ts';
import { CRAFT_NAMES } from '../src/etchinstone/names.ts';
import { effectText } from '../src/etchinstone/traits.ts';
import { confidenceMark, LANGS, type Lang } from '../src/index.ts';

/** Every number of a piece of data, wherever it stands. */
function figures(data: unknown): number[] {
  if (typeof data === 'number') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(figures) : [];
}

/** The numbers a text says, each as often as it says it. */
const said = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number);

function saysAll(text: string, wanted: readonly number[]): void {
  expect(said(text), text).toEqual(expect.arrayContaining([...wanted]));
}

/** Said in three languages, each in its own words. */
function threeWays(say: (lang: Lang) => string): string[] {
  const lines = LANGS.map(say);
  for (const line of lines) expect(line).not.toMatch(/^$|[{}]|undefined|NaN|\[object/);
  expect(new Set(lines).size, lines.join(' | ')).toBe(LANGS.length);
  return lines;
}

/** Without the Adapt, HP and the like that a language may share. */
function eachHasWords(say: (lang: Lang) => string): void {
  for (const lang of LANGS) expect(say(lang)).not.toMatch(/^$|[{}]|undefined/);
}

describe.each(MAGE_CARDS)('$id', (card) => {
  test('has a name that means this card alone', () => {
    threeWays((lang) => cardName(lang, card.id));
    for (const lang of LANGS) {
      const full = fullCardName(lang, card.id);
      expect(MAGE_CARDS.filter(({ id }) => fullCardName(lang, id) === full)).toHaveLength(1);
    }
  });

  test.each([1, 2, 3, 4])('says every number of level %i', (level) => {
    const face = card.faces[level - 1];
    for (const lang of LANGS) {
      const { level: _, ...rest } = face ?? { level };
      saysAll(cardText(lang, card.id, level), figures(rest));
      expect(cardText(lang, card.id, level)).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  test('names its hardships and its elements', () => {
    for (const { level, hardship, enhanced, armour } of card.faces) {
      for (const lang of LANGS) {
        const text = cardText(lang, card.id, level);
        expect(text).toContain(elementName(lang, card.element));
        expect(text).toContain(elementName(lang, enhanced.element, 'genitive'));
        if (armour.element !== null) expect(text).toContain(elementName(lang, armour.element, 'genitive'));
        for (const id of ['ambush', 'hazards', 'nightTravel', 'storm'] as const) {
          expect(text.includes(traitName(lang, id))).toBe(hardship === id);
        }
      }
    }
  });
});

test('no name is left without a card', () => {
  expect(Object.keys(CRAFT_NAMES).sort()).toEqual([...new Set(MAGE_CARDS.map(({ craft }) => craft))].sort());
});

test('a card reads like this', () => {
  expect(cardText('en', 'fire-ice-wall', 2)).toBe(
    'Spell: attack 3; with water: attack 5. Element: fire, initiative 5. Boost: +2. Armor: absorbs 2, or 4 of water damage. Upgrade: level 3 for 3 XP. As the key card: journey 4.',
  );
  expect(cardText('pl', 'shadow-determined-march', 3)).toBe(
    'Zaklęcie: atak 5; z żywiołem cienia: ruch 9. Żywioł: cień, inicjatywa 4. Wzmocnienie: +5. Pancerz: pochłania 3. Ulepszenie: poziom 4 za 5 PD. Jako karta klucza: wróg 2, Zasadzka.',
  );
  expect(cardText('ru', 'lightning-adapt', 4)).toBe(
    'Заклинание: атака или движение 6; со стихией тени: атака или движение 9. Стихия: молния, инициатива 4. Усиление: +5. Броня: поглощает 3, а от тени — 6. Улучшение: выше некуда. Как карта-ключ: враг 2, Угрозы.',
  );
});

test('Glass Cannon shows in the armour', () => {
  const armour = (glassCannon: boolean) =>
    cardRows('pl', 'water-ice-wall', 4, { glassCannon }).find(({ row }) => row === 'armour')?.text;
  expect(armour(false)).toBe('pochłania 6, a od wody 12');
  expect(armour(true)).toBe('pochłania 6, a od wody 7');
});

test('names have the case a sentence needs', () => {
  expect(fullCardName('pl', 'fire-ice-wall', 'accusative')).toBe('Lodową ścianę (ogień)');
  expect(fullCardName('ru', 'water-brute-force', 'accusative')).toBe('Грубую силу');
  expect(ELEMENTS.map((element) => elementName('pl', element, 'instrumental')).join(' ')).toBe(
    'wodą ogniem błyskawicą cieniem',
  );
  expect(ELEMENTS.map((element) => elementName('ru', element, 'genitive')).join(' ')).toBe('воды огня молнии тени');
});

test('what does not exist stands for itself or stays silent', () => {
  expect(cardName('pl', 'moon-beam')).toBe('moon-beam');
  expect(fullCardName('pl', 'moon-beam')).toBe('moon-beam');
  expect(cardText('pl', 'moon-beam', 2) + cardText('pl', 'fire-adapt', 5) + cardNote('pl', 'moon-beam', 1)).toBe('');
  expect(dragonName('ru', 'smaug')).toBe('smaug');
  expect(regionName('en', 0) + encounterText('en', 5, 'enemy', 1)).toBe('');
});

describe.each([1, 2, 3, 4])('region %i', (region) => {
  const found = REGIONS[region - 1];

  test('has a name', () => {
    threeWays((lang) => regionName(lang, region));
  });

  test.each(ENCOUNTER_KINDS)('says every number of its encounters: %s', (kind) => {
    const encounters = (kind === 'enemy' ? found?.enemies : found?.journeys) ?? [];
    expect(encounters).toHaveLength(4);
    for (const { type, confidence: _, ...rest } of encounters) {
      threeWays((lang) => encounterName(lang, kind, type));
      threeWays((lang) => encounterTitle(lang, region, kind, type));
      const [hard] = 'ability' in rest ? [rest.ability] : [rest.danger];
      for (const lang of LANGS) {
        const text = encounterText(lang, region, kind, type);
        saysAll(text, figures(rest));
        if (hard !== null) expect(text).toContain(traitText(lang, hard));
      }
    }
  });
});

test('no two encounters share a title', () => {
  for (const lang of LANGS) {
    const titles = REGIONS.flatMap((_, i) =>
      ENCOUNTER_KINDS.flatMap((kind) => [1, 2, 3, 4].map((type) => encounterTitle(lang, i + 1, kind, type))),
    );
    expect(new Set(titles).size).toBe(32);
  }
});

test('an enemy reads like this, and a changed number changes the text', () => {
  expect(encounterText('en', 2, 'enemy', 4)).toBe(
    'HP 13 (half is 7), initiative 5, attack 3 (water). Armor: water 2. Reward: 7 XP. Freeze. If this enemy deals initial damage, the Spare is discarded in Cleanup.',
  );
  expect(encounterText('ru', 2, 'journey', 1)).toBe(
    'Длина пути 10 (огонь), половина — 5. Без полной победы: потеря времени 2. Награда: опыт 4. Коварная местность. Без полной победы вы получаете урон 1 после потери времени.',
  );
  const enemy: Enemy = {
    type: 1,
    hp: 23,
    initiative: 9,
    attack: { value: 6, element: 'fire' },
    armour: [],
    ability: null,
    xp: 8,
    confidence: 'guess',
  };
  expect(enemyText('pl', enemy)).toBe(
    'PŻ 23 (połowa to 12), inicjatywa 9, atak 6 (ogień). Pancerz: brak. Nagroda: 8 PD.',
  );
});

test.each(TRAITS)('$id says what it does with its numbers', ({ id, kind, effects }) => {
  threeWays((lang) => traitName(lang, id));
  threeWays((lang) => traitKindName(lang, kind));
  for (const line of threeWays((lang) => traitText(lang, id))) {
    saysAll(line, figures(effects));
    expect(line).toMatch(/^\p{Lu}.*\.$/u);
  }
});

test('an effect says the number it is given', () => {
  const storm: Effect = { verb: 'damage-per-time', damage: 5 };
  expect(effectText('pl', storm)).toBe('Każdy punkt kary czasu zadaje też 5 obrażeń.');
});

test('no hardship is worth saying too', () => {
  expect(LANGS.map((lang) => hardshipName(lang, null))).toEqual(['No hardship', 'Bez Trudności', 'Невзгод нет']);
  threeWays((lang) => hardshipText(lang, null));
  expect(hardshipText('pl', 'storm')).toBe(traitText('pl', 'storm'));
});

test.each(DRAGONS)('$id says every number of its two parts', (dragon) => {
  eachHasWords((lang) => dragonName(lang, dragon.id));
  for (const line of threeWays((lang) => dragonText(lang, dragon.id))) saysAll(line, figures(dragon));
  for (const lang of LANGS) {
    for (const { element } of dragon.armour) expect(dragonText(lang, dragon.id)).toContain(elementName(lang, element));
  }
  threeWays((lang) => dragonNote(lang, dragon.id));
});

test.each(DIFFICULTY_IDS)('difficulty %s says how the deck starts', (id) => {
  threeWays((lang) => difficultyName(lang, id));
  const { changed, level } = DIFFICULTIES[id];
  const wanted = changed === 0 ? [START_LEVEL] : [changed, level, START_LEVEL];
  for (const line of threeWays((lang) => difficultyText(lang, id))) saysAll(line, wanted);
});

test('everything on the table has a name', () => {
  for (const option of ['cavalier', 'glassCannon'] as const) {
    threeWays((lang) => optionName(lang, option));
    threeWays((lang) => optionText(lang, option));
  }
  for (const role of [...ROLES, 'spare', 'hidden', 'key'] as const) {
    threeWays((lang) => roleName(lang, role));
    threeWays((lang) => roleText(lang, role));
  }
  for (const aim of AIMS) threeWays((lang) => aimName(lang, aim));
  for (const figure of ['hp', 'movePoints', 'time', 'xp', 'removed'] as const) {
    threeWays((lang) => figureName(lang, figure));
  }
  for (const phase of PHASES) threeWays((lang) => phaseName(lang, phase));
  // A region is a Region in Polish too.
  expect(stageName('ru', 'region')).not.toBe(stageName('pl', 'region'));
  for (const stage of ['setup', 'finalJourney', 'finalEnemy'] as const) {
    threeWays((lang) => stageName(lang, stage));
  }
  for (const question of QUESTIONS) {
    threeWays((lang) => stepName(lang, question));
    threeWays((lang) => stepText(lang, question));
  }
  for (const result of ['full', 'narrow', 'defeat', 'tier1', 'tier2', 'tier3'] as const) {
    threeWays((lang) => verdictName(lang, result));
  }
});

test('every question belongs to a phase, but for the set-up, the regroup and the end', () => {
  expect(QUESTIONS.filter((question) => phaseOf(question) === null)).toEqual(['difficulty', 'regroup', 'over']);
  expect([...new Set(QUESTIONS.map(phaseOf))].filter((phase) => phase !== null)).toEqual(PHASES.slice(0, -1));
});

test('figures less sure than printed ones say so', () => {
  expect(cardNote('en', 'fire-adapt', 2)).toBe('Only one public source gives these figures.');
  expect(cardNote('en', 'fire-adapt', 4)).toContain('looks like a slip in our source');
  expect(cardNote('pl', 'fire-adapt', 3)).toContain('co do Trudności');
  expect(encounterNote('ru', 4, 'journey', 4)).toContain('источники расходятся');
  expect(encounterNote('ru', 4, 'journey', 3)).toBe('');
  expect(confidenceMark('pl', 'invented')).toBe('treść nasza');
  expect(confidenceMark('en', 'sourced') + confidenceNote('en', 'sourced')).toBe('');
});

test('the glossary knows the figures of the rules', () => {
  const meanings = (lang: Lang) => new Map(glossary(lang).map(({ term, meaning }) => [term, meaning]));
  expect(meanings('en').get('Score')).toContain(`at most ${MAGE_CARDS.length * TOP_LEVEL}`);
  expect(meanings('pl').get('Powalenie')).toContain('z talii schodzą 4 karty');
  expect(meanings('ru').get('Обход')).toContain('Не больше 2');
  for (const lang of LANGS) expect(glossary(lang).length).toBe(glossary('en').length);
});

test('the end is told with its score', () => {
  expect(LANGS.map((lang) => resultLine(lang, 'won', 44, 64))).toEqual([
    'The dragon has fallen. Score: 44 of 64.',
    'Smok poległ. Wynik: 44 z 64.',
    'Дракон повержен. Счёт: 44 из 64.',
  ]);
  threeWays((lang) => resultLine(lang, 'lost', 0, 64));
});

test('a day’s result fits into four lines', () => {
  const day = { day: '2026-11-15', difficulty: 'hard', dragon: 'burhast', won: true, score: 44, best: 64 } as const;
  expect(shareText('en', day)).toBe(
    'Dragons of Etchinstone, dragon of the day, November 15, 2026\nBurhast · Hard\nVictory: 44 of 64\n◆◆◆◆◆◆◇◇',
  );
  expect(shareText('pl', { ...day, won: false, score: 0 })).toBe(
    'Dragons of Etchinstone, smok dnia, 15 listopada 2026\nBurhast · Trudny\nWygrał smok\n◇◇◇◇◇◇◇◇',
  );
  expect(shareText('ru', day)).toContain('дракон дня, 15 ноября 2026');
  expect(shareText('en', { ...day, day: 'someday' })).toContain('someday');
});
