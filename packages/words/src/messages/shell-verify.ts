// The sentences of the page that checks the dice of a match.
import type { Messages } from '../phrase.ts';

export const verify = {
  watch: { en: 'Watch it again', pl: 'Obejrzyj powtórkę', ru: 'Посмотреть повтор' },
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
  nobody: { en: 'nobody', pl: 'nikt', ru: 'никто' },
  leftHow: { en: 'How it ended', pl: 'Jak się skończyła', ru: 'Как закончилась' },
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
