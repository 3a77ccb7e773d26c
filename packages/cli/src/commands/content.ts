// `content`: everything a game ships as data, in words.

import type { Lang } from '@wyrmtable/words';
import { phrase } from '@wyrmtable/words';
import { ABOUT, LISTS, REPORT } from '@wyrmtable/words/cli';
import { JSON_FLAG } from '../args.ts';
import { type Command, isComplaint } from '../call.ts';
import { gameNamed } from '../named-games.ts';
import { report } from '../report.ts';
import type { Content, ContentEntry } from '../terminal-adapter.ts';
import { terminalAdapter } from '../terminal-adapters.ts';
import { wrapped } from '../wrap.ts';

function isEntry(value: unknown): value is ContentEntry {
  return typeof value === 'object' && value !== null && 'name' in value && 'text' in value;
}

/** Lists of entries inside an entry: a hero's abilities, upgrades, cards. */
function listsIn(entry: ContentEntry): Content {
  const lists = Object.entries(entry).flatMap(([name, value]) =>
    Array.isArray(value) && value.length > 0 && value.every(isEntry) ? [[name, value] as const] : [],
  );
  return Object.fromEntries(lists);
}

function entryLines(lang: Lang, entry: ContentEntry, indent: string): string[] {
  const { name, text, confidence, count } = entry;
  const copies = count === undefined || count === 1 ? '' : ` × ${count}`;
  const mark = confidence === 'sourced' ? '' : ` [${phrase(lang, REPORT.confidence, { confidence })}]`;
  return [
    `${indent}${name[lang]}${copies}${mark}`,
    ...wrapped(text[lang], `${indent}    `),
    ...listLines(lang, listsIn(entry), `${indent}    `),
  ];
}

const titles = new Map(Object.entries(LISTS));

function listLines(lang: Lang, lists: Content, indent: string): string[] {
  return Object.entries(lists).flatMap(([name, entries]) => {
    const title = titles.get(name);
    return [
      `${indent}${title === undefined ? name : phrase(lang, title, { n: entries.length, tokens: String(indent !== '') })}`,
      ...entries.flatMap((entry) => entryLines(lang, entry, `${indent}  `)),
      ...(indent === '' ? [''] : []),
    ];
  });
}

export const content: Command = {
  usage: 'content <game>',
  about: ABOUT.content,
  flags: JSON_FLAG,
  places: { min: 1, max: 1 },
  async run(call) {
    const { lang } = call;
    const game = gameNamed(call.places[0]);
    if (isComplaint(game)) return game;
    const lists = (await terminalAdapter(game)).content();
    report(call, lists, () => listLines(lang, lists, ''));
    return 'done';
  },
};
