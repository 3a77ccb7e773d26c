// What there is to say of a place on the map: its title, what lies there, who stands and who fights there.
import { SHARDS } from '@wyrmtable/adventures';
import type { Seat } from '@wyrmtable/kernel';
import { list } from '@wyrmtable/words';
import { MAP } from '@wyrmtable/words/adv-table';
import { enemyName, ITEM_NAMES, levelNumeral, tileName } from '@wyrmtable/words/adventures';
import { heroName } from '@wyrmtable/words/dice-throne';
import type { AdventureTable } from '../table.ts';
import type { Place } from './land.ts';

const calledAt = ({ lang, heroes }: AdventureTable, seat: Seat): string => heroName(lang, heroes[seat] ?? '');

/** What can be seen of a place without turning it over. */
export function titleOf({ say, lang }: AdventureTable, { cell }: Place, hidden: boolean): string {
  if (!hidden && cell.tile !== null) return tileName(lang, cell.tile);
  if (cell.kind === 'portal') return say(MAP.hiddenPortal);
  return say(MAP.hidden, { level: levelNumeral(cell.level) });
}

/** Everything about a place but its text, in sentences. */
export function linesOf(table: AdventureTable, place: Place): string[] {
  const { say, lang, view } = table;
  const { cell, heroes, enemies } = place;
  const lines: string[] = [];
  if (cell.items.length > 0) {
    lines.push(
      say(MAP.items, {
        items: list(
          lang,
          cell.items.map((item) => say(ITEM_NAMES[item])),
        ),
      }),
    );
  }
  if (cell.kind === 'portal' && !cell.open && view.shards < SHARDS) {
    lines.push(say(MAP.sealed, { shards: view.shards, of: SHARDS }));
  }
  for (const seat of enemies) {
    const enemy = view.enemies.find((one) => one.seat === seat);
    if (enemy === undefined) continue;
    const fighting = heroes.filter((hero) => view.heroes[hero]?.engaged === seat).map((hero) => calledAt(table, hero));
    const called = enemyName(lang, enemy.id);
    lines.push(say(MAP.fight, { heroes: list(lang, fighting), enemy: called }));
    if (enemy.guard) lines.push(say(MAP.guard, { enemy: called }));
    if (enemy.firstStrike) lines.push(say(MAP.firstStrike, { enemy: called }));
  }
  const free = heroes.filter((hero) => view.heroes[hero]?.engaged === null).map((hero) => calledAt(table, hero));
  if (free.length > 0) lines.push(say(MAP.here, { names: list(lang, free) }));
  return lines;
}
