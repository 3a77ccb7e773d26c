// Everything Adventures ships as data: tiles, minions, loot, scenario cards, bosses with their decks, difficulties, tokens.

import {
  BOSS_LOOT_TABLE,
  BOSSES,
  type Boss,
  type BossCard,
  DIFFICULTIES,
  EXTRA_MINIONS,
  LEGACY_PACKS,
  type LegacyPack,
  LOOT,
  LOOT_TABLE,
  type LootCard,
  MAPS,
  MINIONS,
  type Minion,
  PORTALS,
  SCENARIOS,
  type Scenario,
  STATUS_IDS,
  shippedContent,
  TILES,
  type Tile,
  VISEER,
} from '@wyrmtable/adventures';
import type { Hero, Upgrade } from '@wyrmtable/dice-throne';
import { statusNumber, statusOf } from '@wyrmtable/dice-throne/lead';
import type { Confidence } from '@wyrmtable/kernel';
import { inEach } from '@wyrmtable/kernel/names';
import { type Lang, type Message, phrase } from '@wyrmtable/words';
import {
  bossCardText,
  difficultyName,
  difficultyText,
  enemyName,
  heroBonusText,
  levelNumeral,
  lootName,
  lootSigns,
  lootText,
  mapName,
  minionTexts,
  objectiveText,
  packText,
  scenarioName,
  scenarioText,
  tileName,
  tileText,
  tokenText,
} from '@wyrmtable/words/adventures';
import { ADV_CONTENT } from '@wyrmtable/words/cli';
import { abilityName, cardName, foldedLines, statusName } from '@wyrmtable/words/dice-throne';
import { type AbilityEntry, abilityEntry, leastSure } from '../dice-throne/entries.ts';
import type { Content, ContentEntry } from '../terminal-adapter.ts';

/** One of everything: the box holds no two cards alike. */
interface Card extends ContentEntry {
  readonly count: 1;
}

interface TileEntry extends Card {
  readonly level: number | null;
  readonly cp: number;
  readonly gold: number;
  readonly minion: number;
}

interface EnemyEntry extends Card {
  readonly abilities: readonly AbilityEntry[];
}

interface MinionEntry extends EnemyEntry {
  readonly level: number;
  readonly health: number;
  readonly cp: number;
}

interface BossEntry extends EnemyEntry {
  readonly scenario: number;
  readonly cards: readonly BossCardEntry[];
}

interface BossCardEntry extends Card {
  readonly kind: 'action' | 'upgrade';
  readonly cost: number;
}

interface LootEntry extends Card {
  /** What stands beside the text: which card it replaces, and whether it needs a team. */
  readonly signs: Message;
  readonly number: number;
  readonly class: LootCard['class'];
  readonly cost: number;
}

interface ScenarioEntry extends Card {
  readonly scenario: number;
}

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

function tileEntry(tile: Omit<Tile, 'level'>, level: number | null): TileEntry {
  const { id, cp, gold, minion, confidence } = tile;
  const name = inEach((lang) => tileName(lang, id));
  return { id, name, text: inEach((lang) => tileText(lang, tile)), confidence, count: 1, level, cp, gold, minion };
}

const abilitiesOf = ({ id, slots, board, doubts }: Hero): AbilityEntry[] =>
  slots.map(({ printed }) => abilityEntry({ id }, printed, doubts[printed.id] ?? board));

function minionText(lang: Lang, minion: Minion): string {
  const { objective, signs, reward } = minionTexts(lang, minion);
  const { level, health, cp } = minion;
  return joined([
    level === 0 ? '' : phrase(lang, ADV_CONTENT.level, { level: levelNumeral(level) }),
    phrase(lang, ADV_CONTENT.figures, { health, cp }),
    minion.objective === null ? '' : phrase(lang, ADV_CONTENT.aim, { objective }),
    signs,
    reward,
  ]);
}

function minionEntry(minion: Minion): MinionEntry {
  const { id, level, health, cp, board, confidence } = minion;
  return {
    id,
    name: inEach((lang) => enemyName(lang, id)),
    text: inEach((lang) => minionText(lang, minion)),
    confidence,
    count: 1,
    level,
    health,
    cp,
    abilities: abilitiesOf(board),
  };
}

function lootEntry(loot: LootCard): LootEntry {
  const { number, card } = loot;
  return {
    id: card.id,
    name: inEach((lang) => lootName(lang, card.id)),
    text: inEach((lang) => lootText(lang, loot)),
    signs: inEach((lang) => lootSigns(lang, loot)),
    confidence: card.confidence,
    count: 1,
    number,
    class: loot.class,
    cost: card.cost,
  };
}

const PARTIES = [1, 2, 3, 4] as const;

/** Behind a colon. */
const begun = (text: string): string => text.slice(0, 1).toLocaleLowerCase() + text.slice(1);

const forHeroes = (lang: Lang, scenario: Scenario, heroes: (typeof PARTIES)[number]): string =>
  phrase(lang, ADV_CONTENT.forHeroes, { heroes, text: begun(scenarioText(lang, scenario, heroes)) });

/** The figures of a scenario card for every number of heroes: what differs stands side by side. */
const figures = (lang: Lang, scenario: Scenario): string =>
  foldedLines(PARTIES.map((heroes) => forHeroes(lang, scenario, heroes))) ??
  PARTIES.map((heroes) => forHeroes(lang, scenario, heroes)).join(' ');

