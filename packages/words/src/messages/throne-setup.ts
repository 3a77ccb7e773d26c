// Setting up Dice Throne: modes, seats, and what each hero is like to play.
import type { ModeId } from '@wyrmtable/dice-throne';
import type { Message } from '../phrase.ts';

const TEAMS: Message = {
  en: 'Each team shares 50 health; a die says who is attacked. Teammates see each other’s cards.',
  pl: 'Drużyna ma wspólne 50 punktów zdrowia; cel ataku wyznacza kość. Członkowie drużyny widzą swoje karty.',
  ru: 'У команды общие 50 здоровья; цель атаки определяет кубик. Члены команды видят карты друг друга.',
};

/** What a mode is, beside its name. */
export const MODE_NOTES: Readonly<Record<ModeId, Message>> = {
  duel: {
    en: 'One against one, 50 health each.',
    pl: 'Jeden na jednego, po 50 punktów zdrowia.',
    ru: 'Один на один, по 50 здоровья.',
  },
  '2v2': TEAMS,
  '3v3': TEAMS,
  koth: {
    en: 'Everyone for themselves with 35 health. Whoever attacks a leader draws a card.',
    pl: 'Każdy na własny rachunek, po 35 punktów zdrowia. Kto atakuje lidera, dobiera kartę.',
    ru: 'Каждый сам за себя, по 35 здоровья. Кто атакует лидера, берёт карту.',
  },
};

export const THRONE_SETUP = {
  mode: { en: 'How do you fight?', pl: 'Jak walczycie?', ru: 'Как сражаемся?' },
  seats: { en: 'Seats and heroes', pl: 'Miejsca i bohaterowie', ru: 'Места и герои' },
  team: { en: 'Team {team}', pl: 'Drużyna {team}', ru: 'Команда {team}' },
  heroOfTeam: { en: '{hero}, team {team}', pl: '{hero}, drużyna {team}', ru: '{hero}, команда {team}' },
  chooseFor: { en: 'Hero for {name}', pl: 'Bohater dla: {name}', ru: 'Герой для: {name}' },
  chooseSeat: {
    en: 'Choose the hero of seat {number}, now:',
    pl: 'Wybierz bohatera, miejsce {number}, teraz:',
    ru: 'Выбрать героя, место {number}, сейчас:',
  },
  seatOf: { en: 'Seat {number}', pl: 'Miejsce {number}', ru: 'Место {number}' },
  lot: { en: 'By lot', pl: 'Losowo', ru: 'По жребию' },
  lotText: {
    en: 'The hero is drawn by lot.',
    pl: 'Bohatera wyznaczy los.',
    ru: 'Героя определит жребий.',
  },
  nobodyYet: {
    en: 'Press a shield to see all of the hero.',
    pl: 'Naciśnij tarczę, aby obejrzeć całego bohatera.',
    ru: 'Нажмите на щит, чтобы увидеть героя целиком.',
  },
  barred: { en: 'banned or taken', pl: 'wykluczony lub zajęty', ru: 'исключён или занят' },
  filter: { en: 'Complexity', pl: 'Złożoność', ru: 'Сложность' },
  any: { en: 'All', pl: 'Wszyscy', ru: 'Все' },
  easy: { en: 'Easy', pl: 'Łatwi', ru: 'Простые' },
  middling: { en: 'Middling', pl: 'Średni', ru: 'Средние' },
  hard: { en: 'Hard', pl: 'Trudni', ru: 'Сложные' },
  complexity: {
    en: 'Complexity {level, number} of 6',
    pl: 'Złożoność {level, number} z 6',
    ru: 'Сложность {level, number} из 6',
  },
  random: { en: 'Pick one for me', pl: 'Wybierz za mnie', ru: 'Выбрать за меня' },
  die: { en: 'The die: {symbols}', pl: 'Kość: {symbols}', ru: 'Кубик: {symbols}' },
  players: { en: 'Players', pl: 'Gracze', ru: 'Игроки' },
  look: { en: 'What to look at', pl: 'Co obejrzeć', ru: 'Что посмотреть' },
  board: { en: 'Board', pl: 'Plansza', ru: 'Планшет' },
  cards: { en: 'Cards', pl: 'Karty', ru: 'Карты' },
  figures: { en: 'In the lab', pl: 'W laboratorium', ru: 'В лаборатории' },
  whole: { en: 'Board, cards and figures', pl: 'Plansza, karty i liczby', ru: 'Планшет, карты и цифры' },
  wins: {
    en: 'Wins {share} of duels between bots ({low} to {high}).',
    pl: 'Wygrywa {share} pojedynków botów (od {low} do {high}).',
    ru: 'Выигрывает {share} дуэлей между ботами (от {low} до {high}).',
  },
  easyRivals: { en: 'Easy rivals', pl: 'Łatwi przeciwnicy', ru: 'Удобные противники' },
  hardRivals: { en: 'Hard rivals', pl: 'Trudni przeciwnicy', ru: 'Трудные противники' },
  figuresNote: {
    en: 'The same bot played both sides; a person may well see it otherwise. All heroes:',
    pl: 'Po obu stronach grał ten sam bot; człowiek może mieć inne zdanie. Wszyscy bohaterowie:',
    ru: 'За обе стороны играл один и тот же бот; человек может рассудить иначе. Все герои:',
  },
  workshop: { en: 'Make a hero of your own', pl: 'Stwórz własnego bohatera', ru: 'Создать своего героя' },
  print: {
    en: 'Print the board, cards and tokens',
    pl: 'Wydrukuj planszę, karty i żetony',
    ru: 'Распечатать планшет, карты и жетоны',
  },
  onlineHeroes: {
    en: 'Everybody else chooses in the lobby. There you also say whether openly, hidden until all have chosen, or in turns with bans.',
    pl: 'Pozostali wybierają przed grą, przy stole. Tam ustalisz też, czy jawnie, w ukryciu, aż wszyscy wybiorą, czy na zmianę z zakazami.',
    ru: 'Остальные выбирают за столом, перед началом. Там же вы решите, открыто ли, скрытно, пока не выберут все, или по очереди с запретами.',
  },
  screenNote: {
    en: 'You hand the device round. Hands stay covered until their owner looks.',
    pl: 'Podajecie sobie urządzenie. Karty są zakryte, dopóki właściciel na nie nie spojrzy.',
    ru: 'Вы передаёте устройство друг другу. Карты скрыты, пока владелец сам на них не взглянет.',
  },
} as const satisfies Record<string, Message>;
