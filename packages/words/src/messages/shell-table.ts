// The sentences around a table: lobby, connection, the end of a match, and checking its dice.
import type { Messages } from '../phrase.ts';

/** The story of the table, told one thing after another. */
export const stage = {
  pause: { en: 'Hold the story', pl: 'Zatrzymaj opowieść', ru: 'Задержать показ' },
  goOn: { en: 'Go on with the story', pl: 'Opowiadaj dalej', ru: 'Показывать дальше' },
  missed: {
    en: '{turns, plural, =0 {Things happened while you were away.} one {# turn was begun while you were away.} other {# turns were begun while you were away.}}',
    pl: '{turns, plural, =0 {Pod twoją nieobecność coś się działo.} one {Pod twoją nieobecność zaczęła się # tura.} few {Pod twoją nieobecność zaczęły się # tury.} many {Pod twoją nieobecność zaczęło się # tur.} other {Pod twoją nieobecność zaczęło się # tury.}}',
    ru: '{turns, plural, =0 {Пока вас не было, кое-что произошло.} one {Пока вас не было, начался # ход.} few {Пока вас не было, начались # хода.} many {Пока вас не было, началось # ходов.} other {Пока вас не было, началось # хода.}}',
  },
  showMissed: { en: 'Show me', pl: 'Pokaż', ru: 'Показать' },
  neverMind: { en: 'Never mind', pl: 'Nie trzeba', ru: 'Не нужно' },
  yourMove: { en: 'Your move! {game}', pl: 'Twój ruch! {game}', ru: 'Ваш ход! {game}' },
  again: { en: 'Show me that again', pl: 'Pokaż to jeszcze raz', ru: 'Покажите ещё раз' },
} as const satisfies Messages;

