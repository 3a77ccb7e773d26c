// What the log of Dice Throne says. Players stand in the nominative and act in the present tense, so that no name needs a
// case and no player a gender.
import type { BreakdownLine } from '@wyrmtable/dice-throne';
import type { Message } from '../phrase.ts';

export const LOG = {
  turn: { en: '{name}: turn {turn, number}', pl: '{name}: tura {turn, number}', ru: '{name}: ход {turn, number}' },
  skipped: {
    en: '{phase, select, income {{name} skips the Income Phase ({status})} other {{name} skips the Offensive Roll Phase ({status})}}',
    pl: '{phase, select, income {{name} pomija Fazę Dochodu ({status})} other {{name} pomija Fazę Rzutu Ofensywnego ({status})}}',
    ru: '{phase, select, income {{name} пропускает фазу дохода ({status})} other {{name} пропускает фазу броска нападения ({status})}}',
  },
  gainedCp: {
    en: '{name} gains {n, number} CP, now {cp, number}',
    pl: '{name} otrzymuje {n, number} PW, ma teraz {cp, number}',
    ru: '{name} получает {n, number} БС, теперь {cp, number}',
  },
  lostCp: {
    en: '{name}: −{n, number} CP, {cp, number} left',
    pl: '{name}: −{n, number} PW, zostaje {cp, number}',
    ru: '{name}: −{n, number} БС, остаётся {cp, number}',
  },
  drew: {
    en: '{name} draws {count, plural, one {# card} other {# cards}}',
    pl: '{name} dobiera {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
    ru: '{name} берёт {count, plural, one {# карту} few {# карты} many {# карт} other {# карты}}',
  },
  drewThese: {
    en: '{name} draws {count, plural, one {# card} other {# cards}}: {cards}',
    pl: '{name} dobiera {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}: {cards}',
    ru: '{name} берёт {count, plural, one {# карту} few {# карты} many {# карт} other {# карты}}: {cards}',
  },
  reshuffled: {
    en: '{name} shuffles the discard pile into a new deck',
    pl: '{name} tasuje odrzucone karty w nową talię',
    ru: '{name} тасует сброс в новую колоду',
  },
  sold: {
    en: '{name} sells {card}',
    pl: '{name} sprzedaje kartę „{card}”',
    ru: '{name} продаёт карту «{card}»',
  },
  discarded: {
    en: '{name} discards {card}',
    pl: '{name} odrzuca kartę „{card}”',
    ru: '{name} сбрасывает карту «{card}»',
  },
  played: {
    en: '{name} plays {card}',
    pl: '{name} zagrywa kartę „{card}”',
    ru: '{name} разыгрывает карту «{card}»',
  },
  upgraded: {
    en: '{name} upgrades the board: {card}',
    pl: '{name} ulepsza planszę: „{card}”',
    ru: '{name} улучшает планшет: «{card}»',
  },
  spent: { en: '{name} spends {tokens}', pl: '{name} wydaje {tokens}', ru: '{name} расходует {tokens}' },
  rolled: {
    en: '{purpose, select, offence {{name} rolls {dice}} defence {{name} defends and rolls {dice}} targeting {{name} rolls for the target: {dice}} other {{name} rolls for the effect: {dice}}}',
    pl: '{purpose, select, offence {{name} wyrzuca {dice}} defence {{name} w obronie wyrzuca {dice}} targeting {{name} rzuca na cel: {dice}} other {{name} rzuca na efekt: {dice}}}',
    ru: '{purpose, select, offence {{name} бросает: {dice}} defence {{name} бросает в защите: {dice}} targeting {{name} бросает на цель: {dice}} other {{name} бросает на эффект: {dice}}}',
  },
  altered: {
    en: '{name} changes a die: {from, number} → {to, number}',
    pl: '{name} zmienia kość: {from, number} → {to, number}',
    ru: '{name} меняет кубик: {from, number} → {to, number}',
  },
  rolledAgain: {
    en: '{name} rerolls a die: {from, number} → {to, number}',
    pl: '{name} przerzuca kość: {from, number} → {to, number}',
    ru: '{name} перебрасывает кубик: {from, number} → {to, number}',
  },
  declared: {
    en: '{name} declares {ability}',
    pl: '{name} ogłasza zdolność „{ability}”',
    ru: '{name} объявляет способность «{ability}»',
  },
  declaredNothing: {
    en: '{name} declares no ability',
    pl: '{name} nie ogłasza żadnej zdolności',
    ru: '{name} не объявляет способности',
  },
  activated: {
    en: '{name} activates {ability}',
    pl: '{name} aktywuje zdolność „{ability}”',
    ru: '{name} активирует способность «{ability}»',
  },
  failed: {
    en: '{name}: {ability} has no effect',
    pl: '{name}: „{ability}” nie działa',
    ru: '{name}: «{ability}» не срабатывает',
  },
  flipped: {
    en: '{name} turns the board over',
    pl: '{name} odwraca planszę',
    ru: '{name} переворачивает планшет',
  },
  sawHand: {
    en: '{name} looks at a hand: {target}',
    pl: '{name} ogląda rękę gracza: {target}',
    ru: '{name} смотрит руку игрока: {target}',
  },
  found: {
    en: '{name} takes a card from the deck',
    pl: '{name} bierze kartę z talii',
    ru: '{name} берёт карту из колоды',
  },
  foundThis: {
    en: '{name} takes {card} from the deck',
    pl: '{name} bierze z talii kartę „{card}”',
    ru: '{name} берёт из колоды карту «{card}»',
  },
  targeted: {
    en: '{name} takes aim at {target}',
    pl: '{name} bierze na cel: {target}',
    ru: '{name} выбирает цель: {target}',
  },
  defends: {
    en: '{name} defends with {ability}',
    pl: '{name} broni się: „{ability}”',
    ru: '{name} защищается: «{ability}»',
  },
  undefended: { en: '{name} does not defend', pl: '{name} się nie broni', ru: '{name} не защищается' },
  /** Tokens in the accusative; `total` 0 where it goes without saying. */
  gotStatus: {
    en: '{total, plural, =0 {{name} gets {tokens}} one {{name} gets {tokens}, now #} other {{name} gets {tokens}, now #}}',
    pl: '{total, plural, =0 {{name} otrzymuje {tokens}} one {{name} otrzymuje {tokens}, razem #} few {{name} otrzymuje {tokens}, razem #} many {{name} otrzymuje {tokens}, razem #} other {{name} otrzymuje {tokens}, razem #}}',
    ru: '{total, plural, =0 {{name} получает {tokens}} one {{name} получает {tokens}, теперь #} few {{name} получает {tokens}, теперь #} many {{name} получает {tokens}, теперь #} other {{name} получает {tokens}, теперь #}}',
  },
  lostStatus: {
    en: '{total, plural, =0 {{name} loses {tokens}} one {{name} loses {tokens}, # left} other {{name} loses {tokens}, # left}}',
    pl: '{total, plural, =0 {{name} traci {tokens}} one {{name} traci {tokens}, zostaje #} few {{name} traci {tokens}, zostają #} many {{name} traci {tokens}, zostaje #} other {{name} traci {tokens}, zostaje #}}',
    ru: '{total, plural, =0 {{name} теряет {tokens}} one {{name} теряет {tokens}, остаётся #} few {{name} теряет {tokens}, остаётся #} many {{name} теряет {tokens}, остаётся #} other {{name} теряет {tokens}, остаётся #}}',
  },
  /** A companion whose tokens are its health. */
  companionHealth: {
    en: '{name}: {companion} is at {health, number} health ({sign}{n, number})',
    pl: '{name}: {companion}, zdrowie {health, number} ({sign}{n, number})',
    ru: '{name}: {companion}, здоровье {health, number} ({sign}{n, number})',
  },
  /** `status` in the genitive. */
  limit: {
    en: '{name} raises the limit of {status} to {limit, number}',
    pl: '{name} podnosi limit {status} do {limit, number}',
    ru: '{name} поднимает предел {status} до {limit, number}',
  },
  incoming: {
    en: '{name} is about to deal {amount} to {target}',
    pl: '{name} ma zadać {amount}, cel: {target}',
    ru: '{name} нанесёт {amount}, цель: {target}',
  },
  incomingUnaimed: {
    en: '{name} is about to deal {amount}',
    pl: '{name} ma zadać {amount}',
    ru: '{name} нанесёт {amount}',
  },
  incomingOwn: {
    en: '{name} is about to take {amount}',
    pl: '{name} ma otrzymać {amount}',
    ru: '{name} вот-вот получит {amount}',
  },
  damage: {
    en: '{name} deals {amount} to {target}',
    pl: '{name} zadaje {amount}, cel: {target}',
    ru: '{name} наносит {amount}, цель: {target}',
  },
  damageOwn: { en: '{name} takes {amount}', pl: '{name} otrzymuje {amount}', ru: '{name} получает {amount}' },
  noDamage: {
    en: '{name} takes no damage',
    pl: '{name} nie otrzymuje obrażeń',
    ru: '{name} не получает урона',
  },
  health: {
    en: '{names}: {health, number} health ({sign}{n, number})',
    pl: '{names}: zdrowie {health, number} ({sign}{n, number})',
    ru: '{names}: здоровье {health, number} ({sign}{n, number})',
  },
  /** `own` says whether the token was the player's or the team's own; `names` were about to fall. */
  saved: {
    en: '{own, select, true {{count, plural, one {{names} is saved by {status} and stands at {health, number}} other {{names} are saved by {status} and stand at {health, number}}}} other {{count, plural, one {{by} brings {names} back to {health, number} with {status}} other {{by} brings {names} back to {health, number} with {status}}}}}',
    pl: '{own, select, true {{count, plural, one {{names}: ratunek przynosi {status}, zdrowie {health, number}} few {{names}: ratunek przynosi {status}, zdrowie {health, number}} many {{names}: ratunek przynosi {status}, zdrowie {health, number}} other {{names}: ratunek przynosi {status}, zdrowie {health, number}}}} other {{count, plural, one {{names} wraca do gry, pomaga {by} ({status}), zdrowie {health, number}} few {{names} wracają do gry, pomaga {by} ({status}), zdrowie {health, number}} many {{names} wracają do gry, pomaga {by} ({status}), zdrowie {health, number}} other {{names} wracają do gry, pomaga {by} ({status}), zdrowie {health, number}}}}}',
    ru: '{own, select, true {{count, plural, one {{names}: спасает {status}, здоровье {health, number}} few {{names}: спасает {status}, здоровье {health, number}} many {{names}: спасает {status}, здоровье {health, number}} other {{names}: спасает {status}, здоровье {health, number}}}} other {{count, plural, one {{names} снова в строю, помогает {by} ({status}), здоровье {health, number}} few {{names} снова в строю, помогает {by} ({status}), здоровье {health, number}} many {{names} снова в строю, помогает {by} ({status}), здоровье {health, number}} other {{names} снова в строю, помогает {by} ({status}), здоровье {health, number}}}}}',
  },
  defeated: {
    en: '{count, plural, one {{names} is defeated} other {{names} are defeated}}',
    pl: '{count, plural, one {{names} odpada z gry} few {{names} odpadają z gry} many {{names} odpadają z gry} other {{names} odpadają z gry}}',
    ru: '{count, plural, one {{names} выбывает из игры} few {{names} выбывают из игры} many {{names} выбывают из игры} other {{names} выбывают из игры}}',
  },
  won: {
    en: '{count, plural, one {{names} wins!} other {{names} win!}}',
    pl: '{count, plural, one {{names} wygrywa!} few {{names} wygrywają!} many {{names} wygrywają!} other {{names} wygrywają!}}',
    ru: '{count, plural, one {{names} побеждает!} few {{names} побеждают!} many {{names} побеждают!} other {{names} побеждают!}}',
  },
  drawn: {
    en: 'Nobody is left standing: a draw',
    pl: 'Nikt nie ustał na nogach: remis',
    ru: 'На ногах не остался никто: ничья',
  },
} as const satisfies Record<string, Message>;

