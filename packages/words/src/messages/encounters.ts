// First encounters: what is explained once, when it is met at the table. Their texts are those of the rules.
import type { Message } from '../phrase.ts';

export const ENCOUNTERS = {
  name: { en: 'First encounters', pl: 'Pierwsze spotkania', ru: 'Первые встречи' },
  note: {
    en: 'Whoever has learned a game here is told once, at the table, what is new to them.',
    pl: 'Kto uczył się tu gry, ten raz, przy stole, dowiaduje się o tym, czego jeszcze nie widział.',
    ru: 'Кто учился здесь игре, тому один раз, за столом, объясняется то, чего он ещё не видел.',
  },
  region: { en: 'New to you', pl: 'Coś nowego', ru: 'Это новое' },
  ultimate: { en: 'Ultimate ability', pl: 'Zdolność specjalna', ru: 'Легендарная способность' },
  defense: { en: 'Defense', pl: 'Obrona', ru: 'Защита' },
  close: { en: 'I see', pl: 'Jasne', ru: 'Понятно' },
} as const satisfies Record<string, Message>;
