// Choices as small integers, and back to words a player would use.
import type { Choice, Reading } from '@wyrmtable/kernel';
import { abilityOf, cardOf, statusOf } from './content/library.ts';
import { unpack } from './dice.ts';

export const KINDS = [
  'pass',
  'proceed',
  'roll',
  'declare',
  'play',
  'sell',
  'spend',
  'target',
  'defend',
  'option',
  'pick',
  'token',
  'die',
  'reroll',
  'count',
  'order',
  'pay',
  'from',
] as const;
export type Kind = (typeof KINDS)[number];

const BASE = 32;
const code = (kind: Kind, argument = 0): Choice => KINDS.indexOf(kind) + BASE * argument;

export const PROCEED = code('proceed');
export const PAY = code('pay');
/** Dice to roll as a pack; 0 = all five, the first roll. */
export const roll = (dice: number): Choice => code('roll', dice);
export const declare = (ability: number, row: number): Choice => code('declare', ability * 8 + row);
export const play = (card: number): Choice => code('play', card);
export const sell = (card: number): Choice => code('sell', card);
export const spend = (status: number, option: number): Choice => code('spend', status * 8 + option);
export const target = (seat: number): Choice => code('target', seat);
export const defend = (ability: number): Choice => code('defend', ability);
export const option = (index: number): Choice => code('option', index);
export const pick = (seat: number): Choice => code('pick', seat);
export const token = (status: number): Choice => code('token', status);
/** Whose token to move, and which. */
export const from = (seat: number, status: number): Choice => code('from', seat * 64 + status);
/** Turn a die that shows `value` to another number. */
export const turnDie = (value: number, to: number): Choice => code('die', value * 8 + to);
export const reroll = (dice: number): Choice => code('reroll', dice);
export const count = (n: number): Choice => code('count', n);
/** A trigger of the Upkeep: a status number, or a passive's ability number past the statuses. */
export const order = (trigger: number): Choice => code('order', trigger);

export const kindOf = (choice: Choice): Kind => KINDS[choice % BASE] ?? 'pass';
export const argumentOf = (choice: Choice): number => Math.floor(choice / BASE);

/** Passives among the triggers of the Upkeep are numbered from here. */
export const PASSIVES_FROM = 256;

export function read(choice: Choice): Reading {
  const kind = kindOf(choice);
  const argument = argumentOf(choice);
  switch (kind) {
    case 'roll':
      return argument === 0 ? { kind } : { kind, dice: unpack(argument) };
    case 'reroll':
      return { kind, dice: unpack(argument) };
    case 'declare': {
      const { ability } = abilityOf(argument >> 3);
      return { kind, ability: ability.id, row: argument & 7, number: argument >> 3 };
    }
    case 'play':
    case 'sell':
      return { kind, card: cardOf(argument).id, number: argument };
    case 'spend':
      return { kind, status: statusOf(argument >> 3).id, option: argument & 7 };
    case 'target':
    case 'pick':
      return { kind, seat: argument };
    case 'defend':
      return { kind, ability: abilityOf(argument).ability.id };
    case 'option':
      return { kind, index: argument };
    case 'token':
      return { kind, status: statusOf(argument).id };
    case 'from':
      return { kind, seat: argument >> 6, status: statusOf(argument & 63).id };
    case 'die':
      return { kind, value: argument >> 3, to: argument & 7 };
    case 'count':
      return { kind, count: argument };
    case 'order':
      return argument >= PASSIVES_FROM
        ? { kind, ability: abilityOf(argument - PASSIVES_FROM).ability.id }
        : { kind, status: statusOf(argument).id };
    default:
      return { kind };
  }
}
