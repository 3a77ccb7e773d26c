// The answers the prompt offers, in order and with their keys; the main one is last. Keys and buttons share this list.
import { BUTTONS, HINT } from '@wyrmtable/words/etch-table';
import { promptAnswer as answer, type PromptAnswer } from '../../pieces/AnswerBtn.tsx';
import type { Board } from './board.ts';

export interface Answer extends PromptAnswer {
  readonly hotkey: string;
  readonly kind: 'undo' | 'hint' | 'errand' | 'back' | 'commit' | 'finish';
}

function arranging(board: Board): Answer[] {
  const { say, errands, lack, hands } = board;
  const away = errands.map((errand) => answer('errand', say(BUTTONS[errand]), 'D', () => hands.setOut(errand)));
  const commit = answer('commit', say(BUTTONS.commit), 'Enter', lack === null ? hands.commit : null, null, true);
  return [...away, commit];
}

export function answersOf(board: Board): readonly Answer[] {
  const { say, moment, mine, unaided, canUndo, errand, view, hinted, byCard, hands } = board;
  // At the end, taking back is all that may be left; nobody is asked anything.
  if (moment === 'over' || !mine) return [];
  if (errand !== null) return [answer('back', say(BUTTONS.back), 'Esc', () => hands.setOut(null))];
  const back = canUndo ? [answer('undo', say(BUTTONS.undo), 'U', hands.undo, 'anticlockwise-rotation')] : [];
  const ask = answer('hint', say(HINT.ask), 'H', hinted.kind === 'thinking' ? null : hands.askHint, 'light-bulb');
  const hint = unaided ? [] : [ask];
  if (moment === 'arrange') return [...back, ...hint, ...arranging(board)];
  if (moment === 'upgrade') {
    const text = say(BUTTONS.finishLosing, { xp: view.xp });
    // While some card can still be raised, to lose the experience is no answer to shine.
    const spent = byCard.size === 0;
    return [...back, ...hint, answer('finish', text, spent ? 'Enter' : 'F', hands.finish, null, spent)];
  }
  return [...back, ...hint];
}
