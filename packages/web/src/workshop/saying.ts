// How whatever may stand in a place is called: by the sentence that it will be on the board, in the reader's language.
import type { Hooks } from '@wyrmtable/dice-throne';
import { type Held, type Offer, VERB_FAMILIES } from '@wyrmtable/dice-throne/check';
import { bareAbility } from '@wyrmtable/dice-throne/content';
import { type Lang, type Message, phrase } from '@wyrmtable/words';
import {
  abilityName,
  abilityText,
  amountText,
  cardName,
  conditionText,
  DAMAGE_NAMES,
  effectText,
  needText,
  playNeedSentence,
  statusName,
  symbolName,
} from '@wyrmtable/words/dice-throne';
import { ASIDES, CHOICE_NAMES, FAMILY_NAMES, FIELD_NAMES, WORKSHOP } from '@wyrmtable/words/workshop';
import { isAmount, isCondition, isData, isEffect, isNeed, isPlayNeed, vocabulary } from './bench.ts';
import { PLAIN } from './draft/document.ts';

export function fieldName(lang: Lang, field: string): string {
  const name = FIELD_NAMES[field];
  return name === undefined ? field : phrase(lang, name);
}

const isDamage = (word: string): word is keyof typeof DAMAGE_NAMES => Object.hasOwn(DAMAGE_NAMES, word);

/** A word that may be chosen; some mean something else in one field than in all others. */
export function choiceName(lang: Lang, word: string, field = ''): string {
  if (isDamage(word)) return phrase(lang, DAMAGE_NAMES[word]);
  const name = CHOICE_NAMES[`${field}.${word}`] ?? CHOICE_NAMES[word];
  return name === undefined ? word : phrase(lang, name);
}

/** What an id names. */
export function idName(lang: Lang, hero: string, held: Held, id: string): string {
  if (held.kind !== 'id') return id;
  switch (held.of) {
    case 'symbol':
      return symbolName(lang, hero, id);
    case 'status':
      return statusName(lang, id);
    case 'ability':
    case 'slot':
      return abilityName(lang, id);
    case 'card':
    case 'upgrade':
      return cardName(lang, id);
    default:
      return id;
  }
}

/** Verbs that say nothing by themselves. */
const SILENT = new Map<string, Message>([
  ['then', WORKSHOP.pause],
  ['tally', WORKSHOP.count],
  ['repeat', WORKSHOP.repeat],
]);

/** A verb, number, condition or requirement as a sentence or clause. */
export function literalText(lang: Lang, hero: string, value: unknown): string {
  if (isEffect(value)) {
    const text = effectText(lang, hero, [value]);
    return text === '' || text === '.' ? phrase(lang, SILENT.get(value.verb) ?? WORKSHOP.rule) : text;
  }
  if (isNeed(value)) return needText(lang, hero, value);
  if (isCondition(value)) return conditionText(lang, hero, value);
  if (isAmount(value)) return amountText(lang, hero, value);
  return '';
}

/** An offer as a list of them shows it. */
export interface Offered {
  readonly key: string;
  readonly text: string;
  readonly aside?: string;
  readonly group?: string;
  readonly value: unknown;
}

/** What may stand in a place, as sentences; verbs stand by their families, and say what they are where two sentences are alike. */
export function offered(lang: Lang, hero: string, offers: readonly Offer[]): readonly Offered[] {
  const all = offers.map(({ name, value: bare }) => {
    const value = filled(bare);
    const family = isEffect(value) ? vocabulary().families.effect.entries[name]?.family : undefined;
    return { key: name, text: literalText(lang, hero, value), family, value };
  });
  const rank = ({ family }: (typeof all)[number]) => (family === undefined ? -1 : VERB_FAMILIES.indexOf(family));
  return all
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ key, text, family, value }) => {
      const aside = all.some((other) => other.key !== key && other.text === text) ? ASIDES[key] : undefined;
      return {
        key,
        text,
        value,
        ...(family === undefined ? {} : { group: phrase(lang, FAMILY_NAMES[family]) }),
        ...(aside === undefined ? {} : { aside: phrase(lang, aside) }),
      };
    });
}

export const playNeedName = (lang: Lang, hero: string, need: unknown): string =>
  isPlayNeed(need) ? playNeedSentence(lang, hero, need) : '';

const BARE = bareAbility('', 'passive');

const isHooks = (value: unknown): value is Hooks => isData(value);

/** What a passive or a token does by itself with nothing but that hook. */
export function hookText(lang: Lang, hero: string, hook: string, value: unknown): string {
  const hooks = { [hook]: value };
  const text = isHooks(hooks) ? abilityText(lang, hero, { ...BARE, hooks }) : '';
  return text === '' ? fieldName(lang, hook === 'group' ? 'limitGroup' : hook) : text;
}

/** Effects that hold others begin with the plainest of them inside, so that they say something. */
function filled(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) {
    const holds = field === 'effects' || field === 'win' || field === 'lose';
    return value.length === 0 && holds ? [PLAIN] : value.map((one) => filled(one));
  }
  if (!isData(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, key)]));
}

/** What stands where somebody has just asked for an entry; the ids are the first that would do. */
export function blank(held: Held, ids: (held: Held) => string | undefined): unknown {
  switch (held.kind) {
    case 'whole':
    case 'part':
      return Math.min(held.most, Math.max(held.least, 1));
    case 'flag':
      return false;
    case 'only':
      return held.value;
    case 'oneOf':
      return held.of[0];
    case 'id':
      return ids(held);
    case 'text':
      return '';
    case 'tagged':
      return { amount: 1, condition: { kind: 'goes-first' }, need: { kind: 'small-straight' }, effect: PLAIN }[held.of];
    case 'either':
      return blank(held.of.find(({ kind }) => kind === 'only') ?? held.of[0] ?? { kind: 'flag' }, ids);
    case 'list':
      return held.of.kind === 'tagged' && held.of.of === 'effect'
        ? [PLAIN]
        : Array.from({ length: held.least }, () => blank(held.of, ids));
    case 'record':
      return {};
    case 'object':
      return Object.fromEntries(
        Object.entries(held.fields).flatMap(([field, one]) =>
          one.kind === 'maybe' ? [] : [[field, blank(one, ids)] as const],
        ),
      );
    case 'maybe':
      return blank(held.of, ids);
  }
}
