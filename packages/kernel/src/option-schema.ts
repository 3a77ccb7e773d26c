// The options of a game as JSON Schema: plain data, since every page that opens a match reads them.

export type OptionSchema =
  | { readonly anyOf: readonly { readonly type: 'string' | 'number'; readonly const: string | number }[] }
  | { readonly type: 'boolean' }
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly type: 'string'; readonly minLength: number; readonly maxLength: number }
  | { readonly type: 'array'; readonly maxItems: number; readonly items: OptionSchema };

/** One that has a default is always there once options are read; any other may be left out. */
type Option = OptionSchema & { readonly default?: string | number | boolean | undefined };

export interface OptionsSchema {
  readonly type: 'object';
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, Option>>;
  readonly additionalProperties: false;
}

export const options = (properties: Readonly<Record<string, Option>>): OptionsSchema => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => properties[name]?.default !== undefined),
  properties,
  additionalProperties: false,
});

const usually = <S extends OptionSchema>(schema: S, usual: string | number | undefined): Option =>
  usual === undefined ? schema : { ...schema, default: usual };

export const oneOf = (values: readonly (string | number)[], usual?: string | number): Option =>
  usually(
    { anyOf: values.map((value) => ({ type: typeof value === 'number' ? 'number' : 'string', const: value })) },
    usual,
  );

export const yesOrNo = (usual: boolean): Option => ({ type: 'boolean', default: usual });

export const wholeNumber = (minimum: number, maximum: number): Option => ({ type: 'integer', minimum, maximum });

export const text = (minLength: number, maxLength: number): Option => ({ type: 'string', minLength, maxLength });

export const listOf = (items: OptionSchema, maxItems: number): Option => ({ type: 'array', maxItems, items });

type Fields = Readonly<Record<string, unknown>>;

/** What is there, and the default of what is not; null of what is no object. */
export function withDefaults({ properties }: OptionsSchema, raw: unknown): Fields | null {
  if (!isFields(raw)) return null;
  const given = Object.entries(raw).filter(([, value]) => value !== undefined);
  const said = new Set(given.map(([name]) => name));
  const usual = Object.entries(properties).flatMap(([name, { default: value }]) =>
    value === undefined || said.has(name) ? [] : [[name, value] as const],
  );
  return Object.fromEntries([...given, ...usual]);
}

/** What is wrong first, by the keyword of JSON Schema that is broken, and where. */
export interface Flaw {
  readonly at: readonly string[];
  readonly problem: 'type' | 'const' | 'unknown' | 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'maxItems';
}

const isFields = (raw: unknown): raw is Fields => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

export function flawIn({ properties }: OptionsSchema, filled: Fields): Flaw | null {
  for (const name of Object.keys(filled)) {
    if (!Object.hasOwn(properties, name)) return { at: [name], problem: 'unknown' };
  }
  for (const [name, option] of Object.entries(properties)) {
    const flaw = Object.hasOwn(filled, name) ? flawOf(option, filled[name], [name]) : null;
    if (flaw !== null) return flaw;
  }
  return null;
}

function flawOf(schema: OptionSchema, value: unknown, at: readonly string[]): Flaw | null {
  const problem = brokenBy(schema, value);
  if (problem !== null) return { at, problem };
  if (!('items' in schema) || !Array.isArray(value)) return null;
  for (const [i, item] of value.entries()) {
    const flaw = flawOf(schema.items, item, [...at, String(i)]);
    if (flaw !== null) return flaw;
  }
  return null;
}

function brokenBy(schema: OptionSchema, value: unknown): Flaw['problem'] | null {
  if ('anyOf' in schema) {
    if (schema.anyOf.some(({ const: one }) => one === value)) return null;
    return schema.anyOf.some(({ type }) => type === typeof value) ? 'const' : 'type';
  }
  switch (schema.type) {
    case 'boolean':
      return typeof value === 'boolean' ? null : 'type';
    case 'integer':
      if (!Number.isInteger(value) || typeof value !== 'number') return 'type';
      if (value < schema.minimum) return 'minimum';
      return value > schema.maximum ? 'maximum' : null;
    case 'string':
      if (typeof value !== 'string') return 'type';
      if (lettersIn(value) < schema.minLength) return 'minLength';
      return lettersIn(value) > schema.maxLength ? 'maxLength' : null;
    case 'array':
      if (!Array.isArray(value)) return 'type';
      return value.length > schema.maxItems ? 'maxItems' : null;
  }
}

/** As people count them, not as they are stored. */
const lettersIn = (text: string): number => [...text].length;
