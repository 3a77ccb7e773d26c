// The prompt by keyboard: Enter gives the main answer, Space or P passes, R rolls, H opens the hand, U takes back, letters
// stand on the buttons.
import { useLayoutEffect, useRef } from 'react';
import { KEYS_HELP } from '../../../pieces/KeysHelp.tsx';
import { isForTable, keyOf } from '../../../table/keys.ts';
import type { ThroneTable } from '../table.ts';
import { type Answering, CARDS_KEY } from './answering.ts';
import { type DicePicking, pressDigit } from './Dice.tsx';
import { keyOfDice } from './groups.ts';

/** What can be done with the hand lies here, as sentences. */
export const CARDS_SHEET = 'cards-sheet';

/** The hand comes late in the order of Tab: the first of its answers has the focus at once. */
function openCards(): void {
  const sheet = document.getElementById(CARDS_SHEET);
  sheet?.showPopover();
  sheet?.querySelector('button')?.focus();
}

interface Desk {
  readonly table: ThroneTable;
  readonly answering: Answering;
  readonly picking: DicePicking;
}

/** The picked dice, if they may be rolled together. */
function rerollOf({ rerolls, places }: DicePicking): number | undefined {
  const [first] = rerolls;
  return first?.choices.get(keyOfDice(first.dice.filter((_, place) => places.has(place))));
}

/** What the key does here; null when it means nothing. */
function meaning({ table, answering, picking }: Desk, key: string): (() => void) | null {
  const { ends, offers } = answering;
  switch (key) {
    case '?':
      return () => document.getElementById(KEYS_HELP)?.togglePopover();
    case 'enter':
      return (
        ([...ends, ...offers].find(({ primary }) => primary) ?? ends.find(({ hotkey }) => hotkey === 'Enter'))?.run ??
        null
      );
    case ' ':
    case 'p':
      return ends.find(({ hotkey }) => hotkey === 'P')?.run ?? null;
    case 'escape':
      return picking.turning === null ? null : () => picking.setTurning(null);
    case 'r': {
      const choice = rerollOf(picking);
      if (choice !== undefined) return () => table.send(choice);
      return ends.find(({ hotkey }) => hotkey === 'R')?.run ?? null;
    }
    case CARDS_KEY.toLowerCase():
      return answering.folded.length === 0 ? null : openCards;
    default:
      return [...ends, ...offers].find(({ hotkey }) => hotkey?.toLowerCase() === key)?.run ?? null;
  }
}

export function useKeys(desk: Desk): void {
  const latest = useRef(desk);
  latest.current = desk;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForTable(event)) return;
      const key = keyOf(event);
      const { picking, table } = latest.current;
      if (/^[1-6]$/.test(key)) {
        if (pressDigit(picking, Number(key), table.send)) event.preventDefault();
        return;
      }
      const run = meaning(latest.current, key);
      if (run === null) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
