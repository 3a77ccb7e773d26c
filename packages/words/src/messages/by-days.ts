// The calendar of matches by days on the front page.
import type { Messages } from '../phrase.ts';

export const byDays = {
  title: { en: 'Matches by days', pl: 'Partie korespondencyjne', ru: 'Партии по переписке' },
  waiting: {
    en: '{count, plural, =0 {No match waits for you.} one {# match waits for you.} other {# matches wait for you.}}',
    pl: '{count, plural, =0 {Żadna partia na ciebie nie czeka.} one {Czeka na ciebie # partia.} few {Czekają na ciebie # partie.} many {Czeka na ciebie # partii.} other {Czeka na ciebie # partii.}}',
    ru: '{count, plural, =0 {Ни одна партия вас не ждёт.} one {Вас ждёт # партия.} few {Вас ждут # партии.} many {Вас ждут # партий.} other {Вас ждут # партии.}}',
  },
  until: {
    en: 'Your move, until {moment} ({hours, plural, =0 {less than an hour} one {# hour} other {# hours}})',
    pl: 'Twój ruch, do: {moment} ({hours, plural, =0 {niecała godzina} one {# godzina} few {# godziny} many {# godzin} other {# godziny}})',
    ru: 'Ваш ход, до: {moment} ({hours, plural, =0 {меньше часа} one {# час} few {# часа} many {# часов} other {# часа}})',
  },
  theirMove: { en: 'Somebody else’s move', pl: 'Ruch ma ktoś inny', ru: 'Сейчас ход другого игрока' },
  row: {
    en: '{game}, {days, plural, one {# day} other {# days}} a move',
    pl: '{game}, {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} na ruch',
    ru: '{game}, {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} на ход',
  },
} as const satisfies Messages;
