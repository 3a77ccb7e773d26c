// What stands on the buttons of an adventure beside those of Dice Throne, and what a player is being asked.
import type { Kind } from '@wyrmtable/adventures';
import type { Message } from '../phrase.ts';

export const CHOICES = {
  go: { en: 'Spend no Salve', pl: 'Nie wydawaj Maści', ru: 'Не расходовать мазь' },
  salve: { en: 'Spend a Salve', pl: 'Wydaj Maść', ru: 'Израсходовать мазь' },
  share: { en: 'A Salve for {name}', pl: 'Maść dostaje {name}', ru: 'Мазь получает {name}' },
  rescue: { en: '{name} spends a Salve', pl: 'Maść wydaje {name}', ru: 'Мазь расходует {name}' },
  move: { en: 'Go to place {cell, number}', pl: 'Idź na pole {cell, number}', ru: 'Идти на поле {cell, number}' },
  buy: { en: 'Buy {card}', pl: 'Kup „{card}”', ru: 'Купить «{card}»' },
  identify: {
    en: 'Identify mystery card {number, number} ({class})',
    pl: 'Rozpoznaj tajemniczą kartę łupów {number, number} ({class})',
    ru: 'Опознать тайную карту добычи {number, number} ({class})',
  },
  'sell-mystery': {
    en: 'Sell mystery card {number, number} ({class})',
    pl: 'Sprzedaj tajemniczą kartę łupów {number, number} ({class})',
    ru: 'Продать тайную карту добычи {number, number} ({class})',
  },
  'sell-loot': { en: 'Sell {card}', pl: 'Sprzedaj „{card}”', ru: 'Продать «{card}»' },
  leave: { en: 'Leave the shop', pl: 'Zakończ zakupy', ru: 'Выйти из лавки' },
  keep: { en: 'Keep the card', pl: 'Zatrzymaj kartę', ru: 'Оставить карту' },
  decline: { en: 'Do not keep it', pl: 'Nie bierz jej', ru: 'Не брать её' },
  trim: { en: 'Put {card} back', pl: 'Odłóż „{card}”', ru: 'Вернуть «{card}»' },
  onward: { en: 'On to the next game', pl: 'Grajcie dalej', ru: 'К следующей партии' },
  retire: { en: 'Give up the campaign', pl: 'Porzuć kampanię', ru: 'Прекратить кампанию' },
} as const satisfies Record<Kind, Message>;

/** A mystery card whose class is not known here. */
export const UNSEEN: Message = { en: 'unseen', pl: 'zakryta', ru: 'закрыта' };

/** What some choices mean when more of the moment is known. Rows and columns count from 1. */
export const CHOICE_DETAILS = {
  fight: { en: 'To the fight', pl: 'Do walki', ru: 'В бой' },
  walk: { en: 'Go on without a Salve', pl: 'Idź dalej bez Maści', ru: 'Идти дальше без мази' },
  /** Whoever could help a fallen hero, and how many Salves they hold. */
  rescueFrom: {
    en: '{name} spends a Salve (has {salves, number})',
    pl: 'Maść wydaje {name} (ma: {salves, number})',
    ru: 'Мазь расходует {name} (есть: {salves, number})',
  },
  openTile: {
    en: 'Join the fight: {tile}',
    pl: 'Dołącz do walki: {tile}',
    ru: 'Вступить в бой: {tile}',
  },
  hiddenTile: {
    en: 'Reveal a level {level} tile (row {row, number}, column {column, number})',
    pl: 'Odkryj kafelek poziomu {level} (rząd {row, number}, kolumna {column, number})',
    ru: 'Открыть тайл уровня {level} (ряд {row, number}, столбец {column, number})',
  },
  portal: { en: 'Enter the Boss Portal', pl: 'Wejdź na Portal Bossa', ru: 'Войти в портал босса' },
  keepThis: { en: 'Keep {card}', pl: 'Zatrzymaj „{card}”', ru: 'Оставить «{card}»' },
  declineThis: {
    en: 'Do not keep {card}',
    pl: 'Nie bierz „{card}”',
    ru: 'Не брать «{card}»',
  },
  again: { en: 'Play the scenario again', pl: 'Zagrajcie ten scenariusz ponownie', ru: 'Сыграть сценарий снова' },
  next: { en: 'On to the next scenario', pl: 'Do następnego scenariusza', ru: 'К следующему сценарию' },
  /** ADV-19.2. */
  swap: {
    en: 'Discard {card} to draw a card',
    pl: 'Odrzuć „{card}” i dobierz kartę',
    ru: 'Сбросить «{card}» и взять карту',
  },
} as const satisfies Record<string, Message>;

export const ASKINGS = {
  share: {
    en: '{left, plural, one {Who gets the Salve?} other {Who gets a Salve? # are left}}',
    pl: '{left, plural, one {Kto dostaje Maść?} few {Kto dostaje Maść? Zostały #} many {Kto dostaje Maść? Zostało #} other {Kto dostaje Maść? Zostało #}}',
    ru: '{left, plural, one {Кто получает мазь?} few {Кто получает мазь? Осталось #} many {Кто получает мазь? Осталось #} other {Кто получает мазь? Осталось #}}',
  },
  rescue: {
    en: '{hero} has fallen. Who spends a Salve?',
    pl: '{hero} pada. Kto wydaje Maść?',
    ru: '{hero} падает. Кто расходует мазь?',
  },
  salves: {
    en: 'Spend a Salve before you move?',
    pl: 'Wydajesz Maść przed ruchem?',
    ru: 'Израсходовать мазь перед движением?',
  },
  ready: {
    en: 'Spend a Salve before the fight?',
    pl: 'Wydajesz Maść przed walką?',
    ru: 'Израсходовать мазь перед боем?',
  },
  move: { en: 'Where do you go?', pl: 'Dokąd idziesz?', ru: 'Куда вы идёте?' },
  shop: {
    en: 'Rosella’s shop: buy, identify, sell ({gold, number} gold left)',
    pl: 'U Roselli: kupuj, rozpoznawaj, sprzedawaj (zostało złota: {gold, number})',
    ru: 'Лавка Розеллы: покупайте, опознавайте, продавайте (осталось золота: {gold, number})',
  },
  spoils: { en: 'Do you keep this card?', pl: 'Bierzesz tę kartę?', ru: 'Берёте эту карту?' },
  trim: {
    en: 'The deck is too thick: put a loot card back',
    pl: 'Talia jest za gruba: odłóż kartę łupów',
    ru: 'Колода слишком толстая: верните карту добычи',
  },
  between: { en: 'Do you go on?', pl: 'Gracie dalej?', ru: 'Играете дальше?' },
  other: { en: 'What do you do?', pl: 'Co robisz?', ru: 'Что вы делаете?' },
} as const satisfies Record<string, Message>;
