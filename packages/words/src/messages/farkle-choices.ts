// What a player may do, as short orders for buttons, terminals and logs.
import type { Kind } from '@wyrmtable/dragon-farkle';
import type { Message } from '../phrase.ts';

/** `use` and `pass` have further words below for what only some cards and steps need. */
export const CHOICES = {
  pass: { en: 'Let it pass', pl: 'Odpuść', ru: 'Пропустить' },
  recruit: { en: 'Recruit', pl: 'Rekrutuj', ru: 'Вербовать' },
  brawl: { en: 'Brawl with {target}', pl: 'Bójka: {target}', ru: 'Потасовка: {target}' },
  finalBattle: { en: 'Fight the dragon', pl: 'Na smoka!', ru: 'На дракона!' },
  roll: { en: 'Roll', pl: 'Rzuć', ru: 'Бросить' },
  stop: { en: 'Stop', pl: 'Zatrzymaj się', ru: 'Остановиться' },
  setAside: {
    en: '{reward, select, double {Set aside {dice} and double} item {Set aside {dice} and draw an item} other {Set aside {dice}}}',
    pl: '{reward, select, double {Odłóż {dice} i podwój} item {Odłóż {dice} i weź przedmiot} other {Odłóż {dice}}}',
    ru: '{reward, select, double {Отложить {dice} и удвоить} item {Отложить {dice} и взять предмет} other {Отложить {dice}}}',
  },
  use: {
    en: '{kind, select, companion {Call {card}} other {Use {card}}}',
    pl: '{kind, select, companion {Wezwij {card}} other {Zagraj {card}}}',
    ru: '{kind, select, companion {Позвать {card}} other {Разыграть {card}}}',
  },
  removeDie: {
    en: 'Take away a {face, number}',
    pl: 'Zabierz kość: {face, number}',
    ru: 'Убрать кость: {face, number}',
  },
  keep: { en: 'Keep {item}', pl: 'Zatrzymaj {item}', ru: 'Оставить {item}' },
  discard: { en: 'Discard {item}', pl: 'Odrzuć {item}', ru: 'Сбросить {item}' },
} as const satisfies Record<Kind, Message>;

export const CHOICE_DETAILS = {
  useOn: {
    en: '{kind, select, companion {Set {card} on {target}} other {Use {card} on {target}}}',
    pl: '{kind, select, companion {Wezwij {card}, cel: {target}} other {Zagraj {card}, cel: {target}}}',
    ru: '{kind, select, companion {Натравить {card}, цель: {target}} other {Разыграть {card}, цель: {target}}}',
  },
  useOnDie: {
    en: 'Use {card}: reroll a {face, number}',
    pl: 'Zagraj {card}, kość: {face, number}',
    ru: 'Разыграть {card}, кость: {face, number}',
  },
  sell: { en: 'Sell {item}', pl: 'Sprzedaj {item}', ru: 'Продать {item}' },
  buy: { en: 'Buy an item', pl: 'Kup przedmiot', ru: 'Купить предмет' },
  keepNone: { en: 'Keep none', pl: 'Nie zatrzymuj żadnego', ru: 'Не оставлять ни одного' },
  zonkStands: { en: 'Accept the Zonk', pl: 'Trudno, Zonk', ru: 'Смириться с Зонком' },
  acceptBrawl: { en: 'Take up the Brawl', pl: 'Przyjmij Bójkę', ru: 'Принять Потасовку' },
} as const satisfies Record<string, Message>;
