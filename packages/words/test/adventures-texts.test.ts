// What tiles, minions, bosses, loot, tokens, difficulties and scenarios say: all of it, in three languages.
import {
  adventures,
  BOSS_LOOT_TABLE,
  BOSSES,
  DIFFICULTIES,
  EXTRA_MINIONS,
  LEGACY_PACKS,
  LOOT,
  LOOT_TABLE,
  MINIONS,
  NEW_STATUSES,
  PORTALS,
  SCENARIOS,
  STATUS_IDS,
  TILES,
  VISEER,
} from '@wyrmtable/adventures';
import type { Effect } from '@wyrmtable/dice-throne';
import { start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, test } from 'vitest';
import {
  bossCardText,
  difficultyText,
  heroBonusText,
  keepText,
  lootSigns,
  lootText,
  minionTexts,
  objectiveText,
  packText,
  rewardText,
  scenarioText,
  tileText,
  tokenText,
} from '../src/adventures/index.ts';
import { abilityText, cardTiming, statusText } from '../src/dice-throne/index.ts';
import { LANGS, type Lang } from '../src/index.ts';
import { CALLS } from '../src/messages/adv-calls.ts';

// Tokens of an adventure are known by name once one has been laid.
start(adventures, { mode: 'campaign', difficulty: 'normal', legacy: true, extraMinions: true }, 1, swiftChance(1));

const BROKEN = /[{}]|undefined|NaN|\[object| {2}|[.,;:]{2}|^$|[a-z]-i+v?\b/;
const inAll = (say: (lang: Lang) => string): string[] => LANGS.map(say);

function isSaid(texts: readonly string[]): void {
  for (const text of texts) expect(text).not.toMatch(BROKEN);
  expect(new Set(texts).size).toBe(LANGS.length);
  const [english = '', polish = '', russian = ''] = texts;
  expect(english + polish).not.toMatch(/\p{Script=Cyrillic}/u);
  // Levels and versions keep their Roman numerals; an id would show in small letters.
  expect(russian).not.toMatch(/[a-z]/);
}

/** The figures of damage, healing and the like, which no text may swallow. */
function figuresIn(data: unknown): number[] {
  if (Array.isArray(data)) return data.flatMap(figuresIn);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'amount' && typeof value === 'number' && value > 1 && value < 20 && !('what' in data)
      ? [value]
      : figuresIn(value),
  );
}

function saysFigures(text: string, data: unknown): void {
  const said = new Set(text.match(/\d+/g)?.map(Number));
  expect(
    figuresIn(data).filter((figure) => !said.has(figure)),
    text,
  ).toEqual([]);
}

const tiles = [...PORTALS, ...TILES];
const minions = [...MINIONS, ...EXTRA_MINIONS];

test.each(tiles)('the tile $id', (tile) => {
  isSaid(inAll((lang) => tileText(lang, tile)));
  for (const lang of LANGS) saysFigures(tileText(lang, tile), tile.effects);
});

test.each(minions)('the minion $id', (minion) => {
  for (const part of ['objective', 'keep', 'reward'] as const) isSaid(inAll((lang) => minionTexts(lang, minion)[part]));
  const { board } = minion;
  for (const { printed } of board.slots) {
    isSaid(inAll((lang) => abilityText(lang, minion.id, printed)));
    for (const lang of LANGS) saysFigures(abilityText(lang, minion.id, printed), printed);
  }
  for (const lang of LANGS) {
    const { signs, attack, defence, passive } = minionTexts(lang, minion);
    expect(signs === '').toBe(!minion.firstStrike && minion.kingsHand === 0 && board.setUp.length === 0);
    expect(attack.rows.length).toBeGreaterThan(0);
    expect(defence === '').toBe(!board.slots.some(({ printed }) => printed.kind === 'defensive'));
    expect(passive === '').toBe(!board.slots.some(({ printed }) => printed.kind === 'passive'));
  }
});

