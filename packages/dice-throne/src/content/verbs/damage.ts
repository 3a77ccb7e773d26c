// Verbs of damage, healing and the Offensive Roll Phase. Amounts are fixed when they resolve and land together at the end
// of the phase (DT-15, DT-16).
import type { Ids } from '../ids.ts';
import { amount, flag, id, LIMITS, maybe, oneOf, whole, yes } from '../slots.ts';
import {
  type Amount,
  DAMAGE_TYPES,
  type DamageType,
  type Effect,
  type StatusId,
  WHO,
  type Who,
} from '../vocabulary.ts';
import type { ChecksOf, ShapesOf, TraitsOf } from './traits.ts';

export interface DamageVerbs {
  damage: {
    readonly amount: Amount;
    readonly type: DamageType;
    readonly to: Who | 'opponents';
    /** A separate source: applied at once, outside the phase's sum (DT-15.11). */
    readonly separate: boolean;
  };
  'add-damage': { readonly amount: Amount };
  /** The attack's damage is multiplied (DT-15.4, DT-15.6). */
  'multiply-damage': { readonly by: number };
  /** Damage to oneself if the attack really takes something. */
  recoil: { readonly amount: number };
  'make-undefendable': object;
  prevent: { readonly amount: Amount; readonly who: Who };
  'prevent-half': { readonly who: Who };
  /** One incoming source comes to nothing, or with `all` every one (DT-15.9). */
  avoid: { readonly all?: true };
  /** Half of the attack's subtotal goes back to the attacker (DT-15.8). */
  'reflect-half': object;
  /** A companion takes the attack's damage: all of it, or as much as the player says. */
  shield: { readonly status: StatusId; readonly all: boolean };
  heal: { readonly amount: Amount; readonly who: Who; readonly atOnce: boolean };
  /** Heals what the attack of this phase really takes. */
  'heal-dealt': object;
  'lose-health': { readonly amount: Amount; readonly who: Who };
  'steal-health': { readonly amount: Amount; readonly who: Who };
  /** The declared ability has no effect; an ultimate does not care (DT-9.4). */
  'fail-offence': object;
  /** Damage of this Offensive Roll Phase is halved, what is left rounds up (DT-15.5); an ultimate does not care. */
  'halve-offence': object;
  'extra-offence': object;
  /** The picked player becomes the ability's target, without a Targeting Roll. */
  aim: object;
}

export const damageTo = (
  to: Who | 'opponents',
  amount: Amount,
  type: DamageType = 'undefendable',
  separate = false,
): Effect => ({ verb: 'damage', amount, type, to, separate });
export const damage = (amount: Amount, type: DamageType = 'normal'): Effect => damageTo('target', amount, type);
export const undefendable = (amount: Amount): Effect => damage(amount, 'undefendable');
export const pure = (amount: Amount): Effect => damage(amount, 'pure');
export const ultimate = (amount: Amount): Effect => damage(amount, 'ultimate');
export const collateral = (amount: Amount): Effect => damageTo('opponents', amount, 'collateral');
/** Damage that a defence or an answer deals back: no attack, not defendable (DT-8.8). */
export const strikeBack = (amount: Amount): Effect => damageTo('attacker', amount);
/** Damage of its own, applied at once (DT-15.11). */
export const separately = (to: Who, amount: Amount): Effect => damageTo(to, amount, 'undefendable', true);
export const addDamage = (amount: Amount): Effect => ({ verb: 'add-damage', amount });
export const multiplyDamage = (by: number): Effect => ({ verb: 'multiply-damage', by });
export const recoil = (amount: number): Effect => ({ verb: 'recoil', amount });
export const makeUndefendable: Effect = { verb: 'make-undefendable' };
export const prevent = (amount: Amount, who: Who = 'self'): Effect => ({ verb: 'prevent', amount, who });
export const preventHalf: Effect = { verb: 'prevent-half', who: 'self' };
export const avoid: Effect = { verb: 'avoid' };
export const avoidAll: Effect = { verb: 'avoid', all: true };
export const reflectHalf: Effect = { verb: 'reflect-half' };
export const heal = (amount: Amount, who: Who = 'self'): Effect => ({ verb: 'heal', amount, who, atOnce: false });
export const healAtOnce = (amount: Amount): Effect => ({ verb: 'heal', amount, who: 'self', atOnce: true });
export const healDealt: Effect = { verb: 'heal-dealt' };
export const loseHealth = (amount: Amount, who: Who = 'self'): Effect => ({ verb: 'lose-health', amount, who });
export const stealHealth = (amount: Amount, who: Who = 'target'): Effect => ({ verb: 'steal-health', amount, who });
export const failOffence: Effect = { verb: 'fail-offence' };
export const halveOffence: Effect = { verb: 'halve-offence' };
export const extraOffence: Effect = { verb: 'extra-offence' };
export const aim: Effect = { verb: 'aim' };

