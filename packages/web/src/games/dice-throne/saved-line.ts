// How a table of Dice Throne that was put away stands.
import { diceThrone } from '@wyrmtable/dice-throne';
import { phrase } from '@wyrmtable/words';
import { home } from '@wyrmtable/words/shell';
import { figures, playedOn, type SavedLine, winnersOf } from '../saved-line.ts';

export const savedLine: SavedLine = (lang, saved) => {
  const view = playedOn(diceThrone, saved);
  if (view === null) return null;
  const { turn, health, winners } = view;
  if (winners === null) return phrase(lang, home.standingThrone, { turn, health: figures(lang, health) });
  if (winners.length === 0) return phrase(lang, home.drawnThrone);
  return phrase(lang, home.wonThrone, { turn, names: winnersOf(lang, saved, winners) });
};
