// What `wyrmtable admin` says.
import type { Message } from '../phrase.ts';

export const ADMIN_ABOUT: Message = {
  en: 'Moderate from the terminal, also while servers run: reports, warnings, mutes, bans, the right to moderate, and the log of it all',
  pl: 'Moderuj z terminala, także gdy serwery działają: zgłoszenia, ostrzeżenia, wyciszenia, blokady, prawo moderowania i dziennik tego wszystkiego',
  ru: 'Модерировать из терминала, в том числе при работающих серверах: сообщения, предупреждения, отключение разговоров, запреты, право модератора и журнал всего этого',
};

export const ADMIN_FLAG = {
  report: {
    en: 'whoever this report is about, in place of a name; the report is settled by it',
    pl: 'osoba, której dotyczy to zgłoszenie, zamiast nazwy; zgłoszenie zostaje przez to zamknięte',
    ru: 'тот, о ком это сообщение, вместо имени; сообщение этим закрывается',
  },
  reason: {
    en: 'insult, spam, stalling, cheating, name or other',
    pl: 'insult, spam, stalling, cheating, name albo other',
    ru: 'insult, spam, stalling, cheating, name или other',
  },
  words: {
    en: 'a note, which the person reads too',
    pl: 'dopisek, który przeczyta też ta osoba',
    ru: 'пометка, которую прочтёт и сам человек',
  },
  hours: {
    en: 'how many hours a mute or a ban lasts; without it, for good',
    pl: 'na ile godzin jest wyciszenie albo blokada; bez tego na stałe',
    ru: 'на сколько часов отключение или запрет; без этого — насовсем',
  },
  address: {
    en: 'with a ban of a guest: whoever comes from the same address without an account, too, for 30 days at most',
    pl: 'przy blokadzie gościa: także każdy bez konta z tego samego adresu, najwyżej na 30 dni',
    ru: 'при запрете гостю: и всякому без учётной записи с того же адреса, не дольше 30 дней',
  },
  days: { en: 'the same in days', pl: 'to samo w dniach', ru: 'то же в днях' },
  act: {
    en: 'the number of the act to take back, in place of a name',
    pl: 'numer wpisu do cofnięcia, zamiast nazwy',
    ru: 'номер записи, которую отменить, вместо имени',
  },
  all: { en: 'settled reports too', pl: 'także zamknięte zgłoszenia', ru: 'и закрытые сообщения' },
  head: {
    en: 'a hash that `verify` gave before: it must still stand in the log',
    pl: 'skrót podany wcześniej przez `verify`: musi nadal być w dzienniku',
    ru: 'хеш, который раньше дал `verify`: он должен по-прежнему стоять в журнале',
  },
} as const satisfies Record<string, Message>;

export const ADMIN = {
  noReports: { en: 'There are no reports.', pl: 'Nie ma zgłoszeń.', ru: 'Сообщений нет.' },
  guest: { en: '(guest)', pl: '(gość)', ru: '(гость)' },
  terminal: { en: '(terminal)', pl: '(z terminala)', ru: '(из терминала)' },
  report: {
    en: '{id}  {at}  {name}: {reason}, at table {match}{settled, select, yes { (settled)} other {}}',
    pl: '{id}  {at}  {name}: {reason}, przy stole {match}{settled, select, yes { (zamknięte)} other {}}',
    ru: '{id}  {at}  {name}: {reason}, за столом {match}{settled, select, yes { (закрыто)} other {}}',
  },
  emptyLog: { en: 'The log is empty.', pl: 'Dziennik jest pusty.', ru: 'Журнал пуст.' },
  act: {
    en: '{number, number}  {at}  {by}: {kind}, {name}, {reason}{until, select, none {} other {, until {until}}}{undone, select, yes { (taken back)} other {}}',
    pl: '{number, number}  {at}  {by}: {kind}, {name}, {reason}{until, select, none {} other {, do {until}}}{undone, select, yes { (cofnięte)} other {}}',
    ru: '{number, number}  {at}  {by}: {kind}, {name}, {reason}{until, select, none {} other {, до {until}}}{undone, select, yes { (отменено)} other {}}',
  },
  forGood: { en: 'for good', pl: 'na stałe', ru: 'насовсем' },
  nobody: {
    en: 'Nobody has the right to moderate.',
    pl: 'Nikt nie ma prawa moderowania.',
    ru: 'Права модератора нет ни у кого.',
  },
  whole: {
    en: 'The log is whole: {acts, plural, one {# act} other {# acts}}. Keep this hash elsewhere: {head}',
    pl: 'Dziennik jest cały: {acts, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}. Zachowaj ten skrót gdzie indziej: {head}',
    ru: 'Журнал цел: {acts, plural, one {# запись} few {# записи} many {# записей} other {# записи}}. Храните этот хеш в другом месте: {head}',
  },
  broken: {
    en: 'The log was altered: act {at, number} is not what was written.',
    pl: 'Dziennik zmieniono: wpis {at, number} nie jest tym, co zapisano.',
    ru: 'Журнал изменён: запись {at, number} не та, что была сделана.',
  },
  shortened: {
    en: 'The log was altered: the hash you have kept does not stand in it any more.',
    pl: 'Dziennik zmieniono: zachowanego skrótu już w nim nie ma.',
    ru: 'Журнал изменён: сохранённого вами хеша в нём больше нет.',
  },
  whom: {
    en: 'Say whom it is about: a name, or --report ID.',
    pl: 'Podaj, kogo to dotyczy: nazwę albo --report ID.',
    ru: 'Скажите, о ком речь: имя или --report ID.',
  },
  noReason: {
    en: '--reason is one of {known}, and not “{text}”.',
    pl: '--reason to jedno z: {known}, a nie „{text}”.',
    ru: '--reason — одно из: {known}, а не «{text}».',
  },
} as const satisfies Record<string, Message>;
