// Holds unknown data against the tables, place by place, and says what is wrong where.

import { type AnySlot, type Fields, LIMITS, type Tagged } from '../content/slots.ts';
import type { Expected, Fault, Flaw } from './faults.ts';
import { type Family, familyOf } from './vocabulary.ts';

/** Enough to mend a hero by; whatever arrives is looked at no further. */
const MOST_FLAWS = 50;
const MOST_PLACES = 10_000;

interface Walk {
  readonly flaws: Flaw[];
  places: number;
}

/** Lower case and hyphens, as the English name has it. */
export const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const ID_LENGTH = 48;
/** No control characters, no marks that turn the direction of writing, no braces, no blank edges. */
export const TEXT = /^(?! )[^\p{Cc}\p{Cf}\p{Co}\p{Cn}{}<>]+(?<! )$/u;

/** Stands where somebody has still to write a name. */
export const GAP = '…';

type Data = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (data: Data, field: string): unknown => (Object.hasOwn(data, field) ? data[field] : undefined);

/** What is wrong with the data, in the order in which it stands there. */
export function walk(slot: AnySlot, value: unknown): Flaw[] {
  const walk: Walk = { flaws: [], places: 0 };
  visit(walk, slot, value, '', 0);
  return walk.flaws;
}

function say(walk: Walk, at: string, fault: Fault): void {
  if (walk.flaws.length < MOST_FLAWS) walk.flaws.push({ at, fault });
}
const expect = (walk: Walk, at: string, what: Expected): void => say(walk, at, { kind: 'expected', what });

function visit(walk: Walk, slot: AnySlot, value: unknown, at: string, depth: number): void {
  walk.places++;
  if (walk.places === MOST_PLACES) say(walk, at, { kind: 'too-large' });
  if (walk.places >= MOST_PLACES || walk.flaws.length >= MOST_FLAWS) return;
  switch (slot.kind) {
    case 'whole':
    case 'part':
      if (typeof value !== 'number' || !Number.isFinite(value)) expect(walk, at, 'number');
      else if (slot.kind === 'whole' && !Number.isInteger(value)) expect(walk, at, 'whole');
      else if (value < slot.least || value > slot.most)
        say(walk, at, { kind: 'range', least: slot.least, most: slot.most });
      break;
    case 'flag':
      if (typeof value !== 'boolean') expect(walk, at, 'flag');
      break;
    case 'only':
      if (value !== slot.value)
        expect(walk, at, slot.value === true ? 'yes' : slot.value === null ? 'nothing' : 'other');
      break;
    case 'oneOf':
      if (typeof value !== 'string') expect(walk, at, 'text');
      else if (!slot.of.includes(value))
        say(walk, at, { kind: 'one-of', value: shortened(value), of: slot.of.join(', ') });
      break;
    case 'id':
      if (typeof value !== 'string') expect(walk, at, 'id');
      else if (value.length > ID_LENGTH || !ID.test(value)) say(walk, at, { kind: 'bad-id', value: shortened(value) });
      break;
    case 'text':
      if (typeof value !== 'string') expect(walk, at, 'text');
      else if (value === GAP) say(walk, at, { kind: 'gap' });
      else if (value.length > slot.most || !TEXT.test(value)) say(walk, at, { kind: 'bad-text', most: slot.most });
      break;
    case 'tagged':
      visitTagged(walk, slot.of, value, at, depth);
      break;
    case 'either':
      visitEither(walk, slot.of, value, at, depth);
      break;
    case 'list':
      visitList(walk, slot, value, at, depth);
      break;
    case 'record':
      visitRecord(walk, slot, value, at, depth);
      break;
    case 'object':
      if (isObject(value)) visitFields(walk, slot.fields(), value, at, depth, null);
      else expect(walk, at, 'object');
      break;
    case 'maybe':
      visit(walk, slot.of, value, at, depth);
      break;
  }
}

const shortened = (value: string): string => (value.length > ID_LENGTH ? `${value.slice(0, ID_LENGTH)}…` : value);

