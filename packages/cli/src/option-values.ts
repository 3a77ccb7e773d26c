// What an option can be, read from its schema.
export type OptionValue = string | number | boolean;

/** Whole numbers count as a few when there are no more than these. */
const FEW = 20;

/** Everything the option can be, in the order of its schema; nothing where there are not a few fixed values. */
export function fixedValues(schema: object): OptionValue[] {
  if ('type' in schema && schema.type === 'boolean') return [false, true];
  if ('minimum' in schema && 'maximum' in schema && 'type' in schema && schema.type === 'integer') {
    const first = Number(schema.minimum);
    const count = Number(schema.maximum) - first + 1;
    return count > FEW ? [] : Array.from({ length: count }, (_, i) => first + i);
  }
  if (!('anyOf' in schema) || !Array.isArray(schema.anyOf)) return [];
  return schema.anyOf.flatMap((way: unknown) =>
    typeof way === 'object' && way !== null && 'const' in way && isValue(way.const) ? [way.const] : [],
  );
}

/** The values of an option, or of the entries where it is a list. */
export function valuesWithin(schema: object): OptionValue[] {
  return 'items' in schema && typeof schema.items === 'object' && schema.items !== null
    ? fixedValues(schema.items)
    : fixedValues(schema);
}

const isValue = (value: unknown): value is OptionValue => ['string', 'number', 'boolean'].includes(typeof value);
