// How an adventure that was put away stands: a campaign by its scenario, a fight of bosses by its turn.
import { adventures } from '@wyrmtable/adventures';
import { phrase } from '@wyrmtable/words';
import { home } from '@wyrmtable/words/shell';
import { playedOn, type SavedLine } from '../saved-line.ts';

export const savedLine: SavedLine = (lang, saved) => {
  const view = playedOn(adventures, saved);
  if (view === null) return null;
  const { mode, scenario, score, arena } = view;
  if (mode !== 'campaign') return phrase(lang, home.standingVersus, { turn: arena.turn });
  return phrase(lang, home.standingAdventure, { scenario, score });
};
