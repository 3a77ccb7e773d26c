// Options from outside: filled with defaults and checked against the game's own schema.
import * as Value from 'typebox/value';
import type { Manifest } from './content.ts';
import type { AnyGame } from './game.ts';
import { isRefusal, type Refusal, refusal } from './refusal.ts';

/** The options to start with, or what is wrong with them. `raw` may be anything; a match names things of its own `content`. */
export function readOptions(game: AnyGame, raw: unknown, seats: number, content?: Manifest): object | Refusal {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return refusal('seats-out-of-range', { game: game.id, min, max, seats });
  }
  if (isDeep(raw)) return refusal('bad-options', { path: 'options', problem: 'depth', why: 'other', known: '' });
  const schema = (content && game.optionsWith?.(content)) ?? game.options;
  const filled = Value.Default(schema, structuredClone(raw ?? {}));
  if (!Value.Check(schema, filled)) {
    const [problem] = Value.Errors(schema, filled);
    const names = problem?.instancePath.split('/').slice(1) ?? [];
    const path = names.length === 0 ? 'options' : names.join('.');
    return refusal('bad-options', { path, problem: keywordOf(problem?.keyword), ...remedy(schema, names) });
  }
  const options: object = filled;
  const refused = game.refuse(options, seats);
  return isRefusal(refused) ? refused : options;
}

/** The keyword of JSON Schema that is broken; of a field that may not be there at all the schema is `false`. */
function keywordOf(keyword = 'type'): string {
  return keyword === 'boolean' ? 'unknown' : keyword;
}

/** No game's options go deeper; a file from anywhere may, further than what follows could climb down. */
const DEEPEST = 8;

function isDeep(raw: unknown): boolean {
  let level: unknown[] = [raw];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return false;
}

/** What it could have been: another option, or one of certain values. */
function remedy(schema: object, names: readonly string[]): { why: 'option' | 'value' | 'other'; known: string } {
  let at: unknown = schema;
  for (const name of names) {
    const properties = fieldOf(at, 'properties');
    const next = properties === undefined ? fieldOf(at, 'items') : fieldOf(properties, name);
    if (next === undefined) return { why: 'option', known: Object.keys(properties ?? {}).join(', ') };
    at = next;
  }
  const ways = fieldOf(at, 'anyOf');
  const values = Array.isArray(ways) ? ways.map((way) => fieldOf(way, 'const')) : [];
  const known = values.length > 0 && values.every((value) => value !== undefined);
  return known ? { why: 'value', known: values.join(', ') } : { why: 'other', known: '' };
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}
