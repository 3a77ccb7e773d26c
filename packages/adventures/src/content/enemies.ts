// What enemies are made of: the chaos die, minions and bosses as boards of Dice Throne with a few figures beside them.
import type { Ability, ActionCard, Effect, Hero, Hooks, Slot } from '@wyrmtable/dice-throne/content';
import { slot } from '@wyrmtable/dice-throne/content';
import type { Confidence } from '@wyrmtable/kernel';
import type { BossId, EnemyIds, MinionId, StatusId } from './ids.ts';
import { enemyWords } from './words.ts';

const { hero, passive } = enemyWords;

type Counts = { readonly [S in EnemyIds['symbol']]?: number };
/** What an enemy keeps dice for (ADV-11.2): so many of each symbol, or a straight. */
export type Objective = { readonly kind: 'symbols'; readonly symbols: Counts } | { readonly kind: 'straight' };
export const straights: Objective = { kind: 'straight' };
export const show = (symbols: Counts): Objective => ({ kind: 'symbols', symbols });

export type Level = 1 | 2 | 3 | 4;
/** Chests 1 to 4 lie on tiles and fall from minions, 5 to 8 are the bosses'. */
export type Chest = Level;

export interface Minion {
  readonly id: MinionId;
  /** 0 for one that comes from no deck. */
  readonly level: Level | 0;
  readonly health: number;
  readonly cp: number;
  readonly firstStrike: boolean;
  readonly kingsHand: number;
  /** Chests that all heroes open when it falls (ADV-12.1). */
  readonly chests: readonly Chest[];
  /** Null for one that never rolls to attack. */
  readonly objective: Objective | null;
  readonly board: Hero;
  readonly confidence: Confidence;
}

export interface BossCard {
  readonly card: ActionCard;
  readonly objective: Objective;
  /** What the active hero gets when the card is drawn (ADV-16.6). */
  readonly bonus: Effect;
}

export interface Boss {
  readonly id: BossId;
  readonly scenario: number;
  /** The highest met one is used (ADV-16.11), by ability. */
  readonly priorities: Readonly<Record<string, number>>;
  readonly cards: readonly BossCard[];
  readonly board: Hero;
  readonly confidence: Confidence;
}

/** Three swipes, two vortices, one chaos. */
const CHAOS_DIE = ['swipe', 'swipe', 'swipe', 'vortex', 'vortex', 'chaos'] as const;
const FACE_ICONS = { swipe: 'claw-slashes', vortex: 'vortex', chaos: 'barbed-star' } as const;

interface MinionParts {
  readonly id: MinionId;
  readonly level: Level | 0;
  readonly health: number;
  readonly cp: number;
  readonly firstStrike?: true;
  readonly kingsHand?: number;
  readonly chests: readonly Chest[];
  readonly objective: Objective | null;
  readonly attack?: Ability;
  readonly defence?: Ability;
  readonly hooks?: Hooks<StatusId>;
  readonly setUp?: readonly Effect[];
  readonly untouched?: true;
  readonly confidence: Confidence;
}

export function minion(parts: MinionParts): Minion {
  const { id, level, health, cp, chests, objective, attack, defence, hooks, setUp, confidence } = parts;
  const board = hero({
    id,
    complexity: level,
    icon: 'imp',
    die: CHAOS_DIE,
    faceIcons: FACE_ICONS,
    slots: [
      ...(attack === undefined ? [] : [slot(attack)]),
      ...(defence === undefined ? [] : [slot(defence)]),
      ...(hooks === undefined ? [] : [slot(passive(`${id}-nature`, hooks))]),
    ],
    cards: [],
    promo: null,
    statuses: [],
    board: confidence,
    setUp: setUp ?? [],
    ownDeck: true,
    rolls: true,
    ...(parts.untouched === true ? { untouched: true } : {}),
  });
  const firstStrike = parts.firstStrike ?? false;
  return { id, level, health, cp, firstStrike, kingsHand: parts.kingsHand ?? 0, chests, objective, board, confidence };
}

interface BossParts {
  readonly id: BossId;
  readonly scenario: number;
  readonly statuses: readonly StatusId[];
  readonly confidence: Confidence;
  readonly priorities: { readonly [A in EnemyIds['ability']]?: number };
  readonly slots: readonly Slot[];
  readonly cards: readonly BossCard[];
}

export const bossCard = (card: ActionCard, objective: Objective, bonus: Effect): BossCard => ({
  card,
  objective,
  bonus,
});

export function boss({ id, scenario, statuses, confidence, priorities, slots, cards }: BossParts): Boss {
  const board = hero({
    id,
    complexity: 6,
    icon: 'crowned-skull',
    die: CHAOS_DIE,
    faceIcons: FACE_ICONS,
    slots,
    cards: cards.map(({ card }) => card),
    promo: null,
    statuses,
    board: confidence,
    ownDeck: true,
  });
  return { id, scenario, priorities, cards, board, confidence };
}
