// Clauses and how they are put together: one after another as sentences, or inside another clause.
import { JOINS } from '../messages/throne-frames.ts';
import { list } from '../numbers.ts';
import { type Lang, phrase } from '../phrase.ts';

export interface Part {
  /** In lower case, without a full stop. */
  readonly clause: string;
  /** How it begins a sentence of its own, where that differs. */
  readonly alone?: string;
  /** Has commas or conditions of its own: not to be put into a list. */
  readonly heavy?: true;
  /** Heavy in a list, but needs no colon behind a head: "you may …", "gain this or that". */
  readonly light?: true;
  /** Begins with "if". */
  readonly when?: true;
  /** Somebody else than the reader acts: it shares no list with orders. */
  readonly other?: true;
  /** DT-13.4: a "then" stands before it. */
  readonly later?: true;
}

export const plain = (clause: string): Part => ({ clause });
export const heavy = (clause: string, alone = clause): Part => ({ clause, alone, heavy: true });
export const light = (clause: string): Part => ({ ...heavy(clause), light: true });
export const conditional = (clause: string, alone = clause): Part => ({ ...heavy(clause, alone), when: true });

/** With a capital letter. */
export function capital(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}

/** Behind a colon. */
export function uncapital(text: string): string {
  const [first = ''] = text;
  return first.toLocaleLowerCase() + text.slice(first.length);
}

function sentence(lang: Lang, { clause, alone = clause, later, when }: Part): string {
  const text = later ? phrase(lang, JOINS.later, { clause, when: String(when === true) }) : alone;
  return phrase(lang, JOINS.sentence, { clause: capital(text) });
}

export function sentences(lang: Lang, parts: readonly Part[]): string {
  return parts.map((part) => sentence(lang, part)).join(' ');
}

/** Sentences that begin in lower case, behind a colon or a comma. */
export function continued(lang: Lang, parts: readonly Part[]): string {
  const [first, ...rest] = parts;
  if (first === undefined) return '';
  const begin = phrase(lang, JOINS.sentence, { clause: first.clause });
  return rest.length === 0 ? begin : [begin, sentences(lang, rest)].join(' ');
}

/** The short clauses at the beginning as one: behind a head they are one breath. */
export function gathered(lang: Lang, parts: readonly Part[]): Part[] {
  const end = parts.findIndex((part, i) => part.heavy || (i > 0 && part.later));
  const short = parts.slice(0, end < 0 ? parts.length : end);
  return short.length < 2 ? [...parts] : [plain(clauseOf(lang, short)), ...parts.slice(short.length)];
}

/** A head, then what follows it: the head begins the sentence. */
export function headed(lang: Lang, head: string, parts: readonly Part[]): string {
  return phrase(lang, JOINS.after, { head: capital(head), what: continued(lang, gathered(lang, parts)) });
}

/** All of them as one clause. */
export function clauseOf(lang: Lang, parts: readonly Part[]): string {
  const runs: Part[][] = [[]];
  for (const part of parts) {
    if (part.later) runs.push([]);
    runs.at(-1)?.push(part);
  }
  const told = runs.filter((run) => run.length > 0).map((run) => runOf(lang, run));
  const [first = '', ...rest] = told;
  return rest.reduce((before, after) => phrase(lang, JOINS.order, { before, after }), first);
}

function runOf(lang: Lang, parts: readonly Part[]): string {
  const clauses = parts.map(({ clause }) => clause);
  const last = parts.at(-1);
  if (!parts.some((part) => part.heavy)) {
    const before = parts.slice(0, -1);
    // An order and what somebody else does are two sentences in one.
    if (last?.other !== undefined && before.length > 0 && !before.some((part) => part.other)) {
      return phrase(lang, JOINS.while, { a: list(lang, clauses.slice(0, -1)), b: last.clause });
    }
    if (parts.every((part) => part.other) || !parts.some((part) => part.other)) return list(lang, clauses);
  }
  const [first = '', ...rest] = clauses;
  return rest.reduce((a, b) => phrase(lang, JOINS.heavy, { a, b }), first);
}

/** Do they want a colon behind a head? */
export const wantsColon = (parts: readonly Part[]): boolean =>
  isHeavy(parts) && !(parts.length === 1 && parts[0]?.light);

/** Can they stand in a list with others? */
export const isHeavy = (parts: readonly Part[]): boolean => parts.some((part) => part.heavy) || parts.length > 2;
