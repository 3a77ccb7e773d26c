// How a table of Dragon Farkle that was put away stands.
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { phrase } from '@wyrmtable/words';
import { home } from '@wyrmtable/words/shell';
import { figures, playedOn, type SavedLine, winnersOf } from '../saved-line.ts';

export const savedLine: SavedLine = (lang, saved) => {
  const view = playedOn(dragonFarkle, saved);
  if (view === null) return null;
  const { turn, heroes, winner } = view;
  if (winner !== null) return phrase(lang, home.wonFarkle, { turn, name: winnersOf(lang, saved, [winner]) });
  const armies = heroes.map(({ army }) => army);
  return phrase(lang, home.standingFarkle, { turn, armies: figures(lang, armies) });
};
