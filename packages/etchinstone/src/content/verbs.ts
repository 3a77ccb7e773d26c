// The vocabulary of Etchinstone's cards and traits: the engine executes these literals and `words` reads them aloud.
import type { Confidence } from '@wyrmtable/kernel';

/** ETCH-1.8. */
export const ELEMENTS = ['water', 'fire', 'lightning', 'shadow'] as const;
export type Element = (typeof ELEMENTS)[number];

/** ETCH-1.3: `both` may be used as either. */
export type ActionKind = 'attack' | 'move' | 'both';

export const ENCOUNTER_KINDS = ['enemy', 'journey'] as const;
export type EncounterKind = (typeof ENCOUNTER_KINDS)[number];

/** What a hardship, an ability or a danger does to an encounter. */
export type Effect =
  /** Initial damage counts this many times. */
  | { readonly verb: 'multiply-initial'; readonly times: number }
  /** Points of time penalty for taking initial damage, and for taking combat damage. */
  | { readonly verb: 'time-when-hit'; readonly initial: number; readonly combat: number }
  /** The Boost card's boost shrinks by the printed initiative of the Element card. */
  | { readonly verb: 'dim-boost' }
  | { readonly verb: 'damage-per-time'; readonly damage: number }
  /** Initial damage costs the Spare in Cleanup. */
  | { readonly verb: 'freeze-spare' }
  /** Damage to the next hand: after one kind of damage, after both. */
  | { readonly verb: 'poison'; readonly one: number; readonly both: number }
  /** Initial damage whatever the initiative, unless the Spare is given up. */
  | { readonly verb: 'strike-from-afar' }
  /** A move may be compared with HP. */
  | { readonly verb: 'outrun' }
  /** Move points rise by the Spare's boost. */
  | { readonly verb: 'raise-by-spare' }
  | { readonly verb: 'damage-unless-full'; readonly damage: number };

export type Verb = Effect['verb'];

export const HARDSHIPS = ['ambush', 'hazards', 'nightTravel', 'storm'] as const;
export type Hardship = (typeof HARDSHIPS)[number];
export const ABILITIES = ['freeze', 'poison', 'ranged', 'slow'] as const;
export type Ability = (typeof ABILITIES)[number];
export const DANGERS = ['steepSlope', 'treacherousTerrain'] as const;
export type Danger = (typeof DANGERS)[number];

export interface Trait {
  readonly id: Hardship | Ability | Danger;
  readonly kind: 'hardship' | 'ability' | 'danger';
  readonly effects: readonly Effect[];
  readonly icon: string;
}

export interface Action {
  readonly kind: ActionKind;
  readonly value: number;
}

export interface EnhancedAction extends Action {
  /** What the Element card must have. */
  readonly element: Element;
}

export interface Armour {
  readonly value: number;
  /** Without an element it is never doubled (ETCH-15.9). */
  readonly element: Element | null;
}

/** A Mage card at one level: one of its four orientations (ETCH-2.1). */
export interface Face {
  readonly level: number;
  readonly initiative: number;
  readonly basic: Action;
  readonly enhanced: EnhancedAction;
  readonly boost: number;
  readonly armour: Armour;
  /** XP to the next level; null at the last (ETCH-2.3). */
  readonly cost: number | null;
  readonly encounter: { readonly kind: EncounterKind; readonly type: number };
  readonly hardship: Hardship | null;
}

/** A figure less sure than the card it stands on. */
export interface Doubt {
  readonly level: number;
  readonly figure: 'encounter' | 'hardship';
  readonly confidence: Confidence;
}

/** What Mage cards are called, by id: `words` must name every one of them. */
export const CRAFTS = [
  'ice-wall',
  'destruction',
  'sword-of-light',
  'brute-force',
  'burning-bridges',
  'motivated-flight',
  'adapt',
  'river-swiftness',
  'rain-of-blood',
  'fleet-footed',
  'determined-march',
] as const;
export type Craft = (typeof CRAFTS)[number];

export interface MageCard {
  readonly id: `${Element}-${Craft}`;
  /** What it is called; five names occur on two cards. */
  readonly craft: Craft;
  readonly element: Element;
  /** Levels 1 to 4, in order. */
  readonly faces: readonly Face[];
  readonly confidence: Confidence;
  readonly doubts: readonly Doubt[];
  readonly icon: string;
}

/** A value that belongs to an element: an attack, a piece of armour, move points. */
export interface Charged {
  readonly value: number;
  readonly element: Element;
}

export interface Enemy {
  readonly type: number;
  readonly hp: number;
  readonly initiative: number;
  readonly attack: Charged;
  readonly armour: readonly Charged[];
  readonly ability: Ability | null;
  readonly xp: number;
  readonly confidence: Confidence;
}

export interface Journey {
  readonly type: number;
  readonly points: Charged;
  readonly time: number;
  readonly danger: Danger | null;
  readonly xp: number;
  readonly confidence: Confidence;
}

/** The regions, in the order in which they are crossed. */
export const REGION_IDS = ['jade-mountains', 'living-marshes', 'burning-basin', 'forests-of-gath'] as const;
export type RegionId = (typeof REGION_IDS)[number];

export interface Region {
  readonly id: RegionId;
  readonly enemies: readonly Enemy[];
  readonly journeys: readonly Journey[];
  /** Of the name; every encounter carries its own. */
  readonly confidence: Confidence;
  readonly icon: string;
}

export interface Dragon {
  readonly id: string;
  readonly initiative: number;
  readonly initialDamage: number;
  readonly armour: readonly Charged[];
  /** Rising from tier 1 to tier 3; a higher tier is never punished harder (A21). */
  readonly journey: { readonly element: Element; readonly tiers: readonly { points: number; time: number }[] };
  readonly battle: { readonly element: Element; readonly tiers: readonly { hp: number; attack: number }[] };
  readonly confidence: Confidence;
  readonly icon: string;
}
