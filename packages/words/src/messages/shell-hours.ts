// Playing by the clock, leaving, and what all agree on: the words of online tables.
import type { Message } from '../phrase.ts';

/** The clock in the lobby. */
export const timing = {
  title: { en: 'Time', pl: 'Czas', ru: 'Время' },
  choose: { en: 'How it is timed', pl: 'Jak mierzymy czas', ru: 'Как считаем время' },
  none: { en: 'No clock', pl: 'Bez zegara', ru: 'Без часов' },
  live: {
    en: '{minutes, number} min each + {seconds, number} s a turn',
    pl: 'Po {minutes, number} min + {seconds, number} s na turę',
    ru: 'По {minutes, number} мин + {seconds, number} с на ход',
  },
  slow: {
    en: '{days, plural, one {# day} other {# days}} a turn',
    pl: '{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} na turę',
    ru: '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}} на ход',
  },
  note: {
    en: 'Answers to others have a time of their own. Whoever runs out of time or leaves is replaced by a bot until they come back.',
    pl: 'Odpowiedzi na ruchy innych mają własny czas. Kto przekroczy czas albo wyjdzie, tego zastępuje bot, aż wróci.',
    ru: 'На ответы другим есть отдельное время. Кто просрочит время или уйдёт, того заменяет бот, пока человек не вернётся.',
  },
  rated: {
    en: 'A rated match: whoever runs out of time or leaves has lost.',
    pl: 'Partia rankingowa: kto przekroczy czas albo wyjdzie, przegrywa.',
    ru: 'Рейтинговая партия: кто просрочит время или уйдёт, проигрывает.',
  },
} as const satisfies Record<string, Message>;

