// Choices of an adventure: even numbers are the arena's, odd ones the campaign's.
import { read as readThrone } from '@wyrmtable/dice-throne/lead';
import type { Choice, Stocked } from '@wyrmtable/kernel';
import { lootOf } from './content/library.ts';
import type { AdventureReading, JourneyReading } from './readings.ts';

export const KINDS = [
  'go',
  'salve',
  'share',
  'move',
  'buy',
  'identify',
  'sell-mystery',
  'sell-loot',
  'leave',
  'keep',
  'decline',
  'trim',
  'onward',
  'retire',
  'rescue',
] as const;
export type Kind = (typeof KINDS)[number];

const BASE = 16;
const code = (kind: Kind, argument = 0): Choice => 2 * (KINDS.indexOf(kind) + BASE * argument) + 1;

export const GO = code('go');
export const SALVE = code('salve');
export const LEAVE = code('leave');
export const KEEP = code('keep');
export const DECLINE = code('decline');
export const ONWARD = code('onward');
export const RETIRE = code('retire');
export const share = (seat: number): Choice => code('share', seat);
/** Whose salve goes for a fallen hero. */
export const rescue = (seat: number): Choice => code('rescue', seat);
export const move = (cell: number): Choice => code('move', cell);
/** Loot by its card number; mystery loot by its place. */
export const buy = (card: number): Choice => code('buy', card);
export const identify = (index: number): Choice => code('identify', index);
export const sellMystery = (index: number): Choice => code('sell-mystery', index);
export const sellLoot = (card: number): Choice => code('sell-loot', card);
export const trim = (card: number): Choice => code('trim', card);

export const isArena = (choice: Choice): boolean => choice % 2 === 0;
export const toArena = (choice: Choice): Choice => choice / 2;
export const fromArena = (choice: Choice): Choice => choice * 2;
export const kindOf = (choice: Choice): Kind => KINDS[Math.floor(choice / 2) % BASE] ?? 'go';
export const argumentOf = (choice: Choice): number => Math.floor(choice / 2 / BASE);

export function read(choice: Choice, of: Stocked): AdventureReading {
  return isArena(choice) ? readThrone(toArena(choice), of) : readJourney(choice, of);
}

/** A choice of the campaign itself. */
export function readJourney(choice: Choice, of: Stocked): JourneyReading {
  const kind = kindOf(choice);
  const argument = argumentOf(choice);
  switch (kind) {
    case 'share':
    case 'rescue':
      return { kind, seat: argument };
    case 'move':
      return { kind, cell: argument };
    case 'buy':
    case 'sell-loot':
    case 'trim':
      return { kind, card: lootOf(of, argument).card.id };
    case 'identify':
    case 'sell-mystery':
      return { kind, index: argument };
    default:
      return { kind };
  }
}