export const table = {
  earlier: { en: 'Earlier lines', pl: 'Wcześniejsze wpisy', ru: 'Более ранние записи' },
  glossary: { en: 'Glossary', pl: 'Słowniczek', ru: 'Словарик' },
  offline: {
    en: 'The connection is gone. We keep knocking; your seat is kept.',
    pl: 'Połączenie zniknęło. Pukamy dalej; twoje miejsce czeka.',
    ru: 'Связь пропала. Мы продолжаем стучаться; ваше место за вами.',
  },
  connecting: { en: 'Finding the table…', pl: 'Szukamy stołu…', ru: 'Ищем стол…' },
  gone: { en: 'The table cannot be opened', pl: 'Tego stołu nie da się otworzyć', ru: 'Этот стол не открывается' },
  notSaved: {
    en: 'This device refuses to remember the table. You can play on, but do not close the page.',
    pl: 'To urządzenie nie chce zapamiętać stołu. Możesz grać dalej, ale nie zamykaj strony.',
    ru: 'Устройство не хочет запоминать стол. Играть можно, но не закрывайте страницу.',
  },
  stopped: {
    en: 'The table stopped unexpectedly. Every move so far is kept: open the page again to go on.',
    pl: 'Stół niespodziewanie stanął. Każdy dotychczasowy ruch jest zapisany: otwórz stronę ponownie, żeby grać dalej.',
    ru: 'Стол неожиданно остановился. Все ходы сохранены: откройте страницу заново, чтобы продолжить.',
  },
  nothingToUndo: {
    en: 'Nothing can be taken back: the last thing that happened was a roll or a card that somebody has seen.',
    pl: 'Nie ma czego cofnąć: ostatni był rzut albo karta, którą ktoś już zobaczył.',
    ru: 'Отменить нечего: последним был бросок или карта, которую кто-то уже увидел.',
  },
  watching: { en: '{game}, you are watching', pl: '{game}, oglądasz', ru: '{game}, вы смотрите' },
  again: { en: 'Play again', pl: 'Zagraj jeszcze raz', ru: 'Сыграть ещё раз' },
  download: { en: 'Download the match', pl: 'Pobierz partię', ru: 'Скачать партию' },
  check: { en: 'Check the dice', pl: 'Sprawdź kości', ru: 'Проверить кости' },
  checking: { en: 'Rolling every die again…', pl: 'Rzucamy każdą kością od nowa…', ru: 'Бросаем каждую кость заново…' },
  fair: {
    en: 'Checked: {count, plural, one {# roll} other {# rolls}} seen on this screen. Every die follows from the seed.',
    pl: 'Sprawdzone: {count, plural, one {# rzut} few {# rzuty} many {# rzutów} other {# rzutu}} z tego ekranu. Każda kość wynika z ziarna.',
    ru: 'Проверено: {count, plural, one {# бросок} few {# броска} many {# бросков} other {# броска}} на этом экране. Каждая кость следует из зерна.',
  },
  checkCards: { en: 'Check the cards', pl: 'Sprawdź karty', ru: 'Проверить карты' },
  checkingCards: {
    en: 'Shuffling every deck again…',
    pl: 'Tasujemy każdą talię od nowa…',
    ru: 'Тасуем каждую колоду заново…',
  },
  fairCards: {
    en: 'Checked: {count, plural, one {cards were revealed # time} other {cards were revealed # times}} on this screen. Every card follows from the seed.',
    pl: 'Sprawdzone: karty odkryto na tym ekranie {count, plural, one {# raz} few {# razy} many {# razy} other {# raza}}. Każda karta wynika z ziarna.',
    ru: 'Проверено: карты открывались на этом экране {count, plural, one {# раз} few {# раза} many {# раз} other {# раза}}. Каждая карта следует из зерна.',
  },
  fairCommitment: {
    en: 'The seed is the one promised before the first roll.',
    pl: 'Ziarno jest tym, które obiecano przed pierwszym rzutem.',
    ru: 'Зерно то самое, что было обещано до первого броска.',
  },
  unfair: {
    en: 'Something does not fit: {what}. Download the match and show it to whoever runs this server.',
    pl: 'Coś się nie zgadza: {what}. Pobierz partię i pokaż ją temu, kto prowadzi ten serwer.',
    ru: 'Что-то не сходится: {what}. Скачайте партию и покажите тому, кто держит этот сервер.',
  },
  unfairSeen: {
    en: 'a result on this screen is not what the seed gives',
    pl: 'wynik na tym ekranie jest inny niż ten z ziarna',
    ru: 'результат на этом экране не тот, что даёт зерно',
  },
  unfairCommitment: {
    en: 'the seed is not the one that was promised',
    pl: 'ziarno jest inne niż obiecane',
    ru: 'зерно не то, что было обещано',
  },
  unfairDigest: {
    en: 'the match file does not lead to the position it claims',
    pl: 'plik partii nie prowadzi do pozycji, którą podaje',
    ru: 'файл партии не приводит к указанной в нём позиции',
  },
} as const satisfies Messages;

