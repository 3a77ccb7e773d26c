// How a run came about, told at its end; and what has been done in all runs so far.
import type { Message } from '../phrase.ts';

export const TALE = {
  title: { en: 'How it came about', pl: 'Jak do tego doszło', ru: 'Как это было' },
  stretch: { en: 'Stretch', pl: 'Odcinek', ru: 'Отрезок' },
  full: { en: 'Full victories', pl: 'Pełne zwycięstwa', ru: 'Полные победы' },
  narrow: { en: 'Narrow ones', pl: 'Niewielkie', ru: 'Трудные' },
  defeat: { en: 'Defeats', pl: 'Przegrane', ru: 'Поражения' },
  gained: { en: 'Levels gained', pl: 'Zdobyte poziomy', ru: 'Уровней обретено' },
  fallen: { en: 'Levels lost', pl: 'Stracone poziomy', ru: 'Уровней потеряно' },
  total: { en: 'In all', pl: 'Razem', ru: 'Всего' },
  journey: {
    en: 'Final journey: {total, number} of {goal, number}, tier {tier, number}.',
    pl: 'Ostatnia wyprawa: {total, number} z {goal, number}, poziom {tier, number}.',
    ru: 'Последний переход: {total, number} из {goal, number}, порог {tier, number}.',
  },
  journeyFailed: {
    en: 'Final journey: {total, number}, and {goal, number} would have been enough to go on.',
    pl: 'Ostatnia wyprawa: {total, number}, a wystarczyłoby {goal, number}, żeby iść dalej.',
    ru: 'Последний переход: {total, number}, а чтобы идти дальше, хватило бы {goal, number}.',
  },
  battle: {
    en: 'The dragon: attack {total, number} of {goal, number}, tier {tier, number}, damage {damage, number}.',
    pl: 'Smok: atak {total, number} z {goal, number}, poziom {tier, number}, obrażenia {damage, number}.',
    ru: 'Дракон: атака {total, number} из {goal, number}, порог {tier, number}, урон {damage, number}.',
  },
  battleFailed: {
    en: 'The dragon: attack {total, number}, and {goal, number} would have been enough to wound it.',
    pl: 'Smok: atak {total, number}, a wystarczyłoby {goal, number}, żeby go zranić.',
    ru: 'Дракон: атака {total, number}, а чтобы его ранить, хватило бы {goal, number}.',
  },
} as const satisfies Record<string, Message>;

export const BESTS = {
  title: { en: 'Your bests', pl: 'Twoje najlepsze wyniki', ru: 'Ваши лучшие результаты' },
  none: {
    en: 'No road traveled to its end yet: your bests will stand here, by dragon and difficulty.',
    pl: 'Żadna droga nie jest jeszcze przebyta: tu staną twoje najlepsze wyniki, według smoka i poziomu.',
    ru: 'Ни один поход ещё не пройден: здесь встанут ваши лучшие результаты по драконам и сложностям.',
  },
  cell: {
    en: '{best, plural, =0 {not beaten} other {best #}}, {won, number} of {played, number} won',
    pl: '{best, plural, =0 {niepokonany} one {najlepszy wynik #} few {najlepszy wynik #} many {najlepszy wynik #} other {najlepszy wynik #}}, wygrane {won, number} z {played, number}',
    ru: '{best, plural, =0 {не побеждён} one {лучший счёт #} few {лучший счёт #} many {лучший счёт #} other {лучший счёт #}}, побед {won, number} из {played, number}',
  },
  untried: { en: 'not tried', pl: 'bez próby', ru: 'не испытан' },
  share: { en: 'Share the result', pl: 'Udostępnij wynik', ru: 'Поделиться итогом' },
} as const satisfies Record<string, Message>;
