// Options from outside: filled with defaults and checked against the game's own schema.
import type { Manifest } from './content.ts';
import type { AnyGame } from './game.ts';
import { flawIn, type OptionsSchema, withDefaults } from './option-schema.ts';
import { isRefusal, type Refusal, refusal } from './refusal.ts';

/** The options to start with, or what is wrong with them. `raw` may be anything; a match names things of its own `content`. */
export function readOptions(game: AnyGame, raw: unknown, seats: number, content?: Manifest): object | Refusal {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return refusal('seats-out-of-range', { game: game.id, min, max, seats });
  }
  if (isDeep(raw)) return refusal('bad-options', { path: 'options', problem: 'depth', ...OTHER });
  const schema = (content && game.optionsWith?.(content)) ?? game.options;
  const filled = withDefaults(schema, raw ?? {});
  if (filled === null) return refusal('bad-options', { path: 'options', problem: 'type', ...OTHER });
  const flaw = flawIn(schema, filled);
  if (flaw !== null) {
    return refusal('bad-options', { path: flaw.at.join('.'), problem: flaw.problem, ...remedy(schema, flaw.at) });
  }
  const options: object = structuredClone(filled);
  const refused = game.refuse(options, seats);
  return isRefusal(refused) ? refused : options;
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

interface Remedy {
  readonly why: 'option' | 'value' | 'other';
  readonly known: string;
}

const OTHER: Remedy = { why: 'other', known: '' };

/** What it could have been: another option, or one of certain values. */
function remedy({ properties }: OptionsSchema, [name = '', ...inside]: readonly string[]): Remedy {
  const option = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (option === undefined) return { why: 'option', known: Object.keys(properties).join(', ') };
  const at = inside.length > 0 && 'items' in option ? option.items : option;
  return 'anyOf' in at ? { why: 'value', known: at.anyOf.map(({ const: value }) => value).join(', ') } : OTHER;
}