describe.each(BOSSES)('$id', (boss) => {
  test('says what is printed on its board and its upgrades', () => {
    for (const { printed, upgrades } of boss.board.slots) {
      isSaid(inAll((lang) => abilityText(lang, boss.id, printed)));
      for (const upgrade of upgrades) {
        isSaid(inAll((lang) => bossCardText(lang, boss, upgrade)));
        for (const lang of LANGS) saysFigures(bossCardText(lang, boss, upgrade), [upgrade.ability, upgrade.adds]);
      }
    }
  });

  test.each(boss.cards)('$card.id', (one) => {
    isSaid(inAll((lang) => bossCardText(lang, boss, one.card)));
    isSaid(inAll((lang) => objectiveText(lang, boss.id, one.objective)));
    isSaid(inAll((lang) => keepText(lang, one.objective)));
    isSaid(inAll((lang) => heroBonusText(lang, one)));
    for (const lang of LANGS) {
      saysFigures(bossCardText(lang, boss, one.card), one.card.effects);
      saysFigures(heroBonusText(lang, one), one.bonus);
    }
  });
});

test.each(LOOT)('loot $number', (loot) => {
  isSaid(inAll((lang) => lootText(lang, loot)));
  if (loot.replaces || loot.team) isSaid(inAll((lang) => lootSigns(lang, loot)));
  isSaid(inAll((lang) => cardTiming(lang, loot.card)));
  for (const lang of LANGS) saysFigures(lootText(lang, loot), [loot.card.effects, loot.card.gear]);
});

test.each(NEW_STATUSES)('the token $id', (status) => {
  isSaid(inAll((lang) => statusText(lang, status)));
  for (const lang of LANGS) expect(statusText(lang, status)).not.toContain('99');
});

test.each(STATUS_IDS)('%s says what it does in an adventure', (id) => {
  isSaid(inAll((lang) => tokenText(lang, id)));
});

test('who stands beside a boss says what it does, and has nothing to roll for', () => {
  const texts = (lang: Lang) => minionTexts(lang, VISEER);
  expect([texts('en').objective, texts('en').keep]).toEqual(['', '']);
  for (const part of ['signs', 'passive', 'defence'] as const) isSaid(inAll((lang) => texts(lang)[part]));
  expect(texts('en').signs).toBe('Only damage affects it.');
  expect(texts('en').passive).toMatch(/^In its Upkeep Phase, roll 1 die\. On a vortex, the boss gains 1 CP and/);
});

test.each(LEGACY_PACKS)('legacy pack $id', (pack) => {
  isSaid(inAll((lang) => packText(lang, pack)));
});

test.each(DIFFICULTIES)('the difficulty $id', (difficulty) => {
  isSaid(inAll((lang) => difficultyText(lang, difficulty)));
});

test.each(SCENARIOS)('scenario $number', (scenario) => {
  for (const heroes of [1, 2, 3, 4] as const) isSaid(inAll((lang) => scenarioText(lang, scenario, heroes)));
});

test('every result of the loot table', () => {
  for (const { results } of [...LOOT_TABLE, ...BOSS_LOOT_TABLE]) {
    for (const reward of results) isSaid(inAll((lang) => rewardText(lang, reward)));
  }
});

/** Everything that effects of the content ask of the campaign. */
function callsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(callsIn);
  if (typeof data !== 'object' || data === null) return [];
  const called = 'verb' in data && data.verb === 'call' && 'what' in data ? [String(data.what)] : [];
  return [...called, ...Object.values(data).flatMap(callsIn)];
}

test('whatever is called for has words, and no word waits for a call that never comes', () => {
  const boards = [...minions, ...BOSSES].map(({ board }) => board);
  const effects: Effect[] = tiles.flatMap((tile) => tile.effects);
  const called = new Set(callsIn([effects, boards, LOOT, BOSSES.map(({ cards }) => cards)]));
  // Gold of a tile and the crown of the versus modes are added by the rules.
  expect([...called, 'gold', 'hand-die'].filter((what) => !(what in CALLS))).toEqual([]);
  expect(Object.keys(CALLS).filter((what) => !called.has(what) && what !== 'gold' && what !== 'hand-die')).toEqual([]);
});

