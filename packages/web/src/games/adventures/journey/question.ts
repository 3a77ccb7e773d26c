// What the campaign asks, in a title, and what hangs on the answer, in a line below.
import { ASKING, MAP } from '@wyrmtable/words/adv-table';
import { askingLine, eventLine } from '@wyrmtable/words/adventures';
import { heroName } from '@wyrmtable/words/dice-throne';
import { PROMPT } from '@wyrmtable/words/throne-asking';
import { type AdventureTable, nameOf } from '../table.ts';
import { outOfLetters } from './answering.ts';
import { standingOf } from './standing.ts';

export interface Question {
  readonly title: string;
  readonly text: string | null;
}

function noteOf(table: AdventureTable, narrow: boolean): string | null {
  const { say, lang, view, answers } = table;
  const asks = (kind: string): boolean => answers.some(({ reading }) => reading.kind === kind);
  if (asks('move')) return say(narrow ? MAP.tapHint : MAP.pathHint);
  if (asks('share')) return say(ASKING.shareNote);
  if (asks('rescue'))
    return say(ASKING.rescueNote, { hero: heroName(lang, view.heroes[view.fallen ?? -1]?.hero ?? '') });
  if (asks('salve') && view.toMove !== null) {
    const { health, most, salves } = standingOf(view, view.toMove);
    const hero = heroName(lang, view.heroes[view.toMove]?.hero ?? '');
    return say(ASKING.salve, { hero, health, of: most, heals: view.salveValue, salves });
  }
  return !narrow && outOfLetters(table) ? say(ASKING.arrowNote) : null;
}

/** What is being told just now: while the story goes on, nobody is asked. */
function toldOf({ playing, say, lang, names }: AdventureTable): string | null {
  if (playing === null) return null;
  return playing.landed ? (eventLine(lang, playing.event, names)?.text ?? null) : say(PROMPT.falling);
}

/** `narrow` is a phone, which has no keys to speak of. */
export function questionOf(table: AdventureTable, narrow: boolean): Question {
  const { say, lang, view, answers } = table;
  if (view.stage === 'over') return { title: say(ASKING.over), text: null };
  if (answers.length > 0) return { title: askingLine(lang, view), text: noteOf(table, narrow) };
  const happening = toldOf(table);
  if (happening !== null) return { title: happening, text: say(PROMPT.skip) };
  const title = view.toMove === null ? say(ASKING.window) : say(ASKING.wait, { name: nameOf(table, view.toMove) });
  return { title, text: null };
}
