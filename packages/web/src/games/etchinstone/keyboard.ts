// The table by keyboard: digits are places and cards, Enter gives the main answer, letters give the others.
import { useLayoutEffect, useRef } from 'react';
import { KEYS_HELP } from '../../pieces/KeysHelp.tsx';
import { isForTable, keyOf } from '../../table/keys.ts';
import { answersOf } from './answering.ts';
import type { Board } from './board.ts';
import { optionGroups } from './deciding.ts';

/** Which decision each key turns to its next answer. */
const GROUPS: Readonly<Record<string, string>> = { b: 'aim 0', n: 'aim 1', c: 'combine', g: 'ranged' };

function turn(board: Board, group: string): void {
  const options = optionGroups(board).find(({ key }) => key === group)?.options ?? [];
  const chosen = options.findIndex((option) => option.chosen);
  options[(chosen + 1) % options.length]?.choose();
}

/** The card or the place that the digit counts to. */
function pressDigit(board: Board, index: number): void {
  const { moment, draft, errand, view, hands } = board;
  if (moment !== 'arrange') {
    const card = view.hand[index];
    if (card !== undefined) hands.give(card);
    return;
  }
  if (index >= draft.places.length) return;
  if (errand === null) {
    hands.touch(index);
    return;
  }
  const card = draft.places[index] ?? null;
  if (card !== null) hands.give(card);
}

/** True when the key meant something. */
function press(board: Board, key: string): boolean {
  const { errand, moment, mine, hands } = board;
  if (!mine) return false;
  if (/^[1-9]$/.test(key)) {
    pressDigit(board, Number(key) - 1);
    return true;
  }
  if (key === 'escape' && errand !== null) {
    hands.setOut(null);
    return true;
  }
  if (moment === 'arrange' && errand === null) {
    const group = GROUPS[key];
    if (group !== undefined) {
      turn(board, group);
      return true;
    }
    if (key === 'r') {
      hands.reset();
      return true;
    }
  }
  const wanted = answersOf(board).find((answer) =>
    key === 'enter' ? answer.primary : key.length === 1 && answer.hotkey.toLowerCase() === key,
  );
  wanted?.run?.();
  return wanted !== undefined;
}

/** `readOn` goes on from what is being explained; null where nothing is. */
export function useKeyboard(board: Board, readOn: (() => void) | null): void {
  const latest = useRef({ board, readOn });
  latest.current = { board, readOn };
  // Before the first picture: what is shown can be pressed.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForTable(event)) return;
      const key = keyOf(event);
      if (key === '?') document.getElementById(KEYS_HELP)?.togglePopover();
      else if (key === ' ' && latest.current.readOn !== null) {
        event.preventDefault();
        latest.current.readOn();
      } else if (press(latest.current.board, key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
