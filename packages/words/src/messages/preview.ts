// What a link says of itself in a messenger: of a finished match, of one in play, and of a table that waits.
import type { Messages } from '../phrase.ts';

export const preview = {
  title: { en: '{game}: {names}', pl: '{game}: {names}', ru: '{game}: {names}' },
  over: {
    en: '{winners} won. Watch the match move by move, or play on from any moment.',
    pl: 'Wygrana: {winners}. Obejrzyj partię ruch po ruchu albo graj dalej od dowolnej chwili.',
    ru: 'Победа: {winners}. Посмотрите партию ход за ходом или играйте дальше с любого момента.',
  },
  lost: {
    en: 'A lost match. Watch it move by move, or play on from any moment.',
    pl: 'Przegrana partia. Obejrzyj ją ruch po ruchu albo graj dalej od dowolnej chwili.',
    ru: 'Проигранная партия. Посмотрите её ход за ходом или играйте дальше с любого момента.',
  },
  ended: {
    en: 'A finished match. Watch it move by move, or play on from any moment.',
    pl: 'Zakończona partia. Obejrzyj ją ruch po ruchu albo graj dalej od dowolnej chwili.',
    ru: 'Законченная партия. Посмотрите её ход за ходом или играйте дальше с любого момента.',
  },
  playing: {
    en: 'The match is being played. Come and watch.',
    pl: 'Partia trwa. Zajrzyj i popatrz.',
    ru: 'Партия идёт. Заходите посмотреть.',
  },
  lobby: {
    en: 'A table is laid and waits for you. {free, plural, =0 {All seats are taken.} one {# seat is free.} other {# seats are free.}}',
    pl: 'Stół nakryty i czeka na ciebie. {free, plural, =0 {Wszystkie miejsca są zajęte.} one {Wolne jest # miejsce.} few {Wolne są # miejsca.} many {Wolnych jest # miejsc.} other {Wolne jest # miejsca.}}',
    ru: 'Стол накрыт и ждёт вас. {free, plural, =0 {Все места заняты.} one {Свободно # место.} few {Свободны # места.} many {Свободно # мест.} other {Свободно # места.}}',
  },
  free: { en: 'free', pl: 'wolne', ru: 'свободно' },
  won: { en: 'victory', pl: 'zwycięstwo', ru: 'победа' },
  health: { en: '{value, number} health', pl: '{value, number} zdrowia', ru: '{value, number} здоровья' },
  score: { en: 'score {value, number}', pl: 'wynik {value, number}', ru: 'счёт {value, number}' },
} as const satisfies Messages;
