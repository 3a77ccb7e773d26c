// What every part of the Etchinstone table needs to know at one moment, and what a person can do about it.
import type { Element, EtchinstoneView, Forecast } from '@wyrmtable/etchinstone';
import type { Choice } from '@wyrmtable/kernel';
import type { Lang, Message, Params } from '@wyrmtable/words';
import { createContext } from 'react';
import { useHanded } from '../viewer.ts';
import type { Draft, Lack, Pair } from './draft.ts';
import type { Hinted } from './hint.ts';

/** What is asked. Everything from the challenge to the commitment is one moment: nothing is settled before its end. */
export type Moment = 'difficulty' | 'arrange' | 'absorb' | 'upgrade' | 'over';

/** A card is being looked for, to be discarded for something else. */
export type Errand = 'detour' | 'regroup';

export interface Board {
  readonly lang: Lang;
  readonly say: (message: Message, params?: Params) => string;
  readonly view: EtchinstoneView;
  readonly moment: Moment;
  /** The watcher plays; anybody else only looks. */
  readonly mine: boolean;
  /** No hints are to be had here. */
  readonly unaided: boolean;
  readonly draft: Draft;
  readonly forecast: Forecast | null;
  readonly lack: Lack | null;
  readonly pairs: readonly Pair[];
  /** The Spare may be given up against a ranged attack. */
  readonly mayGiveUp: boolean;
  /** The place whose card is picked up. */
  readonly picked: number | null;
  readonly errand: Errand | null;
  /** The errands that can be set out on now. */
  readonly errands: readonly Errand[];
  /** A choice by the card it names, where one card is asked for. */
  readonly byCard: ReadonlyMap<string, Choice>;
  readonly canUndo: boolean;
  /** What master was asked and has answered. */
  readonly hinted: Hinted;
  /** Where master would give a card: which one, and what each that may be given is worth. */
  readonly advice: Advice | null;
  readonly hands: Hands;
}

export interface Advice {
  readonly card: string | null;
  readonly worths: ReadonlyMap<string, { readonly win: number; readonly score: number }>;
}

/** Everything a person can do at this table. */
export interface Hands {
  /** Picks up the card at that place, or puts the picked one there. */
  readonly touch: (place: number) => void;
  readonly swap: (one: number, other: number) => void;
  readonly combine: (pair: Pair | null, element?: Element) => void;
  readonly aim: (set: number, toInitiative: boolean) => void;
  readonly giveUp: (givenUp: boolean) => void;
  readonly setOut: (errand: Errand | null) => void;
  /** Gives the card that is asked for. */
  readonly give: (card: string) => void;
  readonly commit: () => void;
  readonly finish: () => void;
  readonly reset: () => void;
  /** Lays the whole hand out so. */
  readonly layOut: (draft: Draft) => void;
  readonly askHint: () => void;
  readonly dismissHint: () => void;
  readonly undo: () => void;
}

const BoardContext = createContext<Board | null>(null);
export const BoardProvider = BoardContext.Provider;
export const useBoard = (): Board => useHanded(BoardContext, 'the Etchinstone table');

export function isEtchinstoneView(view: object): view is EtchinstoneView {
  return 'arrangement' in view && 'dragon' in view && 'levels' in view;
}

export function momentOf({ step }: EtchinstoneView): Moment {
  switch (step) {
    case 'difficulty':
    case 'absorb':
    case 'upgrade':
    case 'over':
      return step;
    default:
      return 'arrange';
  }
}
