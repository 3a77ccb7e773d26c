// What the Dragon Farkle table itself says: headings, questions, buttons and the names of things for the ear.
import type { Message } from '../phrase.ts';

/** The regions of the table. */
export const REGIONS = {
  heroes: { en: 'Heroes', pl: 'Chojracy', ru: 'Герои' },
  chronicle: { en: 'Chronicle', pl: 'Kronika', ru: 'Летопись' },
  road: {
    en: 'The road to the lair: {threshold, plural, one {# soldier} other {# soldiers}}',
    pl: 'Droga do Smoczej Jamy: {threshold, plural, one {# żołnierz} few {# żołnierze} many {# żołnierzy} other {# żołnierza}}',
    ru: 'Дорога к драконьему логову: {threshold, plural, one {# солдат} few {# солдата} many {# солдат} other {# солдата}}',
  },
  lairFrom: {
    en: 'Lair from {threshold, number}',
    pl: 'Jama od {threshold, number}',
    ru: 'Логово от {threshold, number}',
  },
  arena: { en: 'Dice', pl: 'Kości', ru: 'Кости' },
  cards: { en: 'Your cards', pl: 'Twoje karty', ru: 'Ваши карты' },
  cardsShort: { en: 'Cards', pl: 'Karty', ru: 'Карты' },
  risk: { en: 'Chance of a Zonk', pl: 'Ryzyko Zonka', ru: 'Шанс Зонка' },
  riskShort: { en: 'Odds', pl: 'Szanse', ru: 'Шансы' },
  levy: { en: 'Soldier table', pl: 'Zaciąg', ru: 'Таблица солдат' },
  prompt: { en: 'What now', pl: 'Co teraz', ru: 'Что теперь' },
  close: { en: 'Close', pl: 'Zamknij', ru: 'Закрыть' },
  showOdds: { en: 'Show the odds', pl: 'Pokaż szanse', ru: 'Показать шансы' },
  hideOdds: { en: 'Hide the odds', pl: 'Ukryj szanse', ru: 'Скрыть шансы' },
} as const satisfies Record<string, Message>;

/** A hero in the list and on the road. */
export const HERO = {
  you: { en: '{name} (you)', pl: '{name} (ty)', ru: '{name} (вы)' },
  alone: { en: 'no companion', pl: 'bez Kamrata', ru: 'без соратника' },
  items: {
    en: '{count, plural, one {# item} other {# items}}',
    pl: '{count, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {# przedmiotu}}',
    ru: '{count, plural, one {# предмет} few {# предмета} many {# предметов} other {# предмета}}',
  },
  inLair: { en: 'in the lair', pl: 'w Smoczej Jamie', ru: 'в логове' },
  wiped: {
    en: 'army lost, back next turn',
    pl: 'bez armii, wróci w swojej turze',
    ru: 'без армии, вернётся в свой ход',
  },
  rolling: { en: 'rolling', pl: 'rzuca', ru: 'бросает' },
  deciding: { en: 'deciding', pl: 'decyduje', ru: 'решает' },
  away: { en: 'away from the table', pl: 'poza stołem', ru: 'нет за столом' },
  onRoad: {
    en: '{name}: {army, plural, one {# soldier} other {# soldiers}}',
    pl: '{name}: {army, plural, one {# żołnierz} few {# żołnierze} many {# żołnierzy} other {# żołnierza}}',
    ru: '{name}: {army, plural, one {# солдат} few {# солдата} many {# солдат} other {# солдата}}',
  },
  inLairWith: {
    en: '{name}, in the lair: {army, plural, one {# soldier} other {# soldiers}}',
    pl: '{name}, w Jamie: {army, plural, one {# żołnierz} few {# żołnierze} many {# żołnierzy} other {# żołnierza}}',
    ru: '{name}, в логове: {army, plural, one {# солдат} few {# солдата} many {# солдат} other {# солдата}}',
  },
  companionOf: { en: 'Companion: {card}', pl: 'Kamrat: {card}', ru: 'Соратник: {card}' },
  wounds: {
    en: 'The dragon: {dealt, number} of {wounds, plural, one {# wound} other {# wounds}}',
    pl: 'Smok: {dealt, number} z {wounds, plural, one {# rany} few {# ran} many {# ran} other {# rany}}',
    ru: 'Дракон: {dealt, number} из {wounds, plural, one {# раны} few {# ран} many {# ран} other {# раны}}',
  },
} as const satisfies Record<string, Message>;

