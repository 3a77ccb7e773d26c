// Asks master for a hint and keeps it for as long as the position is the one it was asked for.
import type { Hint } from '@wyrmtable/bots/etchinstone';
import type { ArrangementView } from '@wyrmtable/etchinstone';
import { isRefusal, type MatchFile, type Parcel, type Position, type Refusal } from '@wyrmtable/kernel';
import { useEffect, useRef, useState } from 'react';
import { usePageBusy } from '../../shell/page-busy.ts';
import type { TablePort } from '../../table/port.ts';

/** The match itself where it is at hand; else a world that is possible for all that the player can know. */
export type Source = { readonly file: MatchFile } | { readonly state: Position; readonly parcel: Parcel };

async function sourceOf(port: TablePort): Promise<Source | Refusal> {
  if (port.world === undefined) {
    const file = await port.matchFile();
    return isRefusal(file) ? file : { file };
  }
  const [state, parcel] = await Promise.all([port.world(0), port.parcel()]);
  if (isRefusal(state)) return state;
  return isRefusal(parcel) ? parcel : { state, parcel };
}

export interface HintQuestion {
  readonly number: number;
  readonly from: Source;
  /** The hand as the player has it; null where none is laid out. */
  readonly arrangement: ArrangementView | null;
}

export interface HintAnswer {
  readonly number: number;
  readonly hint: Hint | null;
}

export type Hinted = { readonly kind: 'none' | 'thinking' | 'failed' } | { readonly kind: 'hint'; readonly hint: Hint };

export interface Hinting {
  readonly hinted: Hinted;
  readonly ask: (arrangement: ArrangementView | null) => void;
  readonly dismiss: () => void;
}

const NONE: Hinted = { kind: 'none' };
const FAILED: Hinted = { kind: 'failed' };

/** `position` names what the hint is about: with another one it is forgotten. */
export function useHint(port: TablePort, position: string): Hinting {
  const worker = useRef<Worker | null>(null);
  const asked = useRef(0);
  const [kept, setKept] = useState({ position, hinted: NONE });
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );

  const ask = async (arrangement: ArrangementView | null) => {
    const number = ++asked.current;
    setKept({ position, hinted: { kind: 'thinking' } });
    const show = (hinted: Hinted) => {
      if (number === asked.current) setKept({ position, hinted });
    };
    const from = await sourceOf(port);
    if (isRefusal(from)) {
      show(FAILED);
      return;
    }
    worker.current ??= new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
    const { current } = worker;
    current.onmessage = ({ data }: MessageEvent<HintAnswer>) => {
      if (data.number === number) show(data.hint === null ? FAILED : { kind: 'hint', hint: data.hint });
    };
    // A worker that fell, or whose file did not come: the next question starts another.
    current.onerror = () => {
      current.terminate();
      worker.current = null;
      show(FAILED);
    };
    const question: HintQuestion = { number, from, arrangement };
    current.postMessage(question);
  };

  usePageBusy(kept.position === position && kept.hinted.kind === 'thinking');
  return {
    hinted: kept.position === position ? kept.hinted : NONE,
    ask: (arrangement) => void ask(arrangement),
    dismiss: () => {
      asked.current++;
      setKept({ position, hinted: NONE });
    },
  };
}
