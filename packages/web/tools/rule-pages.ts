// The rules as docs/rules states them: every id printed in bold, rulings (`SK-R1`) too, with its text.
export interface Rule {
  readonly id: string;
  readonly text: string;
}

const BULLET = /^\s*[-*] \*\*([A-Z]+-R?\d+(?:\.\d+)?)\*\*\s+(.*)$/;
const ROW = /^\|\s*\*\*([A-Z]+-R?\d+(?:\.\d+)?)\*\*\s*\|(.*)\|\s*$/;
/** What stands under the head of a table. */
const UNDERLINE = /^\|(?:\s*:?-+:?\s*\|)+\s*$/;
/** The rest of a list entry, on a line of its own: indented, and no entry itself. */
const REST = /^\s{2,}(?![-*] )(\S.*)$/;

/** A rule is a list entry, on as many lines as it needs, or a row of a table; the cells of a row are read one after another, under their heads. */
export function rulesIn(page: string): Rule[] {
  const found: { id: string; text: string }[] = [];
  let entry: { id: string; text: string } | null = null;
  let columns: readonly string[] = [];
  const lines = page.split('\n');
  for (const [i, line] of lines.entries()) {
    if (UNDERLINE.test(lines[i + 1] ?? '')) columns = cellsOf(line);
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
    if (row !== undefined) found.push({ id: row, text: readAcross(cellsOf(cells), columns.slice(1)) });
  }
  return found;
}

const cellsOf = (row: string): string[] =>
  row
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim());

/** A cell says little without the head of its column. */
const readAcross = (cells: readonly string[], columns: readonly string[]): string =>
  cells.map((cell, i) => (columns.length === cells.length && i > 0 ? `${columns[i]}: ${cell}` : cell)).join(' · ');

/** How much of a rule is a ruling of our own, where the rulebooks are silent or unclear. */
export type Ours = 'no' | 'partly' | 'wholly';

export interface RuleSection {
  /** As its rules begin: `DT-3`, and `DT-R` for rulings. */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly (Rule & { readonly ours: Ours })[];
}

const HEADING = /^## (?:([A-Z]+-\d+) )?(.+)$/m;
/** Who says so stands in the page; a reader of the rules wants to know what holds, and what of it is ours. */
const TAGS = /\s*\[[EFPRS](?:[ ,:][^\]]*)?\]/g;
const RULING = /^[A-Z]+-R\d+$/;

/** `[E]` and `[E, why]` close a rule that is ours; elsewhere in it, and as `[E for what]`, they speak of a part. */
const oursIn = ({ id, text }: Rule): Ours =>
  RULING.test(id) || /\[E(?:,[^\]]*)?\]$/.test(text) ? 'wholly' : /\[E[\], ]/.test(text) ? 'partly' : 'no';

const MARKS = /\*\*|`|(?<!\w)_|_(?!\w)/g;

/** What the code calls it. */
const CODE_NAME = /\s*\(`\w+`\)/g;

const plain = (text: string): string =>
  text.replaceAll(TAGS, '').replaceAll(CODE_NAME, '').replaceAll(MARKS, '').trim();

/** The page section by section, as it is read: without marks, and without sections that number nothing. */
export function sectionsIn(page: string): RuleSection[] {
  return page
    .split(/^(?=## )/m)
    .map((part) => ({ part, heading: HEADING.exec(part) }))
    .map(({ part, heading }) => ({ heading, rules: rulesIn(part) }))
    .filter(({ rules }) => rules.length > 0)
    .map(({ heading, rules }) => ({
      id: heading?.[1] ?? rules[0]?.id.replace(/\d+$/, '') ?? '',
      title: plain(heading?.[2] ?? ''),
      rules: rules.map((rule) => ({ id: rule.id, text: plain(rule.text), ours: oursIn(rule) })),
    }));
}