/** The line above the dice and the title of the arena. */
export const ARENA = {
  turn: { en: 'Turn {turn, number}', pl: 'Tura {turn, number}', ru: 'Ход {turn, number}' },
  roll: {
    en: '{action}, roll {roll, number}',
    pl: '{action}, rzut {roll, number}',
    ru: '{action}, бросок {roll, number}',
  },
  defence: {
    en: 'Brawl, defence, roll {roll, number}',
    pl: 'Bójka, obrona, rzut {roll, number}',
    ru: 'Потасовка, защита, бросок {roll, number}',
  },
  rollBy: { en: '{name}: {what}', pl: '{name}: {what}', ru: '{name}: {what}' },
  deeds: { en: 'What will it be?', pl: 'Co wybierasz?', ru: 'Что выберете?' },
  yourThrow: { en: 'The dice are yours', pl: 'Kości są twoje', ru: 'Кости ваши' },
  theirThrow: { en: '{name} takes the dice', pl: '{name} bierze kości', ru: '{name} берёт кости' },
  theirTurn: { en: '{name} ponders', pl: '{name} się namyśla', ru: '{name} в раздумьях' },
  chooseDice: { en: 'Choose your dice', pl: 'Wybierz kości', ru: 'Выберите кости' },
  rally: { en: 'A Rally! Dice and a reward', pl: 'Wsparcie! Wybierz kości i nagrodę', ru: 'Подмога! Кости и награда' },
  stopOrGo: { en: 'Enough, or once more?', pl: 'Wystarczy czy jeszcze raz?', ru: 'Хватит или ещё раз?' },
  hotDice: {
    en: 'Hot dice! A full set again',
    pl: 'Gorące kości! Znów pełny komplet',
    ru: 'Кости горят! Снова полный набор',
  },
  battle: { en: 'Face to face with the dragon', pl: 'Oko w oko ze smokiem', ru: 'Лицом к лицу с драконом' },
  sevenDice: { en: 'Seven dice: one must go', pl: 'Siedem kości: jedna odpada', ru: 'Семь костей: одна лишняя' },
  window: { en: 'A card in time?', pl: 'Karta w porę?', ru: 'Карта вовремя?' },
  keep: { en: 'Which item stays with you?', pl: 'Który przedmiot zostaje?', ru: 'Какой предмет останется?' },
  limit: { en: 'Too much in the bag', pl: 'Za dużo tego dobra', ru: 'Слишком много добра' },
  dice: { en: 'Dice of this roll', pl: 'Kości tego rzutu', ru: 'Кости этого броска' },
  lastDice: { en: 'The last roll', pl: 'Ostatni rzut', ru: 'Последний бросок' },
  aside: { en: 'Set aside', pl: 'Odłożone', ru: 'Отложено' },
  waits: { en: 'waiting', pl: 'czeka', ru: 'ждут' },
  score: { en: 'score', pl: 'wynik', ru: 'счёт' },
  fallen: { en: 'fallen', pl: 'poległo', ru: 'пало' },
  eatenSet: { en: 'eaten', pl: 'zjedzone', ru: 'съедено' },
  sumOf: {
    en: '{soldiers, plural, one {# soldier waits} other {# soldiers wait}}',
    pl: '{soldiers, plural, one {czeka # żołnierz} few {czekają # żołnierze} many {czeka # żołnierzy} other {czeka # żołnierza}}',
    ru: '{soldiers, plural, one {ждёт # солдат} few {ждут # солдата} many {ждут # солдат} other {ждёт # солдата}}',
  },
  pendingItems: {
    en: '{count, plural, one {and # item} other {and # items}}',
    pl: '{count, plural, one {i # przedmiot} few {i # przedmioty} many {i # przedmiotów} other {i # przedmiotu}}',
    ru: '{count, plural, one {и # предмет} few {и # предмета} many {и # предметов} other {и # предмета}}',
  },
  doubleReward: { en: 'Double these dice', pl: 'Podwój te kości', ru: 'Удвоить эти кости' },
  itemReward: { en: 'Take an item', pl: 'Weź przedmiot', ru: 'Взять предмет' },
  rewards: { en: 'Reward for the Rally', pl: 'Nagroda za Wsparcie', ru: 'Награда за Подмогу' },
  doubleNote: {
    en: '{plain, number} becomes {worth, number}',
    pl: 'z {plain, number} robi się {worth, number}',
    ru: '{plain, number} станет {worth, number}',
  },
  itemNote: {
    en: '{worth, number} and a hidden card',
    pl: '{worth, number} i zakryta karta',
    ru: '{worth, number} и закрытая карта',
  },
  laid: {
    en: 'Laid for the next roll: {what}',
    pl: 'Przygotowane na następny rzut: {what}',
    ru: 'Приготовлено к следующему броску: {what}',
  },
  useNow: { en: 'Cards you may use now', pl: 'Karty do użycia teraz', ru: 'Карты, которые можно сыграть' },
} as const satisfies Record<string, Message>;

