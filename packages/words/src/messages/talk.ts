// Talk at a table: the phrases that everybody reads in their own language, and the words around them.
import type { Message } from '../phrase.ts';

/** By the codes of the wire. */
export const PHRASES = {
  hello: { en: 'Hello!', pl: 'Cześć!', ru: 'Привет!' },
  'good-luck': { en: 'Good luck!', pl: 'Powodzenia!', ru: 'Удачи!' },
  thanks: { en: 'Thanks!', pl: 'Dzięki!', ru: 'Спасибо!' },
  'you-are-welcome': { en: 'You’re welcome!', pl: 'Nie ma za co!', ru: 'Не за что!' },
  sorry: { en: 'Sorry!', pl: 'Przepraszam!', ru: 'Извините!' },
  'one-moment': { en: 'One moment, please.', pl: 'Chwileczkę.', ru: 'Минутку.' },
  'here-again': { en: 'Here I am again.', pl: 'Już jestem.', ru: 'Я снова здесь.' },
  'no-hurry': { en: 'Take your time.', pl: 'Spokojnie, nie spiesz się.', ru: 'Не торопитесь.' },
  'well-played': { en: 'Well played!', pl: 'Dobra gra!', ru: 'Отличная игра!' },
  'once-more': { en: 'Once more?', pl: 'Jeszcze raz?', ru: 'Ещё раз?' },
  'good-bye': { en: 'Goodbye, it was fun!', pl: 'Do zobaczenia, miło było!', ru: 'До встречи, было весело!' },
  'nice-roll': { en: 'Nice roll!', pl: 'Ładny rzut!', ru: 'Хороший бросок!' },
  'bad-luck': { en: 'Bad luck!', pl: 'A to pech!', ru: 'Не повезло!' },
  'great-move': { en: 'Great move!', pl: 'Świetne zagranie!', ru: 'Отличный ход!' },
  'did-not-see-that': {
    en: 'I didn’t see that coming!',
    pl: 'To ci niespodzianka!',
    ru: 'Вот это неожиданность!',
  },
  'that-hurt': { en: 'That hurt!', pl: 'Zabolało!', ru: 'Больно!' },
  'close-call': { en: 'That was close!', pl: 'Mało brakowało!', ru: 'Чуть-чуть не хватило!' },
  'go-for-it': { en: 'Go on, roll!', pl: 'Śmiało, rzucaj!', ru: 'Смелее, бросайте!' },
  'watch-out': { en: 'Watch out!', pl: 'Uwaga!', ru: 'Берегитесь!' },
  'as-planned': { en: 'All according to plan.', pl: 'Wszystko zgodnie z planem.', ru: 'Всё идёт по плану.' },
  'in-trouble': { en: 'I’m in trouble…', pl: 'Mam kłopoty…', ru: 'Плохи мои дела…' },
  comeback: { en: 'It’s not over yet!', pl: 'To jeszcze nie koniec!', ru: 'Это ещё не конец!' },
  'good-fight': { en: 'What a battle!', pl: 'Co za walka!', ru: 'Вот это битва!' },
} as const satisfies Record<string, Message>;

