// The rolls on the loot table that lie open: those since somebody last moved or began a turn.
import { BOSS_LOOT_TABLE, LOOT_TABLE } from '@wyrmtable/adventures';
import type { Seat } from '@wyrmtable/kernel';
import type { NumberedEvent } from '../../../table/port.ts';
import { isAdventureEvent } from '../happening.ts';

export interface LootRoll {
  /** The number of the event. */
  readonly number: number;
  readonly seat: Seat;
  readonly chest: number;
  /** 1 to 20. */
  readonly result: number;
}

const CLEARS: ReadonlySet<string> = new Set(['moved', 'turn', 'scenario', 'acquired', 'gave-up']);
/** What one batch can hold: every hero rolls for every chest, with all that happens in between. */
const BACK = 120;

type Row = (typeof LOOT_TABLE)[number];

/** The row of a chest, its results from 1 to 20; chests from 5 on are the bosses'. */
export function rowOf(chest: number): Row {
  const row = [...LOOT_TABLE, ...BOSS_LOOT_TABLE].find((one) => one.chest === chest);
  if (row === undefined) throw new RangeError(`the loot table has no chest ${chest}`);
  return row;
}

/** Rolls that may be told, oldest first. A King's Hand rolls for no chest and is shown by the fight. */
export function openRolls(events: readonly NumberedEvent[], told: number): LootRoll[] {
  const found: LootRoll[] = [];
  for (const { number, event } of events.slice(-BACK)) {
    if (number > told) break;
    if (!isAdventureEvent(event)) continue;
    if (CLEARS.has(event.kind)) found.length = 0;
    if (event.kind === 'loot-die' && event.chest > 0) {
      found.push({ number, seat: event.seat, chest: event.chest, result: event.result });
    }
  }
  return found;
}
