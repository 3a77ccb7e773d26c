// What everything is called: heroes, abilities, cards, statuses and symbols by id; an unknown id stands for itself.

import { COMMON_CARD_NAMES, HERO_NAMES, type HeroNames, STATUS_NAMES } from '@wyrmtable/dice-throne/names';
import { type Bending, bends } from '@wyrmtable/kernel/names';
import { number } from '../numbers.ts';
import type { Lang, Message } from '../phrase.ts';
import { locative } from './locatives.ts';
import { bent, type Case, counted, type Form, type Gender, type Noun, type Person } from './nouns.ts';

type Symbols = Readonly<Record<string, Noun>>;

const heroes: readonly HeroNames[] = [...HERO_NAMES.values()];
const people = new Map<string, Person>([...HERO_NAMES].map(([id, { hero }]) => [id, hero]));
const dice = new Map<string, Symbols>([...HERO_NAMES].map(([id, { symbols }]) => [id, symbols]));
const abilities = new Map<string, Message>(
  heroes.flatMap((hero) => [hero.abilities, hero.otherSide, hero.added].flatMap((names) => Object.entries(names))),
);
const actions = new Map<string, Message>([
  ...Object.entries(COMMON_CARD_NAMES),
  ...heroes.flatMap((hero) => Object.entries<Message>(hero.cards)),
]);
const statuses = new Map<string, Noun>(STATUS_NAMES);
const calls = new Map<string, Message>();
const lines = new Map<string, Message>([...HERO_NAMES].map(([id, { line }]) => [id, line]));

/** What a larger game calls the content it adds: `people` all roll dice with the same `symbols`. */
interface FurtherNames {
  readonly people: Readonly<Record<string, Person>>;
  readonly lines: Readonly<Record<string, Message>>;
  readonly symbols: Symbols;
  readonly abilities: Readonly<Record<string, Message>>;
  readonly cards: Readonly<Record<string, Message>>;
  readonly statuses: Readonly<Record<string, Noun>>;
  /** What the verb `call` asks of it, as clauses about `amount`. */
  readonly calls: Readonly<Record<string, Message>>;
}

/** Names join those of Dice Throne as the content joins its library; a name that is there stays, unless it is one of `made`. */
export function introduce(further: Partial<FurtherNames>, made?: Set<string>): void {
  const join = <T>(names: Map<string, T>, more: Readonly<Record<string, T>> = {}): void => {
    for (const [id, name] of Object.entries(more)) {
      if (names.has(id) && !made?.has(id)) continue;
      names.set(id, name);
      made?.add(id);
    }
  };
  join(people, further.people);
  join(lines, further.lines);
  for (const id of Object.keys(further.people ?? {})) dice.set(id, further.symbols ?? {});
  join(abilities, further.abilities);
  join(actions, further.cards);
  join(statuses, further.statuses);
  join(calls, further.calls);
}

/** The names of a hero on the workbench: they come before all others, since they change while one looks. */
let first: { readonly hero: string; readonly names: HeroNames } | null = null;

/** From now on those names come first; with null nobody's do. */
export function nameFirst(hero: string, names: HeroNames | null): void {
  first = names === null ? null : { hero, names };
}

const personOf = (id: string): Person | undefined => (first?.hero === id ? first.names.hero : people.get(id));
const symbolsOf = (hero: string): Symbols | undefined => (first?.hero === hero ? first.names.symbols : dice.get(hero));
const abilityCalled = (id: string): Message | undefined =>
  first?.names.abilities[id] ?? first?.names.otherSide[id] ?? first?.names.added[id] ?? abilities.get(id);
const actionCalled = (id: string): Message | undefined => first?.names.cards[id] ?? actions.get(id);
const statusNoun = (id: string): Noun | undefined => first?.names.statuses[id] ?? statuses.get(id);

/** What abilities and cards are called, in the base form. */
export const thingNames = (lang: Lang): string[] =>
  [...abilities.values(), ...actions.values()].map((name) => name[lang]);

export const callClause = (what: string): Message | undefined => calls.get(what);

/** What that hero is like to play; nothing of whom we do not know. */
export function heroLine(lang: Lang, id: string): string {
  return (first?.hero === id ? first.names.line : lines.get(id))?.[lang] ?? '';
}

