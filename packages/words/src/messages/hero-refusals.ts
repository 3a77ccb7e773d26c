// Why something about a shared hero was not done; apart from other refusals, because a table never says them.
import type { Message } from '../phrase.ts';

export const HERO_REFUSALS = {
  'no-such-hero': {
    en: 'There is no shared hero here: the link may be cut short, or its author has taken the hero away.',
    pl: 'Nie ma tu udostępnionego bohatera: link może być ucięty albo autor usunął bohatera.',
    ru: 'Здесь нет опубликованного героя: возможно, ссылка обрезана или автор убрал героя.',
  },
  'hero-too-large': {
    en: 'This hero is too large for the server: it takes at most {limit, number} characters. Take something away, or send it as a file.',
    pl: 'Ten bohater jest za duży dla serwera: zmieści się najwyżej {limit, number} znaków. Usuń coś albo wyślij go jako plik.',
    ru: 'Этот герой слишком велик для сервера: помещается не больше {limit, number} знаков. Уберите что-нибудь или отправьте его файлом.',
  },
  'too-many-heroes': {
    en: 'You share {limit, number} heroes already, and that is the most. Take one away first; nothing of this one is lost.',
    pl: 'Masz już {limit, number} udostępnionych bohaterów i więcej się nie zmieści. Usuń najpierw któregoś; ten nie przepadł.',
    ru: 'Вы уже опубликовали столько героев, сколько можно: {limit, number}. Сначала уберите одного; этот никуда не пропал.',
  },
  'hero-changed': {
    en: 'Another device has shared version {version, number} in the meantime. Look at it first; nothing was overwritten.',
    pl: 'Tymczasem z innego urządzenia udostępniono wersję {version, number}. Najpierw ją obejrzyj; nic nie zostało nadpisane.',
    ru: 'Тем временем с другого устройства опубликована версия {version, number}. Сначала посмотрите на неё; ничего не перезаписано.',
  },
  'not-public-for-guests': {
    en: 'Only heroes of accounts stand in the public list. Make an account, or share it by link.',
    pl: 'Na publicznej liście są tylko bohaterowie posiadaczy kont. Załóż konto albo udostępnij go linkiem.',
    ru: 'В общем списке стоят только герои тех, у кого есть учётная запись. Создайте её или поделитесь ссылкой.',
  },
  'bad-figures': {
    en: 'The figures that came with the hero do not add up, so it was not shared. Balance it again.',
    pl: 'Liczby, które przyszły z bohaterem, nie zgadzają się ze sobą, więc go nie udostępniono. Wyważ go jeszcze raz.',
    ru: 'Цифры, пришедшие с героем, не сходятся, поэтому он не опубликован. Проверьте баланс ещё раз.',
  },
} as const satisfies Record<string, Message>;

/** The same budgets are spoken of as matches elsewhere. */
export const HERO_BUDGETS = {
  uploads: {
    en: 'So many heroes were shared at once that the server asks for a pause. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    pl: 'Udostępniono naraz tylu bohaterów, że serwer prosi o przerwę. Spróbuj ponownie za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
    ru: 'Опубликовано столько героев сразу, что сервер просит передышки. Попробуйте снова через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.',
  },
  misses: {
    en: 'So many wrong codes were tried that the server asks for a pause. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    pl: 'Padło tyle błędnych kodów, że serwer prosi o przerwę. Spróbuj ponownie za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
    ru: 'Введено столько неверных кодов, что сервер просит передышки. Попробуйте снова через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.',
  },
} as const satisfies Record<string, Message>;
