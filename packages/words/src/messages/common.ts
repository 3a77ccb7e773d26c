// What every game and screen shares: titles of the games, the players made of code, seats and languages.
import type { Message } from '../phrase.ts';

export const GAMES = {
  'dragon-farkle': { en: 'Dragon Farkle', pl: 'Smocze kości', ru: 'Драконьи кости' },
  etchinstone: { en: 'Dragons of Etchinstone', pl: 'Smoki Etchinstone', ru: 'Драконы Этчинстоуна' },
  'dice-throne': { en: 'Dice Throne', pl: 'Dice Throne', ru: 'Dice Throne' },
  adventures: { en: 'Dice Throne Adventures', pl: 'Dice Throne: Przygody', ru: 'Dice Throne: Приключения' },
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
      en: 'Knows the rules and looks one step ahead',
      pl: 'Zna zasady i patrzy na jeden krok do przodu',
      ru: 'Знает правила и смотрит на шаг вперёд',
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
      en: 'Weighs its chances and plans a few moves ahead',
      pl: 'Waży szanse i planuje kilka ruchów naprzód',
      ru: 'Взвешивает шансы и думает на несколько ходов вперёд',
    },
  },
  master: {
    name: { en: 'Master', pl: 'Mistrz', ru: 'Мастер' },
    note: {
      en: 'Knows the exact odds and plays by them',
      pl: 'Zna dokładne szanse i gra według nich',
      ru: 'Знает точные шансы и играет по ним',
    },
  },
} as const satisfies Record<string, { name: Message; note: Message }>;

export const COMMON = {
  seat: { en: 'Seat {number, number}', pl: 'Miejsce {number, number}', ru: 'Место {number, number}' },
} as const satisfies Record<string, Message>;
