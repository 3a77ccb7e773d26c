// A hero on paper: the page that prints boards, cards, tokens and stickers for dice.
import type { Message } from '../phrase.ts';

export const PRINT_PAGE = {
  title: { en: 'Print: {hero}', pl: 'Druk: {hero}', ru: 'Печать: {hero}' },
  lead: {
    en: 'Text and symbols in true size: cards of 63 × 88 mm, tokens of 25 mm, stickers for dice of 16 mm. A place of the board is as large as the upgrade that is laid on it.',
    pl: 'Teksty i symbole w rzeczywistym rozmiarze: karty 63 × 88 mm, żetony 25 mm, naklejki na kości 16 mm. Pole planszy jest tak duże jak ulepszenie, które się na nim kładzie.',
    ru: 'Тексты и символы в натуральную величину: карты 63 × 88 мм, жетоны 25 мм, наклейки на кубики 16 мм. Ячейка планшета такого же размера, как улучшение, которое в неё кладут.',
  },
  scale: {
    en: 'In the print dialog choose a scale of 100% (actual size). The bar at the edge of each sheet is 50 mm long: measure it first.',
    pl: 'W oknie drukowania wybierz skalę 100% (rozmiar rzeczywisty). Pasek na brzegu każdego arkusza ma 50 mm: najpierw go zmierz.',
    ru: 'В окне печати выберите масштаб 100 % (реальный размер). Полоска у края каждого листа длиной 50 мм: сначала измерьте её.',
  },
  hero: { en: 'Hero', pl: 'Bohater', ru: 'Герой' },
  paper: { en: 'Paper', pl: 'Papier', ru: 'Бумага' },
  parts: { en: 'What to print', pl: 'Co wydrukować', ru: 'Что печатать' },
  board: { en: 'Board', pl: 'Plansza', ru: 'Планшет' },
  cards: { en: 'The hero’s cards', pl: 'Karty bohatera', ru: 'Карты героя' },
  common: { en: 'Common cards', pl: 'Karty wspólne', ru: 'Общие карты' },
  pieces: { en: 'Tokens and stickers', pl: 'Żetony i naklejki', ru: 'Жетоны и наклейки' },
  print: {
    en: '{sheets, plural, one {Print # sheet} other {Print # sheets}}',
    pl: '{sheets, plural, one {Drukuj # arkusz} few {Drukuj # arkusze} many {Drukuj # arkuszy} other {Drukuj # arkusza}}',
    ru: '{sheets, plural, one {Напечатать # лист} few {Напечатать # листа} many {Напечатать # листов} other {Напечатать # листа}}',
  },
  nothing: {
    en: 'Nothing is chosen.',
    pl: 'Nic nie wybrano.',
    ru: 'Ничего не выбрано.',
  },
  sheet: {
    en: '{hero} · {part} · {number, number} of {of, number}',
    pl: '{hero} · {part} · {number, number} z {of, number}',
    ru: '{hero} · {part} · {number, number} из {of, number}',
  },
  credit: {
    en: '{sheet} · Wyrmtable · icons: game-icons.net, CC BY 3.0',
    pl: '{sheet} · Wyrmtable · ikony: game-icons.net, CC BY 3.0',
    ru: '{sheet} · Wyrmtable · значки: game-icons.net, CC BY 3.0',
  },
  noHero: {
    en: 'Nobody here is called “{hero}”.',
    pl: 'Nikt tu nie nazywa się „{hero}”.',
    ru: 'Здесь нет никого по имени «{hero}».',
  },
  dice: { en: 'Dice: {dice, number}', pl: 'Kości: {dice, number}', ru: 'Кубики: {dice, number}' },
  promo: { en: 'Promo card', pl: 'Karta promocyjna', ru: 'Промокарта' },
  mm: { en: '50 mm: measure me', pl: '50 mm: zmierz mnie', ru: '50 мм: измерьте меня' },
} as const satisfies Record<string, Message>;
