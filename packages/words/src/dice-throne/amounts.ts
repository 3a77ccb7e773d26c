// Numbers that an effect reads from the game, in words: fixed ones, so many for each of something, and sums of these.
import type { Amount, DamageType, StatusId } from '@wyrmtable/dice-throne';
import { ADDENDS, AMOUNTS, EACH, MASSES, RANGES, TOKEN_MASS, UNITS, type UnitId } from '../messages/throne-amounts.ts';
import { either, list, number } from '../numbers.ts';
import { type Lang, phrase } from '../phrase.ts';
import { GRAMMAR } from './grammar.ts';
import { type Agreement, statusAgreement, symbolAgreement, symbolName } from './names.ts';
import { partyName } from './parties.ts';
import { isFilling, limitOf, type Scope, scopeOf, statusesTold, statusTold, tokens } from './scope.ts';

/** What is counted: with a number before it, and where the number stands elsewhere. */
export interface Unit {
  readonly counted: (n: number) => string;
  readonly mass: string;
  /** What a table counts: `damage`, without "so much". */
  readonly kind: string;
  /** A figure says it all: "heal half the total rolled". */
  readonly bare?: true;
  /** The token it counts, if it counts tokens. */
  readonly status?: StatusId;
}

export const unit = (lang: Lang, id: UnitId): Unit => ({
  counted: (n) => phrase(lang, UNITS[id], { n }),
  mass: phrase(lang, MASSES[id]),
  kind: phrase(lang, MASSES[id]).replace(SO_MUCH, ''),
  ...(id === 'plain' || (id === 'healing' && GRAMMAR[lang].healsBare) ? { bare: true } : {}),
});

const SO_MUCH = /^(?:tyle|tylu|столько) /;

const tokenUnit = (lang: Lang, status: StatusId): Unit => {
  const name = statusTold(lang, status, 'many');
  return {
    counted: (n) => statusesTold(lang, status, n, 'accusative'),
    mass: phrase(lang, TOKEN_MASS, { name }),
    kind: name,
    status,
  };
};

/** So much damage of that type, as something that is dealt or taken. */
export function damageText(lang: Lang, type: DamageType, n: number): string {
  return unit(lang, type).counted(n);
}

export function rangeText(lang: Lang, from: number, to: number): string {
  if (from === to) return number(lang, from);
  return phrase(lang, RANGES.several, { from: number(lang, from), to: number(lang, to) });
}

type Counted = Exclude<Amount, number>;
type PerKind = 'each' | 'pairs' | 'numbers' | 'tokens' | 'given' | 'tally' | 'extra-rolls';
type Table = Extract<Counted, { readonly kind: 'table' }>;
/** A table of nothing for none and the same for any number is counted like the others. */
type Presence = Table & { readonly of: 'self' };
export type Per = Extract<Counted, { readonly kind: PerKind }> | Presence;

const PER_KINDS: ReadonlySet<string> = new Set<PerKind>([
  'each',
  'pairs',
  'numbers',
  'tokens',
  'given',
  'tally',
  'extra-rolls',
]);

const isPresence = (table: Table): table is Presence =>
  table.of === 'self' && table.values.length === 2 && table.values[0] === 0;

export function isPer(amount: Amount): amount is Per {
  return typeof amount !== 'number' && (PER_KINDS.has(amount.kind) || (amount.kind === 'table' && isPresence(amount)));
}

export function timesOf(per: Per): number {
  if (per.kind === 'extra-rolls') return 1;
  return per.kind === 'table' ? (per.values[1] ?? 0) : per.times;
}