export const talk = {
  title: { en: 'Talk', pl: 'Rozmowa', ru: 'Разговор' },
  open: { en: 'Talk', pl: 'Rozmowa', ru: 'Разговор' },
  close: { en: 'Close the talk', pl: 'Zamknij rozmowę', ru: 'Закрыть разговор' },
  unread: {
    en: 'Talk: {count, plural, one {# new} other {# new}}',
    pl: 'Rozmowa: {count, plural, one {# nowa wypowiedź} few {# nowe wypowiedzi} many {# nowych wypowiedzi} other {# nowej wypowiedzi}}',
    ru: 'Разговор: {count, plural, one {# новая реплика} few {# новые реплики} many {# новых реплик} other {# новой реплики}}',
  },
  nothing: {
    en: 'Nobody has said anything yet.',
    pl: 'Nikt jeszcze nic nie powiedział.',
    ru: 'Пока никто ничего не сказал.',
  },
  amongWatchers: {
    en: 'You watch: those who play do not read what you say.',
    pl: 'Oglądasz: grający nie widzą tego, co tu powiesz.',
    ru: 'Вы смотрите: игроки не видят того, что вы здесь скажете.',
  },
  watcher: { en: 'somebody who watches', pl: 'ktoś z oglądających', ru: 'кто-то из зрителей' },
  watches: { en: 'watches', pl: 'ogląda', ru: 'смотрит' },
  you: { en: 'You', pl: 'Ty', ru: 'Вы' },
  manners: { en: 'Phrases', pl: 'Zwroty', ru: 'Фразы' },
  remarks: { en: 'About the game', pl: 'O grze', ru: 'Об игре' },
  allRead: {
    en: 'Everybody reads a phrase in their own language.',
    pl: 'Każdy czyta zwrot we własnym języku.',
    ru: 'Каждый читает фразу на своём языке.',
  },
  free: { en: 'Words of one’s own at this table', pl: 'Własne słowa przy tym stole', ru: 'Свои слова за этим столом' },
  freeNote: {
    en: 'They are read only by those who have turned this on as well.',
    pl: 'Czytają je tylko ci, którzy też to włączyli.',
    ru: 'Их читают только те, кто тоже это включил.',
  },
  freeNobody: {
    en: 'Nobody else has turned it on yet.',
    pl: 'Nikt inny jeszcze tego nie włączył.',
    ru: 'Больше никто этого пока не включил.',
  },
  freeWith: { en: 'Also on for: {names}', pl: 'Włączyli też: {names}', ru: 'Включили также: {names}' },
  write: { en: 'Your message', pl: 'Twoja wiadomość', ru: 'Ваше сообщение' },
  send: { en: 'Send', pl: 'Wyślij', ru: 'Отправить' },
  about: { en: 'People here', pl: 'Kto tu jest', ru: 'Кто здесь' },
  more: {
    en: '{name}: mute, block, report',
    pl: '{name}: wycisz, zablokuj, zgłoś',
    ru: '{name}: не слышать, заблокировать, сообщить',
  },
  follow: { en: 'Follow', pl: 'Obserwuj', ru: 'Подписаться' },
  unfollow: { en: 'Follow no more', pl: 'Przestań obserwować', ru: 'Отписаться' },
  mute: { en: 'Mute', pl: 'Wycisz', ru: 'Не слышать' },
  unmute: { en: 'Hear again', pl: 'Wyłącz wyciszenie', ru: 'Слышать снова' },
  block: { en: 'Block', pl: 'Zablokuj', ru: 'Заблокировать' },
  unblock: { en: 'Unblock', pl: 'Odblokuj', ru: 'Разблокировать' },
  report: { en: 'Report…', pl: 'Zgłoś…', ru: 'Сообщить…' },
  muted: {
    en: 'You do not read what they say. They are not told.',
    pl: 'Nie widzisz, co mówi ta osoba. Ona o tym nie wie.',
    ru: 'Вы не видите, что говорит этот человек. Ему об этом не сообщают.',
  },
  blocked: {
    en: 'You do not read what they say, and you will not be brought to one table again.',
    pl: 'Nie widzisz, co mówi ta osoba, i nie trafisz z nią więcej do jednego stołu.',
    ru: 'Вы не видите, что говорит этот человек, и больше не окажетесь с ним за одним столом.',
  },
  followed: {
    en: 'Their tables come first in your lists.',
    pl: 'Stoły tej osoby będą u ciebie na początku list.',
    ru: 'Столы этого человека будут первыми в ваших списках.',
  },
  page: { en: 'Page', pl: 'Strona', ru: 'Страница' },
  program: { en: 'plays by a program', pl: 'gra program', ru: 'играет программа' },
  off: {
    en: 'Talk is turned off in the settings.',
    pl: 'Rozmowy są wyłączone w ustawieniach.',
    ru: 'Разговоры отключены в настройках.',
  },
} as const satisfies Record<string, Message>;

/** Reporting somebody. */
export const reporting = {
  title: { en: 'Report {name}', pl: 'Zgłoszenie: {name}', ru: 'Сообщить: {name}' },
  lead: {
    en: 'A moderator will look at the match and at what was said at this table. Whom you report is not told that it was you.',
    pl: 'Moderator obejrzy partię i to, co padło przy tym stole. Zgłoszona osoba nie dowie się, że to ty.',
    ru: 'Модератор посмотрит партию и то, что говорилось за этим столом. Тот, о ком вы сообщаете, не узнает, что это вы.',
  },
  what: { en: 'What is wrong', pl: 'Co się stało', ru: 'Что случилось' },
  words: { en: 'In your words, if you like', pl: 'Własnymi słowami, jeśli chcesz', ru: 'Своими словами, если хотите' },
  send: { en: 'Send the report', pl: 'Wyślij zgłoszenie', ru: 'Отправить' },
  cancel: { en: 'Do not send', pl: 'Nie wysyłaj', ru: 'Не отправлять' },
  sent: {
    en: 'Thank you. The report is with the moderators.',
    pl: 'Dziękujemy. Zgłoszenie trafiło do moderatorów.',
    ru: 'Спасибо. Сообщение у модераторов.',
  },
} as const satisfies Record<string, Message>;

/** What can be wrong; moderators give the same reasons. */
export const REASONS = {
  insult: { en: 'Insults or threats', pl: 'Obelgi lub groźby', ru: 'Оскорбления или угрозы' },
  spam: { en: 'Spam or advertising', pl: 'Spam lub reklama', ru: 'Спам или реклама' },
  stalling: {
    en: 'Stalling or leaving on purpose',
    pl: 'Zwlekanie lub porzucanie partii',
    ru: 'Затяжка или уход из партий',
  },
  cheating: { en: 'Unfair play', pl: 'Nieuczciwa gra', ru: 'Нечестная игра' },
  name: { en: 'An offensive name', pl: 'Obraźliwa nazwa', ru: 'Оскорбительное имя' },
  other: { en: 'Something else', pl: 'Coś innego', ru: 'Другое' },
} as const satisfies Record<string, Message>;
