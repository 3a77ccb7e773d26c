// The answers a prompt offers, in order and with their keys; the main one is last. Keys and buttons share this list.
import { unpack } from '@wyrmtable/dragon-farkle';
import { PASS } from '@wyrmtable/kernel';
import { BUTTONS } from '@wyrmtable/words/farkle-table';
import { promptAnswer as answer, type PromptAnswer } from '../../pieces/AnswerBtn.tsx';
import type { Board } from './board.ts';
import { isWorthRolling } from './odds.ts';
import type { Picking } from './picking.ts';
import { gainOfStop } from './worth.ts';

export interface Answer extends PromptAnswer {
  readonly hotkey: string;
  readonly kind: 'undo' | 'roll' | 'stop' | 'all' | 'clear' | 'setAside' | 'pass';
}

function settingAside(board: Board, picking: Picking): Answer[] {
  const { say, choose } = board;
  const { all, wise, taken, places } = picking;
  const takeAll = all === null ? null : () => choose(all.choice);
  const worth = all?.worth ?? 0;
  if (places.size === 0 && wise !== null) {
    const only = say(BUTTONS.only, { dice: unpack(wise.set).join(', '), worth: wise.worth });
    return [
      answer('all', say(BUTTONS.allShort, { worth }), 'A', takeAll),
      answer('setAside', only, 'Enter', () => choose(wise.choice), null, true),
    ];
  }
  if (places.size === 0) return [answer('all', say(BUTTONS.all, { worth }), 'A', takeAll, null, true)];
  const found: Answer[] = [answer('clear', say(BUTTONS.clear), 'C', picking.clear, 'cancel')];
  // "All" stays on offer unless it is what is picked already.
  if (all?.set !== picking.set) found.push(answer('all', say(BUTTONS.allShort, { worth }), 'A', takeAll));
  found.push(
    taken === null
      ? answer('setAside', say(BUTTONS.setAsideNone), 'Enter', null, null, true)
      : answer(
          'setAside',
          say(BUTTONS.setAside, { worth: taken.worth }),
          'Enter',
          () => choose(taken.choice),
          null,
          true,
        ),
  );
  return found;
}

function rolling(board: Board): Answer[] {
  const { say, choose, offers, view, advised } = board;
  const { roll, stop } = offers;
  const found: Answer[] = [];
  // Stopping is the main answer only where it brings something, and more than rolling on would; the coach, if asked, knows best.
  const worthless =
    advised === undefined || advised === null
      ? stop === null || (roll !== null && isWorthRolling(view, gainOfStop(view)))
      : advised === roll;
  if (roll !== null) {
    const dice = view.left + (view.extraDie ? 1 : 0);
    found.push(answer('roll', say(BUTTONS.roll, { dice }), 'Space', () => choose(roll), 'rolling-dices', worthless));
  }
  if (stop !== null) {
    const pending = gainOfStop(view);
    const text =
      pending === 0 ? say(BUTTONS.stop) : say(view.action === 'recruit' ? BUTTONS.take : BUTTONS.stopAt, { pending });
    found.push(answer('stop', text, 'S', () => choose(stop), null, roll === null || !worthless));
  }
  return found;
}

export function answersOf(board: Board, picking: Picking): readonly Answer[] {
  const { moment, offers, say, choose, canUndo, undo } = board;
  const found: Answer[] = canUndo ? [answer('undo', say(BUTTONS.undo), 'U', undo, 'anticlockwise-rotation')] : [];
  if (moment === 'choose') found.push(...settingAside(board, picking));
  found.push(...rolling(board));
  if (offers.pass) {
    const text = say(moment === 'keep' ? BUTTONS.keepNone : BUTTONS.pass);
    found.push(answer('pass', text, 'P', () => choose(PASS), null, moment !== 'keep'));
  }
  return found;
}
