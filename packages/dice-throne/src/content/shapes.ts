// What effects are printed on: abilities, slots, upgrades, cards, statuses, companions and heroes.
import type { Confidence } from '@wyrmtable/kernel';
import type { Condition, Effect, Face, Figure, Need, SlotId, StatusId } from './vocabulary.ts';

/** One requirement of an ability and what it gives (DT-5.10). */
export interface Row {
  readonly need: Need;
  readonly effects: readonly Effect[];
}

export const ABILITY_KINDS = ['offensive', 'defensive', 'passive', 'ultimate'] as const;
export type AbilityKind = (typeof ABILITY_KINDS)[number];

/** When something may be used by its holder, besides what it needs (DT-10.6). */
export const MOMENTS = [
  'any',
  'main',
  'upkeep',
  /** Any player's phases 4 to 6. */
  'roll',
  /** Damage is about to be dealt to the holder. */
  'incoming',
  /** The holder attacks and the attack can be raised (DT-7.6). */
  'own-attack',
  /** The same, but before the defender has chosen a defence. */
  'before-defence',
  /** The holder is the defender of an attack. */
  'attacked',
  /** Damage of an opponent's Offensive Roll Phase is on its way to the holder, collateral damage included. */
  'struck',
  /** The holder could choose a defence now and uses this in its place, undefendable attacks included. */
  'defence',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** Something a player may use for a price: a spendable status, a companion, a line of a passive. */
export interface Use<S extends string = string> {
  readonly moment: Moment;
  readonly cp: number;
  /** Which tokens are spent, and how many. */
  readonly status: S | null;
  readonly tokens: number;
  /** Tokens gained this turn do not count. */
  readonly matured: boolean;
  /** How often in one turn: this use once, or this token once whatever it is used for. */
  readonly perTurn: 'any' | 'once' | 'once-a-token';
  /** An attack modifier (DT-7.5). */
  readonly modifier: boolean;
  readonly needs: readonly PlayNeed<S>[];
  readonly effects: readonly Effect[];
}

/** What passives and tokens do by themselves, each at its own moment. */
export interface Hooks<S extends string = string> {
  /** In the holder's Upkeep. */
  readonly upkeep?: readonly Effect[];
  /** At the end of the holder's turn. */
  readonly turnEnd?: readonly Effect[];
  /** When the holder activates an offensive ability. */
  readonly activated?: readonly Effect[];
  /** Before the ability that the holder declared is activated; the token goes by its own words. */
  readonly check?: readonly Effect[];
  /** When the holder's attack is about to land, before the last opportunity to answer. */
  readonly rollEnd?: readonly Effect[];
  /** When an opponent's Offensive Roll Phase ends without an attack; `picked` is that opponent. */
  readonly idleOpponent?: readonly Effect[];
  /** When one more is inflicted on a holder who has the most already, or gained where statuses share a limit. */
  readonly overflow?: readonly Effect[];
  /** When a companion's last token was taken by damage. */
  readonly emptied?: readonly Effect[];
  /** After the holder's Income Phase. */
  readonly income?: readonly Effect[];
  /** When the holder's own Offensive Roll Phase ends without an activated ability; `perTurn` bounds it. */
  readonly idle?: readonly Effect[];
  /** The same at the very end of the Roll Phase, when another one may still be won. */
  readonly secondWind?: readonly Effect[];
  /** When somebody is about to activate an ultimate against the holder; `picked` is that player. */
  readonly contests?: readonly Effect[];
  /** When the holder's attack has found its target. */
  readonly attacking?: readonly Effect[];
  /** When the holder's attack has landed. */
  readonly landed?: readonly Effect[];
  /** When the holder activates a defence. */
  readonly defends?: readonly Effect[];
  /** When an attack against the holder is about to land. */
  readonly parries?: readonly Effect[];
  /** When an attack has really taken health from the holder. */
  readonly hurt?: readonly Effect[];
  /** When the holder lessens damage with a positive status. */
  readonly lessened?: readonly Effect[];
  /** For each token of `awaits` that an opponent in a fight with the holder would get; `picked` is that opponent. */
  readonly befalls?: readonly Effect[];
  readonly awaits?: S;

  /** The holder's next Income Phase does not happen; the token goes. */
  readonly skipsIncome?: true;
  /** The holder may pay, or loses the whole Offensive Roll Phase; the token goes (DT-20.1). */
  readonly skipsOffence?: { readonly price: number };
  /** The holder can do nothing; afterwards the inflicter rolls again against the holder (DT-20.5). */
  readonly stuns?: true;
  /** Offensive roll attempts the holder lacks. */
  readonly fewerAttempts?: number;
  /** What each offensive roll attempt after the first costs the holder in CP. */
  readonly attemptPrice?: number;
  /** Attacks of the holder are raised. */
  readonly strengthens?: { readonly damage: number };
  /** An attack against the holder is raised, and the attacker earns CP. */
  readonly invites?: { readonly damage: number; readonly cp: number };
  /** Damage of the holder's attacks goes down for each token; `used`: all tokens go with the attack. */
  readonly weakens?: { readonly damage: number; readonly used: boolean };
  /** The holder deals no damage from the own Offensive Roll Phase (DT-20.12). */
  readonly harmless?: true;
  /** The holder takes no damage from an opponent's Offensive Roll Phase and makes no defence (DT-20.6). */
  readonly hides?: true;
  /**
   * The token goes when that is over: the Offensive Roll Phase, or the whole Roll Phase with any extra one; `next` spares a
   * token that came only in the holder's own turn; `turn`: the holder's turn.
   */
  readonly endsWith?: 'offence' | 'roll-phase' | 'next-roll-phase' | 'turn';
  /** The token goes at the end of a turn that its holder began with it. */
  readonly fades?: true;
  /** Health that would reach 0 becomes 1; the token goes. */
  readonly saves?: true;
  /** The token goes with the next damage that lands, needed or not. */
  readonly passing?: true;
  /** Where `saves` leaves the health, if not at 1. */
  readonly savesAt?: number;
  /** A teammate's dial that would reach 0 stands at that; one token goes. */
  readonly rescues?: { readonly health: number };
  /** The holder's dial that would reach 0 is set anew for one token. */
  readonly revives?: { readonly status: S; readonly health: number };
  /** How often a turn `secondWind` and `contests` may happen, a figure of the scenario. */
  readonly perTurn?: Figure;
  /** Tokens of several statuses share one limit; with one too many `overflow` says what goes. */
  readonly group?: { readonly name: string; readonly limit: number };
  /** Dice of the holder that show this number are blank. */
  readonly blanks?: number;
  /** The holder declares nothing that needs a small or a large straight. */
  readonly mutes?: true;
  /** No attack takes more than this from the holder; an ultimate does. */
  readonly caps?: { readonly damage: number };
  /** Dice of the holder's defence that may be rolled once more. */
  readonly defenceRerolls?: number;
  /** What the holder's first sale of a turn brings. */
  readonly sells?: number;
  /** Statuses the holder cannot get. */
  readonly immune?: readonly S[];
}

export interface Ability {
  readonly id: string;
  readonly kind: AbilityKind;
  /** Offensive and ultimate: what may be declared. */
  readonly rows: readonly Row[];
  /** Defensive: how many dice, how many of them may be rolled once more, and what they bring. */
  readonly dice: number;
  readonly rerolls: number;
  readonly effects: readonly Effect[];
  /** Defensive: made against every type of damage but ultimate damage. */
  readonly unique: boolean;
  /** Passive: what it does by itself, and what may be bought with it. */
  readonly hooks: Hooks;
  readonly uses: readonly Use[];
}

/** A place on the hero board: the printed ability, then its upgrades, or what the other side of the board shows. */
export interface Slot {
  readonly id: SlotId;
  readonly printed: Ability;
  readonly upgrades: readonly Upgrade[];
  readonly otherSide: Ability | null;
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

export const CARD_TIMINGS = ['main', 'roll', 'instant'] as const;
export type CardTiming = (typeof CARD_TIMINGS)[number];

/** What must be so before a card or token may be used, besides its timing and cost. */
export const PLAY_NEEDS = [
  /** An attack can still be raised, and it is not aimed at the player's own side (DT-7.8, DT-R30). */
  'an-attack',
  /** The player has just been attacked. */
  'attacked',
  /** The player has another card to discard. */
  'another-card',
  /** Damage on its way would bring down a player of the own team. */
  'falling',
  // The rest only says whether it would do anything: nobody is prompted for a card without effect, but in one's own
  // time it may be played all the same (DT-12.14).
  'somebody-incoming',
  'own-die',
  'team-die',
  'opponent-die',
  'any-die',
  /** Own dice, two of them for the same purpose. */
  'two-own-dice',
  'offence',
  'defence',
  /** Some status token could be taken away or moved. */
  'a-status',
  /** The attack in progress has just put a status on the player. */
  'status-arrived',
  /** The player has a negative status that can be taken away. */
  'own-negative',
  /** The attack can still be made undefendable. */
  'defendable',
] as const;
export type PlayNeed<S extends string = string> =
  | (typeof PLAY_NEEDS)[number]
  /** The player's attack of this Roll Phase has landed and really took at least so much. */
  | { readonly landed: number }
  /** The attack's own damage, before anything was added, is at least so much. */
  | { readonly attackBase: number }
  /** Damage of at least so much is coming at the player. */
  | { readonly incoming: number }
  /** The die lying open was rolled for that status. */
  | { readonly dieOf: S }
  /** Any other condition, read for the player. */
  | Condition;

export interface ActionCard {
  readonly id: string;
  readonly cost: number;
  readonly timing: CardTiming;
  /** An attack modifier (DT-7.5). */
  readonly modifier: boolean;
  readonly needs: readonly PlayNeed[];
  readonly effects: readonly Effect[];
  readonly confidence: Confidence;
  /** Laid beside the board for the rest of the game: what it does from there. */
  readonly gear?: Ability;
  /** May be discarded for another card whenever its holder may act. */
  readonly swaps?: true;
}

export const STATUS_KINDS = ['positive', 'negative', 'unique', 'companion'] as const;
export type StatusKind = (typeof STATUS_KINDS)[number];

export interface Status {
  readonly id: StatusId;
  /** Companions lie on the board like tokens but are no statuses (DT-11). */
  readonly kind: StatusKind;
  readonly limit: number;
  readonly persistent: boolean;
  /** May effects that remove statuses, or move them, touch it (DT-10.13)? */
  readonly removable: boolean;
  readonly movable: boolean;
  readonly uses: readonly Use[];
  readonly hooks: Hooks;
  readonly icon: string;
  readonly confidence: Confidence;
}

export interface Hero {
  readonly id: string;
  /** 1 to 6; for people choosing, the rules never read it (DT-1.2). */
  readonly complexity: number;
  readonly icon: string;
  /** The symbol on each of the six numbers. */
  readonly die: readonly [Face, Face, Face, Face, Face, Face];
  readonly faceIcons: Readonly<Record<Face, string>>;
  readonly slots: readonly Slot[];
  readonly cards: readonly ActionCard[];
  readonly promo: ActionCard | null;
  /** Statuses and companions on this hero's leaflet. */
  readonly statuses: readonly StatusId[];
  /** Stack limits that differ on this hero's own board. */
  readonly limits: Readonly<Record<StatusId, number>>;
  /** Extra set-up before the first turn (DT-1.9). */
  readonly setUp: readonly Effect[];
  /** A deck of its own cards alone, without the common ones. */
  readonly ownDeck?: true;
  /** Takes part in Upkeep and the Roll Phases only. */
  readonly rolls?: true;
  /** Nothing but damage concerns it: no status, no loss of CP or health by an effect. */
  readonly untouched?: true;
  /** How sure we are of what is printed on the board, and of the abilities that differ from that. */
  readonly board: Confidence;
  readonly doubts: Readonly<Record<string, Confidence>>;
}