export const lobby = {
  title: { en: 'Before the first roll', pl: 'Przed pierwszym rzutem', ru: 'Перед первым броском' },
  invite: { en: 'Invite by link', pl: 'Zaproś linkiem', ru: 'Пригласите по ссылке' },
  link: { en: 'Link to this table', pl: 'Link do tego stołu', ru: 'Ссылка на этот стол' },
  copy: { en: 'Copy', pl: 'Kopiuj', ru: 'Копировать' },
  copied: { en: 'The link is copied.', pl: 'Link skopiowany.', ru: 'Ссылка скопирована.' },
  notCopied: {
    en: 'The browser would not copy it. The link is marked: copy it by hand.',
    pl: 'Przeglądarka nie chciała skopiować. Link jest zaznaczony: skopiuj go ręcznie.',
    ru: 'Браузер не дал скопировать. Ссылка выделена: скопируйте её вручную.',
  },
  share: { en: 'Share', pl: 'Udostępnij', ru: 'Поделиться' },
  shareText: {
    en: 'A seat is free at my table: {game}.',
    pl: 'Przy moim stole jest wolne miejsce: {game}.',
    ru: 'За моим столом есть свободное место: {game}.',
  },
  seats: { en: 'Seats', pl: 'Miejsca', ru: 'Места' },
  free: { en: 'Free seat', pl: 'Wolne miejsce', ru: 'Свободное место' },
  mine: { en: '{name} (you)', pl: '{name} (ty)', ru: '{name} (вы)' },
  ready: { en: 'ready', pl: 'czeka na start', ru: 'ждёт начала' },
  notReady: { en: 'still settling in', pl: 'jeszcze się rozsiada', ru: 'ещё усаживается' },
  away: { en: 'connection lost', pl: 'brak połączenia', ru: 'связь потеряна' },
  yourName: { en: 'Your name', pl: 'Twoje imię', ru: 'Ваше имя' },
  sit: { en: 'Sit here', pl: 'Siadam tu', ru: 'Сесть сюда' },
  sitAt: { en: 'Sit at seat {number}', pl: 'Siadam na miejscu {number}', ru: 'Сесть на место {number}' },
  stand: { en: 'Stand up', pl: 'Wstaję', ru: 'Встать' },
  addBot: { en: 'Seat a bot', pl: 'Posadź bota', ru: 'Посадить бота' },
  addBotAt: {
    en: 'Seat a bot at seat {number}',
    pl: 'Posadź bota na miejscu {number}',
    ru: 'Посадить бота на место {number}',
  },
  removeBot: { en: 'Send away', pl: 'Odpraw', ru: 'Отпустить' },
  removeBotAt: { en: 'Send away {name}', pl: 'Odpraw: {name}', ru: 'Отпустить: {name}' },
  level: { en: 'Level of the bot', pl: 'Poziom bota', ru: 'Уровень бота' },
  beReady: { en: 'I am ready', pl: 'Możemy grać', ru: 'Можно начинать' },
  beNotReady: { en: 'Wait a moment', pl: 'Jeszcze chwila', ru: 'Подождите меня' },
  begin: { en: 'Start the game', pl: 'Zaczynamy', ru: 'Начать игру' },
  waiting: {
    en: 'Once every seat is taken and everybody is ready, anybody at the table can start the game.',
    pl: 'Gdy wszystkie miejsca będą zajęte i wszyscy gotowi, grę może zacząć każdy przy stole.',
    ru: 'Когда все места будут заняты и все готовы, игру сможет начать любой за столом.',
  },
  allReady: {
    en: 'Everybody is ready: start when you like.',
    pl: 'Wszyscy gotowi: zaczynajcie, kiedy chcecie.',
    ru: 'Все готовы: начинайте, когда захотите.',
  },
  watcher: {
    en: 'Take a free seat to play, or stay and watch.',
    pl: 'Zajmij wolne miejsce, żeby zagrać, albo zostań i oglądaj.',
    ru: 'Займите свободное место, чтобы играть, или оставайтесь зрителем.',
  },
  commitmentTitle: { en: 'The promise of the dice', pl: 'Obietnica kości', ru: 'Обещание костей' },
  commitment: {
    en: 'All dice of this match follow from a seed that is already fixed: this is its fingerprint, and after the match the seed is shown, so that anybody can check every roll.',
    pl: 'Wszystkie kości tej partii wynikają z ziarna, które już jest ustalone: to jego odcisk, a po partii zobaczysz samo ziarno, więc każdy rzut da się sprawdzić.',
    ru: 'Все кости этой партии следуют из зерна, которое уже выбрано: вот его отпечаток, а после партии откроется само зерно, и любой бросок можно проверить.',
  },
} as const satisfies Messages;

