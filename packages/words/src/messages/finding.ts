// The sentences of finding a match: who is there, public tables, and looking for somebody to play with.
import { MODE_NAMES as ADVENTURE_MODES } from '../adventures/terms.ts';
import { MODE_NAMES } from '../dice-throne/terms.ts';
import type { Message, Messages } from '../phrase.ts';

/** Ways to play, by the name they have in the options of a match. */
export const WAY_NAMES: Readonly<Record<string, Message>> = { ...MODE_NAMES, ...ADVENTURE_MODES };

export const finding = {
  here: {
    en: '{people, plural, one {# person is here} other {# people are here}}, {playing, plural, =0 {nobody plays at the moment} one {# match is being played} other {# matches are being played}}.',
    pl: '{people, plural, one {Jest tu # osoba} few {Są tu # osoby} many {Jest tu # osób} other {Jest tu # osoby}}, {playing, plural, =0 {teraz nikt nie gra} one {trwa # partia} few {trwają # partie} many {trwa # partii} other {trwa # partii}}.',
    ru: 'Здесь {people, plural, one {# человек} few {# человека} many {# человек} other {# человека}}, {playing, plural, =0 {сейчас никто не играет} one {идёт # партия} few {идут # партии} many {идёт # партий} other {идёт # партии}}.',
  },
  away: {
    en: 'The server cannot be reached, so nobody can be found right now.',
    pl: 'Nie ma połączenia z serwerem, więc teraz nikogo nie znajdziemy.',
    ru: 'Сервер недоступен, так что сейчас никого не найти.',
  },
  playNow: { en: 'Find an opponent', pl: 'Znajdź rywala', ru: 'Найти соперника' },
  what: { en: 'What to play', pl: 'W co gramy', ru: 'Во что играем' },
  seekers: {
    en: '{count, plural, =0 {Nobody waits for this yet.} one {# person waits for this.} other {# people wait for this.}}',
    pl: '{count, plural, =0 {Na razie nikt na to nie czeka.} one {Czeka na to # osoba.} few {Czekają na to # osoby.} many {Czeka na to # osób.} other {Czeka na to # osoby.}}',
    ru: '{count, plural, =0 {Пока такую партию никто не ищет.} one {Такую партию ищет # человек.} few {Такую партию ищут # человека.} many {Такую партию ищут # человек.} other {Такую партию ищут # человека.}}',
  },
  players: {
    en: '{count, plural, one {# player} other {# players}}',
    pl: '{count, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}',
    ru: '{count, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',
  },
  pace: { en: 'Pace', pl: 'Tempo', ru: 'Темп' },
  live: { en: 'In one sitting', pl: 'Na żywo', ru: 'За один присест' },
  days: { en: 'Over days', pl: 'Korespondencyjnie', ru: 'По переписке' },

  stakes: { en: 'Stakes', pl: 'Stawka', ru: 'Ставка' },
  friendly: { en: 'Friendly', pl: 'Towarzysko', ru: 'Дружеская' },
  rated: { en: 'Rated', pl: 'Rankingowo', ru: 'Рейтинговая' },
  onlyAccounts: {
    en: 'Rated matches are for people with an account.',
    pl: 'Partie rankingowe są dla osób z kontem.',
    ru: 'Рейтинговые партии — для тех, у кого есть учётная запись.',
  },
  name: { en: 'Your name', pl: 'Twoje imię', ru: 'Ваше имя' },
  guest: { en: 'Guest', pl: 'Gość', ru: 'Гость' },
  seeking: {
    en: 'Looking for somebody: {what}. Stay on this page.',
    pl: 'Szukamy kogoś do gry: {what}. Zostań na tej stronie.',
    ru: 'Ищем, с кем сыграть: {what}. Оставайтесь на этой странице.',
  },
  waited: { en: 'for {seconds, number} s', pl: 'od {seconds, number} s', ru: 'уже {seconds, number} с' },
  others: {
    en: '{count, plural, =0 {Nobody else is looking for this.} one {# other is looking for this too.} other {# others are looking for this too.}}',
    pl: '{count, plural, =0 {Nikt inny na to nie czeka.} one {Czeka na to jeszcze # osoba.} few {Czekają na to jeszcze # osoby.} many {Czeka na to jeszcze # osób.} other {Czeka na to jeszcze # osoby.}}',
    ru: '{count, plural, =0 {Больше такую партию никто не ищет.} one {Такую партию ищет ещё # человек.} few {Такую партию ищут ещё # человека.} many {Такую партию ищут ещё # человек.} other {Такую партию ищут ещё # человека.}}',
  },
  stop: { en: 'Stop looking', pl: 'Przestań szukać', ru: 'Не искать' },
  botOffer: {
    en: 'It takes a while today. A bot would play with you at once.',
    pl: 'Dziś to trochę potrwa. Bot zagra z tobą od razu.',
    ru: 'Похоже, придётся подождать. Бот сыграет с вами сразу.',
  },
  playBot: { en: 'Play against a bot', pl: 'Zagraj z botem', ru: 'Сыграть с ботом' },
  lost: {
    en: 'The search was broken off. Press once more to go on looking.',
    pl: 'Szukanie zostało przerwane. Naciśnij jeszcze raz, żeby szukać dalej.',
    ru: 'Поиск прервался. Нажмите ещё раз, чтобы искать дальше.',
  },
  tables: { en: 'Tables that wait for players', pl: 'Stoły czekające na graczy', ru: 'Столы, которые ждут игроков' },
  noTables: {
    en: 'No table waits right now. Lay one and make it public: whoever comes will find it here.',
    pl: 'Teraz nie czeka żaden stół. Nakryj własny i ustaw go jako publiczny: każdy go tu zobaczy.',
    ru: 'Сейчас ни один стол не ждёт. Накройте свой и сделайте его открытым: его увидят здесь.',
  },
  noneFit: {
    en: 'None of the tables fits the filter.',
    pl: 'Żaden stół nie pasuje do filtra.',
    ru: 'Ни один стол не подходит под фильтр.',
  },
  game: { en: 'Game', pl: 'Gra', ru: 'Игра' },
  anyGame: { en: 'All games', pl: 'Wszystkie gry', ru: 'Все игры' },
  language: { en: 'Language', pl: 'Język', ru: 'Язык' },
  anyLanguage: { en: 'All languages', pl: 'Wszystkie języki', ru: 'Все языки' },
  row: {
    en: '{what}, {free, plural, one {# seat free} other {# seats free}}',
    pl: '{what}, {free, plural, one {# wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc} other {# wolnego miejsca}}',
    ru: '{what}, {free, plural, one {# свободное место} few {# свободных места} many {# свободных мест} other {# свободного места}}',
  },
  liveClock: {
    en: '{minutes, number} min + {seconds, number} s a turn',
    pl: '{minutes, number} min + {seconds, number} s na turę',
    ru: '{minutes, number} мин + {seconds, number} с на ход',
  },
  slowClock: {
    en: '{days, plural, one {# day} other {# days}} a turn',
    pl: '{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} na turę',
    ru: '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}} на ход',
  },
  friends: { en: 'Somebody you follow', pl: 'Ktoś, kogo obserwujesz', ru: 'Кто-то, на кого вы подписаны' },
  sit: { en: 'Sit down', pl: 'Dosiądź się', ru: 'Сесть' },
  sitWith: { en: 'Sit down with {names}', pl: 'Dosiądź się: {names}', ru: 'Сесть за стол: {names}' },
} as const satisfies Messages;

