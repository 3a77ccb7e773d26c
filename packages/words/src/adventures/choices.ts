// A choice of an adventure as a short order, and what is being asked; what belongs to the arena is said as in Dice Throne.
import type { AdventureReading, AdventureView, CellView } from '@wyrmtable/adventures';
import { seatName } from '../common.ts';
import {
  type Moment as ArenaMoment,
  askingLine as arenaAsking,
  choiceLine as arenaChoice,
  momentOf as arenaMoment,
} from '../dice-throne/choices.ts';
import { heroName } from '../dice-throne/names.ts';
import { ASKINGS, CHOICE_DETAILS, CHOICES, UNSEEN } from '../messages/adv-choices.ts';
import { type Lang, phrase } from '../phrase.ts';
import { className, levelNumeral, lootName, tileName } from './names.ts';

/** What is known of the moment; the more of it, the more a button can say. */
export interface Moment {
  readonly arena?: ArenaMoment;
  readonly step?: AdventureView['step'];
  readonly cells?: readonly CellView[];
  readonly columns?: number;
  /** Classes of the mystery loot of whoever is asked. */
  readonly mystery?: readonly string[];
  readonly looking?: string | null;
  /** Salves by the seats of heroes. */
  readonly salves?: readonly number[];
  /** Was the last game won? */
  readonly won?: boolean;
}

export function momentOf(view: AdventureView): Moment {
  const { arena, step, cells, columns, looking, heroes, toMove, sheet } = view;
  const mystery = toMove === null ? undefined : heroes[toMove]?.mystery;
  const last = sheet.at(-1);
  return {
    arena: arenaMoment(arena),
    step,
    cells,
    columns,
    looking,
    salves: heroes.map((_, seat) => salvesAt(arena, seat)),
    ...(mystery === undefined ? {} : { mystery }),
    ...(last === undefined ? {} : { won: last.won }),
  };
}

const salvesAt = ({ players }: AdventureView['arena'], seat: number): number =>
  players[seat]?.statuses.find(({ status }) => status === 'salve')?.tokens ?? 0;

/** What the seat to move is being asked. */
export function askingLine(lang: Lang, view: AdventureView): string {
  const { stage, step, arena, unshared, heroes, toMove, fallen } = view;
  if (fallen !== null) return phrase(lang, ASKINGS.rescue, { hero: heroName(lang, heroes[fallen]?.hero ?? '') });
  switch (stage) {
    case 'shop':
      return phrase(lang, ASKINGS.shop, { gold: toMove === null ? 0 : (heroes[toMove]?.purse ?? 0) });
    case 'spoils':
    case 'trim':
    case 'between':
      return phrase(lang, ASKINGS[stage]);
    default:
      if (arena.asking !== null) return arenaAsking(lang, arena.asking);
  }
  if (step === 'share') return phrase(lang, ASKINGS.share, { left: unshared });
  // Before a hero's turn against a boss nothing but a salve is asked (ADV-16.1).
  if (stage === 'boss') return phrase(lang, ASKINGS.ready);
  return phrase(lang, ASKINGS[step === 'salves' || step === 'ready' || step === 'move' ? step : 'other']);
}

/** The order for a reading of `read`. `names` and `heroes` (ids of heroes and enemies) go by the seats of the arena. */
export function choiceLine(
  lang: Lang,
  reading: AdventureReading,
  names: readonly string[],
  heroes: readonly string[] = [],
  moment: Moment = {},
): string {
  switch (reading.kind) {
    case 'discard':
      // Loot may be changed for another card wherever its holder may act; elsewhere a discard is what was asked for.
      if (moment.arena === undefined || moment.arena.asking === 'card') break;
      return phrase(lang, CHOICE_DETAILS.swap, { card: lootName(lang, reading.card) });
    case 'go':
      if (moment.step === 'ready') return phrase(lang, CHOICE_DETAILS.fight);
      return phrase(lang, moment.step === 'salves' ? CHOICE_DETAILS.walk : CHOICES.go);
    case 'share': {
      const { seat } = reading;
      return phrase(lang, CHOICES.share, { name: names[seat] ?? seatName(lang, seat) });
    }
    case 'rescue': {
      const { seat } = reading;
      const name = names[seat] ?? seatName(lang, seat);
      const salves = moment.salves?.[seat];
      if (salves === undefined) return phrase(lang, CHOICES.rescue, { name });
      return phrase(lang, CHOICE_DETAILS.rescueFrom, { name, salves });
    }
    case 'move':
      return destination(lang, reading.cell, moment);
    case 'buy':
    case 'sell-loot':
    case 'trim':
      return phrase(lang, CHOICES[reading.kind], { card: lootName(lang, reading.card) });
    case 'identify':
    case 'sell-mystery': {
      const { index } = reading;
      const known = moment.mystery?.[index];
      const kindOfIt = known === undefined ? phrase(lang, UNSEEN) : className(lang, known);
      return phrase(lang, CHOICES[reading.kind], { number: index + 1, class: kindOfIt });
    }
    case 'keep':
    case 'decline': {
      const { looking } = moment;
      if (looking === undefined || looking === null) return phrase(lang, CHOICES[reading.kind]);
      const message = reading.kind === 'keep' ? CHOICE_DETAILS.keepThis : CHOICE_DETAILS.declineThis;
      return phrase(lang, message, { card: lootName(lang, looking) });
    }
    case 'onward':
      if (moment.won === undefined) return phrase(lang, CHOICES.onward);
      return phrase(lang, moment.won ? CHOICE_DETAILS.next : CHOICE_DETAILS.again);
    case 'salve':
    case 'leave':
    case 'retire':
      return phrase(lang, CHOICES[reading.kind]);
  }
  return arenaChoice(lang, reading, names, heroes, moment.arena);
}

/** A hero goes to a face-down tile, or where somebody fights. */
function destination(lang: Lang, cell: number, { cells, columns }: Moment): string {
  const there = cells?.[cell];
  if (there === undefined || columns === undefined) return phrase(lang, CHOICES.move, { cell: cell + 1 });
  if (there.tile !== null) return phrase(lang, CHOICE_DETAILS.openTile, { tile: tileName(lang, there.tile) });
  if (there.kind === 'portal') return phrase(lang, CHOICE_DETAILS.portal);
  return phrase(lang, CHOICE_DETAILS.hiddenTile, {
    level: levelNumeral(there.level),
    row: Math.floor(cell / columns) + 1,
    column: (cell % columns) + 1,
  });
}