export function heroName(lang: Lang, id: string, form: Case = 'nominative'): string {
  const hero = personOf(id);
  if (hero === undefined) return id;
  return bends(lang) ? hero[lang][form] : hero[lang];
}

/** What sentences about the hero agree with. */
export function heroGender(lang: Bending, id: string): Gender {
  return personOf(id)?.[lang].gender ?? 'masculine';
}

const NUMERALS: Readonly<Record<string, string>> = { ii: 'II', iii: 'III', iv: 'IV' };

/** An upgrade is called after what it upgrades: `smack-ii` is Smack II. A better card no longer shouts: Samesies II. */
function upgraded(lang: Lang, id: string): string | undefined {
  const at = id.lastIndexOf('-');
  const numeral = NUMERALS[id.slice(at + 1)];
  const base = id.slice(0, at);
  const name = abilityCalled(base)?.[lang] ?? actionCalled(base)?.[lang].replace(/[!?]$/, '');
  return numeral === undefined || name === undefined ? undefined : `${name} ${numeral}`;
}

/** An ability of any board, or a second one that an upgrade brings; a companion's own is called after it. */
export function abilityName(lang: Lang, id: string): string {
  return abilityCalled(id)?.[lang] ?? upgraded(lang, id) ?? statusName(lang, id);
}

/** Any card of any deck: common, the hero's own, a promo or an upgrade. */
export function cardName(lang: Lang, id: string): string {
  return actionCalled(id)?.[lang] ?? upgraded(lang, id) ?? id;
}

/** A status or companion: `Trucizna`, `Truciznę`, and for a count of one's own `Trucizny`, `Trucizn`. */
export function statusName(lang: Lang, id: string, form: Form = 'nominative'): string {
  const status = statusNoun(id);
  return status === undefined ? id : bent(lang, status, form);
}

export function statusGender(lang: Bending, id: string): Gender {
  return statusNoun(id)?.[lang].gender ?? 'masculine';
}

/** What "each" agrees with; masculine nouns whose accusative is their genitive are treated as living. */
export type Agreement = Gender | 'animate';

function agreementOf(lang: Lang, noun: Noun | undefined): Agreement {
  if (!bends(lang) || noun === undefined) return 'masculine';
  const { gender, nominative, genitive, accusative } = noun[lang];
  return gender === 'masculine' && accusative === genitive && accusative !== nominative ? 'animate' : gender;
}

export function statusAgreement(lang: Lang, id: string): Agreement {
  return agreementOf(lang, statusNoun(id));
}

/** The symbol after „przy” or «при», so many of it. */
export function symbolAt(lang: Lang, hero: string, face: string, count: number): string {
  const nominative = symbolName(lang, hero, face);
  const told = locative(lang, nominative, count) ?? symbolName(lang, hero, face, count === 1 ? 'nominative' : 'many');
  return count === 1 ? told : `${number(lang, count)} ${told}`;
}

export function symbolAgreement(lang: Lang, hero: string, face: string): Agreement {
  return agreementOf(lang, symbolsOf(hero)?.[face]);
}

/** `2 Trucizny`; with the accusative `1 Truciznę`. */
export function statusCount(
  lang: Lang,
  id: string,
  n: number,
  one: Case = 'nominative',
  told?: (name: string) => string,
): string {
  const status = statusNoun(id);
  return status === undefined ? `${n} ${id}` : counted(lang, status, n, one, told);
}

/** Where the symbol stands on the die, so that needs name them in one order. */
export const symbolRank = (hero: string, face: string): number => Object.keys(symbolsOf(hero) ?? {}).indexOf(face);

/** A symbol on that hero's dice: the same id can mean different things on different dice. */
export function symbolName(lang: Lang, hero: string, face: string, form: Form = 'nominative'): string {
  const symbol = symbolsOf(hero)?.[face];
  return symbol === undefined ? face : bent(lang, symbol, form);
}

/** `3 miecze`; with the accusative `1 czaszkę`. */
export function symbolCount(lang: Lang, hero: string, face: string, n: number, one: Case = 'nominative'): string {
  const symbol = symbolsOf(hero)?.[face];
  return symbol === undefined ? `${n} ${face}` : counted(lang, symbol, n, one);
}