/** A die for the ear. */
export const DIE = {
  plain: { en: '{face, number}', pl: '{face, number}', ru: '{face, number}' },
  kept: { en: '{face, number}, chosen', pl: '{face, number}, wybrana', ru: '{face, number}, выбрана' },
  idle: {
    en: '{face, number}, does not score',
    pl: '{face, number}, nie punktuje',
    ru: '{face, number}, не считается',
  },
  aside: { en: '{face, number}, set aside', pl: '{face, number}, odłożona', ru: '{face, number}, отложена' },
  placed: { en: '{face, number}, placed', pl: '{face, number}, położona', ru: '{face, number}, положена' },
  waiting: { en: 'die to be thrown', pl: 'kość do rzutu', ru: 'кость для броска' },
  event: { en: 'Event die: {face}', pl: 'Kość wydarzenia: {face}', ru: 'Кость событий: {face}' },
  remove: { en: 'Take away {face, number}', pl: 'Odrzuć {face, number}', ru: 'Убрать {face, number}' },
} as const satisfies Record<string, Message>;

/** The three actions, and what each means just now. */
export const DEEDS = {
  recruit: {
    en: 'Throw six dice, gather soldiers, stop in time.',
    pl: 'Rzucaj sześcioma kośćmi, zbieraj żołnierzy, zatrzymaj się w porę.',
    ru: 'Бросайте шесть костей, собирайте солдат, остановитесь вовремя.',
  },
  recruitLeaves: {
    en: 'You leave the lair; the way back takes {threshold, number} soldiers again.',
    pl: 'Opuszczasz Jamę; powrót znów wymaga armii od {threshold, number}.',
    ru: 'Вы покинете логово; чтобы вернуться, снова нужна армия от {threshold, number}.',
  },
  brawl: {
    en: 'Outscore a rival: take the difference and {bonus, number} more.',
    pl: 'Przebij wynik rywala: bierzesz różnicę i jeszcze {bonus, number}.',
    ru: 'Превзойдите соперника: заберёте разницу и ещё {bonus, number}.',
  },
  noBrawl: { en: 'Nobody can be attacked now.', pl: 'Nie ma teraz kogo zaatakować.', ru: 'Сейчас напасть не на кого.' },
  battle: {
    en: 'Every scoring die costs soldiers; no stopping. {wounds, plural, one {# wound} other {# wounds}} in one turn win the game.',
    pl: 'Każda punktująca kość kosztuje żołnierzy, odwrotu nie ma. {wounds, plural, one {# rana} few {# rany} many {# ran} other {# rany}} w jednej turze to zwycięstwo.',
    ru: 'Каждая зачётная кость стоит солдат, отступать нельзя. {wounds, plural, one {# рана} few {# раны} many {# ран} other {# раны}} за один ход приносят победу.',
  },
  battleChance: {
    en: 'Chance to win: {chance}.',
    pl: 'Szansa na zwycięstwo: {chance}.',
    ru: 'Шанс победить: {chance}.',
  },
  battleFrom: {
    en: 'Opens with {threshold, number} soldiers at the start of your turn: {missing, number} to go.',
    pl: 'Od {threshold, number} żołnierzy na początku tury: brakuje {missing, number}.',
    ru: 'От {threshold, number} солдат в начале хода: не хватает {missing, number}.',
  },
  battleNextTurn: {
    en: 'The army is large enough from your next turn on.',
    pl: 'Armia wystarczy, ale dopiero od następnej tury.',
    ru: 'Армии хватит, но только со следующего хода.',
  },
} as const satisfies Record<string, Message>;

