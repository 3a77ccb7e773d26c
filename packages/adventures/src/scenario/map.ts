// The map of a scenario file: a named one, its tiles in the order of the content unless others are named.
import { type Fields, fields, list, ScenarioMistake } from '@wyrmtable/kernel/scenario';
import { contentOf } from '../content/library.ts';
import type { Item } from '../content/maps.ts';
import { type AdventureState, type Cell, NONE } from '../state.ts';
import { named } from './named.ts';

export const ITEMS: readonly string[] = ['salve', 'shard', 'chest-1', 'chest-2', 'chest-3'] satisfies Item[];
const isItem = (value: unknown): value is Item => typeof value === 'string' && ITEMS.includes(value);

/** A cell of the map by its number. */
function cellNamed({ cells }: AdventureState, at: unknown, path: string): Cell {
  const cell = cells[Number(at)];
  if (cell === undefined) throw new ScenarioMistake(path, `cells are 0 to ${cells.length - 1}, not ${String(at)}`);
  return cell;
}

/** Nothing lies on the tiles unless `items` says so. */
export function layTiles(state: AdventureState, wanted: Fields): void {
  const { maps, tiles } = contentOf(state);
  const map = maps[wanted.map === undefined ? 0 : named(maps, wanted.map, 'given.map')];
  if (map === undefined) return;
  const rows = map.rows.map((row) => row.split(' '));
  const decks = [1, 2, 3, 4].map((level) => tiles.flatMap((tile, at) => (tile.level === level ? [at] : [])).reverse());
  state.map = map.id;
  state.columns = rows[0]?.length ?? 0;
  state.cells = rows.flat().map((sign) => {
    const level = Number(sign);
    if (sign === 'S') return { kind: 'start', level: 0, tile: NONE, open: true, items: [] };
    if (sign === 'B') return { kind: 'portal', level: 4, tile: NONE, open: false, items: [] };
    if (!(level >= 1)) return { kind: 'none', level: 0, tile: NONE, open: false, items: [] };
    return { kind: 'tile', level, tile: decks[level - 1]?.pop() ?? NONE, open: false, items: [] };
  });
  state.tileDecks = decks;
  const start = state.cells.findIndex(({ kind }) => kind === 'start');
  for (const hero of state.heroes) hero.place = start;
  for (const [at, id] of Object.entries(fields(wanted.tiles ?? {}, 'given.tiles')))
    cellNamed(state, at, 'given.tiles').tile = named(contentOf(state).tiles, id, `given.tiles.${at}`);
  for (const at of list(wanted.open ?? [], 'given.open')) cellNamed(state, at, 'given.open').open = true;
  for (const [at, items] of Object.entries(fields(wanted.items ?? {}, 'given.items'))) {
    const there = list(items, `given.items.${at}`).filter(isItem);
    if (there.length !== list(items, '').length)
      throw new ScenarioMistake(`given.items.${at}`, `one of ${ITEMS.join(', ')}`);
    cellNamed(state, at, 'given.items').items = there;
  }
}
