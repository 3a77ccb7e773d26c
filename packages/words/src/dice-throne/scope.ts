// What has to be known to read an effect aloud: the language, whose dice give symbols their names, and who is meant.
import { STATUSES, type Status, type StatusId } from '@wyrmtable/dice-throne';
import { statusCalled as inUse } from '@wyrmtable/dice-throne/lead';
import type { Lang } from '../phrase.ts';
import { GRAMMAR } from './grammar.ts';
import type { Mood } from './moods.ts';
import { statusCount, statusName } from './names.ts';
import type { Case, Form } from './nouns.ts';
import type { Party } from './parties.ts';

export interface Scope {
  readonly lang: Lang;
  /** Whose symbols; empty for what belongs to no hero. */
  readonly hero: string;
  /** The token whose own text this is. */
  readonly status: StatusId | null;
  /** Whom the words around this have picked. */
  readonly picked: Party;
  /** What was given up for what follows. */
  readonly given: 'tokens' | 'cp';
  /** An order to the reader, what the reader may do, or what somebody else does. */
  readonly mood: Mood;
  /** How many dice were rolled last; 0 where nobody knows. */
  readonly rolled: number;
  /** One of several things to choose: what it takes is a price. */
  readonly option: boolean;
  /** Verbs of a hero's own are said here with what they mean. */
  readonly defines: boolean;
  /** A defence has rolled its dice already. */
  readonly defence: boolean;
  /** The target takes damage already: what follows comes on top. */
  readonly further: boolean;
  /** An instant: it heals before damage that is on its way (DT-16.4). */
  readonly instant: boolean;
}

export const scopeOf = (lang: Lang, hero: string, status: StatusId | null = null): Scope => ({
  lang,
  hero,
  status,
  picked: 'picked',
  given: 'tokens',
  mood: 'order',
  rolled: 0,
  option: false,
  defines: false,
  defence: false,
  further: false,
  instant: false,
});

/** A status by its name: of a match that is played here, or of what ships. */
export function statusCalled(id: StatusId): Status | undefined {
  return first.get(id) ?? inUse(id) ?? STATUSES.find((status) => status.id === id) ?? further.get(id);
}

const further = new Map<StatusId, Status>();
/** Tokens on the workbench. */
let first: ReadonlyMap<StatusId, Status> = new Map();

/** From now on a token of those ids is one of these. */
export function knowFirst(statuses: readonly Status[]): void {
  first = new Map(statuses.map((status) => [status.id, status]));
}

/** What a larger game adds, for texts that are read without a match. */
export function know(statuses: readonly Status[]): void {
  for (const status of statuses) further.set(status.id, status);
}

export const limitOf = (id: StatusId): number => statusCalled(id)?.limit ?? 1;
/** Unique ones that harm all the same: nobody gains them gladly. */
const harmful = new Set<StatusId>();

export function harm(...statuses: readonly StatusId[]): void {
  for (const id of statuses) harmful.add(id);
}

export const isNegative = (id: StatusId): boolean => statusCalled(id)?.kind === 'negative' || harmful.has(id);
export const isCompanion = (id: StatusId): boolean => statusCalled(id)?.kind === 'companion';
/** Tokens of a companion that damage can take are its health. */
export const isLiving = (id: StatusId): boolean => statusCalled(id)?.hooks.emptied !== undefined;

/** More than any limit means "as many as fit". */
const FILLS = 20;
export const isFilling = (n: number): boolean => n >= FILLS;

const quoted =
  (lang: Lang, id: StatusId) =>
  (name: string): string =>
    GRAMMAR[lang].quotes && !isCompanion(id) ? `«${name}»` : name;

/** A status inside a sentence: Russian puts its name in quotation marks, unless it is a companion's. */
export const statusTold = (lang: Lang, id: StatusId, form?: Form): string =>
  quoted(lang, id)(statusName(lang, id, form));

/** The same, counted: `2 «Отравления»`. */
export const statusesTold = (lang: Lang, id: StatusId, n: number, one?: Case): string =>
  statusCount(lang, id, n, one, quoted(lang, id));

/** In the accusative: `Burn`, of which there is only one, and `1 Poison`, of which there are more. */
export function tokens(lang: Lang, status: StatusId, n: number): string {
  return n === 1 && limitOf(status) === 1
    ? statusTold(lang, status, 'accusative')
    : statusesTold(lang, status, n, 'accusative');
}
