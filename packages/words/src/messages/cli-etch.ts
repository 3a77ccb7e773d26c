// The table of Dragons of Etchinstone in a terminal.
import type { Message } from '../phrase.ts';

export const ETCH = {
  region: {
    en: 'Region {region, number}, {name}',
    pl: 'Region {region, number}, {name}',
    ru: 'Край {region, number}, {name}',
  },
  piles: {
    en: 'Deck {deck, number}, discards {discard, number}, removed {removed, number}; score so far {score, number}',
    pl: 'Talia {deck, number}, odrzucone {discard, number}, usunięte {removed, number}; wynik na teraz {score, number}',
    ru: 'Колода {deck, number}, сброс {discard, number}, удалены {removed, number}; счёт пока {score, number}',
  },
  card: {
    en: '{card}, level {level, number}',
    pl: '{card}, poziom {level, number}',
    ru: '{card}, уровень {level, number}',
  },
  key: {
    en: 'Key card: {card}, level {level, number}',
    pl: 'Karta klucza: {card}, poziom {level, number}',
    ru: 'Карта-ключ: {card}, уровень {level, number}',
  },
  /** An encounter among those of its region. */
  met: { en: '{name}. {text}', pl: '{name}. {text}', ru: '{name}. {text}' },
  hardship: { en: '{name}: {text}', pl: '{name}: {text}', ru: '{name}: {text}' },
  damage: {
    en: 'Damage to absorb: {damage, number}',
    pl: 'Obrażenia do pochłonięcia: {damage, number}',
    ru: 'Осталось поглотить: {damage, number}',
  },
  xp: { en: 'XP to spend: {xp, number}', pl: 'PD do wydania: {xp, number}', ru: 'Опыт: {xp, number}' },
  level: {
    en: 'Level {level, number}. {text}',
    pl: 'Poziom {level, number}. {text}',
    ru: 'Уровень {level, number}. {text}',
  },
} as const satisfies Record<string, Message>;
