// What the command `evenings` reports. What went wrong in one is told to whoever mends it, in English.
import type { Message } from '../phrase.ts';

export const EVENINGS = {
  played: {
    en: '{evenings, plural, one {# evening} other {# evenings}}: {tables, number} tables, {moves, number} moves, {takenBack, number} taken back, {crashes, number} crashes, {faults, number} faults.',
    pl: 'Wieczory: {evenings, number}; stoły: {tables, number}; ruchy: {moves, number}; cofnięte: {takenBack, number}; awarie procesów: {crashes, number}; usterki: {faults, number}.',
    ru: 'Вечеров: {evenings, number}; столов: {tables, number}; ходов: {moves, number}; возвращено: {takenBack, number}; падений процессов: {crashes, number}; сбоев: {faults, number}.',
  },
  found: {
    en: '{count, plural, =0 {All of them were as they should be.} one {# evening went wrong.} other {# evenings went wrong.}}',
    pl: '{count, plural, =0 {Wszystko było jak należy.} one {# wieczór poszedł źle.} few {# wieczory poszły źle.} many {# wieczorów poszło źle.} other {# wieczoru poszło źle.}}',
    ru: '{count, plural, =0 {Всё было как надо.} one {# вечер прошёл не так, как надо.} few {# вечера прошли не так, как надо.} many {# вечеров прошли не так, как надо.} other {# вечера прошло не так, как надо.}}',
  },
  wrong: {
    en: 'seed {seed}, after {at, number} ms: {what}',
    pl: 'ziarno {seed}, po {at, number} ms: {what}',
    ru: 'зерно {seed}, через {at, number} мс: {what}',
  },
} as const satisfies Record<string, Message>;
