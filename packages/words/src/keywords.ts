// Words that explain themselves: found in a text in whatever form they stand there, each with what it means.

export interface Keyword {
  readonly id: string;
  readonly term: string;
  readonly meaning: string;
}

/** A stretch of a text, and the keyword that it is, if it is one. */
export interface Piece {
  readonly text: string;
  readonly keyword: Keyword | null;
}

export interface Lexicon {
  /** In the order of a glossary: by their names. */
  readonly keywords: readonly Keyword[];
  /** The whole text, in pieces. */
  pieces(text: string): readonly Piece[];
}

/** A keyword with how it looks in a text: words with `|` between them, `*` for any ending; nothing where it is only looked up. */
export interface Entry extends Keyword {
  readonly finds: string;
}

const LETTER = String.raw`\p{L}`;

const escaped = (word: string): string =>
  word.replace(/[.?+^$()[\]{}\\]/g, String.raw`\$&`).replaceAll('*', `${LETTER}*`);

/** A keyword may begin a sentence; a name never loses its capital. */
function eitherCase(word: string): string {
  const [first = '', ...rest] = word;
  const upper = first.toUpperCase();
  return first === upper ? escaped(word) : `[${first}${upper}]${escaped(rest.join(''))}`;
}

const patternOf = ({ finds }: Entry): string => finds.split('|').map(eitherCase).join('|');

/** Longer words come first, so that a name within a name is not taken for itself. */
const byLength = (a: Entry, b: Entry): number => b.finds.length - a.finds.length;

/** `names` are of other things: a keyword within one of them, as the token Bounty within Bounty Hunter, is none. */
export function lexiconOf(lang: string, entries: readonly Entry[], names: readonly string[] = []): Lexicon {
  const sought = entries.filter(({ finds }) => finds !== '').sort(byLength);
  const all = sought.map((entry) => `(${patternOf(entry)})`).join('|');
  const pattern = new RegExp(`(?<!${LETTER})(?:${all})(?!${LETTER})`, 'gu');
  const longer = new Map<string, readonly string[]>();
  const isWithinName = (text: string, at: number, word: string): boolean => {
    const holding = longer.get(word) ?? names.filter((name) => name !== word && name.includes(word));
    longer.set(word, holding);
    return holding.some((name) => text.startsWith(name, at - name.indexOf(word)));
  };
  const known = new Map<string, readonly Piece[]>();
  const split = (text: string): readonly Piece[] => {
    const pieces: Piece[] = [];
    let from = 0;
    for (const match of text.matchAll(pattern)) {
      const which = match.slice(1).findIndex((group) => group !== undefined);
      if (isWithinName(text, match.index, match[0])) continue;
      if (match.index > from) pieces.push({ text: text.slice(from, match.index), keyword: null });
      pieces.push({ text: match[0], keyword: sought[which] ?? null });
      from = match.index + match[0].length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from), keyword: null });
    return pieces;
  };
  return {
    keywords: entries.toSorted((a, b) => a.term.localeCompare(b.term, lang)),
    pieces: (text) => {
      const found = known.get(text) ?? split(text);
      known.set(text, found);
      return found;
    },
  };
}
