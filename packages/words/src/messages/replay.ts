// The page of a finished match: the player, its marks, and playing on from a moment.
import type { Messages } from '../phrase.ts';

export const replay = {
  opening: { en: 'The match is being played again…', pl: 'Partia jest odtwarzana…', ru: 'Партия воспроизводится…' },
  noMatch: { en: 'No match to look at', pl: 'Nie ma partii do obejrzenia', ru: 'Нет партии для просмотра' },
  stillOn: {
    en: 'This match is still being played. Its page opens when it is over.',
    pl: 'Ta partia jeszcze trwa. Jej strona otworzy się, gdy partia się skończy.',
    ru: 'Эта партия ещё идёт. Её страница откроется, когда партия закончится.',
  },
  toTable: { en: 'To the table', pl: 'Do stołu', ru: 'К столу' },
  player: { en: 'Player of the match', pl: 'Odtwarzacz partii', ru: 'Проигрыватель партии' },
  line: { en: 'Moment of the match', pl: 'Chwila partii', ru: 'Момент партии' },

  place: {
    en: '{at, number} of {last, number}',
    pl: '{at, number} z {last, number}',
    ru: '{at, number} из {last, number}',
  },
  run: { en: 'Play', pl: 'Odtwarzaj', ru: 'Воспроизвести' },
  halt: { en: 'Pause', pl: 'Wstrzymaj', ru: 'Пауза' },
  stepBack: { en: 'One step back', pl: 'Krok wstecz', ru: 'Шаг назад' },
  step: { en: 'One step on', pl: 'Krok naprzód', ru: 'Шаг вперёд' },
  turnBack: { en: 'One turn back', pl: 'Turę wstecz', ru: 'Ход назад' },
  turn: { en: 'One turn on', pl: 'Turę naprzód', ru: 'Ход вперёд' },
  pace: { en: 'Speed', pl: 'Tempo', ru: 'Скорость' },
  eyes: { en: 'Seen by', pl: 'Czyimi oczami', ru: 'Чьими глазами' },
  all: { en: 'All', pl: 'Wszyscy', ru: 'Все' },
  spectator: { en: 'A spectator', pl: 'Widz', ru: 'Зритель' },
  about: { en: 'About this match', pl: 'O tej partii', ru: 'Об этой партии' },
  marks: { en: 'Moments that counted', pl: 'Ważne chwile', ru: 'Важные моменты' },
  marksComing: {
    en: 'Decisions are being weighed: {done, number} of {total, number}',
    pl: 'Ważenie decyzji: {done, number} z {total, number}',
    ru: 'Разбор решений: {done, number} из {total, number}',
  },
  noMarks: {
    en: 'Nothing stands out: no throw turned the match, and no decision clearly cost anything.',
    pl: 'Nic się nie wyróżnia: żaden rzut nie odwrócił losów partii i żadna decyzja nie miała wyraźnej ceny.',
    ru: 'Ничто не выделяется: ни один бросок не переломил партию, и ни одно решение не обошлось заметно дорого.',
  },
  swingWorth: {
    en: '{name}: a roll worth {by, number} damage {side, select, more {more} other {less}} than such rolls give',
    pl: '{name}: rzut wart o {by, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} {side, select, more {więcej} other {mniej}}, niż takie rzuty dają',
    ru: '{name}: бросок на {by, plural, one {# урон} few {# урона} many {# урона} other {# урона}} {side, select, more {лучше} other {хуже}} обычного',
  },
  swingZonk: {
    en: '{name}: a Zonk that comes in {chance} of such rolls',
    pl: '{name}: Zonk, jaki zdarza się w {chance} takich rzutów',
    ru: '{name}: Зонк, какой бывает в {chance} таких бросков',
  },
  slip: {
    en: '{name}: a decision that cost {cost, number} percentage points',
    pl: '{name}: decyzja, która kosztowała {cost, number} p.p.',
    ru: '{name}: решение ценой {cost, number} п. п.',
  },
  lead: {
    en: '{names}: ahead from here, with a {chance} chance to win',
    pl: '{names}: prowadzenie od tej chwili, szansa na wygraną {chance}',
    ru: '{names}: впереди с этого момента, шанс на победу {chance}',
  },
  course: {
    en: 'Chances to win, turn by turn',
    pl: 'Szanse na wygraną tura po turze',
    ru: 'Шансы на победу ход за ходом',
  },
  courseNote: {
    en: 'As the strongest bot judges the table when a turn begins, each by the own cards. It knows no dice to come.',
    pl: 'Ocena stołu na początku tury, taka jak u najsilniejszego bota; każdy liczony według własnych kart. Przyszłych rzutów nie zna.',
    ru: 'Так сильнейший бот оценивает стол в начале хода; каждого — по его картам. Будущих бросков он не знает.',
  },
  chance: { en: '{chance} {names}', pl: '{chance} {names}', ru: '{chance} {names}' },
  allHands: { en: 'All hands', pl: 'Wszystkie ręce', ru: 'Все руки' },
  noCards: { en: 'no cards', pl: 'bez kart', ru: 'без карт' },
  endedEarly: {
    en: 'The match was ended here, before its end.',
    pl: 'W tym miejscu partię przerwano przed końcem.',
    ru: 'Здесь партию прекратили до её конца.',
  },
  link: { en: 'Copy a link to this moment', pl: 'Skopiuj link do tej chwili', ru: 'Скопировать ссылку на этот момент' },
  copied: {
    en: 'The link opens at this very moment.',
    pl: 'Skopiowano. Link otwiera dokładnie tę chwilę.',
    ru: 'Скопировано. Ссылка откроет именно этот момент.',
  },
  playOn: { en: 'Play on from here', pl: 'Graj stąd dalej', ru: 'Играть отсюда' },
  playOnText: {
    en: 'The position as it stands, at a table of this device. New luck from here on, which the match file says; it counts for nobody.',
    pl: 'Pozycja taka, jak stoi, przy stole na tym urządzeniu. Odtąd los jest nowy, co mówi plik partii; wynik nikomu się nie liczy.',
    ru: 'Позиция как есть, за столом на этом устройстве. Отсюда случай новый, о чём сказано в файле партии; результат никому не засчитывается.',
  },
  youPlay: { en: 'You play', pl: 'Grasz jako', ru: 'Вы играете за' },
  others: { en: 'The others', pl: 'Pozostali', ru: 'Остальные' },
  nothingLeft: {
    en: 'The match is over here. Go back to a moment at which somebody has a choice.',
    pl: 'Tu partia już się skończyła. Wróć do chwili, w której ktoś ma wybór.',
    ru: 'Здесь партия уже закончена. Вернитесь к моменту, когда у кого-то есть выбор.',
  },
  branched: {
    en: 'Played on from another match: from choice {after, number} on with new luck, which nobody had promised.',
    pl: 'Ciąg dalszy innej partii: od wyboru {after, number} z nowym losem, za który nikt nie ręczył.',
    ru: 'Продолжение другой партии: с решения {after, number} случай новый, за него никто не ручался.',
  },
} as const satisfies Messages;
