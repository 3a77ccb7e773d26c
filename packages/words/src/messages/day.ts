// The matches of the day: what is to be done, how it went, and the table of results.
import type { Messages } from '../phrase.ts';

export const day = {
  title: { en: 'Matches of the day', pl: 'Partie dnia', ru: 'Партии дня' },
  lead: {
    en: 'Whole matches that everybody plays alike: the same dice, the same cards, the same bot. You have one try at each, and the results stand side by side.',
    pl: 'Całe partie, dla wszystkich jednakowe: te same kości, te same karty, ten sam bot. Na każdą jest jedna próba, a wyniki stają obok siebie.',
    ru: 'Целые партии, для всех одинаковые: те же кости, те же карты, тот же бот. На каждую — одна попытка, а результаты стоят рядом.',
  },
  choice: {
    en: 'Only a minute? The task of the day is a single choice.',
    pl: 'Masz tylko minutę? Zadanie dnia to jeden jedyny wybór.',
    ru: 'Есть только минута? Задача дня — один-единственный выбор.',
  },
  which: { en: 'Which day', pl: 'Który dzień', ru: 'Какой день' },
  today: { en: 'Today', pl: 'Dzisiaj', ru: 'Сегодня' },
  yesterday: { en: 'Yesterday', pl: 'Wczoraj', ru: 'Вчера' },
  next: {
    en: 'New matches in {hours, plural, =0 {less than an hour} one {# hour} other {# hours}}.',
    pl: 'Nowe partie {hours, plural, =0 {przed upływem godziny} one {za # godzinę} few {za # godziny} many {za # godzin} other {za # godziny}}.',
    ru: 'Новые партии {hours, plural, =0 {меньше чем через час} one {через # час} few {через # часа} many {через # часов} other {через # часа}}.',
  },
  farkle: {
    en: 'Kill the dragon ({wounds, plural, one {# wound} other {# wounds}}) before the bot does ({bot}), in as few rounds as you can.',
    pl: 'Zabij smoka ({wounds, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}) przed botem ({bot}), w jak najmniejszej liczbie rund.',
    ru: 'Убейте дракона ({wounds, plural, one {# рана} few {# раны} many {# ран} other {# раны}}) раньше бота ({bot}), за наименьшее число раундов.',
  },
  throne: {
    en: '{own} against {other}: you play {own}, the bot ({bot}) plays {other}. Win in as few rounds as you can.',
    pl: '{own} kontra {other}: ty grasz pierwszym bohaterem, bot ({bot}) drugim. Wygraj w jak najmniejszej liczbie rund.',
    ru: '{own} и {other}: первый герой ваш, второй у бота ({bot}). Победите за наименьшее число раундов.',
  },
  dragon: {
    en: '{dragon}, {difficulty}: score as many points as you can. It is played on this device.',
    pl: '{dragon}, {difficulty}: zdobądź jak najwięcej punktów. Gra się na tym urządzeniu.',
    ru: '{dragon}, {difficulty}: наберите как можно больше очков. Играется на этом устройстве.',
  },
  name: { en: 'Your name', pl: 'Twoje imię', ru: 'Ваше имя' },
  play: { en: 'Take the try', pl: 'Podejmij próbę', ru: 'Сделать попытку' },
  goOn: { en: 'Go on', pl: 'Graj dalej', ru: 'Продолжить' },
  setOut: { en: 'Face the dragon', pl: 'Stań do walki', ru: 'К дракону' },
  enter: { en: 'Enter my result', pl: 'Zgłoś mój wynik', ru: 'Внести мой результат' },
  entered: {
    en: 'Counted: place {place, number} of {count, number}.',
    pl: 'Zaliczone: miejsce {place, number} z {count, number}.',
    ru: 'Засчитано: место {place, number} из {count, number}.',
  },
  yours: {
    en: 'Your try: {result}. Place {place, number} of {count, number}.',
    pl: 'Twoja próba: {result}. Miejsce {place, number} z {count, number}.',
    ru: 'Ваша попытка: {result}. Место {place, number} из {count, number}.',
  },
  notCounted: {
    en: 'Your try of that day was not finished in time.',
    pl: 'Twoja próba z tego dnia nie skończyła się na czas.',
    ru: 'Ваша попытка в тот день не была закончена вовремя.',
  },
  practise: { en: 'Practise with other dice', pl: 'Poćwicz na innych kościach', ru: 'Тренироваться с другими костями' },
  results: { en: 'Results', pl: 'Wyniki', ru: 'Результаты' },
  nobody: {
    en: '{over, select, true {Nobody finished this one.} other {Nobody has finished it yet. The first place is free.}}',
    pl: '{over, select, true {Nikt tego nie ukończył.} other {Nikt jeszcze nie skończył. Pierwsze miejsce jest wolne.}}',
    ru: '{over, select, true {Никто этого не закончил.} other {Пока никто не закончил. Первое место свободно.}}',
  },
  more: {
    en: 'and {count, plural, one {# more} other {# more}}',
    pl: 'i jeszcze {count, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}',
    ru: 'и ещё {count, plural, one {# человек} few {# человека} many {# человек} other {# человека}}',
  },
  watch: { en: 'Watch', pl: 'Obejrzyj', ru: 'Смотреть' },
  watchIt: { en: 'Watch the match of {name}', pl: 'Obejrzyj partię: {name}', ru: 'Смотреть партию: {name}' },
  you: { en: 'you', pl: 'ty', ru: 'вы' },
  program: { en: 'program', pl: 'program', ru: 'программа' },
  gone: { en: 'somebody', pl: 'ktoś', ru: 'кто-то' },

  farkleWon: {
    en: '{turns, plural, one {# round} other {# rounds}}, {figure, plural, one {# soldier} other {# soldiers}}',
    pl: '{turns, plural, one {# runda} few {# rundy} many {# rund} other {# rundy}}, {figure, plural, one {# żołnierz} few {# żołnierzy} many {# żołnierzy} other {# żołnierza}}',
    ru: '{turns, plural, one {# раунд} few {# раунда} many {# раундов} other {# раунда}}, {figure, plural, one {# солдат} few {# солдата} many {# солдат} other {# солдата}}',
  },
  farkleLost: {
    en: 'beaten, with {figure, plural, one {# soldier} other {# soldiers}}',
    pl: 'przegrana, {figure, plural, one {# żołnierz} few {# żołnierzy} many {# żołnierzy} other {# żołnierza}}',
    ru: 'поражение, {figure, plural, one {# солдат} few {# солдата} many {# солдат} other {# солдата}}',
  },
  throneWon: {
    en: '{turns, plural, one {# round} other {# rounds}}, {figure, number} health left',
    pl: '{turns, plural, one {# runda} few {# rundy} many {# rund} other {# rundy}}, zostało {figure, number} zdrowia',
    ru: '{turns, plural, one {# раунд} few {# раунда} many {# раундов} other {# раунда}}, осталось {figure, number} здоровья',
  },
  throneLost: {
    en: 'beaten, the bot had {figure, number} health left',
    pl: 'przegrana, botowi zostało {figure, number} zdrowia',
    ru: 'поражение, у бота осталось {figure, number} здоровья',
  },
  dragonWon: {
    en: '{figure, plural, one {# point} other {# points}}',
    pl: '{figure, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
    ru: '{figure, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  },
  dragonLost: { en: 'beaten', pl: 'przegrana', ru: 'поражение' },
  trouble: { en: 'Nothing to see of the day', pl: 'Nie widać partii dnia', ru: 'Партий дня не видно' },
} as const satisfies Messages;
