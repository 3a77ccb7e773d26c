// From the words of the shell to a call: flags by name, values checked, the rest by place.
import { parseArgs } from 'node:util';
import type { Lang } from '@wyrmtable/words';
import { FAULT, FLAG } from '@wyrmtable/words/cli';
import { type Call, type Command, type Complaint, complain, type Flags, isComplaint } from './call.ts';

/** Flags that every command has. */
export const COMMON_FLAGS = {
  help: { type: 'boolean', about: FLAG.help },
  lang: { type: 'string', hint: 'en|pl|ru', about: FLAG.lang },
} as const satisfies Flags;

/** The flag of every command that reports. */
export const JSON_FLAG = { json: { type: 'boolean', about: FLAG.json } } as const satisfies Flags;

interface Values {
  readonly texts: Map<string, string[]>;
  readonly given: Set<string>;
  readonly places: string[];
}

function readTokens(flags: Flags, args: readonly string[]): Values | Complaint {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(Object.entries(flags).map(([name, { type }]) => [name, { type }])),
    strict: false,
    tokens: true,
  });
  const values: Values = { texts: new Map(), given: new Set(), places: [] };
  for (const token of tokens) {
    if (token.kind === 'positional') values.places.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = flags[token.name];
    if (flag === undefined) return complain(FAULT.unknownFlag, { flag: token.rawName });
    if (flag.type === 'boolean') {
      if (token.value !== undefined) return complain(FAULT.flagTakesNothing, { flag: token.rawName });
      values.given.add(token.name);
      continue;
    }
    // Without `=` a value that looks like a flag is one: its own value was forgotten.
    const forgotten = token.value === undefined || (token.inlineValue === false && token.value.startsWith('--'));
    if (forgotten) return complain(FAULT.flagNeedsValue, { flag: token.rawName });
    values.texts.set(token.name, [...(values.texts.get(token.name) ?? []), token.value]);
  }
  return values;
}

/** The call, or the one sentence that says what is wrong with it. */
export function readCall(command: Command, args: readonly string[], lang: Lang): Call | Complaint {
  const values = readTokens({ ...command.flags, ...COMMON_FLAGS }, args);
  if (isComplaint(values)) return values;
  const { texts, given, places } = values;
  const call: Call = {
    lang,
    places,
    text: (flag) => texts.get(flag)?.at(-1),
    texts: (flag) => texts.get(flag) ?? [],
    has: (flag) => given.has(flag),
  };
  if (call.has('help')) return call;
  if (places.length < command.places.min) return complain(FAULT.wordMissing, { usage: command.usage });
  const extra = places[command.places.max];
  return extra === undefined ? call : complain(FAULT.wordTooMany, { word: extra, usage: command.usage });
}

export interface Range {
  readonly min: number;
  readonly max: number;
  /** When the flag is not given. */
  readonly usual: number;
}

/** A whole number within bounds. */
export function wholeNumber(call: Call, flag: string, { min, max, usual }: Range): number | Complaint {
  const text = call.text(flag);
  if (text === undefined) return usual;
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  return complain(FAULT.notWholeNumber, { flag: `--${flag}`, text, min, max });
}
