// Chances on the Dice Throne table: what a person reads beside the dice.
import type { Message } from '../phrase.ts';

export const ODDS = {
  show: { en: 'Show the odds', pl: 'Pokaż szanse', ru: 'Показать шансы' },
  hide: { en: 'Hide the odds', pl: 'Ukryj szanse', ru: 'Скрыть шансы' },
  chance: { en: 'Chance to declare it', pl: 'Szansa na ogłoszenie', ru: 'Шанс объявить' },
  chanceKept: {
    en: 'Chance to declare it with the dice you keep',
    pl: 'Szansa na ogłoszenie z zostawionymi kośćmi',
    ru: 'Шанс объявить с оставленными кубиками',
  },
  keep: {
    en: '{count, plural, =0 {Best: roll all dice} =5 {Best: keep all dice} other {Best: keep {dice}}}, worth {worth} on average',
    pl: '{count, plural, =0 {Najlepiej rzucić wszystkimi} =5 {Najlepiej zostawić wszystkie} other {Najlepiej zostawić {dice}}}: średnio {worth}',
    ru: '{count, plural, =0 {Лучше бросить все} =5 {Лучше оставить все} other {Лучше оставить {dice}}}: в среднем {worth}',
  },
  attacks: { en: 'What it would take off', pl: 'Ile by to zabrało', ru: 'Сколько это снимет' },
  defences: { en: 'Which defense', pl: 'Która obrona', ru: 'Какая защита' },
  note: {
    en: 'With all dice still to fall, cards and spent tokens left out.',
    pl: 'Ze wszystkimi kośćmi, które jeszcze padną, bez kart i wydanych żetonów.',
    ru: 'С учётом всех будущих бросков, без карт и израсходованных жетонов.',
  },
  counting: { en: 'Counting…', pl: 'Liczę…', ru: 'Считаю…' },
  noDefence: { en: 'No defense', pl: 'Bez obrony', ru: 'Без защиты' },
  takes: { en: '{damage}: {chance}', pl: '{damage}: {chance}', ru: '{damage}: {chance}' },
  mean: { en: '{mean} on average', pl: 'średnio {mean}', ru: 'в среднем {mean}' },
  defeat: { en: 'defeats: {chance}', pl: 'pokonuje: {chance}', ru: 'побеждает: {chance}' },
  healed: {
    en: 'the defender heals {healed}',
    pl: 'obrońca leczy {healed}',
    ru: 'защитник исцеляет {healed}',
  },
  mended: {
    en: 'the attacker heals {mended}',
    pl: 'atakujący leczy {mended}',
    ru: 'атакующий исцеляет {mended}',
  },
  shielded: {
    en: 'a companion takes {shielded}',
    pl: 'towarzysz przyjmuje {shielded}',
    ru: 'компаньон принимает {shielded}',
  },
  back: { en: '{back} back at the attacker', pl: '{back} wraca do atakującego', ru: '{back} возвращается атакующему' },
} as const satisfies Readonly<Record<string, Message>>;

/** What the next key card of Etchinstone can be. */
export const AHEAD = {
  title: { en: 'Next key card', pl: 'Następna karta klucza', ru: 'Следующая карта-ключ' },
  likeliest: { en: '{encounter} {chance}', pl: '{encounter} {chance}', ru: '{encounter} {chance}' },
  note: {
    en: 'Counted from {cards, plural, one {the # card} other {the # cards}} still in the deck, at the present levels.',
    pl: 'Policzone z {cards, plural, one {# karty pozostałej} few {# kart pozostałych} many {# kart pozostałych} other {# karty pozostałej}} w talii, na obecnych poziomach.',
    ru: 'По {cards, plural, one {# карте, оставшейся} few {# картам, оставшимся} many {# картам, оставшимся} other {# карты, оставшейся}} в колоде, на нынешних уровнях.',
  },
  hardships: { en: 'Hardships', pl: 'Trudności', ru: 'Невзгоды' },
} as const satisfies Readonly<Record<string, Message>>;
