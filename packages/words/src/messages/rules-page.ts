// What stands on every game's rules page.

export const rulesPage = {
  title: { en: 'Rules: {game}', pl: 'Zasady: {game}', ru: 'Правила: {game}' },
  which: {
    en: 'Every game has its rules in our own words, with the figures and cards it is played by.',
    pl: 'Każda gra ma swoje zasady opisane naszymi słowami, z liczbami i kartami, według których się gra.',
    ru: 'Правила каждой игры — нашими словами, с теми числами и картами, по которым идёт игра.',
  },
  numbered: {
    en: 'Every rule by its number',
    pl: 'Każda zasada pod swoim numerem',
    ru: 'Каждое правило под своим номером',
  },
  numberedText: {
    en: 'The engine is built and checked rule by rule. Most of them can be shown: a small example opens on the table and is played step by step.',
    pl: 'Program jest zbudowany i sprawdzany zasada po zasadzie. Większość można pokazać: na stole otwiera się mały przykład, rozgrywany krok po kroku.',
    ru: 'Программа построена и проверена правило за правилом. Большинство можно показать: на столе открывается небольшой пример и разыгрывается шаг за шагом.',
  },
  wholly: { en: 'Our own ruling', pl: 'Nasze rozstrzygnięcie', ru: 'Наше решение' },
  partly: { en: 'Partly our own ruling', pl: 'Po części nasze rozstrzygnięcie', ru: 'Отчасти наше решение' },
  oursText: {
    en: 'Where the rulebooks are silent or unclear we had to decide; such rules are marked as ours.',
    pl: 'Tam, gdzie instrukcje milczą albo są niejasne, musieliśmy rozstrzygnąć sami; takie zasady są oznaczone jako nasze.',
    ru: 'Там, где книги правил молчат или неясны, нам пришлось решать самим; такие правила отмечены как наши.',
  },
  search: { en: 'Search by number or words', pl: 'Szukaj po numerze albo słowach', ru: 'Искать по номеру или словам' },
  count: {
    en: '{count, plural, one {# rule} other {# rules}}',
    pl: '{count, plural, one {# zasada} few {# zasady} many {# zasad} other {# zasady}}',
    ru: '{count, plural, one {# правило} few {# правила} many {# правил} other {# правила}}',
  },
  show: { en: 'Show me', pl: 'Pokaż', ru: 'Показать' },
  beginning: { en: 'This is how the example begins.', pl: 'Tak zaczyna się przykład.', ru: 'Так начинается пример.' },
  nothing: { en: 'The game goes on.', pl: 'Gra toczy się dalej.', ru: 'Игра идёт дальше.' },
  step: {
    en: 'Step {at, number} of {of, number}.',
    pl: 'Krok {at, number} z {of, number}.',
    ru: 'Шаг {at, number} из {of, number}.',
  },
  before: { en: 'Back', pl: 'Wstecz', ru: 'Назад' },
  next: { en: 'Next step', pl: 'Następny krok', ru: 'Следующий шаг' },
  fromTheTop: { en: 'From the beginning', pl: 'Od początku', ru: 'С начала' },
  noShow: {
    en: 'No example shows {rule}.',
    pl: 'Żaden przykład nie pokazuje {rule}.',
    ru: 'Ни один пример не показывает {rule}.',
  },
  play: { en: 'Play', pl: 'Zagraj', ru: 'Играть' },
  contents: { en: 'On this page', pl: 'Na tej stronie', ru: 'На этой странице' },
};
