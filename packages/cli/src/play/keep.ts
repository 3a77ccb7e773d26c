// Where a match in the terminal is kept: in the file that was named from the first choice on, else in one of its own when the person leaves.
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type DeviceMatch, matchFileOf } from '@wyrmtable/registry/device';
import type { Lang } from '@wyrmtable/words';
import { type Call, type Complaint, isComplaint } from '../call.ts';
import { writeWhole } from '../files.ts';
import { faultLine, note } from '../report.ts';

/** The file that the call names, or null. */
export const namedFile = (call: Call): string | null =>
  call.text('to') ?? call.text('resume') ?? call.text('file') ?? null;

/** A name that overwrites nothing. */
export function freeName(game: string): string {
  for (let i = 1; ; i++) {
    const name = `wyrmtable-${game}${i === 1 ? '' : `-${i}`}.json`;
    if (!existsSync(name)) return name;
  }
}

const textOf = (match: DeviceMatch): string => `${JSON.stringify(matchFileOf(match))}\n`;

/** Keeps the match as it stands; says once when that does not work, and the match goes on. */
export function keeper(lang: Lang, path: string | null): (match: DeviceMatch) => void {
  let told = false;
  let kept: { readonly match: DeviceMatch; readonly moves: number } | null = null;
  return (match) => {
    const moves = match.moves.length;
    if (path === null || (kept?.match === match && kept.moves === moves)) return;
    kept = { match, moves };
    const trouble = writeWhole(path, textOf(match));
    if (trouble === null || told) return;
    told = true;
    note(faultLine(lang, trouble));
  };
}

/** Where the match was saved: there, or in the machine's temporary folder rather than nowhere. */
export function save(lang: Lang, match: DeviceMatch, path: string): string | Complaint {
  const text = textOf(match);
  const trouble = writeWhole(path, text);
  if (trouble === null) return path;
  const elsewhere = join(tmpdir(), basename(path));
  if (isComplaint(writeWhole(elsewhere, text))) return trouble;
  note(faultLine(lang, trouble));
  return elsewhere;
}
