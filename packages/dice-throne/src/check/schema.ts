// The same tables as a schema: what tools, forms and other languages read, and what unknown data is held against.

import type { TProperties, TSchema, TUnsafe } from 'typebox';
import * as Type from 'typebox';
import { type AnySlot, type Fields, LIMITS, type Tagged } from '../content/slots.ts';
import { HERO_DOCUMENT, type HeroDocument } from './document.ts';
import { familyOf } from './vocabulary.ts';
import { GAP, ID, ID_LENGTH, TEXT } from './walk.ts';

function schemaOf(slot: AnySlot): TSchema {
  switch (slot.kind) {
    case 'whole':
      return Type.Integer({ minimum: slot.least, maximum: slot.most });
    case 'part':
      return Type.Number({ minimum: slot.least, maximum: slot.most });
    case 'flag':
      return Type.Boolean();
    case 'only':
      return slot.value === null ? Type.Null() : Type.Literal(slot.value);
    case 'oneOf':
      return Type.Union(slot.of.map((value) => Type.Literal(value)));
    case 'id':
      return Type.String({ pattern: ID.source, maxLength: ID_LENGTH });
    case 'text':
      return Type.Refine(Type.String({ maxLength: slot.most }), (value) => value !== GAP && TEXT.test(value));
    case 'tagged':
      return Type.Ref(slot.of);
    case 'either':
      return Type.Union(slot.of.map(schemaOf));
    case 'list':
      return Type.Array(schemaOf(slot.of), { minItems: slot.least, maxItems: slot.most });
    case 'record':
      return Type.Record(Type.String({ pattern: ID.source }), schemaOf(slot.of), {
        maxProperties: slot.most,
        additionalProperties: false,
      });
    case 'object':
      return fieldsSchema(slot.fields());
    case 'maybe':
      return Type.Optional(schemaOf(slot.of));
  }
}

const fieldsSchema = (fields: Fields, tags: TProperties = {}): TSchema =>
  Type.Object(
    { ...tags, ...Object.fromEntries(Object.entries(fields).map(([field, slot]) => [field, schemaOf(slot)])) },
    { additionalProperties: false },
  );

function tagged(of: Tagged): TSchema {
  const { tag, table } = familyOf(of);
  return Type.Union([
    ...(of === 'amount' ? [Type.Integer({ minimum: 0, maximum: LIMITS.number })] : []),
    ...Object.entries(table).map(([name, fields]) => fieldsSchema(fields, { [tag]: Type.Literal(name) })),
  ]);
}

/** The families of literals, by the name under which the schema refers to them. */
export const VOCABULARY: TProperties = {
  amount: tagged('amount'),
  condition: tagged('condition'),
  need: tagged('need'),
  effect: tagged('effect'),
};

export const HERO_SCHEMA: TUnsafe<HeroDocument> = Type.Unsafe<HeroDocument>(schemaOf(HERO_DOCUMENT));