/** The prompt bar: a question, what hangs on it, and buttons. */
export const PROMPT = {
  yourTurn: { en: 'Your turn', pl: 'Twoja tura', ru: 'Ваш ход' },
  turnOf: { en: '{name}: your turn', pl: '{name}: twoja tura', ru: '{name}: ваш ход' },
  chooseDeed: {
    en: 'Recruit, pick a brawl, or march on the dragon.',
    pl: 'Werbuj, wszczynaj bójkę albo ruszaj na smoka.',
    ru: 'Вербуйте, затевайте потасовку или идите на дракона.',
  },
  firstThrow: {
    en: 'Throw {dice, plural, one {# die} other {# dice}}',
    pl: 'Rzuć {dice, plural, one {# kością} few {# kośćmi} many {# kośćmi} other {# kości}}',
    ru: 'Бросьте {dice, plural, one {# кость} few {# кости} many {# костей} other {# кости}}',
  },
  firstText: {
    en: 'And the event die with them. May the dragon look the other way.',
    pl: 'I kość wydarzenia. Oby smok patrzył w inną stronę.',
    ru: 'И кость событий вместе с ними. Пусть дракон отвернётся.',
  },
  defendTitle: {
    en: 'Defend yourself: beat {attack, number}',
    pl: 'Broń się: przebij {attack, number}',
    ru: 'Защищайтесь: превзойдите {attack, number}',
  },
  takeOrRoll: {
    en: 'Take {pending, number} or roll on?',
    pl: 'Brać {pending, number} czy rzucać dalej?',
    ru: 'Взять {pending, number} или бросать дальше?',
  },
  stopOrRoll: {
    en: 'Stop at {pending, number} or roll on?',
    pl: 'Zostać przy {pending, number} czy rzucać dalej?',
    ru: 'Остаться на {pending, number} или бросать дальше?',
  },
  emptyHanded: {
    en: 'Leave with nothing or roll on?',
    pl: 'Odejść z niczym czy rzucać dalej?',
    ru: 'Уйти ни с чем или бросать дальше?',
  },
  mustRoll: { en: 'Now roll', pl: 'Teraz rzucaj', ru: 'Теперь бросайте' },
  zonkRisk: { en: 'Zonk: {chance}.', pl: 'Zonk: {chance}.', ru: 'Зонк: {chance}.' },
  loseAll: {
    en: 'It would cost all {pending, number}.',
    pl: 'Przepadnie wtedy całe {pending, number}.',
    ru: 'Тогда пропадут все {pending, number}.',
  },
  loseSome: {
    en: 'It would cost {lost, number}; {card} saves {saved, number}.',
    pl: 'Przepadnie wtedy {lost, number}; {saved, number} ratuje {card}.',
    ru: 'Тогда пропадёт {lost, number}; {saved, number} спасает {card}.',
  },
  loseNone: {
    en: '{card} would save all {saved, number}.',
    pl: 'Całe {saved, number} ratuje wtedy {card}.',
    ru: 'Тогда все {saved, number} спасает {card}.',
  },
  loseNothing: {
    en: 'There is nothing to lose yet.',
    pl: 'Nie ma jeszcze nic do stracenia.',
    ru: 'Терять пока нечего.',
  },
  withoutOdds: {
    en: 'A Zonk would cost {pending, number}.',
    pl: 'Zonk zabierze {pending, number}.',
    ru: 'Зонк заберёт {pending, number}.',
  },
  defenceAhead: {
    en: 'You are ahead by {by, number}.',
    pl: 'Prowadzisz o {by, number}.',
    ru: 'Вы впереди на {by, number}.',
  },
  defenceBehind: {
    en: 'Still {by, number} behind.',
    pl: 'Brakuje jeszcze {by, number}.',
    ru: 'Не хватает ещё {by, number}.',
  },
  defenceLevel: { en: 'It is a tie as it stands.', pl: 'Na razie remis.', ru: 'Пока ничья.' },
  battleTitle: {
    en: '{left, plural, one {One wound to go} other {# wounds to go}}',
    pl: '{left, plural, one {Jeszcze jedna rana} few {Jeszcze # rany} many {Jeszcze # ran} other {Jeszcze # rany}}',
    ru: '{left, plural, one {Ещё одна рана} few {Ещё # раны} many {Ещё # ран} other {Ещё # раны}}',
  },
  battleText: {
    en: 'Chance to win: {win}. This roll: a wound {wound}, Zonk {zonk}, about {cost, number} soldiers fall.',
    pl: 'Szansa na zwycięstwo: {win}. Ten rzut: rana {wound}, Zonk {zonk}, padnie około {cost, number} żołnierzy.',
    ru: 'Шанс победить: {win}. Этот бросок: рана {wound}, Зонк {zonk}, падёт около {cost, number} солдат.',
  },
  battlePlain: {
    en: 'No stopping now: the dragon, a Zonk or the last soldier.',
    pl: 'Odwrotu nie ma: smok, Zonk albo ostatni żołnierz.',
    ru: 'Назад пути нет: дракон, Зонк или последний солдат.',
  },
  chooseTitle: { en: 'Which dice do you set aside?', pl: 'Które kości odkładasz?', ru: 'Какие кости отложите?' },
  rallyTitle: { en: 'Rally: dice and a reward', pl: 'Wsparcie: kości i nagroda', ru: 'Подмога: кости и награда' },
  pickHint: {
    en: 'Tap dice, or take all that score: {worth, number}.',
    pl: 'Wskaż kości albo weź wszystkie punktujące: {worth, number}.',
    ru: 'Укажите кости или возьмите все зачётные: {worth, number}.',
  },
  picked: {
    en: '{dice}: {worth, plural, one {# soldier} other {# soldiers}}.',
    pl: '{dice}: {worth, plural, one {# żołnierz} few {# żołnierze} many {# żołnierzy} other {# żołnierza}}.',
    ru: '{dice}: {worth, plural, one {# солдат} few {# солдата} many {# солдат} other {# солдата}}.',
  },
  leaves: {
    en: '{dice, plural, one {# die would be left} other {# dice would be left}}, Zonk {chance}.',
    pl: '{dice, plural, one {Zostanie # kość} few {Zostaną # kości} many {Zostanie # kości} other {Zostanie # kości}}, Zonk {chance}.',
    ru: '{dice, plural, one {Останется # кость} few {Останутся # кости} many {Останется # костей} other {Останется # кости}}, Зонк {chance}.',
  },
  leavesPlain: {
    en: '{dice, plural, one {# die would be left} other {# dice would be left}}.',
    pl: '{dice, plural, one {Zostanie # kość} few {Zostaną # kości} many {Zostanie # kości} other {Zostanie # kości}}.',
    ru: '{dice, plural, one {Останется # кость} few {Останутся # кости} many {Останется # костей} other {Останется # кости}}.',
  },
  leavesNone: { en: 'Then a full set again.', pl: 'Potem znów pełny komplet.', ru: 'Потом снова полный набор.' },
  notASet: {
    en: '{dice} do not make a set: some die is left over.',
    pl: '{dice} nie tworzą układu: jakaś kość zostaje bez pary.',
    ru: '{dice} не складываются в набор: какая-то кость лишняя.',
  },
  removeTitle: { en: 'Take one die away', pl: 'Odrzuć jedną kość', ru: 'Уберите одну кость' },
  removeText: {
    en: 'Tap the die you can do without.',
    pl: 'Wskaż kość, bez której się obejdziesz.',
    ru: 'Укажите кость, без которой обойдётесь.',
  },
  named: {
    en: '{name} picks a Brawl with you',
    pl: '{name} wciąga cię w Bójkę',
    ru: '{name} втягивает вас в Потасовку',
  },
  rolledWindow: { en: '{name} rolled {dice}', pl: '{name}: rzut {dice}', ru: '{name}: бросок {dice}' },
  ownWindow: { en: 'Your roll: {dice}. A card?', pl: 'Twój rzut: {dice}. Karta?', ru: 'Ваш бросок: {dice}. Карту?' },
  zonkWindow: { en: 'A Zonk! Unless…', pl: 'Zonk! Chyba że…', ru: 'Зонк! Если только…' },
  aimed: { en: '{name} aims at you: {card}', pl: '{name} celuje w ciebie: {card}', ru: '{name} метит в вас: {card}' },
  windowText: {
    en: 'Answer with a card or let it pass.',
    pl: 'Odpowiedz kartą albo odpuść.',
    ru: 'Ответьте картой или пропустите.',
  },
  zonkText: {
    en: 'Pass, and {pending, number} go back to the reserve.',
    pl: 'Odpuść, a {pending, number} wróci do rezerwy.',
    ru: 'Пропустите, и {pending, number} вернутся в резерв.',
  },
  keepTitle: { en: 'Keep one item', pl: 'Zatrzymaj jeden przedmiot', ru: 'Оставьте один предмет' },
  keepText: {
    en: 'The others go to the discard pile.',
    pl: 'Pozostałe idą na stos kart odrzuconych.',
    ru: 'Остальные уйдут в сброс.',
  },
  limitTitle: { en: 'Discard an item', pl: 'Odrzuć przedmiot', ru: 'Сбросьте предмет' },
  limitText: {
    en: 'At the end of every turn a hero keeps one (two with the Bag).',
    pl: 'Na koniec każdej tury zostaje jeden (z Sakwą dwa).',
    ru: 'В конце каждого хода остаётся один (с сумой — два).',
  },
  waitTurn: { en: '{name} chooses an action', pl: '{name} wybiera akcję', ru: '{name} выбирает действие' },
  waitRoll: { en: '{name} has the dice', pl: '{name} ma kości', ru: 'Кости у игрока {name}' },
  waitChoose: { en: '{name} picks dice', pl: '{name} wybiera kości', ru: '{name} выбирает кости' },
  waitCards: { en: '{name} looks through the cards', pl: '{name} przegląda karty', ru: '{name} перебирает карты' },
  waitWindow: {
    en: 'Does anybody answer with a card?',
    pl: 'Czy ktoś odpowie kartą?',
    ru: 'Ответит ли кто-нибудь картой?',
  },
  waitPending: {
    en: '{pending, number} at stake.',
    pl: 'Stawka: {pending, number}.',
    ru: 'На кону {pending, number}.',
  },
  falling: { en: 'The dice are rolling…', pl: 'Kości w ruchu…', ru: 'Кости катятся…' },
  skip: { en: 'Any tap skips ahead.', pl: 'Dotknij, żeby nie czekać.', ru: 'Коснитесь, чтобы не ждать.' },
  over: { en: 'The dragon has fallen', pl: 'Smok pokonany', ru: 'Дракон повержен' },
  overText: { en: '{name} wins.', pl: 'Zwycięzca: {name}.', ru: 'Победитель: {name}.' },
} as const satisfies Record<string, Message>;

