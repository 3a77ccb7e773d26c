// What the log of an adventure says beside that of Dice Throne: names in the nominative, verbs in the present tense.
import type { AdventureEvent } from '@wyrmtable/adventures';
import type { ThroneEvent } from '@wyrmtable/dice-throne';
import type { Message } from '../phrase.ts';

export type OwnKind = Exclude<AdventureEvent['kind'], ThroneEvent['kind']>;

export const LOG = {
  /** `scenario` is its name; `map` may be empty. */
  scenario: { en: '{scenario}', pl: '{scenario}', ru: '{scenario}' },
  'loot-die': {
    en: '{chest, plural, =0 {{name} rolls {result, number} for the King’s Hand} one {{name} opens chest # and rolls {result, number}} other {{name} opens chest # and rolls {result, number}}}',
    pl: '{chest, plural, =0 {{name} rzuca za Królewską dłoń: {result, number}} one {{name} otwiera skrzynię # i wyrzuca {result, number}} few {{name} otwiera skrzynię # i wyrzuca {result, number}} many {{name} otwiera skrzynię # i wyrzuca {result, number}} other {{name} otwiera skrzynię # i wyrzuca {result, number}}}',
    ru: '{chest, plural, =0 {{name} бросает за Руку короля: {result, number}} one {{name} открывает сундук # и бросает: {result, number}} few {{name} открывает сундук # и бросает: {result, number}} many {{name} открывает сундук # и бросает: {result, number}} other {{name} открывает сундук # и бросает: {result, number}}}',
  },
  moved: { en: '{name} moves', pl: '{name} rusza w drogę', ru: '{name} отправляется дальше' },
  revealed: { en: '{name} reveals {tile}', pl: '{name} odkrywa: {tile}', ru: '{name} открывает: {tile}' },
  shard: {
    en: '{name} finds a portal shard ({shards, number} of 3)',
    pl: '{name} znajduje fragment portalu ({shards, number} z 3)',
    ru: '{name} находит осколок портала ({shards, number} из 3)',
  },
  gold: {
    en: 'Gold: {gold, number} ({sign}{n, number})',
    pl: 'Złoto: {gold, number} ({sign}{n, number})',
    ru: 'Золото: {gold, number} ({sign}{n, number})',
  },
  engaged: {
    en: '{name} fights: {enemy}',
    pl: '{name} staje do walki, wróg: {enemy}',
    ru: '{name} вступает в бой, враг: {enemy}',
  },
  /** `why` as in the event; `any` says whether any dice stay. */
  kept: {
    en: '{why, select, ultimate {{name} keeps all dice for the ultimate} met {{name} has what it rolls for: {dice}} last {{any, select, true {{name} has no attempt left and of its objective only {dice}} other {{name} has no attempt left and nothing of its objective}}} other {{any, select, true {{name} keeps {dice} and rolls the rest again} other {{name} keeps nothing and rolls all dice again}}}}',
    pl: '{why, select, ultimate {{name} zostawia wszystkie kości na zdolność specjalną} met {{name} ma to, na co rzuca: {dice}} last {{any, select, true {{name} nie ma już prób rzutu, do celu rzutu pasuje tylko: {dice}} other {{name} nie ma już prób rzutu ani żadnej kości pasującej do celu rzutu}}} other {{any, select, true {{name} zostawia: {dice}, resztę przerzuca} other {{name} nie zostawia niczego i przerzuca wszystkie kości}}}}',
    ru: '{why, select, ultimate {{name} оставляет все кубики для легендарной способности} met {{name} получает то, на что бросает: {dice}} last {{any, select, true {{name}: попыток броска больше нет, к цели броска подходит только {dice}} other {{name}: попыток броска больше нет, к цели броска не подходит ничего}}} other {{any, select, true {{name} оставляет {dice} и перебрасывает остальное} other {{name} не оставляет ничего и перебрасывает все кубики}}}}',
  },
  /** Bosses have printed priorities, minions an order. */
  chose: {
    en: '{ranked, select, true {{name} prefers {ability} (priority {priority, number}) to {over}} other {{name} prefers {ability} to {over}}}',
    pl: '{ranked, select, true {{name} wybiera: {ability} (priorytet {priority, number}), choć dostępne jest też: {over}} other {{name} wybiera: {ability}, choć dostępne jest też: {over}}}',
    ru: '{ranked, select, true {{name} выбирает: {ability} (приоритет {priority, number}), хотя доступно и другое: {over}} other {{name} выбирает: {ability}, хотя доступно и другое: {over}}}',
  },
  'boss-card': {
    en: '{fate, select, revealed {{name} turns up {card}} waits {{card} waits for the dice} dear {{name} cannot pay for {card}} ransom {{name} lacks the CP and gives up {card} instead} other {{card} would do nothing now}}',
    pl: '{fate, select, revealed {{name} odkrywa kartę „{card}”} waits {„{card}” czeka na kości} dear {{name} nie ma czym zapłacić za kartę „{card}”} ransom {{name} nie ma dość PW i oddaje zamiast nich kartę „{card}”} other {„{card}” nic by teraz nie dała}}',
    ru: '{fate, select, revealed {{name} открывает карту «{card}»} waits {«{card}» ждёт кубиков} dear {{name}: не хватает БС на карту «{card}»} ransom {{name}: не хватает БС, вместо них уходит карта «{card}»} other {«{card}» сейчас ничего бы не дала}}',
  },
  'enemy-down': {
    en: '{fled, select, true {{enemy} flees} other {{enemy} is defeated}}',
    pl: '{fled, select, true {{enemy} ucieka} other {{enemy} pada}}',
    ru: '{fled, select, true {{enemy} убегает} other {{enemy} гибнет}}',
  },
  salve: {
    en: '{name} spends a Salve, {left, number} left',
    pl: '{name} wydaje Maść, zostaje {left, number}',
    ru: '{name} расходует мазь, остаётся {left, number}',
  },
  mystery: {
    en: '{name} gets mystery loot ({class})',
    pl: '{name} dostaje tajemniczą kartę łupów ({class})',
    ru: '{name} получает тайную карту добычи ({class})',
  },
  offered: {
    en: '{count, plural, one {Rosella shows {name} # card} other {Rosella shows {name} # cards}}',
    pl: '{count, plural, one {Rosella pokazuje # kartę, kupuje {name}} few {Rosella pokazuje # karty, kupuje {name}} many {Rosella pokazuje # kart, kupuje {name}} other {Rosella pokazuje # karty, kupuje {name}}}',
    ru: '{count, plural, one {Розелла показывает # карту, покупает {name}} few {Розелла показывает # карты, покупает {name}} many {Розелла показывает # карт, покупает {name}} other {Розелла показывает # карты, покупает {name}}}',
  },
  acquired: {
    en: '{name} adds {card} to the deck',
    pl: '{name} dokłada do talii „{card}”',
    ru: '{name} добавляет в колоду «{card}»',
  },
  'gave-up': {
    en: '{name} parts with {card}',
    pl: '{name} rozstaje się z kartą „{card}”',
    ru: '{name} расстаётся с картой «{card}»',
  },
  scored: {
    en: '{won, select, true {{scenario} won: {result, number} points} other {{scenario} lost: {result, number} points}}',
    pl: '{won, select, true {{scenario}, wygrana, punkty: {result, number}} other {{scenario}, porażka, punkty: {result, number}}}',
    ru: '{won, select, true {{scenario}, победа, очки: {result, number}} other {{scenario}, поражение, очки: {result, number}}}',
  },
  unlocked: {
    en: '{count, plural, one {A legacy pack is opened: {packs}} other {Legacy packs are opened: {packs}}}',
    pl: '{count, plural, one {Otwarty zestaw legacy: {packs}} few {Otwarte zestawy legacy: {packs}} many {Otwarte zestawy legacy: {packs}} other {Otwarte zestawy legacy: {packs}}}',
    ru: '{count, plural, one {Открыт набор наследия: {packs}} few {Открыты наборы наследия: {packs}} many {Открыты наборы наследия: {packs}} other {Открыты наборы наследия: {packs}}}',
  },
  'campaign-over': {
    en: 'The campaign is over: {score, number} points',
    pl: 'Koniec kampanii, punkty: {score, number}',
    ru: 'Кампания окончена, очки: {score, number}',
  },
} as const satisfies Record<OwnKind, Message>;

export const LOG_DETAILS = {
  onMap: { en: '{scenario}, map {letter}', pl: '{scenario}, mapa {letter}', ru: '{scenario}, карта {letter}' },
  offeredThese: {
    en: 'Rosella shows {name}: {cards}',
    pl: 'Rosella pokazuje karty, kupuje {name}: {cards}',
    ru: 'Розелла показывает карты, покупает {name}: {cards}',
  },
  /** Mystery loot that nobody saw, or a card that was only looked at. */
  gaveUpUnseen: {
    en: '{name} parts with a mystery card',
    pl: '{name} rozstaje się z tajemniczą kartą łupów',
    ru: '{name} расстаётся с тайной картой добычи',
  },
} as const satisfies Record<string, Message>;
