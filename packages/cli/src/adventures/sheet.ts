// The score sheet of a campaign: a column for every game that was played (ADV-2.3 to 2.11).
import type { Column } from '@wyrmtable/adventures';
import { type Lang, number, phrase } from '@wyrmtable/words';
import { SHEET_FIELDS } from '@wyrmtable/words/adventures';
import { ADV } from '@wyrmtable/words/cli';
import { paint } from '../paint.ts';
import { table } from '../report.ts';
import type { Scene } from './scene.ts';

const FIELDS = [
  'scenario',
  'won',
  'remainingSalves',
  'nextSalves',
  'goldPoints',
  'discardedLoot',
  'allTiles',
  'value',
  'result',
] as const satisfies readonly (keyof Column)[];

/** So many columns fit beside the names of the fields. */
const LATEST = 6;

function figure(lang: Lang, value: Column[keyof Column]): string {
  if (typeof value === 'boolean') return phrase(lang, value ? ADV.won : ADV.lost);
  return value === null ? '·' : number(lang, value);
}

/** The latest games; what came before is in the total. */
export function sheetLines({ lang, view: { sheet, score } }: Scene): string[] {
  if (sheet.length === 0) return [];
  const latest = sheet.slice(-LATEST);
  const rows = FIELDS.map((field) => [
    phrase(lang, SHEET_FIELDS[field]),
    ...latest.map((column) => figure(lang, column[field])),
  ]);
  const figures = new Set(latest.map((_, i) => i + 1));
  return [
    paint('strong', `── ${phrase(lang, ADV.sheet)} ──`),
    ...table(rows, figures),
    phrase(lang, ADV.total, { score }),
  ];
}
