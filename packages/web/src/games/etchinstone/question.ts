// What the prompt asks at each moment, and the one or two sentences that say what hangs on it.
import { difficultyOf } from '@wyrmtable/etchinstone';
import { PROMPT } from '@wyrmtable/words/etch-table';
import {
  bestScore,
  cardName,
  difficultyName,
  elementOwning,
  type ForecastPart,
  forecastLines,
  resultLine,
  stepName,
} from '@wyrmtable/words/etchinstone';
import type { Board } from './board.ts';

export interface Question {
  readonly title: string;
  readonly text: string;
}

/** The parts of a forecast that sum up the rest. */
const GIST: ReadonlySet<ForecastPart> = new Set<ForecastPart>(['result', 'time', 'damage', 'xp']);

function consequences({ lang, forecast }: Board): string {
  if (forecast === null) return '';
  return forecastLines(lang, forecast)
    .filter(({ part }) => GIST.has(part))
    .map(({ text }) => `${text}.`)
    .join(' ');
}

/** Said until somebody has laid out the first hand. */
function isFirstHand({ view, canUndo }: Board): boolean {
  return view.region <= 1 && view.discard.length === 0 && !canUndo;
}

function arranging(board: Board): Question {
  const { say, lang, draft, lack, picked, errand } = board;
  if (errand !== null) {
    return { title: say(PROMPT[errand]), text: say(errand === 'detour' ? PROMPT.detourText : PROMPT.regroupText) };
  }
  const card = picked === null ? null : (draft.places[picked] ?? null);
  if (card !== null) {
    return { title: say(PROMPT.arrange), text: say(PROMPT.pickedText, { card: cardName(lang, card) }) };
  }
  if (lack !== null)
    return { title: say(PROMPT.arrange), text: say(lack === 'spell' ? PROMPT.lackSpell : PROMPT.lackRole) };
  if (isFirstHand(board)) return { title: say(PROMPT.arrange), text: say(PROMPT.arrangeText) };
  return { title: stepName(lang, 'commit'), text: consequences(board) };
}

function absorbing({ say, lang, view }: Board): Question {
  const { left = 0, element = null } = view.damage ?? {};
  const title =
    element === null
      ? say(PROMPT.absorb, { damage: left })
      : say(PROMPT.absorbOf, {
          damage: left,
          element: elementOwning(lang, element),
        });
  return { title, text: say(PROMPT.absorbText) };
}

function changing({ say, lang, view, byCard }: Board): Question {
  const { changed, taken, level } = difficultyOf(view, view.difficulty);
  const left = changed - (taken - byCard.size);
  return {
    title: say(PROMPT.difficulty, { left, level }),
    text: say(PROMPT.difficultyText, { difficulty: difficultyName(lang, view.difficulty) }),
  };
}

/** `told` is what is happening just now: while the story goes on, nobody is asked. */
export function questionOf(board: Board, told: string | null): Question {
  const { say, lang, view, moment, mine } = board;
  if (moment === 'over') {
    const won = view.result === 'won';
    return {
      title: say(won ? PROMPT.won : PROMPT.lost),
      text: resultLine(lang, won ? 'won' : 'lost', won ? view.score : 0, bestScore(view)),
    };
  }
  if (!mine) return { title: told ?? say(PROMPT.watching), text: '' };
  switch (moment) {
    case 'arrange':
      return arranging(board);
    case 'absorb':
      return absorbing(board);
    case 'upgrade':
      return { title: say(PROMPT.upgrade, { xp: view.xp }), text: say(PROMPT.upgradeText) };
    case 'difficulty':
      return changing(board);
  }
}
