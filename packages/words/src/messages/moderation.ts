// Moderation: the queue and the log for those who moderate, and what is said to whom an act is about.
import type { Message } from '../phrase.ts';

/** What was done, as the log names it. */
export const ACTS = {
  grant: { en: 'right to moderate given', pl: 'nadano prawo moderowania', ru: 'дано право модератора' },
  revoke: { en: 'right to moderate taken', pl: 'odebrano prawo moderowania', ru: 'снято право модератора' },
  warn: { en: 'warned', pl: 'ostrzeżenie', ru: 'предупреждение' },
  mute: { en: 'muted', pl: 'wyciszenie', ru: 'разговоры отключены' },
  ban: { en: 'banned', pl: 'blokada', ru: 'запрет' },
  'ban-address': { en: 'address banned', pl: 'blokada adresu', ru: 'запрет адреса' },
  dismiss: { en: 'report dismissed', pl: 'zgłoszenie odrzucone', ru: 'сообщение отклонено' },
  undo: { en: 'taken back', pl: 'cofnięte', ru: 'отменено' },
} as const satisfies Record<string, Message>;

export const moderation = {
  title: { en: 'Moderation', pl: 'Moderacja', ru: 'Модерация' },
  lead: {
    en: 'Reports that wait, the oldest first. Whatever you do is written into the log, with your name.',
    pl: 'Czekające zgłoszenia, od najstarszego. Każde działanie trafia do dziennika z twoją nazwą.',
    ru: 'Сообщения, которые ждут, начиная со старых. Всё, что вы делаете, попадает в журнал с вашим именем.',
  },
  none: { en: 'No report waits.', pl: 'Żadne zgłoszenie nie czeka.', ru: 'Сообщений нет.' },
  about: { en: '{reason}: {name}', pl: '{reason}: {name}', ru: '{reason}: {name}' },
  guest: { en: 'guest', pl: 'gość', ru: 'гость' },
  nameless: { en: 'somebody without a name', pl: 'ktoś bez nazwy', ru: 'кто-то без имени' },
  match: { en: 'The table', pl: 'Stół', ru: 'Стол' },
  file: { en: 'Match file', pl: 'Plik partii', ru: 'Файл партии' },
  talk: { en: 'What was said there', pl: 'Co tam powiedziano', ru: 'Что там говорили' },
  noTalk: { en: 'Nothing was said there.', pl: 'Nic tam nie powiedziano.', ru: 'Там ничего не говорили.' },
  them: { en: 'reported', pl: 'zgłoszona osoba', ru: 'на кого жалуются' },
  reporter: { en: 'who reports', pl: 'osoba zgłaszająca', ru: 'кто сообщает' },
  other: { en: 'somebody else', pl: 'ktoś inny', ru: 'кто-то другой' },
  before: { en: 'What was done before', pl: 'Co zrobiono wcześniej', ru: 'Что делали раньше' },
  reason: { en: 'Reason', pl: 'Powód', ru: 'Причина' },
  note: {
    en: 'A note, which they read',
    pl: 'Dopisek, który ta osoba przeczyta',
    ru: 'Пометка, которую человек прочтёт',
  },
  length: {
    en: 'How long a mute or a ban lasts',
    pl: 'Jak długo trwa wyciszenie albo blokada',
    ru: 'Сколько длится отключение или запрет',
  },
  hours: {
    en: '{hours, plural, one {# hour} other {# hours}}',
    pl: '{hours, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}',
    ru: '{hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}',
  },
  days: {
    en: '{days, plural, one {# day} other {# days}}',
    pl: '{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
    ru: '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  },
  forGood: { en: 'for good', pl: 'na stałe', ru: 'насовсем' },
  warn: { en: 'Warn', pl: 'Ostrzeż', ru: 'Предупредить' },
  mute: { en: 'Mute', pl: 'Wycisz', ru: 'Отключить разговоры' },
  ban: { en: 'Ban', pl: 'Zablokuj', ru: 'Запретить столы' },
  sure: { en: 'Ban, I am sure', pl: 'Zablokuj, na pewno', ru: 'Запретить, точно' },
  address: {
    en: 'With a ban: also all others without an account who come from the same address, for 30 days at most',
    pl: 'Przy blokadzie: także inni bez konta z tego samego adresu, najwyżej na 30 dni',
    ru: 'При запрете: и все остальные без учётной записи с того же адреса, не дольше 30 дней',
  },
  dismiss: { en: 'Dismiss', pl: 'Odrzuć', ru: 'Отклонить' },
  log: { en: 'The log', pl: 'Dziennik', ru: 'Журнал' },
  whole: {
    en: 'Every row follows from the one before it.',
    pl: 'Każdy wpis wynika z poprzedniego.',
    ru: 'Каждая запись следует из предыдущей.',
  },
  broken: {
    en: 'The log was altered: row {at, number} is not what was written. Tell whoever runs the server.',
    pl: 'Dziennik zmieniono: wpis {at, number} nie jest tym, co zapisano. Powiadom tego, kto prowadzi serwer.',
    ru: 'Журнал изменён: запись {at, number} не та, что была сделана. Сообщите тому, кто держит сервер.',
  },
  when: { en: 'When', pl: 'Kiedy', ru: 'Когда' },
  by: { en: 'Who', pl: 'Kto', ru: 'Кто' },
  what: { en: 'What', pl: 'Co', ru: 'Что' },
  whom: { en: 'About whom', pl: 'Kogo dotyczy', ru: 'О ком' },
  terminal: { en: 'the server', pl: 'serwer', ru: 'сервер' },
  until: {
    en: 'until {until, date, medium}, {until, time, short}',
    pl: 'do {until, date, medium}, {until, time, short}',
    ru: 'до {until, date, medium}, {until, time, short}',
  },
  undo: { en: 'Take back', pl: 'Cofnij', ru: 'Отменить' },
  undoOf: {
    en: 'Take back number {number, number}',
    pl: 'Cofnij wpis {number, number}',
    ru: 'Отменить запись {number, number}',
  },
  undone: { en: 'taken back', pl: 'cofnięte', ru: 'отменено' },
  takesBack: {
    en: 'takes back number {number, number}',
    pl: 'cofa wpis {number, number}',
    ru: 'отменяет запись {number, number}',
  },
  done: {
    en: 'Done, and written into the log.',
    pl: 'Zrobione i zapisane w dzienniku.',
    ru: 'Сделано и записано в журнал.',
  },
  again: { en: 'Look again', pl: 'Sprawdź ponownie', ru: 'Проверить снова' },
} as const satisfies Record<string, Message>;

/** What somebody reads when a moderator did something about them. */
export const moderated = {
  warned: {
    en: 'A moderator asks you to mind how you treat others ({reason}).',
    pl: 'Moderator prosi o życzliwość wobec innych ({reason}).',
    ru: 'Модератор просит вас быть внимательнее к другим ({reason}).',
  },
  muted: {
    en: 'A moderator has muted you until {until, date, long}, {until, time, short} ({reason}). You can play on as ever.',
    pl: 'Moderator wyciszył cię do {until, date, long}, {until, time, short} ({reason}). Grać możesz jak zawsze.',
    ru: 'Модератор отключил вам разговоры до {until, date, long}, {until, time, short} ({reason}). Играть можно как всегда.',
  },
  mutedForGood: {
    en: 'A moderator has muted you for good ({reason}). You can play on as ever.',
    pl: 'Moderator wyciszył cię na stałe ({reason}). Grać możesz jak zawsze.',
    ru: 'Модератор отключил вам разговоры насовсем ({reason}). Играть можно как всегда.',
  },
  undone: {
    en: 'A moderator has taken something back: it does not count any more.',
    pl: 'Moderator cofnął wcześniejszą decyzję: już nie obowiązuje.',
    ru: 'Модератор отменил прежнее решение: оно больше не действует.',
  },
  says: { en: 'They write: “{words}”', pl: 'Dopisek: „{words}”', ru: 'Пометка: «{words}»' },
  understood: { en: 'Understood', pl: 'Rozumiem', ru: 'Понятно' },
} as const satisfies Record<string, Message>;
