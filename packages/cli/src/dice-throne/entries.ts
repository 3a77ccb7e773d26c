// Boards, cards and tokens as entries of the lists of content; whatever game adds to Dice Throne lists its own the same way.

import type { Ability, ActionCard, Hero, Status, Upgrade } from '@wyrmtable/dice-throne';
import type { Confidence } from '@wyrmtable/kernel';
import { inEach } from '@wyrmtable/kernel/names';
import {
  abilityName,
  abilityText,
  cardName,
  cardText,
  statusName,
  statusText,
  upgradeText,
} from '@wyrmtable/words/dice-throne';
import type { ContentEntry } from '../terminal-adapter.ts';

export interface AbilityEntry extends ContentEntry {
  readonly kind: Ability['kind'];
}

interface CardEntry extends ContentEntry {
  readonly count: number;
  readonly cost: number;
}

export interface ActionEntry extends CardEntry {
  readonly timing: ActionCard['timing'];
  readonly modifier: boolean;
}

export interface UpgradeEntry extends CardEntry {
  readonly slot: string;
  readonly level: number;
  /** Second abilities printed on the same card. */
  readonly adds: readonly AbilityEntry[];
}

export interface StatusEntry extends ContentEntry {
  readonly kind: Status['kind'];
  readonly limit: number;
}

const CONFIDENCES: readonly Confidence[] = ['sourced', 'single', 'conflict', 'guess', 'invented'];

export function leastSure(entries: readonly Pick<ContentEntry, 'confidence'>[]): Confidence {
  const worst = Math.max(0, ...entries.map(({ confidence }) => CONFIDENCES.indexOf(confidence)));
  return CONFIDENCES[worst] ?? 'sourced';
}

export function abilityEntry(hero: Pick<Hero, 'id'>, ability: Ability, confidence: Confidence): AbilityEntry {
  const { id, kind } = ability;
  return {
    id,
    name: inEach((lang) => abilityName(lang, id)),
    text: inEach((lang) => abilityText(lang, hero.id, ability)),
    confidence,
    kind,
  };
}

export function actionEntry(card: ActionCard): ActionEntry {
  const { id, cost, timing, modifier, confidence } = card;
  return {
    id,
    name: inEach((lang) => cardName(lang, id)),
    text: inEach((lang) => cardText(lang, card)),
    confidence,
    count: 1,
    cost,
    timing,
    modifier,
  };
}

export function upgradeEntry(hero: Pick<Hero, 'id'>, slot: string, card: Upgrade): UpgradeEntry {
  const { id, cost, level, adds, confidence } = card;
  return {
    id,
    name: inEach((lang) => cardName(lang, id)),
    text: inEach((lang) => upgradeText(lang, card)),
    confidence,
    count: 1,
    cost,
    slot,
    level,
    adds: adds.map((ability) => abilityEntry(hero, ability, confidence)),
  };
}

export function statusEntry(status: Status, limit = status.limit): StatusEntry {
  const { id, kind, confidence } = status;
  return {
    id,
    name: inEach((lang) => statusName(lang, id)),
    text: inEach((lang) => statusText(lang, status)),
    confidence,
    kind,
    limit,
  };
}
