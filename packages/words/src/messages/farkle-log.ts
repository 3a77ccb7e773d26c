// What the chronicle of a Dragon Farkle match says. Players' names stand in the nominative and verbs in the present
// tense, so that no name needs a case and no player a gender.
import type { ArmyReason, FarkleEvent } from '@wyrmtable/dragon-farkle';
import type { Message } from '../phrase.ts';

/** Event kinds with one message each; the others have their own records below, or no line at all. */
type Plain = Exclude<FarkleEvent['kind'], 'window' | 'army' | 'used' | 'drew' | 'kept' | 'brawlEnded'>;

export const LOG = {
  turn: {
    en: 'Turn {turn, number}: {name}',
    pl: 'Tura {turn, number}: {name}',
    ru: 'Ход {turn, number}: {name}',
  },
  respawned: {
    en: '{name} starts over outside the lair',
    pl: '{name} zaczyna od nowa przed Jamą',
    ru: '{name} начинает заново перед логовом',
  },
  joined: {
    en: '{name} gains a companion: {companion}',
    pl: '{name} zyskuje kamrata: {companion}',
    ru: '{name} обретает соратника: {companion}',
  },
  parted: {
    en: '{name} loses a companion: {companion}',
    pl: '{name} traci kamrata: {companion}',
    ru: '{name} теряет соратника: {companion}',
  },
  action: {
    en: '{action, select, recruit {{name} goes recruiting} brawl {{name} picks a Brawl with {target}} other {{name} marches into the Final Battle}}',
    pl: '{action, select, recruit {{name} rusza na Rekrutację} brawl {{name} wszczyna Bójkę, broni się {target}} other {{name} rusza do Ostatniej Bitwy}}',
    ru: '{action, select, recruit {{name} отправляется на Вербовку} brawl {{name} затевает Потасовку, защищается {target}} other {{name} выступает на Последнюю битву}}',
  },
  enteredLair: {
    en: '{name} enters the dragon’s lair',
    pl: '{name} wchodzi do Smoczej Jamy',
    ru: '{name} входит в Драконье логово',
  },
  leftLair: {
    en: '{name} leaves the lair',
    pl: '{name} wychodzi z Jamy',
    ru: '{name} выходит из логова',
  },
  defending: {
    en: '{name} defends with {dice, plural, one {# die} other {# dice}}; {against, number} to beat',
    pl: '{name} broni się {dice, plural, one {# kością} few {# kośćmi} many {# kośćmi} other {# kości}}; do pobicia {against, number}',
    ru: '{name} защищается {dice, plural, one {# костью} few {# костями} many {# костями} other {# кости}}; надо перебить {against, number}',
  },
  rolled: {
    en: '{face, select, dragon {{name} rolls {dice} and the dragon} rally {{name} rolls {dice} and a Rally} other {{name} rolls {dice}}}',
    pl: '{face, select, dragon {{name} wyrzuca {dice} i smoka} rally {{name} wyrzuca {dice} i Wsparcie} other {{name} wyrzuca {dice}}}',
    ru: '{face, select, dragon {{name} бросает: {dice} и дракон} rally {{name} бросает: {dice} и Подмога} other {{name} бросает: {dice}}}',
  },
  cancelled: {
    en: '{card} comes to nothing: {name} does not even blink',
    pl: '{card}: nic z tego, {name} nawet nie mrugnie',
    ru: '{card}: без толку, {name} и бровью не ведёт',
  },
  scared: {
    en: '{name} hears a screech worth {pips, plural, one {# pip} other {# pips}}',
    pl: '{name} słyszy wrzask na {pips, plural, one {# oczko} few {# oczka} many {# oczek} other {# oczka}}',
    ru: '{name} слышит визг на {pips, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  },
  rerolledEvent: {
    en: '{name} rerolls the event die: {from, select, dragon {the dragon} rally {the Rally} other {a blank}} turns into {to, select, dragon {the dragon} rally {a Rally} other {a blank}}',
    pl: '{name} przerzuca kość zdarzeń: {from, select, dragon {był smok} rally {było Wsparcie} other {była pusta}}, {to, select, dragon {jest smok} rally {jest Wsparcie} other {jest pusta}}',
    ru: '{name} перебрасывает кость событий: {from, select, dragon {был дракон} rally {была Подмога} other {было пусто}}, {to, select, dragon {стал дракон} rally {стала Подмога} other {стало пусто}}',
  },
  rerolledDie: {
    en: '{name} rerolls a die: {from, number} turns into {to, number}',
    pl: '{name} przerzuca kość: było {from, number}, jest {to, number}',
    ru: '{name} перебрасывает кость: было {from, number}, стало {to, number}',
  },
  rerolledDice: {
    en: '{name} rolls again: {dice}',
    pl: '{name} rzuca jeszcze raz: {dice}',
    ru: '{name} бросает ещё раз: {dice}',
  },
  removedDie: {
    en: '{name} takes a {face, number} away',
    pl: '{name} zabiera jedną kość: {face, number}',
    ru: '{name} убирает одну кость: {face, number}',
  },
  setAside: {
    en: '{name} sets aside {dice} {reward, select, double {and doubles: {soldiers, number}} other {for {soldiers, number}}}{more, select, true {, {pending, number} in all} other {}}',
    pl: '{name} odkłada {dice}{reward, select, double { i podwaja: {soldiers, number}} other {: {soldiers, number}}}{more, select, true {, razem {pending, number}} other {}}',
    ru: '{name} откладывает {dice}{reward, select, double { и удваивает: {soldiers, number}} other {: {soldiers, number}}}{more, select, true {, всего {pending, number}} other {}}',
  },
  eaten: {
    en: '{name}: the dragon eats {dice}',
    pl: '{name}: smok zjada {dice}',
    ru: '{name}: дракон съедает {dice}',
  },
  dodged: {
    en: '{name}: nothing scores, but the dragon scares the Zonk away',
    pl: '{name}: nic nie punktuje, ale smok odstrasza Zonka',
    ru: '{name}: ничего зачётного, но дракон отпугивает Зонк',
  },
  hotDice: {
    en: '{name}: every die is aside, {dice, plural, one {# die} other {# dice}} in hand again',
    pl: '{name}: wszystko odłożone, w ręku znów {dice, plural, one {# kość} few {# kości} many {# kości} other {# kości}}',
    ru: '{name}: всё отложено, в руке снова {dice, plural, one {# кость} few {# кости} many {# костей} other {# кости}}',
  },
  zonk: {
    en: '{lost, plural, =0 {{name}: Zonk!} other {{name}: Zonk! # lost}}',
    pl: '{lost, plural, =0 {{name}: Zonk!} one {{name}: Zonk! Przepada #} few {{name}: Zonk! Przepadają #} many {{name}: Zonk! Przepada #} other {{name}: Zonk! Przepada #}}',
    ru: '{lost, plural, =0 {{name}: Зонк!} one {{name}: Зонк! Пропадает #} few {{name}: Зонк! Пропадают #} many {{name}: Зонк! Пропадает #} other {{name}: Зонк! Пропадает #}}',
  },
  saved: {
    en: '{name}: {plural, select, true {{card} save {soldiers, number}} other {{card} saves {soldiers, number}}}',
    pl: '{name}: {plural, select, true {{card} ratują {soldiers, number}} other {{card} ratuje {soldiers, number}}}',
    ru: '{name}: {plural, select, true {{card} спасают {soldiers, number}} other {{card} спасает {soldiers, number}}}',
  },
  stopped: {
    en: '{name} stops at {pending, number}',
    pl: '{name} poprzestaje na {pending, number}',
    ru: '{name} останавливается на {pending, number}',
  },
  wounded: {
    en: '{name} wounds the dragon: {wounds, plural, one {# wound} other {# wounds}}, {dealt, number} in all',
    pl: '{name} zadaje smokowi obrażenia: {wounds, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}, razem {dealt, number}',
    ru: '{name} ранит дракона: {wounds, plural, one {# рана} few {# раны} many {# ран} other {# раны}}, всего {dealt, number}',
  },
  fallen: {
    en: '{soldiers, plural, =0 {{name} sets aside {dice}, and nobody falls} other {{name} sets aside {dice}: the price is #}}',
    pl: '{soldiers, plural, =0 {{name} odkłada {dice} i nikt nie ginie} one {{name} odkłada {dice}: cena to #} few {{name} odkłada {dice}: cena to #} many {{name} odkłada {dice}: cena to #} other {{name} odkłada {dice}: cena to #}}',
    ru: '{soldiers, plural, =0 {{name} откладывает {dice}, и никто не гибнет} one {{name} откладывает {dice}: цена — #} few {{name} откладывает {dice}: цена — #} many {{name} откладывает {dice}: цена — #} other {{name} откладывает {dice}: цена — #}}',
  },
  healed: {
    en: 'The dragon licks its wounds and is as good as new',
    pl: 'Smok wylizuje rany i jest jak nowy',
    ru: 'Дракон зализывает раны и снова как новенький',
  },
  wiped: {
    en: '{name}: the whole army is gone',
    pl: '{name}: z armii nie został nikt',
    ru: '{name}: от армии никого не осталось',
  },
  noCard: {
    en: '{name} draws nothing: there are no items left',
    pl: '{name} nic nie dobiera: przedmioty się skończyły',
    ru: '{name} ничего не берёт: предметы кончились',
  },
  discarded: {
    en: '{name} discards {items}',
    pl: '{name} odrzuca {items}',
    ru: '{name} сбрасывает {items}',
  },
  reshuffled: {
    en: '{deck, select, companions {The companions are shuffled anew} other {The items are shuffled anew}}',
    pl: '{deck, select, companions {Kamraci idą do ponownego tasowania} other {Przedmioty idą do ponownego tasowania}}',
    ru: '{deck, select, companions {Соратников тасуют заново} other {Предметы тасуют заново}}',
  },
  won: {
    en: '{name} slays the dragon and wins the game!',
    pl: '{name} kładzie smoka i wygrywa grę!',
    ru: '{name} повергает дракона и выигрывает!',
  },
} as const satisfies Record<Plain, Message>;

/** Armies change for many reasons; `army` is what they count afterwards. */
export const ARMY_LOG = {
  recruit: {
    en: '{name} recruits {change, plural, one {# soldier} other {# soldiers}}, now {army, number}',
    pl: '{name} werbuje {change, plural, one {# żołnierza} few {# żołnierzy} many {# żołnierzy} other {# żołnierza}}, ma teraz {army, number}',
    ru: '{name} вербует {change, plural, one {# солдата} few {# солдата} many {# солдат} other {# солдата}}, теперь {army, number}',
  },
  gained: {
    en: '{name} gains {change, plural, one {# soldier} other {# soldiers}}, now {army, number}',
    pl: '{name} zyskuje {change, plural, one {# żołnierza} few {# żołnierzy} many {# żołnierzy} other {# żołnierza}}, ma teraz {army, number}',
    ru: '{name} получает {change, plural, one {# солдата} few {# солдата} many {# солдат} other {# солдата}}, теперь {army, number}',
  },
  lost: {
    en: '{name} loses {change, plural, one {# soldier} other {# soldiers}}, {army, number} left',
    pl: '{name} traci {change, plural, one {# żołnierza} few {# żołnierzy} many {# żołnierzy} other {# żołnierza}}, zostaje {army, number}',
    ru: '{name} теряет {change, plural, one {# солдата} few {# солдата} many {# солдат} other {# солдата}}, остаётся {army, number}',
  },
  price: {
    en: '{name} pays {change, plural, one {# soldier} other {# soldiers}}, {army, number} left',
    pl: '{name} płaci {change, plural, one {# żołnierza} few {# żołnierzy} many {# żołnierzy} other {# żołnierza}}, zostaje {army, number}',
    ru: '{name} платит {change, plural, one {# солдата} few {# солдата} many {# солдат} other {# солдата}}, остаётся {army, number}',
  },
  taken: {
    en: '{name} takes {change, plural, one {# soldier} other {# soldiers}} over, now {army, number}',
    pl: '{name} przejmuje {change, plural, one {# żołnierza} few {# żołnierzy} many {# żołnierzy} other {# żołnierza}}, ma teraz {army, number}',
    ru: '{name} переманивает {change, plural, one {# солдата} few {# солдата} many {# солдат} other {# солдата}}, теперь {army, number}',
  },
  bonus: {
    en: '{name} gets a bonus of {change, plural, one {# soldier} other {# soldiers}}, now {army, number}',
    pl: '{name} dostaje w premii {change, plural, one {# żołnierza} few {# żołnierzy} many {# żołnierzy} other {# żołnierza}}, ma teraz {army, number}',
    ru: '{name} получает в премию {change, plural, one {# солдата} few {# солдата} many {# солдат} other {# солдата}}, теперь {army, number}',
  },
  battle: {
    en: '{name} loses {change, plural, one {# soldier} other {# soldiers}} in the lair, {army, number} left',
    pl: '{name} traci w Jamie {change, plural, one {# żołnierza} few {# żołnierzy} many {# żołnierzy} other {# żołnierza}}, zostaje {army, number}',
    ru: '{name} теряет в логове {change, plural, one {# солдата} few {# солдата} many {# солдат} other {# солдата}}, остаётся {army, number}',
  },
  returned: {
    en: '{name} gets {change, plural, one {# soldier} other {# soldiers}} back, now {army, number}',
    pl: '{name} odzyskuje {change, plural, one {# żołnierza} few {# żołnierzy} many {# żołnierzy} other {# żołnierza}}, ma teraz {army, number}',
    ru: '{name} возвращает {change, plural, one {# солдата} few {# солдата} many {# солдат} other {# солдата}}, теперь {army, number}',
  },
} as const satisfies Record<Exclude<ArmyReason, 'card'> | 'gained', Message>;

export const CARD_LOG = {
  companion: { en: '{name} calls {card}', pl: '{name} wzywa {card}', ru: '{name} зовёт {card}' },
  companionOn: {
    en: '{name} sets {card} on {target}',
    pl: '{name} wzywa {card}, cel: {target}',
    ru: '{name} зовёт {card}, цель: {target}',
  },
  item: { en: '{name} plays {card}', pl: '{name} zagrywa {card}', ru: '{name} разыгрывает {card}' },
  itemOn: {
    en: '{name} plays {card} on {target}',
    pl: '{name} zagrywa {card}, cel: {target}',
    ru: '{name} разыгрывает {card}, цель: {target}',
  },
  itemOnDie: {
    en: '{name} plays {card} on {target}, on a {face, number}',
    pl: '{name} zagrywa {card}, cel: {target}, kość: {face, number}',
    ru: '{name} разыгрывает {card}, цель: {target}, кость: {face, number}',
  },
  byItself: {
    en: '{name}: into play comes {card}',
    pl: '{name}: do akcji wkracza {card}',
    ru: '{name}: в дело идёт {card}',
  },
  drew: { en: '{name} draws an item', pl: '{name} dobiera przedmiot', ru: '{name} берёт предмет' },
  drewPending: {
    en: '{name} draws an item and lays it aside for now',
    pl: '{name} dobiera przedmiot i na razie odkłada go na bok',
    ru: '{name} берёт предмет и пока откладывает его в сторону',
  },
  drewThis: { en: '{name} draws {item}', pl: '{name} dobiera {item}', ru: '{name} берёт {item}' },
  drewThisPending: {
    en: '{name} draws {item} and lays it aside for now',
    pl: '{name} dobiera {item}, karta na razie czeka z boku',
    ru: '{name} берёт {item}, карта пока ждёт в стороне',
  },
  kept: { en: '{name} keeps an item', pl: '{name} zatrzymuje przedmiot', ru: '{name} оставляет себе предмет' },
  keptThis: { en: '{name} keeps {item}', pl: '{name} zatrzymuje {item}', ru: '{name} оставляет себе {item}' },
} as const satisfies Record<string, Message>;

export const BRAWL_LOG = {
  won: {
    en: '{name} wins the Brawl, {higher, number} to {lower, number}',
    pl: '{name} wygrywa Bójkę {higher, number} do {lower, number}',
    ru: '{name} выигрывает Потасовку, {higher, number} против {lower, number}',
  },
  tied: {
    en: 'The Brawl is tied at {score, number}: nobody wins',
    pl: 'W Bójce remis po {score, number}: nikt nie wygrywa',
    ru: 'В Потасовке ничья, по {score, number}: не победил никто',
  },
} as const satisfies Record<string, Message>;