/** The clock at the table, and who plays on. */
export const hours = {
  title: { en: 'Time and agreements', pl: 'Czas i ustalenia', ru: 'Время и договорённости' },
  leftOf: {
    en: '{name}: {time} left',
    pl: '{name}: zostało {time}',
    ru: '{name}: осталось {time}',
  },
  answers: { en: 'Answers', pl: 'Odpowiedzi', ru: 'Ответы' },
  low: {
    en: 'You have {seconds, plural, one {# second} other {# seconds}} left.',
    pl: '{seconds, plural, one {Została ci # sekunda} few {Zostały ci # sekundy} many {Zostało ci # sekund} other {Zostało ci # sekundy}}.',
    ru: 'У вас {seconds, plural, one {осталась # секунда} few {осталось # секунды} many {осталось # секунд} other {осталось # секунды}}.',
  },
  awayBot: {
    en: '{name} is away. A bot takes the seat in {time}.',
    pl: 'Gracza {name} nie ma przy stole. Za {time} miejsce przejmie bot.',
    ru: 'Игрока {name} нет за столом. Через {time} место займёт бот.',
  },
  awayLost: {
    en: '{name} is away and loses in {time}.',
    pl: 'Gracza {name} nie ma przy stole: za {time} przegrana.',
    ru: 'Игрока {name} нет за столом: через {time} поражение.',
  },
  botFor: { en: 'A bot plays for {name}.', pl: 'Za gracza {name} gra bot.', ru: 'За игрока {name} играет бот.' },
  botForYou: {
    en: 'Your time ran out or you were away, so a bot is playing for you. The seat is yours again when you say so.',
    pl: 'Skończył ci się czas albo nie było cię przy stole, więc gra za ciebie bot. Miejsce znów będzie twoje, gdy dasz znać.',
    ru: 'Ваше время вышло или вас не было за столом, поэтому за вас играет бот. Скажите, и место снова ваше.',
  },
  back: { en: 'I am back', pl: 'Już jestem', ru: 'Я снова здесь' },
  letBot: {
    en: 'Let a bot play for {name}',
    pl: 'Niech za gracza {name} gra bot',
    ru: 'Пусть за игрока {name} играет бот',
  },
  isAway: {
    en: '{name} has left the table.',
    pl: 'Gracza {name} nie ma przy stole.',
    ru: 'Игрока {name} нет за столом.',
  },
  more: { en: 'Resign or make an offer', pl: 'Poddaj się lub coś zaproponuj', ru: 'Сдаться или договориться' },
  less: { en: 'Play on', pl: 'Gram dalej', ru: 'Играю дальше' },
  resign: { en: 'Resign', pl: 'Poddaję partię', ru: 'Сдать партию' },
  resignSure: { en: 'Really resign', pl: 'Na pewno poddaję', ru: 'Точно сдаю' },
  offerStop: {
    en: 'Offer to stop without a result',
    pl: 'Zaproponuj koniec bez wyniku',
    ru: 'Предложить закончить без результата',
  },
  offerPause: { en: 'Offer a pause', pl: 'Zaproponuj przerwę', ru: 'Предложить паузу' },
  stopOffered: {
    en: '{name} offers to stop without a result.',
    pl: '{name} proponuje zakończyć bez wyniku.',
    ru: '{name} предлагает закончить без результата.',
  },
  pauseOffered: { en: '{name} offers a pause.', pl: '{name} proponuje przerwę.', ru: '{name} предлагает паузу.' },
  askBack: {
    en: 'Ask to take back your last choice',
    pl: 'Poproś o cofnięcie ostatniego ruchu',
    ru: 'Попросить вернуть последний ход',
  },
  backAsked: {
    en: '{name} asks to take back their last choice.',
    pl: '{name} prosi o cofnięcie ostatniego ruchu.',
    ru: '{name} просит вернуть последний ход.',
  },
  takenBack: {
    en: 'All agreed: the last choice of {name} is taken back.',
    pl: 'Za zgodą wszystkich cofnięto ostatni ruch: {name}.',
    ru: 'По общему согласию возвращён последний ход: {name}.',
  },
  offered: {
    en: '{what, select, stop {You offer to stop without a result} pause {You offer a pause} other {You ask to take back your last choice}}: waiting for the others.',
    pl: '{what, select, stop {Proponujesz koniec bez wyniku} pause {Proponujesz przerwę} other {Prosisz o cofnięcie ostatniego ruchu}}: czekamy na pozostałych.',
    ru: '{what, select, stop {Вы предлагаете закончить без результата} pause {Вы предлагаете паузу} other {Вы просите вернуть последний ход}}: ждём остальных.',
  },
  agree: { en: 'Agree', pl: 'Zgoda', ru: 'Согласиться' },
  decline: { en: 'Decline', pl: 'Nie teraz', ru: 'Отклонить' },
  takeBack: { en: 'Withdraw it', pl: 'Wycofaj', ru: 'Отозвать' },
  paused: {
    en: 'The match is paused and no clock runs. Anybody may play on; after half an hour it goes on by itself.',
    pl: 'Partia jest wstrzymana i żaden zegar nie idzie. Wznowić może każdy; po pół godzinie ruszy sama.',
    ru: 'Партия на паузе, часы стоят. Продолжить может любой; через полчаса она пойдёт дальше сама.',
  },
  resume: { en: 'Play on', pl: 'Gramy dalej', ru: 'Продолжить' },
  endedResigned: { en: '{name} resigned.', pl: '{name}: partia poddana.', ru: '{name}: партия сдана.' },
  endedTime: { en: '{name} ran out of time.', pl: '{name}: czas minął.', ru: '{name}: время вышло.' },
  endedGone: { en: '{name} left the match.', pl: '{name}: partia opuszczona.', ru: '{name}: уход из партии.' },
  endedStopped: {
    en: 'The match was stopped by agreement, without a result.',
    pl: 'Partię zakończono za zgodą wszystkich, bez wyniku.',
    ru: 'Партию закончили по общему согласию, без результата.',
  },
  winners: { en: 'Won by {names}.', pl: 'Wygrywa: {names}.', ru: 'Победа: {names}.' },
} as const satisfies Record<string, Message>;
