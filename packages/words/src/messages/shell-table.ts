// The sentences around a table: its story, its connection and the end of a match.
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
  hurry: { en: 'Hurry, while it is held', pl: 'Szybciej, dopóki trzymasz', ru: 'Быстрее, пока держите' },
  again: { en: 'Show me that again', pl: 'Pokaż to jeszcze raz', ru: 'Показать ещё раз' },
} as const satisfies Messages;

export const table = {
  coach: { en: 'Ask the coach', pl: 'Zapytaj trenera', ru: 'Спросить тренера' },
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
  replay: { en: 'Watch it again', pl: 'Obejrzyj powtórkę', ru: 'Посмотреть повтор' },
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