/** The words that name a companion, for somebody who may use these ids. */
export function damageVerbs<I extends Ids>() {
  return {
    shieldWith: (status: I['status'], all: boolean): Effect => ({ verb: 'shield', status, all }),
  };
}

export const DAMAGE_TRAITS: TraitsOf<DamageVerbs> = {
  damage: {
    waits: true,
    whom: ({ to }) => (to === 'opponents' ? [] : [to]),
    attacks: ({ to }) => to === 'target',
  },
  'add-damage': {},
  'multiply-damage': {},
  recoil: {},
  'make-undefendable': {},
  prevent: {},
  'prevent-half': {},
  avoid: {},
  'reflect-half': {},
  shield: {},
  heal: {},
  'heal-dealt': {},
  'lose-health': { waits: true },
  'steal-health': { waits: true },
  'fail-offence': {},
  'halve-offence': {},
  'extra-offence': {},
  aim: { whom: () => ['picked'] },
};

const ownAttack = () => 'own-attack' as const;
const incoming = () => 'incoming' as const;
/** What is on its way to the target is one's own attack. */
const onItsWay = ({ who }: { readonly who: Who }) => (who === 'target' ? 'own-attack' : 'incoming');

export const DAMAGE_CHECKS: ChecksOf<DamageVerbs> = {
  damage: {},
  'add-damage': { needs: ownAttack, leaves: () => 'added' },
  'multiply-damage': { needs: ownAttack },
  recoil: { needs: ownAttack },
  'make-undefendable': { needs: ownAttack },
  prevent: { needs: onItsWay },
  'prevent-half': { needs: onItsWay },
  avoid: { needs: incoming },
  'reflect-half': { needs: incoming },
  shield: { needs: incoming },
  heal: {},
  'heal-dealt': { needs: ownAttack },
  'lose-health': {},
  'steal-health': {},
  'fail-offence': { needs: ownAttack },
  'halve-offence': { needs: ownAttack },
  'extra-offence': {},
  aim: {},
};

const who = oneOf(WHO);

export const DAMAGE_SHAPES: ShapesOf<DamageVerbs> = {
  damage: { amount, type: oneOf(DAMAGE_TYPES), to: oneOf([...WHO, 'opponents'] as const), separate: flag },
  'add-damage': { amount },
  'multiply-damage': { by: whole(2, 4) },
  recoil: { amount: whole(0, LIMITS.number) },
  'make-undefendable': {},
  prevent: { amount, who },
  'prevent-half': { who },
  avoid: { all: maybe(yes) },
  'reflect-half': {},
  shield: { status: id('status'), all: flag },
  heal: { amount, who, atOnce: flag },
  'heal-dealt': {},
  'lose-health': { amount, who },
  'steal-health': { amount, who },
  'fail-offence': {},
  'halve-offence': {},
  'extra-offence': {},
  aim: {},
};