describe('texts to be read', () => {
  const tile = (id: string): string[] =>
    inAll((lang) => {
      const found = tiles.find((one) => one.id === id);
      return found === undefined ? '' : tileText(lang, found);
    });

  test('a tile brings, does, and somebody waits there', () => {
    expect(tile('bog-ii')).toEqual([
      'Gain 2 CP. Gain 2 gold for the team. Suffer 2 Poison. A minion of level II waits here.',
      'Weź 2 PW. Weź dla drużyny 2 sztuki złota. Otrzymaj 2 Trucizny. Czeka tu sługus poziomu II.',
      'Получите 2 БС. Возьмите для команды 2 золотых. Получите 2 «Отравления». Здесь ждёт прислужник уровня II.',
    ]);
    expect(tile('void-i')[2]).toBe(
      'Снимите с себя все состояния. Можете потратить 2 БС, чтобы взять 1 карту из своего сброса. Здесь ждёт прислужник уровня I.',
    );
    expect(tile('bazaar-i')[0]).toContain('You may spend 1 CP; if you do, every hero opens chest 1.');
    expect(tile('crimson-sands')[1]).toBe('Nic się tu nie dzieje.');
  });

  test('a minion keeps dice, is rewarded for, and strikes first', () => {
    const fairy = MINIONS.find(({ id }) => id === 'fairy');
    if (fairy === undefined) throw new Error('no fairy');
    expect(minionTexts('en', fairy)).toMatchObject({
      objective: 'Roll objective: straight',
      keep: 'Keeps one each of 2, 3, 4 and 5; a 1 only beside 2, 3 and 4; a 6 only beside 3, 4 and 5.',
      signs: 'First Strike.',
      reward: 'Reward: every hero opens chest 1.',
    });
    expect(minionTexts('pl', fairy).defence).toBe('Rzuć 4 kośćmi. Przy 2 wirach zapobiegnij 3 obrażeniom.');
  });

  test('a salve heals by the scenario and brings a teammate back', () => {
    expect(tokenText('en', 'salve')).toBe(
      'Before you move, before a fight or before your Upkeep Phase, spend any number: each heals as much as the scenario says. On the map, when a teammate falls, you must spend one to leave them 1 health. It cannot be removed or transferred.',
    );
    expect(tokenText('pl', 'boost-3')).toBe(
      'Gdy atakujesz, wydaj 1 żeton Bonusowych obrażeń +3: dodaj 3 obrażenia. Jeśli dostajesz trzeci taki żeton, usuń jeden z trzech. Limit stosu: 2, niezależnie od wartości.',
    );
  });

  test('a roll that may be paid for anew is told once', () => {
    expect(tile('pensive-i')).toEqual([
      'Roll 1 die. You may spend 1 CP to roll again, as often as you like. On 1–2, suffer Parasite. On 3–4, heal 3. On 5–6, every player of your team heals 2. A minion of level I waits here.',
      'Rzuć 1 kością. Możesz wydać 1 PW, by rzucić ponownie, ile razy zechcesz. Przy wyniku 1–2 otrzymaj Pasożyta. Przy wyniku 3–4 ulecz 3 punkty zdrowia. Przy wyniku 5–6 każdy gracz twojej drużyny leczy 2 punkty zdrowia. Czeka tu sługus poziomu I.',
      'Бросьте 1 кубик. Можете потратить 1 БС и бросить снова, сколько угодно раз. При значении 1–2 получите «Паразита». При значении 3–4 исцелите 3 здоровья. При значении 5–6 каждый игрок вашей команды исцеляет 2 здоровья. Здесь ждёт прислужник уровня I.',
    ]);
  });

  test('what others are let do has its own subject, and what comes twice is counted', () => {
    expect(tile('town-iii')).toEqual([
      'Discard 2 cards at random. Every teammate draws 1 card. A minion of level III waits here.',
      'Odrzuć 2 losowe karty. Każdy inny członek drużyny dobiera 1 kartę. Czeka tu sługus poziomu III.',
      'Сбросьте 2 случайные карты. Каждый другой член команды берёт 1 карту. Здесь ждёт прислужник уровня III.',
    ]);
  });

  test('tokens that must go are a condition, not a habit', () => {
    const mage = EXTRA_MINIONS.find(({ id }) => id === 'blood-mage');
    if (mage === undefined) throw new Error('no Blood Mage');
    expect(minionTexts('en', mage).passive).toBe(
      'In your Upkeep Phase, gain 1 Chaos. If you have at least 3 Chaos, remove 3 Chaos and steal 3 health.',
    );
  });

  test('a unique defense says what it stands against', () => {
    const atlas = MINIONS.find(({ id }) => id === 'atlas');
    if (atlas === undefined) throw new Error('no Atlas');
    expect(minionTexts('en', atlas).defence).toBe(
      'Unique defense. Roll 1 die. Prevent damage equal to the value rolled.',
    );
  });
});
