// Choices as small integers, and back to words a player would use.
import { type Choice, PASS, type Stocked } from '@wyrmtable/kernel';
import { CARD_PLACES } from './content/cards.ts';
import { cardOf } from './content/library.ts';
import type { FarkleReading } from './readings.ts';
import { type Pack, unpack } from './score.ts';

export const KINDS = [
  'pass', // let a window go by; keep no item
  'recruit',
  'brawl', // target
  'finalBattle',
  'roll',
  'stop',
  'setAside', // dice and, after a rally, the reward
  'use', // card, and what it needs
  'removeDie', // face, after the seventh die
  'keep', // item won
  'discard', // item, down to the limit
] as const;
export type Kind = (typeof KINDS)[number];

/** SK-5.5: what a rally gives; `none` without one. */
export const REWARDS = ['none', 'double', 'item'] as const;
export type Reward = (typeof REWARDS)[number];

const BASE = 16;

function code(kind: Kind, argument = 0): Choice {
  return KINDS.indexOf(kind) + BASE * argument;
}

export const RECRUIT = code('recruit');
export const FINAL_BATTLE = code('finalBattle');
export const ROLL = code('roll');
export const STOP = code('stop');

export const brawl = (target: number): Choice => code('brawl', target);
export const removeDie = (face: number): Choice => code('removeDie', face);
export const keep = (card: number): Choice => code('keep', card);
export const discard = (card: number): Choice => code('discard', card);
export const setAside = (set: Pack, reward: Reward): Choice =>
  code('setAside', set * REWARDS.length + REWARDS.indexOf(reward));

/** `detail` is a target seat, a die's face, an item's number or nothing, as the card needs; stored plus one. */
export const use = (card: number, detail = -1): Choice => code('use', card + CARD_PLACES * (detail + 1));

export function kindOf(choice: Choice): Kind {
  return KINDS[choice % BASE] ?? 'pass';
}

export function argumentOf(choice: Choice): number {
  return Math.floor(choice / BASE);
}

export interface Use {
  readonly card: number;
  readonly detail: number;
}

export function useOf(choice: Choice): Use {
  const argument = argumentOf(choice);
  return { card: argument % CARD_PLACES, detail: Math.floor(argument / CARD_PLACES) - 1 };
}

export interface SetAside {
  readonly set: Pack;
  readonly reward: Reward;
}

export function setAsideOf(choice: Choice): SetAside {
  const argument = argumentOf(choice);
  return { set: Math.floor(argument / REWARDS.length), reward: REWARDS[argument % REWARDS.length] ?? 'none' };
}

/** What the detail of a `use` means for each verb that needs one. */
export type Detail = 'target' | 'face' | 'item' | 'none';

export function detailOf(of: Stocked, card: number): Detail {
  for (const { verb } of cardOf(of, card).effects) {
    if (verb === 'scare' || verb === 'take-from-larger') return 'target';
    if (verb === 'rival-rerolls-die') return 'face';
    if (verb === 'sell-item') return 'item';
  }
  return 'none';
}

/** `{kind: 'setAside', dice: [1, 1], reward: 'double'}` and the like. */
export function read(choice: Choice, of: Stocked): FarkleReading {
  if (choice === PASS) return { kind: 'pass' };
  const kind = kindOf(choice);
  const argument = argumentOf(choice);
  switch (kind) {
    case 'brawl':
      return { kind, target: argument };
    case 'removeDie':
      return { kind, face: argument };
    case 'keep':
    case 'discard':
      return { kind, item: cardOf(of, argument).id };
    case 'setAside': {
      const { set, reward } = setAsideOf(choice);
      const dice = unpack(set);
      return reward === 'none' ? { kind, dice } : { kind, dice, reward };
    }
    case 'use': {
      const { card, detail } = useOf(choice);
      const { id } = cardOf(of, card);
      const named = detailOf(of, card);
      if (named === 'target') return { kind, card: id, target: detail };
      if (named === 'face') return { kind, card: id, face: detail };
      // Haggle's two trades are told apart by whether an item is handed over.
      if (named === 'item' && detail >= 0) return { kind, card: id, item: cardOf(of, detail).id };
      return { kind, card: id };
    }
    default:
      return { kind };
  }
}
