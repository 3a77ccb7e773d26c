// The words of Etchinstone's glossary as they stand in texts.
import { type Lexicon, lexiconOf } from '../keywords.ts';
import type { Lang, Message } from '../phrase.ts';
import { glossary } from './terms.ts';

/** By their English name; what is not here is only looked up. */
const FINDS: Readonly<Record<string, Message>> = {
  'Key card': { en: 'key card*', pl: 'kart* klucza', ru: 'карт*-ключ*' },
  Hardship: { en: 'hardship*', pl: 'Trudnoś*|Trudności*', ru: 'невзгод*' },
  Detour: { en: 'detour*', pl: 'zbocz* ze ścieżki|zboczeni* ze ścieżki', ru: 'обход*' },
  'Spell, Element, Boost': { en: 'Spell|Boost', pl: 'Zaklęci*|Wzmocnieni*', ru: 'заклинани*|усилени*' },
  Spare: { en: 'spare card*|Spare', pl: 'kart* rezerwow*', ru: 'запасн* карт*' },
  Combine: { en: 'combin*', pl: 'łączeni* kart|połącz*', ru: 'соединени* карт' },
  'Full and narrow victory': {
    en: 'full victory|narrow victory',
    pl: 'pełn* zwycięstw*|niewielki* zwycięstw*',
    ru: 'полн* побед*|трудн* побед*',
  },
  'Initial and combat damage': {
    en: 'initial damage|combat damage',
    pl: 'obrażeni* początkow*|obrażeni* bojow*',
    ru: 'начальн* урон*|боев* урон*',
  },
  Absorb: { en: 'absorb*', pl: 'pochłania*|pochłoni*|pochłaniani*', ru: 'поглоща*|поглоти*|поглощени*' },
  Knockout: { en: 'knockout|knocked out', pl: 'powaleni*|powalon*', ru: 'нокаут*' },
  'Time penalty': { en: 'time penalty', pl: 'kar* czasu', ru: 'потер* времени' },
  Regroup: { en: 'regroup*', pl: 'przegrupowani*', ru: 'перегруппировк*' },
  'Final battle': { en: 'final battle', pl: 'ostateczn* bitw*', ru: 'последн* битв*' },
};

export function etchinstoneLexicon(lang: Lang): Lexicon {
  const names = glossary('en');
  return lexiconOf(
    lang,
    glossary(lang).map((entry, i) => {
      const id = names[i]?.term ?? '';
      return { id, ...entry, finds: FINDS[id]?.[lang] ?? '' };
    }),
  );
}