/** An exploration has a card for each of its maps. */
function scenarioEntries(scenario: Scenario): ScenarioEntry[] {
  const { number, confidence } = scenario;
  const card = (id: string, name: (lang: Lang) => string, sure: Confidence): ScenarioEntry => ({
    id,
    name: inEach(name),
    text: inEach((lang) => figures(lang, scenario)),
    confidence: sure,
    count: 1,
    scenario: number,
  });
  if (scenario.kind === 'boss') return [card(`s${number}`, (lang) => scenarioName(lang, number), confidence)];
  return MAPS.filter((map) => map.scenario === number).map((map) => {
    return card(map.id, (lang) => mapName(lang, map.id), leastSure([map, scenario]));
  });
}

function actionEntry(boss: Boss, entry: BossCard): BossCardEntry {
  const { card, objective } = entry;
  const text = (lang: Lang): string =>
    phrase(lang, ADV_CONTENT.bossCard, {
      objective: objectiveText(lang, boss.id, objective),
      text: bossCardText(lang, boss, card),
      bonus: heroBonusText(lang, entry),
    });
  return {
    id: card.id,
    name: inEach((lang) => cardName(lang, card.id)),
    text: inEach(text),
    confidence: card.confidence,
    count: 1,
    kind: 'action',
    cost: card.cost,
  };
}

function upgradeEntry(boss: Boss, card: Upgrade): BossCardEntry {
  return {
    id: card.id,
    name: inEach((lang) => cardName(lang, card.id)),
    text: inEach((lang) => bossCardText(lang, boss, card)),
    confidence: card.confidence,
    count: 1,
    kind: 'upgrade',
    cost: card.cost,
  };
}

/** Its abilities, the one it likes best first (ADV-16.11). */
export function bossText(lang: Lang, { scenario, priorities }: Boss): string {
  const best = Object.entries(priorities).sort(([, a], [, b]) => b - a);
  const abilities = best.map(([id]) => abilityName(lang, id)).join(', ');
  return phrase(lang, ADV_CONTENT.boss, { scenario, abilities });
}

function bossEntry(boss: Boss): BossEntry {
  const { id, scenario, board, confidence } = boss;
  const upgrades = board.slots.flatMap((slot) => slot.upgrades.map((card) => upgradeEntry(boss, card)));
  return {
    id,
    name: inEach((lang) => enemyName(lang, id)),
    text: inEach((lang) => bossText(lang, boss)),
    confidence,
    count: 1,
    scenario,
    abilities: abilitiesOf(board),
    cards: [...upgrades, ...boss.cards.map((card) => actionEntry(boss, card))],
  };
}

/** First Strike is a marker and no token; that there is one the rulebook says (ADV-26.18). */
const tokenConfidence = (id: string): Confidence =>
  id === 'first-strike' ? 'sourced' : statusOf(shippedContent(), statusNumber(shippedContent(), id)).confidence;

const tokenEntry = (id: string): ContentEntry => ({
  id,
  name: inEach((lang) => statusName(lang, id)),
  text: inEach((lang) => tokenText(lang, id)),
  confidence: tokenConfidence(id),
});

const packEntry = (pack: LegacyPack): ContentEntry => ({
  id: pack.id,
  name: inEach((lang) => phrase(lang, ADV_CONTENT.pack, { pack: pack.id })),
  text: inEach((lang) => packText(lang, pack)),
  confidence: pack.confidence,
});

export const content = (): Content => ({
  tiles: TILES.map((tile) => tileEntry(tile, tile.level)),
  portals: PORTALS.map((portal) => tileEntry(portal, null)),
  minions: MINIONS.map(minionEntry),
  extraMinions: EXTRA_MINIONS.map(minionEntry),
  loot: LOOT.map(lootEntry),
  scenarios: SCENARIOS.flatMap(scenarioEntries),
  bosses: BOSSES.map(bossEntry),
  difficulties: DIFFICULTIES.map((difficulty) => ({
    id: difficulty.id,
    name: inEach((lang) => difficultyName(lang, difficulty.id)),
    text: inEach((lang) => difficultyText(lang, difficulty)),
    confidence: difficulty.confidence,
    count: 1,
  })),
  statuses: STATUS_IDS.map(tokenEntry),
  legacy: LEGACY_PACKS.map(packEntry),
  legacyEnemies: [minionEntry(VISEER)],
});

/** Abilities, upgrades and actions of a boss. */
const printedIds = ({ board, cards }: Boss): string[] => [
  ...board.slots.flatMap(({ printed, upgrades }) => [printed.id, ...upgrades.map(({ id }) => id)]),
  ...cards.map(({ card }) => card.id),
];

/** Content goes by its kind: `tile/bog-i`, a boss's board and cards after the boss. */
export const citable = (): string[] => [
  ...TILES.map(({ id }) => `tile/${id}`),
  ...PORTALS.map(({ id }) => `portal/${id}`),
  ...[...MINIONS, ...EXTRA_MINIONS, VISEER].map(({ id }) => `minion/${id}`),
  ...LEGACY_PACKS.map(({ id }) => `legacy/${id}`),
  ...LOOT.map(({ card }) => `loot/${card.id}`),
  ...[...LOOT_TABLE, ...BOSS_LOOT_TABLE].map(({ chest }) => `table/chest-${chest}`),
  ...BOSSES.flatMap((boss) => printedIds(boss).map((id) => `boss/${boss.id}/${id}`)),
  ...DIFFICULTIES.map(({ id }) => `difficulty/${id}`),
  ...STATUS_IDS.map((id) => `status/${id}`),
];