export const verify = {
  title: { en: 'Check a match', pl: 'Sprawdź partię', ru: 'Проверить партию' },
  lead: {
    en: 'Drop a match file here. Your browser plays the whole match again and tells whether its dice, its promise and its end are true. The file goes nowhere.',
    pl: 'Upuść tu plik partii. Przeglądarka rozegra ją całą od nowa i powie, czy kości, obietnica i zakończenie są prawdziwe. Plik nigdzie nie wędruje.',
    ru: 'Бросьте сюда файл партии. Браузер сыграет её заново и скажет, верны ли кости, обещание и концовка. Файл никуда не отправляется.',
  },
  pick: { en: 'Choose a match file', pl: 'Wybierz plik partii', ru: 'Выбрать файл партии' },
  drop: {
    en: 'or drop it anywhere in this frame',
    pl: 'albo upuść go w tej ramce',
    ru: 'или перетащите его в эту рамку',
  },
  reading: { en: 'Playing the match again…', pl: 'Rozgrywamy partię od nowa…', ru: 'Играем партию заново…' },
  notJson: {
    en: '“{file}” is not a match file: it is not even JSON.',
    pl: '„{file}” nie jest plikiem partii: to nawet nie JSON.',
    ru: '«{file}» — не файл партии: это даже не JSON.',
  },
  tooBig: {
    en: '“{file}” is too big for a match file.',
    pl: '„{file}” jest za duży jak na plik partii.',
    ru: '«{file}» слишком велик для файла партии.',
  },
  allTrue: { en: 'All of it is true', pl: 'Wszystko się zgadza', ru: 'Всё сошлось' },
  notTrue: {
    en: 'This match is not what it claims',
    pl: 'Ta partia nie jest tym, co podaje',
    ru: 'Эта партия не та, за которую себя выдаёт',
  },
  dice: { en: 'Dice', pl: 'Kości', ru: 'Кости' },
  diceTrue: {
    en: 'all {count, plural, one {# result} other {# results}} are what the seed gives',
    pl: '{count, plural, one {# wynik zgodny} few {# wyniki zgodne} many {# wyników zgodnych} other {# wyniku zgodnego}} z ziarnem',
    ru: '{count, plural, one {# результат совпал} few {# результата совпали} many {# результатов совпали} other {# результата совпали}} с зерном',
  },
  diceFalse: {
    en: 'the recorded results are not what the seed gives',
    pl: 'zapisane wyniki są inne niż te z ziarna',
    ru: 'записанные результаты не те, что даёт зерно',
  },
  diceUnknown: {
    en: 'the file records no results to compare',
    pl: 'plik nie zawiera wyników do porównania',
    ru: 'в файле нет результатов для сравнения',
  },
  promise: { en: 'Promise', pl: 'Obietnica', ru: 'Обещание' },
  promiseTrue: {
    en: 'the seed fits the fingerprint shown before the match',
    pl: 'ziarno pasuje do odcisku pokazanego przed partią',
    ru: 'зерно соответствует отпечатку, показанному до партии',
  },
  promiseFalse: {
    en: 'the seed does not fit the fingerprint',
    pl: 'ziarno nie pasuje do odcisku',
    ru: 'зерно не соответствует отпечатку',
  },
  ending: { en: 'End', pl: 'Zakończenie', ru: 'Концовка' },
  endingTrue: {
    en: 'the choices lead exactly to the recorded position',
    pl: 'ruchy prowadzą dokładnie do zapisanej pozycji',
    ru: 'ходы приводят ровно к записанной позиции',
  },
  endingFalse: {
    en: 'the choices lead to another position',
    pl: 'ruchy prowadzą do innej pozycji',
    ru: 'ходы приводят к другой позиции',
  },
  match: { en: 'The match', pl: 'Partia', ru: 'Партия' },
  players: { en: 'Players', pl: 'Gracze', ru: 'Игроки' },
  game: { en: 'Game', pl: 'Gra', ru: 'Игра' },
  winner: { en: 'Winner', pl: 'Zwycięstwo', ru: 'Победа' },
  unfinished: { en: 'not finished', pl: 'nierozstrzygnięte', ru: 'не окончена' },
  choices: { en: 'Choices played', pl: 'Rozegrane ruchy', ru: 'Сыграно ходов' },
  seed: { en: 'Seed', pl: 'Ziarno', ru: 'Зерно' },
  digest: { en: 'Fingerprint of the end', pl: 'Odcisk zakończenia', ru: 'Отпечаток концовки' },
  rolls: { en: 'Every die', pl: 'Każda kość', ru: 'Каждая кость' },
  draws: { en: 'Every card', pl: 'Każda karta', ru: 'Каждая карта' },
  drawsNote: {
    en: 'All cards in the order they were revealed, as the seed gives them.',
    pl: 'Wszystkie karty w kolejności odkrywania, prosto z ziarna.',
    ru: 'Все карты в том порядке, в каком открывались, прямо из зерна.',
  },
  rollsNote: {
    en: 'All dice in the order they fell, as the seed gives them.',
    pl: 'Wszystkie kości w kolejności, w jakiej padły, prosto z ziarna.',
    ru: 'Все кости в том порядке, в каком выпали, прямо из зерна.',
  },
} as const satisfies Messages;