export const BUTTONS = {
  roll: {
    en: 'Roll {dice, plural, one {# die} other {# dice}}',
    pl: 'Rzuć {dice, plural, one {# kością} few {# kośćmi} many {# kośćmi} other {# kości}}',
    ru: 'Бросить {dice, plural, one {# кость} few {# кости} many {# костей} other {# кости}}',
  },
  take: { en: 'Take {pending, number}', pl: 'Weź {pending, number}', ru: 'Взять {pending, number}' },
  stop: { en: 'Stop', pl: 'Zatrzymaj się', ru: 'Остановиться' },
  stopAt: { en: 'Stop at {pending, number}', pl: 'Zostań przy {pending, number}', ru: 'Остаться на {pending, number}' },
  setAside: { en: 'Set aside: {worth, number}', pl: 'Odłóż: {worth, number}', ru: 'Отложить: {worth, number}' },
  setAsideNone: { en: 'Set aside', pl: 'Odłóż', ru: 'Отложить' },
  all: { en: 'All that score: {worth, number}', pl: 'Wszystkie: {worth, number}', ru: 'Все зачётные: {worth, number}' },
  clear: { en: 'Clear', pl: 'Wyczyść', ru: 'Снять выбор' },
  pass: { en: 'Let it pass', pl: 'Odpuść', ru: 'Пропустить' },
  keepNone: { en: 'Keep none', pl: 'Żadnego', ru: 'Ничего' },
  keep: { en: 'Keep', pl: 'Zatrzymaj', ru: 'Оставить' },
  discard: { en: 'Discard', pl: 'Odrzuć', ru: 'Сбросить' },
  use: { en: 'Use', pl: 'Użyj', ru: 'Сыграть' },
  undo: { en: 'Take back', pl: 'Cofnij', ru: 'Вернуть ход' },
  keys: { en: 'Keys', pl: 'Klawisze', ru: 'Клавиши' },
  peek: { en: 'Look at your cards', pl: 'Zajrzyj w swoje karty', ru: 'Посмотреть свои карты' },
  cover: { en: 'Cover them', pl: 'Zakryj karty', ru: 'Закрыть карты' },
  covered: {
    en: '{name}: only you should look',
    pl: '{name}: tylko dla twoich oczu',
    ru: '{name}: только для ваших глаз',
  },
  atWhom: { en: 'At whom?', pl: 'W kogo?', ru: 'В кого?' },
  whichDie: { en: 'Which die?', pl: 'Która kość?', ru: 'Какая кость?' },
  whichItem: { en: 'What for?', pl: 'Jaka zamiana?', ru: 'Какой обмен?' },
  sell: { en: 'Sell: {card}', pl: 'Sprzedaj: {card}', ru: 'Продать: {card}' },
  buy: {
    en: 'Buy an item for {price, number}',
    pl: 'Kup przedmiot za {price, number}',
    ru: 'Купить предмет за {price, number}',
  },
} as const satisfies Record<string, Message>;

