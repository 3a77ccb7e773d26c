// What every first match says around its lessons: the offer, the leaf, the end.
import type { Message } from '../phrase.ts';

/** One thing to know and, where there is something to do, what it is. */
export interface LessonText {
  readonly title: Message;
  readonly text: Message;
}

export const LESSON = {
  region: { en: 'Your first match', pl: 'Pierwsza partia', ru: 'Первая партия' },
  offer: { en: 'Your first match', pl: 'Pierwsza partia', ru: 'Первая партия' },
  offerText: {
    en: 'New here? Play a few minutes with somebody beside you who explains everything. You may leave at any time and go on later.',
    pl: 'Pierwszy raz? Zagraj kilka minut z kimś, kto wszystko objaśni. Możesz odejść w każdej chwili i wrócić później.',
    ru: 'Впервые здесь? Поиграйте несколько минут с тем, кто всё объяснит. Уйти можно в любой момент и продолжить позже.',
  },
  begin: { en: 'Learn by playing', pl: 'Ucz się, grając', ru: 'Учиться, играя' },
  goOn: { en: 'Go on learning', pl: 'Ucz się dalej', ru: 'Продолжить учёбу' },
  restart: { en: 'From the beginning', pl: 'Od początku', ru: 'С начала' },
  decline: { en: 'I know the game', pl: 'Znam tę grę', ru: 'Я знаю эту игру' },
  next: { en: 'Next', pl: 'Dalej', ru: 'Дальше' },
  leave: {
    en: 'Enough, I will go on without help',
    pl: 'Wystarczy, dalej gram bez pomocy',
    ru: 'Хватит, дальше без помощи',
  },
  todo: { en: 'Your turn', pl: 'Teraz ty', ru: 'Ваш ход' },
  watch: { en: 'Watch', pl: 'Patrz', ru: 'Смотрите' },
  progress: {
    en: 'Lesson {at, number} of {of, number}',
    pl: 'Lekcja {at, number} z {of, number}',
    ru: 'Урок {at, number} из {of, number}',
  },
  notThis: {
    en: 'That is possible, but not now. {task}',
    pl: 'To też można, ale nie teraz. {task}',
    ru: 'Так тоже можно, но не сейчас. {task}',
  },
  playOn: { en: 'Play on', pl: 'Graj dalej', ru: 'Играть дальше' },
  realMatch: { en: 'To a match of your own', pl: 'Do własnej partii', ru: 'К своей партии' },
} as const satisfies Record<string, Message>;
