// The words of Dragon Farkle's glossary as they stand in texts.
import { type Lexicon, lexiconOf } from '../keywords.ts';
import type { Lang, Message } from '../phrase.ts';
import { glossary } from './terms.ts';

/** By their English name; what is not here is only looked up. */
const FINDS: Readonly<Record<string, Message>> = {
  Zonk: { en: 'Zonk*', pl: 'Zonk*', ru: 'Зонк*' },
  Companion: { en: 'companion*', pl: 'kamrat*', ru: 'соратник*' },
  'Magic Item': { en: 'magic item*', pl: 'magiczn* przedmiot*', ru: 'магическ* предмет*' },
  Recruit: { en: 'Recruit', pl: 'Rekrutacj*', ru: 'Вербовк*' },
  Brawl: { en: 'Brawl*', pl: 'Bój*', ru: 'Потасовк*' },
  'Final Battle': { en: 'Final Battle', pl: 'Ostatni* Bitw*', ru: 'Последн* битв*' },
  'Dragon’s Keep, the lair': { en: 'lair', pl: 'Smocz* Jam*|Jam*', ru: 'драконь* логов*|логов*' },
  Rally: { en: 'Rally', pl: 'Wsparci*', ru: 'Подмог*' },
  Reserve: { en: 'reserve', pl: 'rezerw*', ru: 'резерв*' },
};

export function farkleLexicon(lang: Lang): Lexicon {
  const names = glossary('en');
  return lexiconOf(
    lang,
    glossary(lang).map((entry, i) => {
      const id = names[i]?.term ?? '';
      return { id, ...entry, finds: FINDS[id]?.[lang] ?? '' };
    }),
  );
}
