// The rules as docs/rules states them: every id printed in bold, rulings (`SK-R1`) too, with its text.
export interface Rule {
  readonly id: string;
  readonly text: string;
}

const BULLET = /^\s*[-*] \*\*([A-Z]+-R?\d+(?:\.\d+)?)\*\*\s+(.*)$/;
const ROW = /^\|\s*\*\*([A-Z]+-R?\d+(?:\.\d+)?)\*\*\s*\|(.*)\|\s*$/;
/** The rest of a list entry, on a line of its own: indented, and no entry itself. */
const REST = /^\s{2,}(?![-*] )(\S.*)$/;

/** A rule is a list entry, on as many lines as it needs, or a row of a table; the cells of a row are read one after another. */
export function rulesIn(page: string): Rule[] {
  const found: { id: string; text: string }[] = [];
  let entry: { id: string; text: string } | null = null;
  for (const line of page.split('\n')) {
    const [, bullet, words = ''] = BULLET.exec(line) ?? [];
    const [, row, cells = ''] = ROW.exec(line) ?? [];
    const [, rest] = REST.exec(line) ?? [];
    if (bullet !== undefined) {
      entry = { id: bullet, text: words.trim() };
      found.push(entry);
    } else if (entry !== null && rest !== undefined) {
      entry.text += ` ${rest.trim()}`;
    } else {
      entry = null;
    }
    if (row !== undefined) found.push({ id: row, text: readAcross(cells) });
  }
  return found;
}

function readAcross(cells: string): string {
  return cells
    .split('|')
    .map((cell) => cell.trim())
    .join(' · ');
}
