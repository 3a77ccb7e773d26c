// The table by keyboard: 1–6 pick dice, Enter gives the main answer, letters give the others.
import { useLayoutEffect, useRef } from 'react';
import { KEYS_HELP } from '../../pieces/KeysHelp.tsx';
import { isForTable, keyOf } from '../../table/keys.ts';
import { type Answer, answersOf } from './answering.ts';
import type { Board } from './board.ts';
import type { Picking } from './picking.ts';

const KINDS: Readonly<Record<string, Answer['kind']>> = {
  ' ': 'roll',
  s: 'stop',
  a: 'all',
  c: 'clear',
  p: 'pass',
  u: 'undo',
};

function pressDie(board: Board, picking: Picking, place: number): void {
  const face = board.view.dice[place];
  if (face === undefined) return;
  if (board.moment === 'choose' && picking.useful.has(face)) picking.toggle(place);
  const removal = board.offers.removals.get(face);
  if (removal !== undefined) board.choose(removal);
}

export function useKeyboard(board: Board, picking: Picking): void {
  const latest = useRef({ board, picking });
  latest.current = { board, picking };
  useLayoutEffect(() => {
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
