// The four difficulties: what they are worth and what they change (ADV-2).
import type { Confidence } from '@wyrmtable/kernel';

export interface Difficulty {
  readonly id: string;
  /** The scenario value of the sheet (ADV-2.2). */
  readonly value: number;
  /** Health of each hero in explorations, and of the team in boss fights. */
  readonly health: readonly [one: number, two: number, three: number, four: number];
  readonly sharedHealth: number;
  /** Starting salves more or fewer. */
  readonly salves: number;
  /** King's Hands more on level IV minions (ADV-2.14). */
  readonly guardHands: number;
  /** Vis'eer stands beside bosses. */
  readonly viseer: boolean;
  /** A lost scenario ends the campaign (ADV-1.4). */
  readonly lossEnds: boolean;
  readonly confidence: Confidence;
}

export const DIFFICULTIES: readonly Difficulty[] = [
  {
    id: 'normal',
    value: 20,
    health: [35, 18, 13, 10],
    sharedHealth: 50,
    salves: 0,
    guardHands: 0,
    viseer: false,
    lossEnds: false,
    confidence: 'sourced',
  },
  {
    id: 'veteran',
    value: 30,
    health: [25, 13, 10, 8],
    sharedHealth: 40,
    salves: 0,
    guardHands: 0,
    viseer: false,
    lossEnds: false,
    confidence: 'single',
  },
  {
    id: 'insane',
    value: 40,
    health: [25, 13, 10, 8],
    sharedHealth: 40,
    salves: -1,
    guardHands: 1,
    viseer: true,
    lossEnds: false,
    confidence: 'single',
  },
  {
    id: 'hardcore',
    value: 50,
    health: [35, 20, 15, 11],
    sharedHealth: 50,
    salves: 0,
    guardHands: 0,
    viseer: true,
    lossEnds: true,
    confidence: 'single',
  },
];
