// What the command `bot` says: who plays where, and why one cannot.
import type { Message } from '../phrase.ts';

export const BOT_ABOUT: Message = {
  en: 'Sit one of the bots at a server as a client; it plays until it is stopped',
  pl: 'Posadź jednego z botów przy serwerze jako klienta; gra, aż zostanie zatrzymany',
  ru: 'Посадить одного из ботов за стол на сервере как клиента; играет, пока его не остановят',
};

export const BOT_FLAG = {
  server: { en: 'address of the server', pl: 'adres serwera', ru: 'адрес сервера' },
  level: { en: 'level of the bot', pl: 'poziom bota', ru: 'уровень бота' },
  token: {
    en: 'token of a program of your account; without it, the bot comes as a guest (WYRMTABLE_TOKEN)',
    pl: 'token programu z twojego konta; bez niego bot przychodzi jako gość (WYRMTABLE_TOKEN)',
    ru: 'ключ программы из вашей учётной записи; без него бот приходит гостем (WYRMTABLE_TOKEN)',
  },
  game: {
    en: 'for which game it seeks somebody (dragon-farkle)',
    pl: 'do której gry szuka towarzystwa (dragon-farkle)',
    ru: 'для какой игры искать соперника (dragon-farkle)',
  },
  table: {
    en: 'take a free seat at this table instead, and stay for the matches that follow',
    pl: 'zamiast tego zajmij wolne miejsce przy tym stole i zostań na kolejne partie',
    ru: 'вместо этого занять свободное место за этим столом и остаться на следующие партии',
  },
  matches: {
    en: 'stop after so many matches (otherwise it plays on)',
    pl: 'zakończ po tylu partiach (domyślnie gra dalej)',
    ru: 'остановиться после стольких партий (иначе играет дальше)',
  },
} as const satisfies Record<string, Message>;

export const BOT = {
  waits: {
    en: '{name} waits for somebody to play {game} with.',
    pl: '{name} czeka na towarzystwo do gry {game}.',
    ru: '{name} ждёт, с кем сыграть в {game}.',
  },
  sits: {
    en: '{name} sits at table {table}.',
    pl: '{name} siedzi przy stole {table}.',
    ru: '{name} сидит за столом {table}.',
  },
  over: {
    en: 'The match at table {table} is over: {how, select, won {won} lost {lost} other {a draw}}.',
    pl: 'Partia przy stole {table} skończona: {how, select, won {wygrana} lost {przegrana} other {remis}}.',
    ru: 'Партия за столом {table} окончена: {how, select, won {победа} lost {поражение} other {ничья}}.',
  },
  tally: {
    en: 'Matches: {matches, number}. Won: {won, number}.',
    pl: 'Partie: {matches, number}. Wygrane: {won, number}.',
    ru: 'Партий: {matches, number}. Побед: {won, number}.',
  },
  stumbled: {
    en: '{name} gave no answer that is allowed, and the safest was chosen for it: {problem}',
    pl: '{name} nie podał dozwolonej odpowiedzi, więc wybrano za niego najbezpieczniejszą: {problem}',
    ru: '{name} не дал допустимого ответа, и за него выбрали самый безопасный: {problem}',
  },
  notOurs: {
    en: 'What answers at {server} is no Wyrmtable server.',
    pl: 'To, co odpowiada pod adresem {server}, nie jest serwerem Wyrmtable.',
    ru: 'По адресу {server} отвечает не сервер Wyrmtable.',
  },
  noToken: {
    en: '{server} knows no program by this token: make a new one on the account’s page.',
    pl: '{server} nie zna programu z tym tokenem: utwórz nowy na stronie konta.',
    ru: '{server} не знает программы с таким ключом: создайте новый на странице учётной записи.',
  },
  forgotten: {
    en: '{server} does not know this guest any more: start the bot again.',
    pl: '{server} nie zna już tego gościa: uruchom bota ponownie.',
    ru: '{server} больше не знает этого гостя: запустите бота снова.',
  },
  levelMissing: {
    en: 'Say with --level which bot is to play: {known}.',
    pl: 'Podaj przez --level, który bot ma grać: {known}.',
    ru: 'Укажите через --level, какой бот будет играть: {known}.',
  },
  seesTooLittle: {
    en: 'In {game} the bot “{level}” needs to know more than a line tells its seat; these can play there: {known}.',
    pl: 'W grze {game} bot „{level}” musi wiedzieć więcej, niż serwer mówi jego miejscu; mogą tam grać: {known}.',
    ru: 'В игре {game} боту «{level}» нужно знать больше, чем сервер сообщает его месту; там могут играть: {known}.',
  },
  playedAlone: {
    en: 'Nobody is sought for {game}: name a table with --table.',
    pl: 'Do gry {game} nie szuka się towarzystwa: podaj stół przez --table.',
    ru: 'Для игры {game} соперников не ищут: укажите стол через --table.',
  },
  otherRules: {
    en: '{server} plays {game} by version {found} of the rules, and this program knows version {wanted}.',
    pl: '{server} gra w {game} według wersji {found} zasad, a ten program zna wersję {wanted}.',
    ru: '{server} играет в {game} по версии правил {found}, а эта программа знает версию {wanted}.',
  },
} as const satisfies Record<string, Message>;
