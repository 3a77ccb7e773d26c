// The coach at one's own table: what master would do now, and what it expects of each way.
import type { Message } from '../phrase.ts';

export const COACH = {
  thinking: { en: 'Master is thinking…', pl: 'Mistrz się zastanawia…', ru: 'Мастер думает…' },
  failed: {
    en: 'Master has no answer here.',
    pl: 'Mistrz nie ma tu odpowiedzi.',
    ru: 'Здесь у мастера нет ответа.',
  },
  notNow: {
    en: 'The coach answers when it is your move.',
    pl: 'Trener odpowiada, gdy kolej na ciebie.',
    ru: 'Тренер отвечает, когда ход за вами.',
  },
  /** Master's choice without figures. */
  plain: { en: 'Master would choose: {choice}.', pl: 'Mistrz wybrałby: {choice}.', ru: 'Мастер выбрал бы: {choice}.' },
  best: {
    en: 'Master would choose: {choice} ({win, number, percent} to win).',
    pl: 'Mistrz wybrałby: {choice} (szansa na wygraną: {win, number, percent}).',
    ru: 'Мастер выбрал бы: {choice} (шанс на победу: {win, number, percent}).',
  },
  versus: {
    en: 'The next best, {choice}, comes to {win, number, percent}: {by, plural, one {# percentage point} other {# percentage points}} less.',
    pl: 'Drugi wybór, {choice}, daje {win, number, percent}: o {by, plural, one {# p.p.} few {# p.p.} many {# p.p.} other {# p.p.}} mniej.',
    ru: 'Второй выбор, {choice}, даёт {win, number, percent}: на {by, plural, one {# п. п.} few {# п. п.} many {# п. п.} other {# п. п.}} меньше.',
  },
  alike: {
    en: 'The next best, {choice}, is worth about the same ({win, number, percent}).',
    pl: 'Drugi wybór, {choice}, jest wart mniej więcej tyle samo ({win, number, percent}).',
    ru: 'Второй выбор, {choice}, стоит примерно столько же ({win, number, percent}).',
  },
  others: { en: 'Further: {ways}.', pl: 'Dalej: {ways}.', ru: 'Далее: {ways}.' },
  way: {
    en: '{choice} ({win, number, percent})',
    pl: '{choice} ({win, number, percent})',
    ru: '{choice} ({win, number, percent})',
  },
  close: { en: 'Close', pl: 'Zamknij', ru: 'Закрыть' },
} as const satisfies Record<string, Message>;
