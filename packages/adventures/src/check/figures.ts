// The figures beside boards and cards of an adventure, which the compiler takes at any size.
import type { Flaw } from '@wyrmtable/dice-throne/check/parts';
import type { Boss, Minion } from '../content/enemies.ts';
import type { LootCard } from '../content/loot-card.ts';
import type { Tile } from '../content/tiles.ts';

interface Range {
  readonly least: number;
  readonly most: number;
}

/** A dial of health begins at least at one; nobody holds more CP than the dial shows. */
const HEALTH: Range = { least: 1, most: 99 };
const CP: Range = { least: 0, most: 15 };
const GOLD: Range = { least: 0, most: 20 };
const HANDS: Range = { least: 0, most: 6 };
const SCENARIO: Range = { least: 1, most: 8 };
const PRIORITY: Range = { least: 1, most: 20 };
const NUMBER: Range = { least: 1, most: 999 };
const VERSION: Range = { least: 1, most: 9 };

function held(at: string, value: number, { least, most }: Range): Flaw[] {
  if (!Number.isInteger(value)) return [{ at, fault: { kind: 'expected', what: 'whole' } }];
  return value < least || value > most ? [{ at, fault: { kind: 'range', least, most } }] : [];
}

export const minionFigures = ({ health, cp, kingsHand }: Minion): Flaw[] => [
  ...held('health', health, HEALTH),
  ...held('cp', cp, CP),
  ...held('kingsHand', kingsHand, HANDS),
];

export const bossFigures = ({ scenario, priorities }: Boss): Flaw[] => [
  ...held('scenario', scenario, SCENARIO),
  ...Object.entries(priorities).flatMap(([ability, rank]) => held(`priorities.${ability}`, rank, PRIORITY)),
];

export const lootFigures = ({ number, version }: LootCard): Flaw[] => [
  ...held('number', number, NUMBER),
  ...held('version', version, VERSION),
];

export const tileFigures = ({ cp, gold, hands }: Pick<Tile, 'cp' | 'gold' | 'hands'>): Flaw[] => [
  ...held('cp', cp, CP),
  ...held('gold', gold, GOLD),
  ...held('hands', hands, HANDS),
];
