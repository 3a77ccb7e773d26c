// A word that has come as the device shows it: the service worker's own, so that no page must be there for it.

/** What the page has put away for this device in its language (src/word/sentences.ts); `%by%` stands for a name. */
export interface Sentences {
  readonly titles: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Notice {
  readonly title: string;
  readonly body: string;
  /** A later word about the same takes the place of the one before. */
  readonly tag: string;
  /** Where a press leads. */
  readonly data: string;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A browser wants something to be shown for every word that comes, whatever it holds. */
export function noticeOf(word: unknown, { titles, texts }: Sentences): Notice {
  const { kind, table, game, by } = fieldsOf(word);
  return {
    title: titles[text(kind)] ?? 'Wyrmtable',
    body: (texts[text(kind)]?.[text(game)] ?? '').replace('%by%', () => text(by)),
    tag: `${text(kind)} ${text(table)}`,
    data: text(table) === '' ? '/' : `/t/${encodeURIComponent(text(table))}`,
  };
}
