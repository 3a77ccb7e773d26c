// The keywords of Dice Throne as they stand in texts: terms of the rules, and every status and companion by all its forms.
import { STATUSES, type Status } from '@wyrmtable/dice-throne';
import { type Entry, type Lexicon, lexiconOf } from '../keywords.ts';
import { THRONE_KEYWORDS } from '../messages/throne-keywords.ts';
import { type Lang, type Message, phrase } from '../phrase.ts';
import { statusName, thingNames } from './names.ts';
import { FORMS } from './nouns.ts';
import { statusText } from './texts.ts';

/** What is only looked up, since every other text would be full of it. */
const LOOKED_UP: Message = { en: '', pl: '', ru: '' };

const FINDS: Readonly<Record<keyof typeof THRONE_KEYWORDS, Message>> = {
  attack: LOOKED_UP,
  undefendable: { en: 'undefendable', pl: 'nieuchronn*', ru: 'неблокируем*' },
  pure: { en: 'pure damage|pure', pl: 'czyst* obrażeni*|obrażeni* czyst*', ru: 'чист* урон*' },
  collateral: { en: 'collateral', pl: 'obszarow*', ru: 'побочн*' },
  ultimate: { en: 'ultimate', pl: 'specjaln*', ru: 'легендарн* урон*|легендарн* способност*' },
  incoming: { en: 'incoming damage', pl: 'nadchodząc* obrażeni*|obrażeni* nadchodząc*', ru: 'входящ* урон*' },
  modifier: { en: 'attack modifier*', pl: 'modyfikator* ataku', ru: 'модификатор* атаки' },
  defensive: { en: 'defensive abilit*', pl: 'zdolnoś* obronn*|zdolności* obronn*', ru: 'способност* защиты' },
  passive: { en: 'passive ability', pl: 'zdolność pasywn*', ru: 'пассивн* способност*' },
  cp: { en: 'CP', pl: 'PW', ru: 'БС' },
  upkeep: { en: 'Upkeep Phase', pl: 'Faz* Utrzymania', ru: 'фаз* обновления' },
  income: { en: 'Income Phase', pl: 'Faz* Dochodu', ru: 'фаз* дохода' },
  main: { en: 'Main Phase*', pl: 'Faz* Główn*', ru: 'основн* фаз*' },
  offence: { en: 'Offensive Roll Phase*', pl: 'Faz* Rzutu Ofensywnego', ru: 'фаз* броска нападения' },
  discard: { en: 'Discard Phase', pl: 'Faz* Odrzucenia Kart', ru: 'фаз* сброса' },
  attempt: { en: 'roll attempt*', pl: 'prób* rzutu', ru: 'попыт* броска' },
  persistent: { en: 'persistent', pl: 'efekt trwały', ru: 'постоянное' },
  limit: { en: 'stack limit', pl: 'limit* stosu', ru: 'предел' },
  companion: { en: 'companion*', pl: 'towarzysz*', ru: 'компаньон*' },
  positive: { en: 'positive status*', pl: 'pozytywn* efekt*', ru: 'положительн* состояни*' },
  negative: { en: 'negative status*', pl: 'negatywn* efekt*', ru: 'отрицательн* состояни*' },
  unique: { en: 'unique status*', pl: 'unikatow* efekt*', ru: 'уникальн* состояни*' },
  small: { en: 'small straight', pl: 'mał* strit*', ru: 'мал* стрит*' },
  large: { en: 'large straight', pl: 'duż* strit*', ru: 'больш* стрит*' },
  alike: { en: 'of a kind', pl: 'tak* sam* cyfr*', ru: 'одинаков* значени*' },
};

/** Each in the forms that sentences bend it into. */
export function statusEntries(lang: Lang, statuses: readonly Status[], textOf: (status: Status) => string): Entry[] {
  const known = new Map<Status, string>();
  return statuses.map((status) => ({
    id: status.id,
    term: statusName(lang, status.id),
    // Made when somebody first asks for it: there are some sixty of them.
    get meaning() {
      const meaning = known.get(status) ?? textOf(status);
      known.set(status, meaning);
      return meaning;
    },
    finds: [...new Set(FORMS.map((form) => statusName(lang, status.id, form)))]
      .sort((a, b) => b.length - a.length)
      .join('|'),
  }));
}

export function termEntries<Id extends string>(
  lang: Lang,
  terms: Readonly<Record<Id, { readonly term: Message; readonly meaning: Message }>>,
  finds: Readonly<Record<Id, Message>>,
): Entry[] {
  const ids = Object.keys(finds).filter((id): id is Id => id in terms);
  return ids.map((id) => ({
    id: `term ${id}`,
    term: phrase(lang, terms[id].term),
    meaning: phrase(lang, terms[id].meaning),
    finds: finds[id][lang],
  }));
}

export const throneTerms = (lang: Lang): Entry[] => termEntries(lang, THRONE_KEYWORDS, FINDS);

export function throneLexicon(lang: Lang): Lexicon {
  const statuses = statusEntries(lang, STATUSES, (status) => statusText(lang, status));
  return lexiconOf(lang, [...throneTerms(lang), ...statuses], thingNames(lang));
}
