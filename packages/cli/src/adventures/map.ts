// The map of an exploration, drawn with characters: tiles that are hidden and open, what lies on them, who stands where.
import type { CellView, Item } from '@wyrmtable/adventures';
import { phrase } from '@wyrmtable/words';
import { levelNumeral, tileName } from '@wyrmtable/words/adventures';
import { ADV } from '@wyrmtable/words/cli';
import { paint } from '../paint.ts';
import { cut, type Scene } from './scene.ts';

/** Five tiles of this width, their frames and the number of the row keep within eighty columns. */
const INNER = 13;
const EDGE = 3;

const SIGNS: Readonly<Record<Item, string>> = {
  shard: '◆',
  salve: '+',
  'chest-1': '▣1',
  'chest-2': '▣2',
  'chest-3': '▣3',
};

function title({ lang }: Scene, { kind, level, tile }: CellView): string {
  if (tile !== null) return tileName(lang, tile);
  return kind === 'portal'
    ? tileName(lang, 'boss-portal')
    : phrase(lang, ADV.hiddenLevel, { level: levelNumeral(level) });
}

/** Heroes who stand there, a cross if they fight, and what lies there. */
function contents({ view }: Scene, { items }: CellView, place: number): string {
  const there = view.heroes.flatMap((hero, seat) => (hero.place === place ? [{ seat, ...hero }] : []));
  const heroes = there.map(({ seat }) => `@${seat + 1}`);
  const fight = there.some(({ engaged }) => engaged !== null) ? ['×'] : [];
  return [...heroes, ...fight, ...items.map((item) => SIGNS[item])].join(' ');
}

/** The four lines of a tile; a hidden one has a dotted frame. */
function drawn(scene: Scene, cell: CellView, place: number): string[] {
  if (cell.kind === 'none') return Array.from({ length: 4 }, () => ' '.repeat(INNER + 2));
  const edge = (cell.open ? '─' : '╌').repeat(INNER);
  const side = cell.open ? '│' : '╎';
  const line = (text: string): string => `${side}${cut(` ${text}`, INNER).padEnd(INNER)}${side}`;
  return [`╭${edge}╮`, line(title(scene, cell)), line(contents(scene, cell, place)), `╰${edge}╯`];
}

export function mapLines(scene: Scene): string[] {
  const { lang, view } = scene;
  const { cells, columns } = view;
  if (columns === 0) return [];
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).map((cell, column) => drawn(scene, cell, row * columns + column)),
  );
  const numbers = Array.from({ length: columns }, (_, column) => String(column + 1));
  const middle = Math.ceil((INNER + 2) / 2);
  const heads = numbers.map((text) => text.padStart(middle).padEnd(INNER + 2)).join('');
  return [
    paint('faint', `${' '.repeat(EDGE)}${heads}`.trimEnd()),
    ...rows.flatMap((row, number) =>
      [0, 1, 2, 3].map((line) =>
        `${(line === 1 ? String(number + 1) : '').padEnd(EDGE)}${row.map((cell) => cell[line]).join('')}`.trimEnd(),
      ),
    ),
    paint('faint', phrase(lang, ADV.legend)),
  ];
}
