// The vocabulary of Dice Throne's effects: what a card, an ability or a token can say. The engine executes these
// literals and `words` reads the same ones aloud. What they are printed on is in shapes.ts.

/**
 * A symbol on a hero's dice, a status or companion, and a slot of a board, by id: any, since content also arrives as data
 * (check/ says whether it exists). Whoever writes content gets words that know the ids there are (kit.ts, ids.ts).
 */
export type Face = string;
export type StatusId = string;
export type SlotId = string;

/** What dice must show (DT-4). */
export type Need =
  | { readonly kind: 'symbols'; readonly symbols: Readonly<Record<Face, number>> }
  | { readonly kind: 'micro-straight' }
  | { readonly kind: 'small-straight' }
  | { readonly kind: 'large-straight' }
  | { readonly kind: 'of-a-kind'; readonly count: number }
  /** At least one die shows a number from `from` to `to`. */
  | { readonly kind: 'numbers'; readonly from: number; readonly to: number };

/** DT-6. */
export const DAMAGE_TYPES = ['normal', 'undefendable', 'pure', 'collateral', 'ultimate'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/**
 * Numbers that a scenario prints: from which result a King's Hand succeeds, how many may be spent a turn, and 1 if the very
 * first turn of the table has an Income; 1 if whoever faces nobody rolls for the target (ADV-23.7).
 */
export const FIGURES = ['hand-from', 'hand-most', 'first-income', 'target-die'] as const;
export type Figure = (typeof FIGURES)[number];

/** Whom an effect concerns: `target` is the attack's, `picked` the player chosen by the effect around it. */
export const WHO = ['self', 'target', 'picked', 'attacker'] as const;
export type Who = (typeof WHO)[number];

/** Whom an effect may let the player choose. */
export const AMONG = [
  'players',
  'opponents',
  'others',
  'teammates',
  'teammates-and-self',
  /** Opponents locked in a fight with the resolving player. */
  'engaged',
  /** Players of the own team whom damage on its way would bring down. */
  'falling',
] as const;
export type Among = (typeof AMONG)[number];

/** A number read from the game when the effect resolves. */
export type Amount =
  | number
  /** `times` for every die of the roll being read that shows the symbol (DT-13.3). */
  | { readonly kind: 'each'; readonly face: Face; readonly times: number }
  /** `times` for every full pair of the symbol. */
  | { readonly kind: 'pairs'; readonly face: Face; readonly times: number }
  /** `times` for every die of the roll being read that shows a number from `from` to `to`. */
  | { readonly kind: 'numbers'; readonly from: number; readonly to: number; readonly times: number }
  /** `times` for every token of the status on that player. */
  | { readonly kind: 'tokens'; readonly status: StatusId; readonly times: number; readonly of: Who }
  /** Looked up by how many tokens of the status that player has; the first entry is for none. */
  | { readonly kind: 'table'; readonly status: StatusId; readonly of: Who; readonly values: readonly number[] }
  /** As many tokens of the status as the resolving player could still take. */
  | { readonly kind: 'room'; readonly status: StatusId }
  /** The sum of the dice being read. */
  | { readonly kind: 'sum' }
  /** The resolving player's CP. */
  | { readonly kind: 'cp' }
  /** `times` for every token or CP just given up for this effect. */
  | { readonly kind: 'given'; readonly times: number }
  /** `times` for everything this card or ability has tallied. */
  | { readonly kind: 'tally'; readonly times: number }
  /** Offensive roll attempts beyond the first in this phase, at most `most`. */
  | { readonly kind: 'extra-rolls'; readonly most: number }
  /** That player's health, and the cards in that player's hand. */
  | { readonly kind: 'health'; readonly of: Who }
  | { readonly kind: 'hand'; readonly of: Who }
  /** How many of them are still in. */
  | { readonly kind: 'count'; readonly among: Among }
  /** Tokens of all positive or negative statuses on that player. */
  | { readonly kind: 'statuses'; readonly which: 'positive' | 'negative'; readonly of: Who }
  /** The smallest of several. */
  | { readonly kind: 'least'; readonly of: readonly Amount[] }
  | { readonly kind: 'half'; readonly of: Amount }
  | { readonly kind: 'total'; readonly of: readonly Amount[] };

/** Something that holds or does not when it is asked. */
export type Condition =
  /** The dice being read show it. */
  | { readonly kind: 'shows'; readonly need: Need }
  /** The five dice that activated the ability show it (DT-5.11). */
  | { readonly kind: 'activated-by'; readonly need: Need }
  | { readonly kind: 'at-least'; readonly amount: Amount; readonly least: number }
  | { readonly kind: 'holds'; readonly status: StatusId; readonly who: Who; readonly least: number }
  | { readonly kind: 'somebody-holds'; readonly status: StatusId }
  /** That token or companion of the resolving player has not acted this turn. */
  | { readonly kind: 'ready'; readonly status: StatusId }
  /** That player could take one more token of it. */
  | { readonly kind: 'room'; readonly status: StatusId; readonly who: Who }
  /** That player has a status that could be taken away. */
  | { readonly kind: 'some-status'; readonly who: Who }
  /** The attack that just landed really took at least this much. */
  | { readonly kind: 'dealt-at-least'; readonly damage: number }
  /** The card being resolved has added at least this much to the attack. */
  | { readonly kind: 'added-at-least'; readonly damage: number }
  /** The card being resolved has turned or rerolled a die. */
  | { readonly kind: 'turned' }
  /** The offensive ability in progress is that one. */
  | { readonly kind: 'using'; readonly ability: string }
  /** The attack is not being defended yet: it can still become undefendable. */
  | { readonly kind: 'before-defence' }
  /** At least that level lies on the slot of the resolving player's board. */
  | { readonly kind: 'upgraded'; readonly slot: SlotId; readonly level: 2 | 3 }
  /** The other side of the resolving player's board is up. */
  | { readonly kind: 'flipped' }
  /** The resolving player took the first turn of the game. */
  | { readonly kind: 'goes-first' }
  /** The resolving player has made fewer offensive roll attempts this turn. */
  | { readonly kind: 'fewer-rolls'; readonly than: number }
  | { readonly kind: 'can-pay'; readonly cp: number }
  /** An attack of the resolving player is on its way, of at least so much damage. */
  | { readonly kind: 'attacks'; readonly least: number }
  /** The attack in progress has put a status on its target. */
  | { readonly kind: 'inflicted' }
  /** The dice being read come to at least a figure of the scenario. */
  | { readonly kind: 'reaches'; readonly figure: Figure }
  /** The resolving player has played that card this turn. */
  | { readonly kind: 'played'; readonly card: string }
  | { readonly kind: 'is-opponent'; readonly who: Who }
  /** The status belongs to the resolving player's own hero. */
  | { readonly kind: 'own-kind'; readonly status: StatusId }
  | { readonly kind: 'not'; readonly test: Condition }
  | { readonly kind: 'all'; readonly tests: readonly Condition[] };

/** Which dice an effect may touch (common cards, notes): `team` are one's own and the teammates'. */
export const WHOSE_DICE = ['own', 'team', 'opponent', 'any'] as const;
export type WhoseDie = (typeof WHOSE_DICE)[number];

/** One of several things to choose from; offered only while `when` holds. */
export interface Option {
  readonly when: Condition | null;
  readonly effects: readonly Effect[];
}

export type Effect =
  // Damage and healing: amounts are fixed here and land together at the end of the phase (DT-15, DT-16).
  | {
      readonly verb: 'damage';
      readonly amount: Amount;
      readonly type: DamageType;
      readonly to: Who | 'opponents';
      /** A separate source: applied at once, outside the phase's sum (DT-15.11). */
      readonly separate: boolean;
    }
  | { readonly verb: 'add-damage'; readonly amount: Amount }
  /** The attack's damage is multiplied (DT-15.4, DT-15.6). */
  | { readonly verb: 'multiply-damage'; readonly by: number }
  /** Damage to oneself if the attack really takes something. */
  | { readonly verb: 'recoil'; readonly amount: number }
  | { readonly verb: 'make-undefendable' }
  | { readonly verb: 'prevent'; readonly amount: Amount; readonly who: Who }
  | { readonly verb: 'prevent-half'; readonly who: Who }
  /** One incoming source comes to nothing, or with `all` every one (DT-15.9). */
  | { readonly verb: 'avoid'; readonly all?: true }
  /** Half of the attack's subtotal goes back to the attacker (DT-15.8). */
  | { readonly verb: 'reflect-half' }
  /** A companion takes the attack's damage: all of it, or as much as the player says. */
  | { readonly verb: 'shield'; readonly status: StatusId; readonly all: boolean }
  | { readonly verb: 'heal'; readonly amount: Amount; readonly who: Who; readonly atOnce: boolean }
  /** Heals what the attack of this phase really takes. */
  | { readonly verb: 'heal-dealt' }
  | { readonly verb: 'lose-health'; readonly amount: Amount; readonly who: Who }
  | { readonly verb: 'steal-health'; readonly amount: Amount; readonly who: Who }
  // The Offensive Roll Phase itself.
  /** The declared ability has no effect; an ultimate does not care (DT-9.4). */
  | { readonly verb: 'fail-offence' }
  /** Damage of this Offensive Roll Phase is halved, what is left rounds up (DT-15.5); an ultimate does not care. */
  | { readonly verb: 'halve-offence' }
  | { readonly verb: 'extra-offence' }
  /** The picked player becomes the ability's target, without a Targeting Roll. */
  | { readonly verb: 'aim' }
  // Statuses and companions.
  | { readonly verb: 'gain'; readonly status: StatusId; readonly amount: Amount; readonly who: Who }
  | { readonly verb: 'inflict'; readonly status: StatusId; readonly amount: Amount; readonly who: Who }
  | { readonly verb: 'lose-token'; readonly status: StatusId; readonly amount: Amount; readonly who: Who }
  | { readonly verb: 'hand-over'; readonly status: StatusId }
  | { readonly verb: 'remove-status'; readonly who: Who; readonly all: boolean }
  | { readonly verb: 'move-status' }
  | { readonly verb: 'raise-limit'; readonly status: StatusId; readonly by: number }
  /** Takes away one status that the attack in progress has just brought. */
  | { readonly verb: 'block-status' }
  /** So many tokens of that kind go, as their holder or chance says. */
  | {
      readonly verb: 'strip';
      readonly kind: 'positive' | 'negative';
      readonly amount: Amount;
      readonly who: Who;
      readonly by: 'holder' | 'chance';
    }
  /** One token of the statuses that share the limit of this name goes, as its holder says. */
  | { readonly verb: 'drop'; readonly group: string }
  /** That token or companion has acted this turn, as if it had been used. */
  | { readonly verb: 'exhaust'; readonly status: StatusId }
  // Resources.
  | { readonly verb: 'gain-cp'; readonly amount: Amount }
  | { readonly verb: 'lose-cp'; readonly amount: Amount; readonly who: Who }
  | { readonly verb: 'steal-cp'; readonly amount: Amount; readonly who: Who }
  | { readonly verb: 'draw'; readonly amount: Amount }
  | { readonly verb: 'discard-random'; readonly who: Who }
  /** That player discards one card of their own choice. */
  | { readonly verb: 'discard'; readonly who: Who }
  | { readonly verb: 'discard-hand' }
  /** Any one card of the own deck goes to the hand; the deck is shuffled. */
  | { readonly verb: 'search' }
  | { readonly verb: 'see-hand'; readonly who: Who }
  /** One card of the own discard pile goes to the hand. */
  | { readonly verb: 'return-card'; readonly which: 'any' | 'upgrade' }
  /** One upgrade of the hand or the deck, of at most that cost, is laid on the board for free. */
  | { readonly verb: 'play-upgrade'; readonly from: 'hand' | 'deck'; readonly most: number }
  /** One of the cards drawn last goes to the top or the bottom of the deck. */
  | { readonly verb: 'put-back'; readonly of: number }
  /** The card itself leaves: equipment to the discard pile, an action for the rest of the game. */
  | { readonly verb: 'put-away' }
  /** The board is turned over for the rest of the game. */
  | { readonly verb: 'flip' }
  // Dice.
  | {
      readonly verb: 'roll';
      readonly dice: Amount;
      /** How many of them may be rolled once more. */
      readonly rerolls: number;
      /** What that costs in tokens, or null when it is free. */
      readonly price: { readonly status: StatusId; readonly tokens: number } | null;
    }
  | { readonly verb: 'nudge-die'; readonly by?: number }
  | { readonly verb: 'set-die'; readonly whose: WhoseDie; readonly to: number | 'any' | 'copy'; readonly times: number }
  /** Dice are rolled again one by one; `ransom` is what the owner of a die may pay the other to keep it, 0 for nothing. */
  | { readonly verb: 'reroll-dice'; readonly whose: WhoseDie; readonly upTo: number; readonly ransom: number }
  /** That player rolls one own die of the open roll again. */
  | { readonly verb: 'must-reroll'; readonly who: Who }
  | { readonly verb: 'extra-attempt'; readonly phase: 'offence' | 'defence' }
  /** Both roll a die; `ties` says whether equal dice win. */
  | {
      readonly verb: 'contest';
      readonly against: Who;
      readonly ties: boolean;
      readonly win: readonly Effect[];
      readonly lose: readonly Effect[];
      /** What equal dice bring, where that is a third thing. */
      readonly tied?: readonly Effect[];
    }
  // Order and choice.
  | { readonly verb: 'then' }
  | {
      readonly verb: 'if';
      readonly test: Condition;
      readonly effects: readonly Effect[];
      readonly otherwise: readonly Effect[];
    }
  | { readonly verb: 'choose'; readonly options: readonly Option[]; readonly by: Who }
  | {
      readonly verb: 'pick';
      readonly among: Among;
      readonly times: number;
      /** Nobody twice. */
      readonly distinct: boolean;
      /** May stop early. */
      readonly optional: boolean;
      readonly effects: readonly Effect[];
    }
  /** For every one of them, clockwise. */
  | { readonly verb: 'every'; readonly among: Among; readonly effects: readonly Effect[] }
  | { readonly verb: 'repeat'; readonly times: Amount; readonly effects: readonly Effect[] }
  /** The player may pay so many CP and let the effects around it begin anew, as often as the CP last. */
  | { readonly verb: 'again'; readonly cp: number }
  /** Counts one more for `tally`. */
  | { readonly verb: 'tally' }
  /** Gives up to `upTo` tokens of the status (0 is allowed), then reads `given`. */
  | {
      readonly verb: 'give-tokens';
      readonly status: StatusId;
      readonly upTo: number;
      readonly effects: readonly Effect[];
    }
  /** Pays any number of CP, then reads `given`. */
  | { readonly verb: 'give-cp'; readonly effects: readonly Effect[] }
  /** That player resolves the effects. */
  | { readonly verb: 'let'; readonly who: Who; readonly effects: readonly Effect[] }
  /** Something that a larger game does: gold, a chest, an enemy that comes or flees. */
  | { readonly verb: 'call'; readonly what: string; readonly amount: Amount; readonly who: Who };

export type Verb = Effect['verb'];
/** The effects of one verb. */
export type EffectOf<V extends Verb> = Extract<Effect, { verb: V }>;