export const CARD = {
  companion: { en: 'Companion', pl: 'Kamrat', ru: 'Соратник' },
  item: { en: 'Item', pl: 'Przedmiot', ru: 'Предмет' },
  none: { en: 'You hold no items.', pl: 'Nie masz żadnego przedmiotu.', ru: 'Предметов у вас нет.' },
  lost: {
    en: 'Your companion is gone; a new one joins at the start of your turn.',
    pl: 'Kamrat odszedł; nowy dołączy na początku twojej tury.',
    ru: 'Соратник ушёл; новый придёт в начале вашего хода.',
  },
  pending: { en: 'not yours yet', pl: 'jeszcze nie twój', ru: 'ещё не ваш' },
} as const satisfies Record<string, Message>;

export const ODDS = {
  dice: {
    en: '{dice, plural, one {# die} other {# dice}}',
    pl: '{dice, plural, one {# kość} few {# kości} many {# kości} other {# kości}}',
    ru: '{dice, plural, one {# кость} few {# кости} many {# костей} other {# кости}}',
  },
  inBattle: { en: 'in the Final Battle', pl: 'w Ostatniej Bitwie', ru: 'в Последней битве' },
  zonk: { en: 'Chance of a Zonk', pl: 'Ryzyko Zonka', ru: 'Шанс Зонка' },
} as const satisfies Record<string, Message>;

