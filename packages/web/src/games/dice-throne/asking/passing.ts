// The person's stops on this device, and the passes they make for the person.
import { phaseOf, type ThroneView } from '@wyrmtable/dice-throne';
import { readStops, type Stops, verdictOf } from '@wyrmtable/dice-throne/stops';
import { PASS, type Seat } from '@wyrmtable/kernel';
import { useEffect, useRef } from 'react';
import { deviceStorage } from '../../../shell/device-storage.ts';
import { createStore, useStore } from '../../../shell/store.ts';
import { toldStops } from '../../../table/stops.ts';
import type { ThroneTable } from '../table.ts';

const KEY = 'stops.dice-throne';

const store = createStore<Stops>(readStops(deviceStorage.read(KEY)));
toldStops.set(store.get());

export function useStops(): Stops {
  return useStore(store);
}

export function changeStops(change: Partial<Stops>): void {
  const stops = { ...store.get(), ...change };
  store.set(stops);
  toldStops.set(stops);
  deviceStorage.write(KEY, stops);
}

export function resetStops(): void {
  changeStops(readStops(undefined));
}

/** The stops let windows of this moment go by: all of them, or those of the phase. */
export function lettingPass(view: ThroneView, me: Seat | null, { habit, phases }: Stops): 'off' | 'phase' | null {
  if (me === null || habit === 'all') return null;
  if (habit === 'off') return 'off';
  const turns = phases[phaseOf(view)];
  const mine = view.active === me;
  return turns === 'off' || (turns === 'mine' && !mine) || (turns === 'theirs' && mine) ? 'phase' : null;
}

/** Off ends with the visit to the table. */
export function useVisit(): void {
  useEffect(
    () => () => {
      if (store.get().habit === 'off') changeStops({ habit: 'auto' });
    },
    [],
  );
}

interface Passing {
  /** The question is being let go by: there is nothing to show. */
  readonly passing: boolean;
  /** Takes back a step and lets every window ask until the game has gone on from there. */
  readonly undo: () => void;
}

const newestOf = ({ events }: ThroneTable): number => events.at(-1)?.number ?? -1;

/**
 * Passes windows that the stops let go by. An online table that was told the stops does so itself and never asks; what it asked
 * before it knew them is passed here.
 */
export function usePassing(table: ThroneTable): Passing {
  const stops = useStops();
  const { view, answers, me, send, unaided } = table;
  /** Up to which event everything asks, after something was taken back. */
  const held = useRef(-1);
  const asked = answers.length > 0 && me !== null && !unaided;
  const passing = asked && newestOf(table) > held.current && verdictOf(view, answers, me, stops) !== 'ask';
  // One pass for each position: its view is a new one.
  const passed = useRef<ThroneView | null>(null);
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (!passing || passed.current === view) return;
    passed.current = view;
    latest.current(PASS);
  }, [passing, view]);
  return {
    passing,
    undo: () => {
      held.current = newestOf(table);
      table.undo();
    },
  };
}
