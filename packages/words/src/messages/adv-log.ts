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
  'enemy-down': {
    en: '{fled, select, true {{enemy} flees} other {{enemy} is defeated}}',
    pl: '{fled, select, true {{enemy} ucieka} other {{enemy} pada}}',
    ru: '{fled, select, true {{enemy} убегает} other {{enemy} гибнет}}',
  },
  salve: {
    en: '{name} spends a Salve, {left, number} left',
    pl: '{name} wydaje Maść, zostaje {left, number}',
    ru: '{name} тратит мазь, остаётся {left, number}',
  },
  mystery: {
    en: '{name} gets mystery loot ({class})',
    pl: '{name} dostaje nieznaną kartę ({class})',
    ru: '{name} получает неизвестную карту ({class})',
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
  'campaign-over': {
    en: 'The campaign is over: {score, number} points',
    pl: 'Koniec kampanii, punkty: {score, number}',
    ru: 'Кампания окончена, очки: {score, number}',
  },
} as const satisfies Record<OwnKind, Message>;

export const LOG_DETAILS = {
  onMap: { en: '{scenario} ({map})', pl: '{scenario} ({map})', ru: '{scenario} ({map})' },
  offeredThese: {
    en: 'Rosella shows {name}: {cards}',
    pl: 'Rosella pokazuje karty, kupuje {name}: {cards}',
    ru: 'Розелла показывает карты, покупает {name}: {cards}',
  },
  /** Mystery loot that nobody saw, or a card that was only looked at. */
  gaveUpUnseen: {
    en: '{name} parts with a mystery card',
    pl: '{name} rozstaje się z nieznaną kartą',
    ru: '{name} расстаётся с неизвестной картой',
  },
} as const satisfies Record<string, Message>;
