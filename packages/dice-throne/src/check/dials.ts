// Every number of a hero that could be another one: what somebody who balances a hero can turn up and down.
import type { HeroBox } from '../content/box.ts';
import { type AnySlot, LIMITS } from '../content/slots.ts';
import { placeAt, stepsOf, withAt } from './places.ts';
import { isMeasure } from './ranges.ts';
import { PRINTED } from './shapes.ts';

/** A number and where it stands, with what it may be. */
export interface Dial {
  readonly at: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** The verb that it is a number of; nothing where it belongs to no effect. */
  readonly verb: string | null;
}

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** For people choosing alone: the rules never read it. */
const IDLE = new Set(['hero.complexity']);

function rangeOf(slot: AnySlot): { readonly least: number; readonly most: number } | null {
  switch (slot.kind) {
    case 'whole':
      return slot;
    case 'tagged':
      return slot.of === 'amount' ? { least: 0, most: LIMITS.number } : null;
    case 'maybe':
      return rangeOf(slot.of);
    case 'either':
      return slot.of.map(rangeOf).find((range) => range !== null) ?? null;
    default:
      return null;
  }
}

/** All of them, in the order in which they stand there. */
export function dialsIn({ hero, statuses }: Pick<HeroBox, 'hero' | 'statuses'>): Dial[] {
  const found: Dial[] = [];
  const box = { hero, statuses };
  const visit = (value: unknown, at: string, verb: string | null, least = 0): void => {
    if (typeof value === 'number') {
      const place = placeAt(PRINTED, box, at);
      const range = place === undefined ? null : rangeOf(place.slot);
      if (range !== null && !IDLE.has(at))
        found.push({ at, value, least: Math.max(least, range.least), most: range.most, verb });
    } else if (Array.isArray(value))
      value.forEach((one: unknown, i) => {
        visit(one, isData(one) && typeof one.id === 'string' ? `${at}.${one.id}` : `${at}[${i}]`, verb);
      });
    else if (isData(value)) {
      const own = typeof value.verb === 'string' ? value.verb : verb;
      for (const [field, one] of Object.entries(value))
        visit(one, at === '' ? field : `${at}.${field}`, own, isMeasure(value, field) ? 1 : 0);
    }
  };
  visit(box, '', null);
  return found;
}

/** The document with that number at that place; whoever plays it checks it first. */
export const withNumber = (document: unknown, at: string, value: number): unknown =>
  withAt(document, stepsOf(at), value);