/** What a lobby says about being found. */
export const finder = {
  public: { en: 'Make it public', pl: 'Otwórz dla wszystkich', ru: 'Открыть для всех' },
  private: { en: 'Keep it to those with the link', pl: 'Tylko dla osób z linkiem', ru: 'Только по ссылке' },
  isPublic: {
    en: 'Public: the table stands on the front page, and anybody may sit down.',
    pl: 'Publiczny: stół widać na stronie głównej i każdy może się dosiąść.',
    ru: 'Открытый: стол виден на главной странице, и сесть может любой.',
  },
  isPrivate: {
    en: 'Only those who have the link or the code find this table.',
    pl: 'Ten stół znajdą tylko ci, którzy mają link albo kod.',
    ru: 'Этот стол найдут только те, у кого есть ссылка или код.',
  },
  qr: { en: 'QR code', pl: 'Kod QR', ru: 'QR-код' },
  qrTitle: { en: 'Across the table', pl: 'Dla kogoś obok', ru: 'Для того, кто рядом' },
  qrText: {
    en: 'Point the camera of another phone at it, or type the code on the front page.',
    pl: 'Skieruj na niego aparat drugiego telefonu albo wpisz kod na stronie głównej.',
    ru: 'Наведите камеру другого телефона или введите код на главной странице.',
  },
  qrPicture: { en: 'QR code of the link {link}', pl: 'Kod QR linku {link}', ru: 'QR-код ссылки {link}' },
  tableCode: { en: 'Code', pl: 'Kod', ru: 'Код' },
  paired: {
    en: 'Somebody was found. The match begins as soon as everybody is here.',
    pl: 'Ktoś się znalazł. Partia zacznie się, gdy tylko wszyscy tu będą.',
    ru: 'Соперник нашёлся. Партия начнётся, как только все будут здесь.',
  },
} as const satisfies Messages;
