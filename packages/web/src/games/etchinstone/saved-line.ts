// How a journey to Etchinstone that was put away stands.
import { etchinstone, REGIONS } from '@wyrmtable/etchinstone';
import { phrase } from '@wyrmtable/words';
import { home } from '@wyrmtable/words/shell';
import { playedOn, type SavedLine } from '../saved-line.ts';

export const savedLine: SavedLine = (lang, saved) => {
  const view = playedOn(etchinstone, saved);
  if (view === null) return null;
  const { region, score, result } = view;
  const way = { region, regions: REGIONS.length };
  if (result === 'won') return phrase(lang, home.wonEtch, { score });
  if (result === 'lost') return phrase(lang, home.lostEtch, way);
  return region === 0 ? phrase(lang, home.beforeEtch) : phrase(lang, home.standingEtch, way);
};
