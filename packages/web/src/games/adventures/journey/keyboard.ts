// The campaign by keyboard: digits go to lit tiles, arrows from thing to thing, Enter gives the main answer, letters stand on the buttons.
import { useLayoutEffect, useRef } from 'react';
import { KEYS_HELP } from '../../../pieces/KeysHelp.tsx';
import { isForTable, keyOf } from '../../../table/keys.ts';
import { type AdventureTable, useAdventure } from '../table.ts';
import { lettersOf, moveNumbered, type Offer } from './answering.ts';
import { laidBeyond } from './arrows.ts';
import { isArrow } from './land.ts';
import { SHEET_ID } from './sheet.ts';

interface Desk {
  readonly table: AdventureTable;
  readonly offers: readonly Offer[];
}

const toggle = (id: string) => () => document.getElementById(id)?.togglePopover();

/** What the key does here; null when it means nothing. */
function meaning({ table, offers }: Desk, key: string): (() => void) | null {
  if (key === '?') return toggle(KEYS_HELP);
  if (/^[1-9]$/.test(key)) {
    const move = moveNumbered(table, Number(key));
    if (move !== undefined) return () => table.send(move);
  }
  const offer = offers.find(({ hotkey }) => hotkey.toLowerCase() === key);
  const laid = [...lettersOf(table)].find(([, letter]) => letter.toLowerCase() === key);
  if (laid !== undefined) return () => table.send(laid[0]);
  if (offer === undefined) return null;
  // What cannot be undone only comes to hand; the next key is the answer.
  return offer.grave ? toggle(`grave-${offer.key}`) : offer.run;
}

/** Keys that mean the same whoever asks: 0 turns from map to fight, − shows the sheet. */
export function useSceneKeys(): void {
  const table = useAdventure();
  const latest = useRef(table);
  latest.current = table;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForTable(event)) return;
      const { scene, look, view } = latest.current;
      if (event.key === '0' && view.stage === 'explore') look(scene === 'map' ? 'fight' : 'map');
      else if (event.key === '-') toggle(SHEET_ID)();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

export function useKeys(desk: Desk): void {
  const latest = useRef(desk);
  latest.current = desk;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForTable(event)) return;
      // The first arrow finds the map; cards and wares have no letters left when there are many of them.
      if (isArrow(event.key) && document.activeElement?.closest('.land__grid') === null) {
        const next = document.querySelector<HTMLElement>('.place[data-state="lit"]') ?? laidBeyond(event.key);
        if (next !== null) {
          event.preventDefault();
          next.focus();
        }
        return;
      }
      const run = meaning(latest.current, keyOf(event));
      if (run === null) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
