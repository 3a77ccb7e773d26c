// Choices as small integers, and back to words a player would use.
import type { Choice, Stocked } from '@wyrmtable/kernel';
import { abilityOf, cardOf, libraryOf, libraryStatus, statusOf, useOf } from './content/library.ts';
import { unpack } from './dice.ts';
import type { SpendReading, ThroneReading } from './readings.ts';

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
  'against',
  'discard',
  'search',
] as const;
export type Kind = (typeof KINDS)[number];

const BASE = 32;
const code = (kind: Kind, argument = 0): Choice => KINDS.indexOf(kind) + BASE * argument;

export const PROCEED = code('proceed');
export const PAY = code('pay');
/** Dice to roll as a pack; 0 = all five, the first roll. */
export const roll = (dice: number): Choice => code('roll', dice);
export const declare = (ability: number, row: number): Choice => code('declare', ability * 8 + row);
const PLAY = KINDS.indexOf('play');
export const play = (card: number): Choice => PLAY + BASE * card;
export const sell = (card: number): Choice => code('sell', card);
/** A use of a status, a companion or a passive, by its number in the library. */
const SPEND = KINDS.indexOf('spend');
export const spend = (use: number): Choice => SPEND + BASE * use;
export const target = (seat: number): Choice => code('target', seat);
export const defend = (ability: number): Choice => code('defend', ability);
export const option = (index: number): Choice => code('option', index);
export const pick = (seat: number): Choice => code('pick', seat);
export const token = (status: number): Choice => code('token', status);
/** Whose token to move, and which. */
export const from = (seat: number, status: number): Choice =>
  code('from', seat * 64 + (status & 63) + 512 * (status >> 6));
export const tokenFrom = (argument: number): { seat: number; status: number } => ({
  seat: (argument >> 6) & 7,
  status: (argument & 63) + 64 * (argument >> 9),
});
const RIVAL_DIE = 64;
/** Turn a die that shows `value` to another number; `rival` for the other player's die of a contest. */
export const turnDie = (value: number, to: number, rival = false): Choice =>
  code('die', value * 8 + to + (rival ? RIVAL_DIE : 0));
const RIVAL_PACK = 1 << 18;
export const reroll = (dice: number, rival = false): Choice => code('reroll', dice + (rival ? RIVAL_PACK : 0));
export const count = (n: number): Choice => code('count', n);
/** A trigger of the Upkeep or the turn's end: a status number, or a passive's ability number past the statuses. */
export const order = (trigger: number): Choice => code('order', trigger);
/** Which of several sources of damage, by its number among them. */
export const against = (index: number): Choice => code('against', index);
export const discard = (card: number): Choice => code('discard', card);
export const search = (card: number): Choice => code('search', card);

export const kindOf = (choice: Choice): Kind => KINDS[choice % BASE] ?? 'pass';
export const argumentOf = (choice: Choice): number => Math.floor(choice / BASE);

/** Passives among the triggers are numbered from here. */
export const PASSIVES_FROM = 256;

export interface DieTurn {
  readonly value: number;
  readonly to: number;
  readonly rival: boolean;
}
export const dieTurn = (argument: number): DieTurn => ({
  value: (argument >> 3) & 7,
  to: argument & 7,
  rival: (argument & RIVAL_DIE) !== 0,
});
export interface PartRolled {
  readonly dice: number;
  readonly rival: boolean;
}
export const partRolled = (argument: number): PartRolled => ({
  dice: argument & (RIVAL_PACK - 1),
  rival: (argument & RIVAL_PACK) !== 0,
});

/** Whose use it is, by name, and which of its uses. */
function readUse(of: Stocked, number: number): SpendReading {
  const { owner } = useOf(of, number);
  if (owner >= 0)
    return { kind: 'spend', status: statusOf(of, owner).id, option: libraryStatus(of, owner).uses.indexOf(number) };
  const board = libraryOf(of).abilities.find(({ uses }) => uses.includes(number));
  if (board === undefined) return { kind: 'spend', use: number };
  return { kind: 'spend', ability: board.ability.id, option: board.uses.indexOf(number), number };
}

export function read(choice: Choice, of: Stocked): ThroneReading {
  const kind = kindOf(choice);
  const argument = argumentOf(choice);
  switch (kind) {
    case 'roll':
      return argument === 0 ? { kind } : { kind, dice: unpack(argument) };
    case 'reroll': {
      const { dice, rival } = partRolled(argument);
      return rival ? { kind, dice: unpack(dice), rival } : { kind, dice: unpack(dice) };
    }
    case 'declare': {
      const { ability } = abilityOf(of, argument >> 3);
      return { kind, ability: ability.id, row: argument & 7, number: argument >> 3 };
    }
    case 'play':
    case 'sell':
    case 'discard':
    case 'search':
      return { kind, card: cardOf(of, argument).id, number: argument };
    case 'spend':
      return readUse(of, argument);
    case 'target':
    case 'pick':
      return { kind, seat: argument };
    case 'defend':
      return { kind, ability: abilityOf(of, argument).ability.id };
    case 'option':
    case 'against':
      return { kind, index: argument };
    case 'token':
      return { kind, status: statusOf(of, argument).id };
    case 'from':
      return { kind, seat: tokenFrom(argument).seat, status: statusOf(of, tokenFrom(argument).status).id };
    case 'die': {
      const { value, to, rival } = dieTurn(argument);
      return rival ? { kind, value, to, rival } : { kind, value, to };
    }
    case 'count':
      return { kind, count: argument };
    case 'order':
      return argument >= PASSIVES_FROM
        ? { kind, ability: abilityOf(of, argument - PASSIVES_FROM).ability.id }
        : { kind, status: statusOf(of, argument).id };
    default:
      return { kind };
  }
}