function visitTagged(walk: Walk, of: Tagged, value: unknown, at: string, depth: number): void {
  if (of === 'amount' && typeof value === 'number') visit(walk, PLAIN, value, at, depth);
  else if (!isObject(value)) expect(walk, at, 'object');
  else if (depth >= LIMITS.depth) say(walk, at, { kind: 'too-deep', most: LIMITS.depth });
  else visitLiteral(walk, familyOf(of), value, at, depth);
}
/** An amount that is a plain number. */
const PLAIN: AnySlot = { kind: 'whole', least: 0, most: LIMITS.number };

function visitLiteral(walk: Walk, { tag, table }: Family, value: Data, at: string, depth: number): void {
  const which = own(value, tag);
  const fields = typeof which === 'string' && Object.hasOwn(table, which) ? table[which] : undefined;
  if (fields !== undefined) visitFields(walk, fields, value, at, depth + 1, tag);
  else if (which === undefined) say(walk, at, { kind: 'missing', field: tag });
  else {
    const fault = { kind: 'one-of', value: shortened(String(which)), of: Object.keys(table).join(', ') } as const;
    say(walk, join(at, tag), fault);
  }
}

/** The alternative that the value looks like is the one it is held against. */
function visitEither(walk: Walk, of: readonly AnySlot[], value: unknown, at: string, depth: number): void {
  const likely = of.find((slot) => isLike(slot, value)) ?? of[0];
  if (likely !== undefined) visit(walk, likely, value, at, depth);
}

export function isLike(slot: AnySlot, value: unknown): boolean {
  switch (slot.kind) {
    case 'only':
      return value === slot.value;
    case 'whole':
    case 'part':
      return typeof value === 'number';
    case 'oneOf':
    case 'id':
    case 'text':
      return typeof value === 'string';
    case 'tagged':
      return isObject(value) && Object.hasOwn(value, familyOf(slot.of).tag);
    case 'object': {
      const [first] = Object.keys(slot.fields());
      return isObject(value) && first !== undefined && Object.hasOwn(value, first);
    }
    default:
      return false;
  }
}

function visitList(walk: Walk, slot: AnySlot & { kind: 'list' }, value: unknown, at: string, depth: number): void {
  if (!Array.isArray(value)) expect(walk, at, 'list');
  else if (value.length > slot.most) say(walk, at, { kind: 'too-many', most: slot.most });
  else {
    if (value.length < slot.least) say(walk, at, { kind: 'too-few', least: slot.least });
    value.forEach((entry: unknown, i) => {
      visit(walk, slot.of, entry, entryAt(at, entry, i), depth);
    });
  }
}

/** What has an id is found by it. */
function entryAt(at: string, entry: unknown, i: number): string {
  const id = isObject(entry) ? own(entry, 'id') : undefined;
  return typeof id === 'string' && id.length <= ID_LENGTH && ID.test(id) ? join(at, id) : `${at}[${i}]`;
}

function visitRecord(walk: Walk, slot: AnySlot & { kind: 'record' }, value: unknown, at: string, depth: number): void {
  if (!isObject(value)) expect(walk, at, 'object');
  else if (Object.keys(value).length > slot.most) say(walk, at, { kind: 'too-many', most: slot.most });
  else
    for (const [key, entry] of Object.entries(value)) {
      visit(walk, { kind: 'id', of: slot.keys }, key, at, depth);
      visit(walk, slot.of, entry, join(at, shortened(key)), depth);
    }
}

function visitFields(walk: Walk, fields: Fields, value: Data, at: string, depth: number, tag: string | null): void {
  for (const [field, slot] of Object.entries(fields)) {
    const held = own(value, field);
    if (held !== undefined) visit(walk, slot, held, join(at, field), depth);
    else if (slot.kind !== 'maybe') say(walk, at, { kind: 'missing', field });
  }
  for (const field of Object.keys(value))
    if (field !== tag && !Object.hasOwn(fields, field))
      say(walk, at, { kind: 'unknown-field', field: shortened(field) });
}

const join = (at: string, field: string): string => (at === '' ? field : `${at}.${field}`);
