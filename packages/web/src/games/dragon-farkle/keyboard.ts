// The table by keyboard: 1–6 pick dice, Enter gives the main answer, letters give the others.
import { useEffect, useRef } from 'react';
import { type Answer, answersOf } from './answering.ts';
import type { Board } from './board.ts';
import { KEYS_HELP } from './KeysHelp.tsx';
import type { Picking } from './picking.ts';

const INTERACTIVE = 'a, button, input, select, textarea, summary, [contenteditable]';
const KINDS: Readonly<Record<string, Answer['kind']>> = {
  ' ': 'roll',
  s: 'stop',
  a: 'all',
  c: 'clear',
  p: 'pass',
  u: 'undo',
};

/** A key meant for a field or a dialog is not for the table; a focused button keeps Enter and Space. */
function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return false;
  if (document.querySelector('dialog[open], [role="dialog"]') !== null) return false;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return true;
  if (target.matches('input, select, textarea, [contenteditable]')) return false;
  return !((event.key === 'Enter' || event.key === ' ') && target.closest(INTERACTIVE) !== null);
}

function pressDie(board: Board, picking: Picking, place: number): void {
  const face = board.view.dice[place];
  if (face === undefined) return;
  if (board.moment === 'choose' && picking.useful.has(face)) picking.toggle(place);
  const removal = board.offers.removals.get(face);
  if (removal !== undefined) board.choose(removal);
}

/** Polish and Russian layouts give other letters for the same keys, so letters are read by their place. */
function keyOf(event: KeyboardEvent): string {
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key.toLowerCase();
}

export function useKeyboard(board: Board, picking: Picking): void {
  const latest = useRef({ board, picking });
  latest.current = { board, picking };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForTable(event)) return;
      const { board, picking } = latest.current;
      const key = keyOf(event);
      if (key === '?') {
        document.getElementById(KEYS_HELP)?.togglePopover();
        return;
      }
      if (/^[1-7]$/.test(key)) {
        pressDie(board, picking, Number(key) - 1);
        return;
      }
      const answers = answersOf(board, picking);
      if (key === 'enter' && board.moment === 'turn' && board.offers.recruit !== null) {
        event.preventDefault();
        board.choose(board.offers.recruit);
        return;
      }
      const wanted = answers.find((answer) => (key === 'enter' ? answer.primary : answer.kind === KINDS[key]));
      if (wanted === undefined) return;
      event.preventDefault();
      wanted.run?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