/** "each sword": what the number is multiplied by. */
export function eachText({ lang, hero, given }: Scope, per: Per): string {
  const named = (name: string, gender: Agreement): string => phrase(lang, EACH.named, { name, gender });
  switch (per.kind) {
    case 'each':
      return named(symbolName(lang, hero, per.face, 'accusative'), symbolAgreement(lang, hero, per.face));
    case 'pairs':
      return phrase(lang, EACH.pair, { name: symbolName(lang, hero, per.face, 'many') });
    case 'numbers':
      return phrase(lang, EACH.range, { range: rangeText(lang, per.from, per.to) });
    case 'tokens': {
      const name = statusTold(lang, per.status, 'accusative');
      const gender = statusAgreement(lang, per.status);
      if (per.of === 'self') return named(name, gender);
      if (per.of === 'picked') return phrase(lang, EACH.theirs, { name, gender });
      const whom = partyName(lang, per.of, 'genitive');
      return phrase(lang, EACH.held, { name, gender, whom });
    }
    case 'table':
      return phrase(lang, EACH.having, { name: statusTold(lang, per.status, 'genitive') });
    case 'given':
      return phrase(lang, EACH.given, { what: given });
    case 'tally':
      return phrase(lang, EACH.tally);
    case 'extra-rolls':
      return phrase(lang, EACH.attempt, { most: per.most });
  }
}

/** The figure an amount is: half of the roll and half of the CP have words of their own. */
function figureOf(amount: Counted): keyof typeof ADDENDS | null {
  if (amount.kind === 'sum' || amount.kind === 'cp') return amount.kind;
  if (amount.kind !== 'half' || typeof amount.of === 'number') return null;
  if (amount.of.kind === 'sum') return 'halfSum';
  if (amount.of.kind === 'health' && amount.of.of === 'self') return 'halfHealth';
  return amount.of.kind === 'cp' ? 'halfCp' : null;
}

/** A sum of one die is what it shows. */
const single = ({ rolled }: Scope): string => String(rolled === 1);

/** The amount with its unit, in the accusative: `5 damage`, `2 damage for each sword`. */
export function amountIn(scope: Scope, amount: Amount, unit: Unit): string {
  const { lang } = scope;
  if (typeof amount === 'number') {
    return unit.counted(amount);
  }
  if (isPer(amount)) return isSingle(scope, amount) ? unit.counted(amount.times) : perText(scope, [amount], unit);
  const figure = figureOf(amount);
  if (figure !== null)
    return unit.bare
      ? phrase(lang, ADDENDS[figure], { single: single(scope) })
      : phrase(lang, AMOUNTS[figure], { mass: unit.mass, single: single(scope) });
  switch (amount.kind) {
    case 'room':
      return phrase(lang, AMOUNTS.room, {
        mass: unit.mass,
        own: String(unit.status === amount.status),
        name: statusTold(lang, amount.status, 'many'),
      });
    case 'table':
      return tableText(scope, amount, unit);
    case 'health':
    case 'hand':
      return phrase(lang, AMOUNTS[amount.kind], {
        mass: unit.mass,
        who: amount.of,
        whom: partyName(lang, amount.of === 'picked' ? scope.picked : amount.of, GRAMMAR[lang].holder),
      });
    case 'count':
      return phrase(lang, AMOUNTS.count, { mass: unit.mass, among: amount.among });
    case 'statuses':
      return phrase(lang, AMOUNTS.statuses, {
        mass: unit.mass,
        which: amount.which,
        who: amount.of,
        whom: partyName(lang, amount.of === 'picked' ? scope.picked : amount.of, GRAMMAR[lang].holder),
      });
    case 'least': {
      const bounds = amount.of.filter((part) => typeof part === 'number');
      const [grows, ...more] = amount.of.filter((part) => typeof part !== 'number');
      if (grows === undefined) return unit.counted(Math.min(...bounds));
      if (bounds.length > 0 && more.length === 0) {
        const sum = String(grows.kind === 'total');
        return phrase(lang, AMOUNTS.atMost, { amount: amountIn(scope, grows, unit), most: Math.min(...bounds), sum });
      }
      const parts = amount.of.map((part) => amountIn(scope, part, unit));
      return phrase(lang, AMOUNTS.least, { all: either(lang, parts), count: parts.length });
    }
    case 'half':
      return phrase(lang, AMOUNTS.half, { amount: amountIn(scope, amount.of, unit) });
    case 'total':
      return totalText(scope, amount.of, unit);
    case 'sum':
    case 'cp':
      return phrase(lang, AMOUNTS[amount.kind], { mass: unit.mass, single: single(scope) });
  }
}

/** In its own text, a token that is always alone is not counted. */
function isSingle(scope: Scope, per: Per): per is Extract<Per, { readonly kind: 'tokens' }> {
  return per.kind === 'tokens' && per.of === 'self' && per.status === scope.status && limitOf(per.status) === 1;
}