/** Why a number of damage is what it is, line by line; `source` is the name of a card, token or ability. */
export const BREAKDOWN = {
  base: { en: '{source}: {amount, number}', pl: '{source}: {amount, number}', ru: '{source}: {amount, number}' },
  plus: { en: '{source}: +{amount, number}', pl: '{source}: +{amount, number}', ru: '{source}: +{amount, number}' },
  minus: { en: '{source}: −{amount, number}', pl: '{source}: −{amount, number}', ru: '{source}: −{amount, number}' },
  half: {
    en: '{source}: half, −{amount, number}',
    pl: '{source}: połowa, −{amount, number}',
    ru: '{source}: половина, −{amount, number}',
  },
  times: {
    en: '{source}: times {factor, number}, {loss, select, true {−} other {+}}{amount, number}',
    pl: '{source}: razy {factor, number}, {loss, select, true {−} other {+}}{amount, number}',
    ru: '{source}: умножено на {factor, number}, {loss, select, true {−} other {+}}{amount, number}',
  },
  avoided: { en: '{source}: avoided', pl: '{source}: bez obrażeń', ru: '{source}: урона удалось избежать' },
  shielded: {
    en: '{source}: up to {amount, number} taken by the companion',
    pl: '{source}: do {amount, number} otrzymuje towarzysz',
    ru: '{source}: до {amount, number} принимает компаньон',
  },
} as const satisfies Record<BreakdownLine['what'], Message>;

export const BREAKDOWN_DETAILS = {
  scene: { en: 'the scenario', pl: 'scenariusz', ru: 'сценарий' },
  shieldedAll: {
    en: '{source}: all taken by the companion',
    pl: '{source}: wszystko otrzymuje towarzysz',
    ru: '{source}: всё принимает компаньон',
  },
  /** What was bought with a passive names no source. */
  bought: { en: 'Passive ability', pl: 'Zdolność pasywna', ru: 'Пассивная способность' },
} as const satisfies Record<string, Message>;
