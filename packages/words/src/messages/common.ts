// What every game and screen shares: titles of the games, the players made of code, seats and languages.
import type { Message } from '../phrase.ts';

export const GAMES = {
  'dragon-farkle': { en: 'Dragon Farkle', pl: 'Smocze kości', ru: 'Драконьи кости' },
  etchinstone: { en: 'Dragons of Etchinstone', pl: 'Dragons of Etchinstone', ru: 'Драконы Этчинстоуна' },
  'dice-throne': { en: 'Dice Throne', pl: 'Dice Throne', ru: 'Трон кубов' },
  adventures: { en: 'Dice Throne Adventures', pl: 'Dice Throne Adventures', ru: 'Трон кубов: Приключения' },
} as const satisfies Record<string, Message>;

export const BOTS = {
  random: {
    name: { en: 'Random', pl: 'Losowy', ru: 'Случайный' },
    note: {
      en: 'Takes any legal choice, whatever it may be',
      pl: 'Bierze pierwszy lepszy dozwolony ruch',
      ru: 'Делает любой разрешённый ход наугад',
    },
  },
  eager: {
    name: { en: 'Eager', pl: 'Niecierpliwy', ru: 'Нетерпеливый' },
    note: {
      en: 'Plays at random, but never lets a chance to act go by',
      pl: 'Gra na chybił trafił, ale nie przepuści żadnej okazji',
      ru: 'Играет наугад, но не упускает ни одной возможности',
    },
  },
  novice: {
    name: { en: 'Novice', pl: 'Nowicjusz', ru: 'Новичок' },
    note: {
      en: 'Knows the rules, clings to one plan and lets chances go by',
      pl: 'Zna zasady, ale upiera się przy jednym planie i przegapia okazje',
      ru: 'Знает правила, но держится за один план и упускает возможности',
    },
  },
  careful: {
    name: { en: 'Careful', pl: 'Ostrożny', ru: 'Осторожный' },
    note: {
      en: 'Takes what it has before luck turns',
      pl: 'Bierze, co ma, zanim szczęście się odwróci',
      ru: 'Берёт своё, пока удача не отвернулась',
    },
  },
  bold: {
    name: { en: 'Bold', pl: 'Śmiały', ru: 'Смелый' },
    note: {
      en: 'One more roll, and then one more',
      pl: 'Jeszcze jeden rzut, a potem jeszcze jeden',
      ru: 'Ещё один бросок, а за ним ещё один',
    },
  },
  adept: {
    name: { en: 'Adept', pl: 'Wprawny', ru: 'Умелый' },
    note: {
      en: 'Weighs its chances and looks one step ahead',
      pl: 'Waży szanse i patrzy o krok naprzód',
      ru: 'Взвешивает шансы и смотрит на шаг вперёд',
    },
  },
  master: {
    name: { en: 'Master', pl: 'Mistrz', ru: 'Мастер' },
    note: {
      en: 'Knows the exact odds and thinks every choice through',
      pl: 'Zna dokładne szanse i przemyśli każdy wybór',
      ru: 'Знает точные шансы и обдумывает каждый выбор',
    },
  },
} as const satisfies Record<string, { name: Message; note: Message }>;

export const COMMON = {
  seat: { en: 'Seat {number, number}', pl: 'Miejsce {number, number}', ru: 'Место {number, number}' },
} as const satisfies Record<string, Message>;
