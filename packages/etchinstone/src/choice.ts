// Choices as small integers, and back to words a player would use.
import type { Choice, Stocked } from '@wyrmtable/kernel';
import { CARD_PLACES } from './content/cards.ts';
import { ROLES, type Role } from './content/figures.ts';
import { cardOf } from './content/library.ts';
import { ELEMENTS, type Element } from './content/verbs.ts';
import type { EtchinstoneReading } from './readings.ts';
import { AIMS, type Aim } from './state.ts';

/** Everything that somebody may choose. */
export const KINDS = [
  'change', // card, for the difficulty
  'face', // the encounter
  'detour', // card
  'spell', // card and set
  'element',
  'boost',
  'leave', // role and set stay empty
  'combine', // top and hidden card
  'keepApart', // no combination
  'attune', // element
  'aim', // attack, move or initiative, and set
  'giveUpSpare', // Ranged is cancelled
  'keepSpare',
  'commit',
  'absorb', // card
  'upgrade', // card
  'finish', // no more upgrades
  'regroup', // card
  'march', // no regroup
] as const;
export type Kind = (typeof KINDS)[number];

const BASE = 32;

// 0 keeps the kernel's meaning, a pass: no window ever opens here.
const codes = new Map<Kind, number>(KINDS.map((kind, i) => [kind, i + 1]));

const code =
  (kind: Kind) =>
  (argument = 0): Choice =>
    (codes.get(kind) ?? 0) + BASE * argument;

export const FACE = code('face')();
export const KEEP_APART = code('keepApart')();
export const GIVE_UP_SPARE = code('giveUpSpare')();
export const KEEP_SPARE = code('keepSpare')();
export const COMMIT = code('commit')();
export const FINISH = code('finish')();
export const MARCH = code('march')();

export const change = code('change');
export const detour = code('detour');
export const absorb = code('absorb');
export const upgrade = code('upgrade');
export const regroup = code('regroup');

const assigners = ROLES.map(code);
const leaver = code('leave');
const combiner = code('combine');
const attuner = code('attune');
const aimer = code('aim');

/** `place` counts the roles of both sets: 0 is the first set's Spell, 5 the second set's Boost. */
export function assign(place: number, card: number): Choice {
  const assigner = assigners[place % ROLES.length];
  return assigner === undefined ? 0 : assigner(card + CARD_PLACES * Math.floor(place / ROLES.length));
}
export const leave = (place: number): Choice => leaver(place);
export const combine = (top: number, hidden: number): Choice => combiner(top + CARD_PLACES * hidden);
export const attune = (element: Element): Choice => attuner(ELEMENTS.indexOf(element));
export const aim = (set: number, at: Aim): Choice => aimer(AIMS.indexOf(at) + AIMS.length * set);

export function kindOf(choice: Choice): Kind {
  const kind = KINDS[(choice % BASE) - 1];
  if (kind === undefined) throw new RangeError(`nobody is offered ${choice}`);
  return kind;
}

/** The card of any choice that names one; the top card of a combination. */
export function cardIn(choice: Choice): number {
  return Math.floor(choice / BASE) % CARD_PLACES;
}

export function hiddenIn(choice: Choice): number {
  return Math.floor(choice / BASE / CARD_PLACES);
}

export function elementIn(choice: Choice): Element {
  return ELEMENTS[Math.floor(choice / BASE)] ?? 'water';
}

export function aimIn(choice: Choice): Aim {
  return AIMS[Math.floor(choice / BASE) % AIMS.length] ?? 'attack';
}

/** The second set of the final battle says so; the first goes without saying. */
const inSet = (set: number): { set?: number } => (set === 0 ? {} : { set: set + 1 });

/** `{kind: 'combine', top: 'shadow-fleet-footed', hidden: 'shadow-determined-march'}` and the like. */
export function read(choice: Choice, of: Stocked): EtchinstoneReading {
  const kind = kindOf(choice);
  const argument = Math.floor(choice / BASE);
  switch (kind) {
    case 'change':
    case 'detour':
    case 'absorb':
    case 'upgrade':
    case 'regroup':
      return { kind, card: cardOf(of, argument).id };
    case 'spell':
    case 'element':
    case 'boost':
      return { kind, card: cardOf(of, cardIn(choice)).id, ...inSet(Math.floor(argument / CARD_PLACES)) };
    case 'leave': {
      const role: Role = ROLES[argument % ROLES.length] ?? 'spell';
      return { kind, role, ...inSet(Math.floor(argument / ROLES.length)) };
    }
    case 'combine':
      return { kind, top: cardOf(of, cardIn(choice)).id, hidden: cardOf(of, hiddenIn(choice)).id };
    case 'attune':
      return { kind, element: elementIn(choice) };
    case 'aim':
      return { kind, at: aimIn(choice), ...inSet(Math.floor(argument / AIMS.length)) };
    default:
      return { kind };
  }
}
