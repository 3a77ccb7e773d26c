// What every part of the workshop has at hand: the draft, how to change it, what is wrong with it, and the vocabulary.
import type { Amount, Condition, Effect, Need, PlayNeed } from '@wyrmtable/dice-throne';
import { type Description, describeVocabulary, type Flaw } from '@wyrmtable/dice-throne/check';
import { createContext, useContext } from 'react';
import type { Draft } from './draft/document.ts';

export interface Bench {
  readonly draft: Draft;
  /** `place` names what is typed into, so that typing is one step back. */
  readonly edit: (change: (draft: Draft) => Draft, place?: string) => void;
  readonly flaws: readonly Flaw[];
  /** What is odd without being wrong, as sentences. */
  readonly oddities: readonly { readonly at: string; readonly text: string }[];
}

export const BenchContext = createContext<Bench | null>(null);

export function useBench(): Bench {
  const bench = useContext(BenchContext);
  if (bench === null) throw new Error('there is no workbench around this');
  return bench;
}

let described: Description | null = null;

/** The vocabulary, described once. */
export function vocabulary(): Description {
  described ??= describeVocabulary();
  return described;
}

type Data = Readonly<Record<string, unknown>>;
export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const tagOf = (value: unknown, tag: 'kind' | 'verb'): string | null => {
  const found = isData(value) ? value[tag] : undefined;
  return typeof found === 'string' ? found : null;
};

const knows = (family: 'effect' | 'amount' | 'condition' | 'need', value: unknown): boolean => {
  const { tag, entries } = vocabulary().families[family];
  const which = tagOf(value, tag);
  return which !== null && Object.hasOwn(entries, which);
};

// A literal of the vocabulary is told by its tag; whatever else is wrong with it the checks say.
export const isEffect = (value: unknown): value is Effect => knows('effect', value);
export const isAmount = (value: unknown): value is Amount => typeof value === 'number' || knows('amount', value);
export const isCondition = (value: unknown): value is Condition => knows('condition', value);
export const isNeed = (value: unknown): value is Need => knows('need', value);
export const isPlayNeed = (value: unknown): value is PlayNeed => typeof value === 'string' || isData(value);