export const BRAWL = {
  attacker: { en: 'attacks', pl: 'atakuje', ru: 'нападает' },
  defender: { en: 'defends', pl: 'broni się', ru: 'защищается' },
  versus: { en: 'against', pl: 'kontra', ru: 'против' },
  notYet: { en: 'has not rolled yet', pl: 'jeszcze nie rzuca', ru: 'ещё не бросает' },
} as const satisfies Record<string, Message>;

export const WIN = {
  title: { en: '{name} wins!', pl: '{name} wygrywa!', ru: '{name} побеждает!' },
  you: { en: 'Victory is yours!', pl: 'Zwycięstwo jest twoje!', ru: 'Победа за вами!' },
  text: {
    en: 'The dragon is beaten in turn {turn, number}. {army, plural, one {# soldier} other {# soldiers}} lived to tell the tale.',
    pl: 'Smok padł w turze {turn, number}. {army, plural, one {O wyprawie opowie # żołnierz} few {O wyprawie opowiedzą # żołnierze} many {O wyprawie opowie # żołnierzy} other {O wyprawie opowie # żołnierza}}.',
    ru: 'Дракон повержен на ходу {turn, number}. {army, plural, one {О походе расскажет # солдат} few {О походе расскажут # солдата} many {О походе расскажут # солдат} other {О походе расскажет # солдата}}.',
  },
} as const satisfies Record<string, Message>;

export const KEYS = {
  title: { en: 'Keys', pl: 'Klawisze', ru: 'Клавиши' },
  dice: { en: 'choose or leave a die', pl: 'wybierz albo zostaw kość', ru: 'выбрать или оставить кость' },
  primary: { en: 'the main button', pl: 'główny przycisk', ru: 'главная кнопка' },
  space: { en: 'roll', pl: 'rzut', ru: 'бросок' },
  spaceKey: { en: 'Space', pl: 'Spacja', ru: 'Пробел' },
  stop: { en: 'stop', pl: 'koniec rzutów', ru: 'остановиться' },
  all: { en: 'take all that score', pl: 'weź wszystkie punktujące', ru: 'взять все зачётные' },
  pass: { en: 'let it pass', pl: 'odpuść', ru: 'пропустить' },
  undo: { en: 'take back', pl: 'cofnij', ru: 'вернуть ход' },
  help: { en: 'this list', pl: 'ta lista', ru: 'этот список' },
} as const satisfies Record<string, Message>;
