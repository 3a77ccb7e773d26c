// `content`: everything a game ships as data, in words.

import type { Lang } from '@wyrmtable/words';
import { phrase } from '@wyrmtable/words';
import { ABOUT, LISTS, REPORT } from '@wyrmtable/words/cli';
import { JSON_FLAG } from '../args.ts';
import { type Command, isComplaint } from '../call.ts';
import type { ContentEntry } from '../desk.ts';
import { desk } from '../desks.ts';
import { report } from '../report.ts';
import { gameNamed } from '../shelf.ts';

function entryLines(lang: Lang, { name, text, confidence, count }: ContentEntry): string[] {
  const copies = count === undefined || count === 1 ? '' : ` × ${count}`;
  const mark = confidence === 'sourced' ? '' : ` [${phrase(lang, REPORT.confidence, { confidence })}]`;
  return [`  ${name[lang]}${copies}${mark}`, `      ${text[lang]}`];
}

const titles = new Map(Object.entries(LISTS));

export const content: Command = {
  usage: 'content <game>',
  about: ABOUT.content,
  flags: JSON_FLAG,
  places: { min: 1, max: 1 },
  async run(call) {
    const { lang } = call;
    const game = gameNamed(call.places[0]);
    if (isComplaint(game)) return game;
    const { content: lists } = await desk(game);
    report(call, lists, () =>
      Object.entries(lists).flatMap(([name, entries]) => {
        const title = titles.get(name);
        return [
          title === undefined ? name : phrase(lang, title, { n: entries.length }),
          ...entries.flatMap((entry) => entryLines(lang, entry)),
          '',
        ];
      }),
    );
    return 'done';
  },
};
