// The vocabulary of Dice Throne: heroes, cards and statuses are literals of these types. The engine executes them and
// `words` reads the same literals aloud.

/** How sure we are of a figure (docs/rules, facts sheets). */
export type Confidence = 'sourced' | 'single' | 'conflict' | 'guess' | 'invented';

/** A symbol on a hero's dice, and a status, by id. */
export type Face = string;
export type StatusId = string;

/** What dice must show (DT-4). */
export type Need =
  | { readonly kind: 'symbols'; readonly symbols: Readonly<Record<Face, number>> }
  | { readonly kind: 'small-straight' }
  | { readonly kind: 'large-straight' }
  | { readonly kind: 'of-a-kind'; readonly count: number };

/** DT-6. */
export const DAMAGE_TYPES = ['normal', 'undefendable', 'pure', 'collateral', 'ultimate'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** Whom an effect concerns: `target` is the attack's, `picked` the player chosen by the effect around it. */
export type Who = 'self' | 'target' | 'picked' | 'attacker';

/** A number read from the game when the effect resolves. */
export type Amount =
  | number
  /** `times` for every die of the roll being read that shows the symbol (DT-13.3). */
  | { readonly kind: 'each'; readonly face: Face; readonly times: number }
  /** `times` for every full pair of the symbol. */
  | { readonly kind: 'pairs'; readonly face: Face; readonly times: number }
  /** `times` for every token of the status on that player. */
  | { readonly kind: 'tokens'; readonly status: StatusId; readonly times: number; readonly of: Who }
  /** The sum of the dice being read. */
  | { readonly kind: 'sum' }
  /** The resolving player's CP. */
  | { readonly kind: 'cp' }
  /** `times` for every token or CP just given up for this effect. */
  | { readonly kind: 'given'; readonly times: number }
  | { readonly kind: 'half'; readonly of: Amount }
  | { readonly kind: 'total'; readonly of: readonly Amount[] };

/** Something that holds or does not when it is asked. */
export type Condition =
  /** The dice being read show it. */
  | { readonly kind: 'shows'; readonly need: Need }
  /** The five dice that activated the ability show it (DT-5.11). */
  | { readonly kind: 'activated-by'; readonly need: Need }
  | { readonly kind: 'sum-at-least'; readonly sum: number }
  | { readonly kind: 'sum-at-most'; readonly sum: number }
  | { readonly kind: 'holds'; readonly status: StatusId; readonly who: Who }
  /** The attack that just landed really took at least this much. */
  | { readonly kind: 'dealt-at-least'; readonly damage: number }
  /** The card being resolved has added at least this much to the attack. */
  | { readonly kind: 'added-at-least'; readonly damage: number };

/** Which dice an effect may touch (common cards, notes). */
export type WhoseDie = 'own' | 'opponent' | 'any';

export type Effect =
  // Damage and healing: amounts are fixed here and land together at the end of the phase (DT-15, DT-16).
  | { readonly verb: 'damage'; readonly amount: Amount; readonly type: DamageType; readonly to: Who | 'opponents' }
  | { readonly verb: 'add-damage'; readonly amount: Amount }
  | { readonly verb: 'recoil'; readonly amount: number }
  | { readonly verb: 'make-undefendable' }
  | { readonly verb: 'prevent'; readonly amount: Amount; readonly who: Who }
  | { readonly verb: 'prevent-half'; readonly who: Who }
  | { readonly verb: 'avoid' }
  | { readonly verb: 'heal'; readonly amount: Amount; readonly who: Who }
  // Statuses.
  | { readonly verb: 'gain'; readonly status: StatusId; readonly amount: Amount; readonly who: Who }
  | { readonly verb: 'inflict'; readonly status: StatusId; readonly amount: Amount; readonly who: Who }
  | { readonly verb: 'lose-token'; readonly status: StatusId; readonly amount: number; readonly who: Who }
  | { readonly verb: 'remove-status'; readonly who: Who; readonly all: boolean }
  | { readonly verb: 'move-status' }
  | { readonly verb: 'raise-limit'; readonly status: StatusId; readonly by: number }
  | { readonly verb: 'block-status' }
  // Resources.
  | { readonly verb: 'gain-cp'; readonly amount: Amount }
  | { readonly verb: 'lose-cp'; readonly amount: Amount; readonly who: Who }
  | { readonly verb: 'steal-cp'; readonly amount: Amount; readonly who: Who }
  | { readonly verb: 'draw'; readonly amount: Amount }
  | { readonly verb: 'discard-random'; readonly who: Who }
  // Dice.
  | { readonly verb: 'roll'; readonly dice: number; readonly rerolls: number }
  | { readonly verb: 'nudge-die' }
  | { readonly verb: 'set-die'; readonly whose: WhoseDie; readonly to: number | 'any' | 'copy'; readonly times: number }
  | { readonly verb: 'reroll-dice'; readonly whose: WhoseDie; readonly upTo: number }
  | { readonly verb: 'extra-attempt'; readonly phase: 'offence' | 'defence' }
  // Order and choice.
  | { readonly verb: 'then' }
  | {
      readonly verb: 'if';
      readonly test: Condition;
      readonly effects: readonly Effect[];
      readonly otherwise: readonly Effect[];
    }
  | { readonly verb: 'choose'; readonly options: readonly (readonly Effect[])[] }
  | {
      readonly verb: 'pick';
      readonly among: 'players' | 'opponents' | 'teammates-and-self';
      readonly effects: readonly Effect[];
    }
  /** Gives up to `upTo` tokens of the status (0 is allowed), then reads `given`. */
  | {
      readonly verb: 'give-tokens';
      readonly status: StatusId;
      readonly upTo: number;
      readonly effects: readonly Effect[];
    }
  /** Pays any number of CP, then reads `given`. */
  | { readonly verb: 'give-cp'; readonly effects: readonly Effect[] }
  | { readonly verb: 'extra-offence' };

export type Verb = Effect['verb'];

/** One requirement of an ability and what it gives (DT-5.10). */
export interface Row {
  readonly need: Need;
  readonly effects: readonly Effect[];
}

export type AbilityKind = 'offensive' | 'defensive' | 'passive' | 'ultimate';

export interface Ability {
  readonly id: string;
  readonly kind: AbilityKind;
  /** Offensive and ultimate: what may be declared. */
  readonly rows: readonly Row[];
  /** Defensive: how many dice, and what they bring. */
  readonly dice: number;
  readonly effects: readonly Effect[];
}

/** A place on the hero board: the printed ability, then its upgrades. */
export interface Slot {
  readonly id: string;
  readonly printed: Ability;
  readonly upgrades: readonly Upgrade[];
}

export interface Upgrade {
  readonly id: string;
  readonly level: 2 | 3;
  readonly cost: number;
  readonly ability: Ability;
  /** A second ability printed on the same card. */
  readonly adds: readonly Ability[];
  readonly confidence: Confidence;
}

export type CardTiming = 'main' | 'roll' | 'instant';

/** What must be so before a card may be played, besides its timing and cost. */
export type CardNeed =
  /** An attack of the player's own can still be raised (DT-7.8). */
  | 'own-attack'
  /** The player has just been attacked. */
  | 'attacked'
  /** The player's attack of this Roll Phase has landed and really took at least so much. */
  | { readonly landed: number }
  /** Somebody has damage coming. */
  | 'incoming'
  /** Dice of that owner lie open. */
  | 'own-die'
  | 'opponent-die'
  | 'any-die'
  /** Own dice, two of them for the same purpose. */
  | 'two-own-dice'
  | 'offence'
  | 'defence'
  /** Some status token could be taken away or moved. */
  | 'a-status';

export interface ActionCard {
  readonly id: string;
  readonly cost: number;
  readonly timing: CardTiming;
  /** An attack modifier (DT-7.5). */
  readonly modifier: boolean;
  readonly needs: readonly CardNeed[];
  readonly effects: readonly Effect[];
  readonly confidence: Confidence;
}

/** When a status's holder may spend it (DT-10.6). */
export type SpendMoment = 'any' | 'incoming' | 'own-attack' | 'attacked' | 'main';

export interface Spending {
  readonly tokens: number;
  readonly moment: SpendMoment;
  readonly modifier: boolean;
  readonly effects: readonly Effect[];
}

/** What a status does by itself, each at its own moment. */
export interface StatusHooks {
  /** In the holder's Upkeep. */
  readonly upkeep?: readonly Effect[];
  /** The holder's next Income Phase does not happen; the token goes. */
  readonly skipsIncome?: true;
  /** The holder may pay, or loses the whole Offensive Roll Phase; the token goes (DT-20.1). */
  readonly skipsOffence?: { readonly price: number };
  /** The holder can do nothing; afterwards the inflicter rolls again against the holder (DT-20.5). */
  readonly stuns?: true;
  /** An attack against the holder is raised, and the attacker may earn CP. */
  readonly invites?: { readonly damage: number; readonly cp: number };
  /** Damage of the holder's attacks goes down for each token. */
  readonly weakens?: { readonly damage: number };
}

export interface Status {
  readonly id: StatusId;
  readonly kind: 'positive' | 'negative' | 'unique';
  readonly limit: number;
  readonly persistent: boolean;
  readonly spend: readonly Spending[];
  readonly hooks: StatusHooks;
  readonly icon: string;
  readonly confidence: Confidence;
}

export interface Hero {
  readonly id: string;
  /** 1 to 6; for people choosing, the rules never read it (DT-1.2). */
  readonly complexity: number;
  readonly accent: string;
  readonly icon: string;
  /** The symbol on each of the six numbers. */
  readonly die: readonly [Face, Face, Face, Face, Face, Face];
  readonly faceIcons: Readonly<Record<Face, string>>;
  readonly slots: readonly Slot[];
  readonly cards: readonly ActionCard[];
  readonly promo: ActionCard | null;
  readonly statuses: readonly StatusId[];
}