function perText(scope: Scope, pers: readonly Per[], unit: Unit): string {
  const { lang } = scope;
  const [first] = pers;
  const units = unit.counted(first === undefined ? 0 : timesOf(first));
  const kinds = pers.flatMap((per) => (per.kind === 'table' ? [statusTold(lang, per.status)] : []));
  if (kinds.length > 1 && kinds.length === pers.length) {
    return phrase(lang, AMOUNTS.per, { units, each: phrase(lang, EACH.kinds, { names: kinds.join(', ') }) });
  }
  const each = list(
    lang,
    pers.map((per) => eachText(scope, per)),
  );
  return phrase(lang, AMOUNTS.per, { units, each });
}

/** Neighbours that count alike share one number: `1 for each branch and each spirit`. */
function groupsOf(amounts: readonly Amount[]): (Amount | readonly Per[])[] {
  const groups: (Amount | Per[])[] = [];
  for (const amount of amounts) {
    const last = groups.at(-1);
    if (!isPer(amount)) groups.push(amount);
    else if (Array.isArray(last) && last[0] !== undefined && timesOf(last[0]) === timesOf(amount)) last.push(amount);
    else groups.push([amount]);
  }
  return groups;
}

const isGroup = (group: Amount | readonly Per[]): group is readonly Per[] => Array.isArray(group);

function totalText(scope: Scope, amounts: readonly Amount[], of: Unit): string {
  const { lang } = scope;
  const plain = unit(lang, 'plain');
  const groups = groupsOf(amounts.toSorted((a, b) => Number(typeof b === 'number') - Number(typeof a === 'number')));
  const told = groups.map((group, i) => {
    const counted = i === 0 ? of : plain;
    if (isGroup(group)) return perText(scope, group, counted);
    if (i > 0 && typeof group !== 'number' && 'kind' in group && group.kind === 'count') {
      return phrase(lang, AMOUNTS.countAdded, { among: group.among });
    }
    const figure = typeof group === 'number' || i === 0 ? null : figureOf(group as Counted);
    return figure === null ? amountIn(scope, group, counted) : phrase(lang, ADDENDS[figure], { single: single(scope) });
  });
  const [first = '', ...rest] = told;
  if (rest.length === 0) return first;
  if (groups.every(isGroup)) return list(lang, told);
  return phrase(lang, AMOUNTS.plus, { first, rest: list(lang, rest) });
}

function tableText(scope: Scope, table: Extract<Amount, { readonly kind: 'table' }>, unit: Unit): string {
  const { lang } = scope;
  // Nothing for nothing goes without saying.
  const from = table.values[0] === 0 ? 1 : 0;
  const values = table.values.slice(from);
  const [only, ...more] = values;
  if (only !== undefined && more.length === 0 && table.of === 'self') {
    const each = statusesTold(lang, table.status, from, 'accusative');
    return phrase(lang, AMOUNTS.per, { units: unit.counted(only), each });
  }
  const params = {
    values: values.map((n) => number(lang, n)).join(' / '),
    counts: values.map((_, i) => number(lang, i + from)).join(' / '),
    names: statusTold(lang, table.status, 'few'),
    kind: unit.kind,
  };
  if (table.of === 'self' || table.of === 'picked') return phrase(lang, AMOUNTS.ownTable, params);
  const whom = partyName(lang, table.of, 'genitive');
  return phrase(lang, AMOUNTS.table, { ...params, whom });
}

/** An amount by itself: `2 for each sword plus 3`. */
export function amountText(lang: Lang, hero: string, amount: Amount): string {
  return amountIn(scopeOf(lang, hero), amount, unit(lang, 'plain'));
}

/** Tokens somebody gains or loses, in the accusative. */
export function tokensIn(scope: Scope, status: StatusId, amount: Amount): string {
  const { lang } = scope;
  if (typeof amount !== 'number') return amountIn(scope, amount, tokenUnit(lang, status));
  if (isFilling(amount)) return amountIn(scope, { kind: 'room', status }, tokenUnit(lang, status));
  return tokens(lang, status, amount);
}
