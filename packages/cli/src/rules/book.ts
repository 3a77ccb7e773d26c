// The rules as docs/rules states them: every id printed in bold, rulings (`SK-R1`) too, with its text.
export interface Rule {
  readonly id: string;
  readonly text: string;
}

const BULLET = /^\s*[-*] \*\*([A-Z]+-R?\d+(?:\.\d+)?)\*\*\s+(.*)$/;
const ROW = /^\|\s*\*\*([A-Z]+-R?\d+(?:\.\d+)?)\*\*\s*\|(.*)\|\s*$/;

/** A rule is a list entry or a row of a table; the cells of a row are read one after another. */
export function rulesIn(page: string): Rule[] {
  const found: Rule[] = [];
  for (const line of page.split('\n')) {
    const bullet = BULLET.exec(line);
    const row = bullet ? null : ROW.exec(line);
    const [, id, rest = ''] = bullet ?? row ?? [];
    if (id === undefined) continue;
    const text = row
      ? rest
          .split('|')
          .map((cell) => cell.trim())
          .join(' · ')
      : rest.trim();
    found.push({ id, text });
  }
  return found;
}
