// Balancing on the workshop's page: the run, its figures, and what would make the hero even.
import type { Message } from '../phrase.ts';

export const BALANCE_PAGE = {
  lead: {
    en: 'Bots play the hero against each hero of the boxes, places exchanged from duel to duel, on all cores of this device.',
    pl: 'Boty grają tym bohaterem z każdym bohaterem z pudełek, zamieniając się miejscami, na wszystkich rdzeniach urządzenia.',
    ru: 'Боты играют этим героем с каждым героем из коробок, меняясь местами от дуэли к дуэли, на всех ядрах устройства.',
  },
  notYet: {
    en: 'The hero cannot be balanced yet: {count, plural, one {# thing is wrong with it} other {# things are wrong with it}}.',
    pl: 'Tego bohatera nie da się jeszcze wyważyć: {count, plural, one {# rzecz jest do poprawy} few {# rzeczy są do poprawy} many {# rzeczy jest do poprawy} other {# rzeczy jest do poprawy}}.',
    ru: 'Этого героя пока нельзя проверить на баланс: {count, plural, one {в нём # ошибка} few {в нём # ошибки} many {в нём # ошибок} other {в нём # ошибки}}.',
  },
  level: { en: 'Bots', pl: 'Boty', ru: 'Боты' },
  duels: { en: 'Duels', pl: 'Pojedynki', ru: 'Дуэли' },
  play: { en: 'Play the duels', pl: 'Rozegraj pojedynki', ru: 'Сыграть дуэли' },
  again: { en: 'Play anew', pl: 'Rozegraj od nowa', ru: 'Сыграть заново' },
  stop: { en: 'Stop', pl: 'Zatrzymaj', ru: 'Остановить' },
  goOn: { en: 'Go on', pl: 'Kontynuuj', ru: 'Продолжить' },
  tryNumbers: {
    en: 'Find what would make it even',
    pl: 'Znajdź, co go wyrówna',
    ru: 'Найти, что его уравновесит',
  },
  tryNote: {
    en: 'Every number one higher and one lower, {duels, number} duels each, by the same dice; this takes longer.',
    pl: 'Każda liczba o jeden wyżej i niżej, po {duels, plural, one {# pojedynku} few {# pojedynki} many {# pojedynków} other {# pojedynku}}, na tych samych kościach; to potrwa dłużej.',
    ru: 'Каждое число на единицу выше и ниже, по {duels, plural, one {# дуэли} few {# дуэли} many {# дуэлей} other {# дуэли}}, при тех же кубиках; это дольше.',
  },
  stageDuels: {
    en: 'Against the heroes of the boxes: {done, number} of {total, number} duels',
    pl: 'Z bohaterami z pudełek: {done, number} z {total, number} pojedynków',
    ru: 'Против героев из коробок: {done, number} из {total, number} дуэлей',
  },
  stageNumbers: {
    en: 'One more and one less of each number: {done, number} of {total, number} duels',
    pl: 'Każda liczba o jeden wyżej i niżej: {done, number} z {total, number} pojedynków',
    ru: 'Каждое число на единицу выше и ниже: {done, number} из {total, number} дуэлей',
  },
  stageProposals: {
    en: 'Changes that might make it even: {done, number} of at most {total, number} duels',
    pl: 'Zmiany, które mogą go wyrównać: {done, number} z najwyżej {total, number} pojedynków',
    ru: 'Изменения, которые могут его уравновесить: {done, number} из не более чем {total, number} дуэлей',
  },
  progress: {
    en: '{share, number, ::percent} played',
    pl: 'Rozegrano {share, number, ::percent}',
    ru: 'Сыграно {share, number, ::percent}',
  },
  stopped: { en: 'Stopped.', pl: 'Zatrzymano.', ru: 'Остановлено.' },
  through: { en: 'All duels are played.', pl: 'Wszystkie pojedynki rozegrane.', ru: 'Все дуэли сыграны.' },
  failed: {
    en: 'The duels could not be played on; what was played is kept. Try to go on.',
    pl: 'Nie udało się grać dalej; to, co rozegrano, zostało. Spróbuj kontynuować.',
    ru: 'Дуэли не удалось продолжить; сыгранное сохранено. Попробуйте продолжить.',
  },
  older: {
    en: 'The hero has been changed since: these are the figures of what it was.',
    pl: 'Bohater został od tego czasu zmieniony: to liczby sprzed zmiany.',
    ru: 'Героя с тех пор изменили: это цифры прежнего.',
  },
  overall: {
    en: '{hero} wins {share} of {games, number} duels (95% interval: {low} to {high}).',
    pl: '{hero} wygrywa {share} z {games, number} pojedynków (przedział 95%: od {low} do {high}).',
    ru: '{hero}: {share} побед, сыграно дуэлей: {games, number} (интервал 95 %: от {low} до {high}).',
  },
  byOpponent: { en: 'By opponent', pl: 'Według przeciwnika', ru: 'По противникам' },
  theirOwn: { en: 'its own wins', pl: 'jego wygrane', ru: 'его победы' },
  beside: { en: 'Beside the heroes of the boxes', pl: 'Na tle bohaterów z pudełek', ru: 'Рядом с героями из коробок' },
  besideLead: {
    en: 'The others against each other, played by {bot}: what the lab found.',
    pl: 'Pozostali między sobą, gra {bot}: tak wyszło w laboratorium.',
    ru: 'Остальные друг против друга, играет {bot}: так вышло в лаборатории.',
  },
  noLab: {
    en: 'The figures of the heroes of the boxes could not be loaded.',
    pl: 'Nie udało się wczytać liczb bohaterów z pudełek.',
    ru: 'Не удалось загрузить цифры героев из коробок.',
  },
  cards: { en: 'Cards and upgrades', pl: 'Karty i ulepszenia', ru: 'Карты и улучшения' },
  wonWith: { en: 'wins when played', pl: 'wygrane po zagraniu', ru: 'победы, если разыграна' },
  health: { en: 'Health turn by turn', pl: 'Zdrowie tura po turze', ru: 'Здоровье ход за ходом' },
  turn: { en: 'turn', pl: 'tura', ru: 'ход' },
  opponent: { en: 'opponent', pl: 'przeciwnik', ru: 'противник' },
  numbers: { en: 'One more, one less', pl: 'O jeden więcej, o jeden mniej', ru: 'На единицу больше и меньше' },
  numbersLead: {
    en: 'What each change alone does to the share of duels won, and how far off that may be (one standard error). The strongest come first.',
    pl: 'Co każda zmiana z osobna robi z udziałem wygranych i o ile może się to mylić (jeden błąd standardowy). Najpierw najsilniejsze.',
    ru: 'Как каждое изменение само по себе меняет долю побед и насколько это может быть неточно (одна стандартная ошибка). Сначала самые сильные.',
  },
  number: { en: 'number', pl: 'liczba', ru: 'число' },
  change: { en: 'change', pl: 'zmiana', ru: 'изменение' },
  shift: { en: 'wins', pl: 'wygrane', ru: 'победы' },
  even: { en: 'What would make it even', pl: 'Co go wyrówna', ru: 'Что его уравновесит' },
  put: { en: 'Put it into the hero', pl: 'Wprowadź do bohatera', ru: 'Внести в героя' },
  putOf: {
    en: 'Put it into the hero: {thing}, {change}',
    pl: 'Wprowadź do bohatera: {thing}, {change}',
    ru: 'Внести в героя: {thing}, {change}',
  },
  isIn: { en: 'It is in the hero.', pl: 'Jest już w bohaterze.', ru: 'Уже в герое.' },
  isGone: {
    en: 'Another number stands there now.',
    pl: 'Stoi tam teraz inna liczba.',
    ru: 'Теперь там другое число.',
  },
  wasPut: {
    en: 'The change is in the hero; it can be taken back with Undo.',
    pl: 'Zmiana jest w bohaterze; można ją cofnąć przyciskiem Cofnij.',
    ru: 'Изменение внесено; его можно отменить.',
  },
} as const satisfies Record<string, Message>;
