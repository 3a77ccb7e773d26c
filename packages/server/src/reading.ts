// Reads what clients send: anything at all may come in, and what is wrong with it is said by a code.
import { type ClientMessage, SAID, type SaidType } from '@wyrmtable/wire';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';

const VALIDATORS = {
  hello: Compile(SAID.hello),
  sit: Compile(SAID.sit),
  stand: Compile(SAID.stand),
  name: Compile(SAID.name),
  bot: Compile(SAID.bot),
  unseat: Compile(SAID.unseat),
  setup: Compile(SAID.setup),
  choose: Compile(SAID.choose),
  ready: Compile(SAID.ready),
  reveal: Compile(SAID.reveal),
  unready: Compile(SAID.unready),
  start: Compile(SAID.start),
  list: Compile(SAID.list),
  onward: Compile(SAID.onward),
  stops: Compile(SAID.stops),
  resign: Compile(SAID.resign),
  offer: Compile(SAID.offer),
  agree: Compile(SAID.agree),
  decline: Compile(SAID.decline),
  resume: Compile(SAID.resume),
  'stand-in': Compile(SAID['stand-in']),
  return: Compile(SAID.return),
  say: Compile(SAID.say),
  hear: Compile(SAID.hear),
  move: Compile(SAID.move),
  past: Compile(SAID.past),
  seek: Compile(SAID.seek),
  unseek: Compile(SAID.unseek),
  ping: Compile(SAID.ping),
} as const;

/** What is wrong with a message: where, and as a code what. */
export interface Fault {
  readonly path: string;
  readonly problem: string;
}

export type Read = { readonly message: ClientMessage } | { readonly fault: Fault; readonly id: number | undefined };

function isSaidType(value: unknown): value is SaidType {
  return typeof value === 'string' && Object.hasOwn(VALIDATORS, value);
}

/** Reads a text from outside; anything at all may come in. */
export function readMessage(text: string): Read {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { fault: { path: '(message)', problem: 'not-json' }, id: undefined };
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { fault: { path: '(message)', problem: 'not-an-object' }, id: undefined };
  }
  // The number is given back even when the rest is wrong, so that the client knows which message failed.
  const id = 'id' in raw && typeof raw.id === 'number' && Number.isSafeInteger(raw.id) ? raw.id : undefined;
  const type = 'type' in raw ? raw.type : undefined;
  if (!isSaidType(type)) return { fault: { path: 'type', problem: 'unknown' }, id };
  const validator = VALIDATORS[type];
  if (validator.Check(raw)) return { message: raw };
  return { fault: faultOf(validator.Errors(raw)), id };
}

/** The first thing a schema has against a message, as a path and a code. */
export function faultOf(errors: readonly TLocalizedValidationError[]): Fault {
  const [first] = errors;
  const fields = first?.instancePath.split('/').slice(1) ?? [];
  let problem: string = first?.keyword ?? 'type';
  if (first?.keyword === 'required') {
    fields.push(first.params.requiredProperties[0] ?? '');
    problem = 'missing';
  }
  // Fields nobody knows: their schema is `false`.
  if (first?.keyword === 'boolean') problem = 'unknown';
  const path = fields.join('.').slice(0, 80);
  return { path: path === '' ? '(message)' : path, problem };
}
