// What stands around the Dice Throne prompt: phases and their stops, the reckoning of damage, and the keys.
import type { Message } from '../phrase.ts';

/** The strip of phases: short enough for eight in a row. */
export const PHASES_SHORT = {
  upkeep: { en: 'Upkeep', pl: 'Utrzymanie', ru: 'Обновление' },
  income: { en: 'Income', pl: 'Dochód', ru: 'Доход' },
  'main-1': { en: 'Main 1', pl: 'Główna 1', ru: 'Основная 1' },
  offence: { en: 'Offense', pl: 'Atak', ru: 'Нападение' },
  targeting: { en: 'Targeting', pl: 'Cel', ru: 'Цель' },
  defence: { en: 'Defense', pl: 'Obrona', ru: 'Защита' },
  'main-2': { en: 'Main 2', pl: 'Główna 2', ru: 'Основная 2' },
  discard: { en: 'Discard', pl: 'Odrzucanie', ru: 'Сброс' },
} as const satisfies Record<string, Message>;

/** What each of them is for; both Main Phases are alike. */
export const PHASES_TOLD = {
  upkeep: {
    en: 'Tokens and passives that act now do so, in the order you like; their damage and healing land together.',
    pl: 'Działają żetony i zdolności pasywne tej fazy, w wybranej kolejności; ich obrażenia i leczenie liczą się razem.',
    ru: 'Срабатывают жетоны и пассивные способности этой фазы в выбранном порядке; их урон и лечение считаются вместе.',
  },
  income: {
    en: 'Gain 1 CP and draw 1 card. Nobody has more than 15 CP.',
    pl: 'Weź 1 PW i dobierz 1 kartę. Nikt nie ma więcej niż 15 PW.',
    ru: 'Получите 1 БС и возьмите 1 карту. Больше 15 БС не бывает.',
  },
  main: {
    en: 'Play main-phase cards and upgrades, and sell cards for 1 CP each, in any order.',
    pl: 'Zagrywaj akcje Fazy Głównej i ulepszenia oraz sprzedawaj karty po 1 PW, w dowolnej kolejności.',
    ru: 'Разыгрывайте карты основной фазы и улучшения, продавайте карты по 1 БС, в любом порядке.',
  },
  offence: {
    en: 'Make up to three roll attempts, keeping any dice. Then declare one ability whose dice you have, or none.',
    pl: 'Wykonaj do trzech prób rzutu, zatrzymując dowolne kości. Potem ogłoś jedną zdolność, na którą masz kości, albo żadnej.',
    ru: 'Сделайте до трёх попыток броска, оставляя любые кубики. Затем объявите одну способность, для которой выпали кубики, или ни одной.',
  },
  targeting: {
    en: 'With several opponents it is settled who is attacked: by choice in King of the Hill, by a die in teams.',
    pl: 'Przy kilku przeciwnikach wyznacza się cel: w Królu Wzgórza wyborem, w drużynach kością.',
    ru: 'Когда противников несколько, определяется цель: в «Царе горы» выбором, в командах кубиком.',
  },
  defence: {
    en: 'Whoever is attacked with normal damage may make one defense roll. Then everything lands at once.',
    pl: 'Atakowany zwyczajnymi obrażeniami może wykonać jeden rzut obronny. Potem wszystko rozlicza się naraz.',
    ru: 'Кого атакуют обычным уроном, может один раз бросить защиту. Затем всё применяется разом.',
  },
  discard: {
    en: 'Sell cards until at most 6 are left in hand.',
    pl: 'Sprzedawaj karty, aż na ręce zostanie ich najwyżej 6.',
    ru: 'Продавайте карты, пока в руке не останется не больше 6.',
  },
} as const satisfies Record<string, Message>;

