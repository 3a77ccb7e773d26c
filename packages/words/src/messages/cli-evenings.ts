// What the command `evenings` reports. What went wrong in one is told to whoever mends it, in English.
import type { Message } from '../phrase.ts';

export const EVENINGS = {
  played: {
    en: '{evenings, plural, one {# evening} other {# evenings}}: {tables, number} tables, {moves, number} moves, {crashes, number} crashes, {faults, number} faults.',
    pl: 'Wieczory: {evenings, number}; stoły: {tables, number}; ruchy: {moves, number}; awarie procesów: {crashes, number}; usterki: {faults, number}.',
    ru: 'Вечеров: {evenings, number}; столов: {tables, number}; ходов: {moves, number}; падений процессов: {crashes, number}; сбоев: {faults, number}.',
  },
  found: {
    en: '{count, plural, =0 {All of them were as they should be.} one {# evening went wrong.} other {# evenings went wrong.}}',
    pl: '{count, plural, =0 {Wszystko było jak należy.} other {Wieczory, w których coś poszło źle: #.}}',
    ru: '{count, plural, =0 {Всё было как надо.} other {Вечеров, в которых что-то пошло не так: #.}}',
  },
  wrong: {
    en: 'seed {seed}, after {at, number} ms: {what}',
    pl: 'ziarno {seed}, po {at, number} ms: {what}',
    ru: 'зерно {seed}, через {at, number} мс: {what}',
  },
} as const satisfies Record<string, Message>;
