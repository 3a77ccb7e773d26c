// The person's stops on this device, and the passes they make for the person.
import { phaseOf, type ThroneView } from '@wyrmtable/dice-throne';
import { PASS, type Seat } from '@wyrmtable/kernel';
import { useEffect, useRef } from 'react';
import { createStore, useStore } from '../../../shell/store.ts';
import { vault } from '../../../shell/vault.ts';
import type { ThroneTable } from '../table.ts';
import { readStops, type Stops, verdictOf } from './stops.ts';

const KEY = 'stops.dice-throne';

const store = createStore<Stops>(readStops(vault.read(KEY)));

export function useStops(): Stops {
  return useStore(store);
}

export function changeStops(change: Partial<Stops>): void {
  store.set({ ...store.get(), ...change });
  vault.write(KEY, store.get());
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

interface Passing {
  /** The question is being let go by: there is nothing to show. */
  readonly passing: boolean;
  /** Takes back a step and lets every window ask until the game has gone on from there. */
  readonly undo: () => void;
}

const newestOf = ({ events }: ThroneTable): number => events.at(-1)?.number ?? -1;

/** How long a quick person takes, in milliseconds: a pass at once would tell the others that a stop made it. */
const QUICK = { least: 250, most: 700 };
const quickly = (): number => QUICK.least + Math.random() * (QUICK.most - QUICK.least);

/**
 * Passes windows that the stops let go by. Where people far away sit at the table it takes a random moment, on top of
 * the one for which the server holds every window that public knowledge allows.
 */
export function usePassing(table: ThroneTable): Passing {
  const stops = useStops();
  const { view, answers, me, send, seats } = table;
  const afar = seats.some(({ mine, bot }) => !mine && bot === null);
  /** Up to which event everything asks, after something was taken back. */
  const held = useRef(-1);
  const asked = answers.length > 0 && me !== null;
  const passing = asked && newestOf(table) > held.current && verdictOf(view, answers, me, stops) !== 'ask';
  // One pass for each position: its view is a new one.
  const passed = useRef<ThroneView | null>(null);
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (!passing || passed.current === view) return undefined;
    const pass = () => {
      passed.current = view;
      latest.current(PASS);
    };
    if (afar) {
      const timer = setTimeout(pass, quickly());
      return () => clearTimeout(timer);
    }
    pass();
    return undefined;
  }, [passing, view, afar]);
  useEffect(
    () => () => {
      // Off ends with the visit to the table.
      if (store.get().habit === 'off') changeStops({ habit: 'auto' });
    },
    [],
  );
  return {
    passing,
    undo: () => {
      held.current = newestOf(table);
      table.undo();
    },
  };
}