/** Stops: when windows ask. */
export const STOPS = {
  strip: { en: 'Phases of the turn', pl: 'Fazy tury', ru: 'Фазы хода' },
  title: {
    en: 'When do others’ moves ask you?',
    pl: 'Kiedy gra ma cię pytać o reakcję?',
    ru: 'Когда спрашивать вас об ответе?',
  },
  open: { en: 'Stops', pl: 'Przystanki', ru: 'Остановки' },
  habit: { en: 'Windows', pl: 'Okna reakcji', ru: 'Окна ответов' },
  auto: { en: 'Auto', pl: 'Automat', ru: 'Авто' },
  all: { en: 'All', pl: 'Zawsze', ru: 'Все' },
  off: { en: 'Off', pl: 'Nigdy', ru: 'Выкл' },
  autoNote: {
    en: 'You are asked when it can matter: your attack, your dice, damage on its way to you; each card at its last good moment.',
    pl: 'Gra pyta, gdy może to mieć znaczenie: twój atak, twoje kości, nadchodzące obrażenia; o każdą kartę w ostatniej dobrej chwili.',
    ru: 'Вас спросят, когда это важно: ваша атака, ваши кубики, входящий урон; о каждой карте в последний подходящий миг.',
  },
  allNote: {
    en: 'You are asked whenever you have something to play.',
    pl: 'Gra pyta zawsze, gdy masz co zagrać.',
    ru: 'Вас спросят всегда, когда есть что разыграть.',
  },
  offNote: {
    en: 'Everything passes without asking, until you switch back or leave the table.',
    pl: 'Wszystko mija bez pytania, dopóki tego nie zmienisz albo nie odejdziesz od stołu.',
    ru: 'Всё проходит без вопросов, пока вы не переключите обратно или не уйдёте из-за стола.',
  },
  grave: {
    en: 'Damage that would defeat you and an Ultimate declared against you always ask.',
    pl: 'O obrażenia, które by cię pokonały, i o ogłoszoną przeciw tobie zdolność specjalną gra pyta zawsze.',
    ru: 'О смертельном для вас уроне и об объявленной против вас легендарной способности вас спросят всегда.',
  },
  phases: {
    en: 'By phase',
    pl: 'Według fazy',
    ru: 'По фазам',
  },
  turnsAll: { en: 'Every turn', pl: 'Każda tura', ru: 'Каждый ход' },
  turnsMine: { en: 'My turns', pl: 'Moje tury', ru: 'Мои ходы' },
  turnsTheirs: { en: 'Their turns', pl: 'Cudze tury', ru: 'Чужие ходы' },
  turnsOff: { en: 'Never', pl: 'Nigdy', ru: 'Никогда' },
  lozenge: { en: '{phase}. Asked: {turns}', pl: '{phase}. Pytanie: {turns}', ru: '{phase}. Спрашивать: {turns}' },
  reset: { en: 'As at first', pl: 'Jak na początku', ru: 'Как вначале' },
  active: {
    en: 'You let windows of this kind pass ({phase}).',
    pl: 'Przepuszczasz okna tego rodzaju ({phase}).',
    ru: 'Вы пропускаете окна этого рода ({phase}).',
  },
  activeOff: {
    en: 'You let all windows pass.',
    pl: 'Przepuszczasz wszystkie okna.',
    ru: 'Вы пропускаете все окна.',
  },
  askMe: { en: 'Ask me again', pl: 'Pytaj mnie znowu', ru: 'Снова спрашивать' },
} as const satisfies Record<string, Message>;

/** Why a number of damage is what it is. */
export const BREAKDOWN_PANEL = {
  coming: { en: 'Damage on its way', pl: 'Nadchodzące obrażenia', ru: 'Входящий урон' },
  landed: { en: 'What landed last', pl: 'Ostatnie obrażenia', ru: 'Последний урон' },
  route: { en: '{by} → {at}', pl: '{by} → {at}', ru: '{by} → {at}' },
  unaimed: { en: '{by} → target not known yet', pl: '{by} → cel jeszcze nieznany', ru: '{by} → цель ещё неизвестна' },
  total: { en: 'Total: {amount}', pl: 'Razem: {amount}', ru: 'Итого: {amount}' },
  subtotal: {
    en: 'Subtotal: {amount, number}',
    pl: 'Suma częściowa: {amount, number}',
    ru: 'Промежуточный урон: {amount, number}',
  },
  healing: {
    en: '{name} will heal {amount, number}',
    pl: '{name}: leczenie {amount, number}',
    ru: '{name}: исцеление {amount, number}',
  },
  line: { en: '{name}. {line}', pl: '{name}. {line}', ru: '{name}. {line}' },
  defendable: {
    en: 'Can be defended, prevented and raised.',
    pl: 'Można się bronić, zapobiegać obrażeniom i je zwiększać.',
    ru: 'Можно защищаться, отменять урон и усиливать его.',
  },
  undefendable: {
    en: 'No defense roll; can be prevented and raised.',
    pl: 'Bez rzutu obronnego; można zapobiegać obrażeniom i je zwiększać.',
    ru: 'Без броска защиты; урон можно отменять и усиливать.',
  },
  pure: {
    en: 'No defense roll, cannot be raised; can be prevented.',
    pl: 'Bez rzutu obronnego i zwiększania; można im zapobiegać.',
    ru: 'Без броска защиты и усиления; урон можно отменять.',
  },
  ultimate: {
    en: 'Cannot be defended or prevented.',
    pl: 'Nie można się bronić ani im zapobiegać.',
    ru: 'Нельзя ни защититься, ни отменить урон.',
  },
} as const satisfies Record<string, Message>;

export const KEYS = {
  open: { en: 'Keys', pl: 'Klawisze', ru: 'Клавиши' },
  keep: { en: 'keep a die, or pick one', pl: 'zatrzymaj albo wskaż kość', ru: 'оставить или отметить кубик' },
  primary: { en: 'the main button', pl: 'główny przycisk', ru: 'главная кнопка' },
  roll: { en: 'roll', pl: 'rzut', ru: 'бросок' },
  cards: { en: 'play or sell a card', pl: 'zagraj albo sprzedaj kartę', ru: 'разыграть или продать карту' },
  pass: { en: 'let it pass', pl: 'odpuść', ru: 'пропустить' },
  passKey: { en: 'Space, P', pl: 'Spacja, P', ru: 'Пробел, P' },
  letters: { en: 'the answer with that letter', pl: 'odpowiedź z tą literą', ru: 'ответ с этой буквой' },
  back: { en: 'another die', pl: 'inna kość', ru: 'другой кубик' },
  undo: { en: 'take back', pl: 'cofnij', ru: 'вернуть ход' },
  help: { en: 'this list', pl: 'ta lista', ru: 'этот список' },
} as const satisfies Record<string, Message>;
