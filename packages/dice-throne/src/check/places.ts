// Places inside a hero's document, called as flaws call them (`hero.slots.smack.printed.rows[1].effects[0].amount`): what may
// stand there, what does, and the document with something else there.
import type { AnySlot, Fields } from '../content/slots.ts';
import { familyOf } from './vocabulary.ts';
import { isLike } from './walk.ts';

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field, an entry by its id, or an entry by its number. */
export const stepsOf = (at: string): readonly string[] => at.split(/[.[\]]+/).filter((step) => step !== '');

/** The entry that a step names: by its id where it has one, otherwise by its number; one past the end is a new one. */
function entryOf(list: readonly unknown[], step: string): number {
  const byId = list.findIndex((entry) => isData(entry) && entry.id === step);
  return byId >= 0 ? byId : /^\d+$/.test(step) ? Number(step) : -1;
}

/** The fields that a value of that slot has. */
function fieldsIn(slot: AnySlot, value: unknown): Fields | undefined {
  if (slot.kind === 'object') return slot.fields();
  if (slot.kind !== 'tagged' || !isData(value)) return undefined;
  const { tag, table } = familyOf(slot.of);
  const which = value[tag];
  return typeof which === 'string' && Object.hasOwn(table, which) ? table[which] : undefined;
}

const within = (slot: AnySlot, value: unknown): AnySlot => {
  if (slot.kind === 'maybe') return within(slot.of, value);
  const likely = slot.kind === 'either' ? slot.of.find((one) => isLike(one, value)) : undefined;
  return likely === undefined ? slot : within(likely, value);
};

/** A place, with the literal around it whose flaws concern it. */
export interface Place {
  readonly slot: AnySlot;
  readonly value: unknown;
  /** Where the innermost verb, number, condition or requirement around it stands; the place itself where one stands there. */
  readonly around: string;
  /** Is it a place for such a one? */
  readonly literal: boolean;
}

function holdsLiteral(slot: AnySlot): boolean {
  if (slot.kind === 'maybe') return holdsLiteral(slot.of);
  return slot.kind === 'tagged' || (slot.kind === 'either' && slot.of.some(holdsLiteral));
}

/** What stands at that place and what may; nothing where there is no such place. */
export function placeAt(root: AnySlot, document: unknown, at: string): Place | undefined {
  let slot: AnySlot | undefined = root;
  let value: unknown = document;
  let path = '';
  let around = '';
  for (const step of stepsOf(at)) {
    if (slot === undefined) return undefined;
    const here: AnySlot = within(slot, value);
    if (here.kind === 'tagged') around = path;
    if (here.kind === 'list' && Array.isArray(value)) {
      const number = entryOf(value, step);
      if (number < 0 || number > value.length) return undefined;
      path = step === String(number) ? `${path}[${step}]` : `${path}.${step}`;
      slot = here.of;
      value = value[number];
    } else if (isData(value)) {
      const fields = fieldsIn(here, value);
      path = path === '' ? step : `${path}.${step}`;
      slot =
        here.kind === 'record'
          ? here.of
          : fields !== undefined && Object.hasOwn(fields, step)
            ? fields[step]
            : undefined;
      value = Object.hasOwn(value, step) ? value[step] : undefined;
    } else return undefined;
  }
  if (slot === undefined) return undefined;
  const literal = holdsLiteral(slot);
  return { slot, value, around: literal ? path : around, literal };
}

/** The document with that value at that place; left out where the value is undefined. */
export function withAt(document: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(document)) {
    const number = entryOf(document, step);
    const put = withAt(document[number], rest, value);
    return [...document.slice(0, number), ...(put === undefined ? [] : [put]), ...document.slice(number + 1)];
  }
  const { [step]: old, ...others } = isData(document) ? document : {};
  const put = withAt(old, rest, value);
  return put === undefined ? others : { ...others, [step]: put };
}
