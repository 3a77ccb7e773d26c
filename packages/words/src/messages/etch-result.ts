// How a game of Etchinstone ended, for the table and for the short text that is shared.
import type { Message } from '../phrase.ts';

export const RESULT = {
  won: {
    en: 'The dragon has fallen. Score: {score, number} of {best, number}.',
    pl: 'Smok poległ. Wynik: {score, number} z {best, number}.',
    ru: 'Дракон повержен. Счёт: {score, number} из {best, number}.',
  },
  lost: {
    en: 'The dragon has won. Score: {score, number}.',
    pl: 'Wygrał smok. Wynik: {score, number}.',
    ru: 'Победил дракон. Счёт: {score, number}.',
  },
} as const satisfies Record<'won' | 'lost', Message>;

/** Lines of the shared text. */
export const SHARE = {
  title: {
    en: '{game}, dragon of the day, {day}',
    pl: '{game}, smok dnia, {day}',
    ru: '{game}, дракон дня, {day}',
  },
  /** A run on no particular day. */
  titleAny: { en: '{game}', pl: '{game}', ru: '{game}' },
  foe: { en: '{dragon} · {difficulty}', pl: '{dragon} · {difficulty}', ru: '{dragon} · {difficulty}' },
  won: {
    en: 'Victory: {score, number} of {best, number}',
    pl: 'Zwycięstwo: {score, number} z {best, number}',
    ru: 'Победа: {score, number} из {best, number}',
  },
  lost: { en: 'The dragon won', pl: 'Wygrał smok', ru: 'Победил дракон' },
} as const satisfies Record<string, Message>;
