// `hero check` says whether a hero that somebody made can be played; `hero show` prints one of ours in the same form, and
// `hero vocabulary` everything that may stand in one.
import { HERO_BOXES } from '@wyrmtable/dice-throne/boxes';
import { checkHero, describeVocabulary, oddities, readHero } from '@wyrmtable/dice-throne/check';
import { type Lang, phrase } from '@wyrmtable/words';
import { ABOUT, FAULT, REPORT } from '@wyrmtable/words/cli';
import { flawText, longTexts, oddText } from '@wyrmtable/words/hero-check';
import { introduceHero } from '@wyrmtable/words/made-heroes';
import { JSON_FLAG } from '../args.ts';
import { type Call, type Command, complain, type Ending, isComplaint } from '../call.ts';
import { readHeroFile } from '../made-heroes.ts';
import { report, say } from '../report.ts';

interface Said {
  readonly at: string;
  readonly problem: string;
}

/** What is odd about a hero in which nothing is wrong. */
function oddOf(lang: Lang, data: unknown): Said[] {
  const { box } = readHero(data);
  if (box === null) return [];
  introduceHero(box);
  return [
    ...oddities(data).map(({ at, odd }) => ({ at, problem: oddText(lang, odd) })),
    ...longTexts(lang, box.hero).map(({ at, odd }) => ({ at, problem: odd })),
  ];
}

function check(call: Call, path: string): Ending {
  const parsed = readHeroFile(path);
  if (isComplaint(parsed)) return parsed;
  const { lang } = call;
  const problems = checkHero(parsed.value).map(({ at, fault }) => ({ at, problem: flawText(lang, fault) }));
  const odd = oddOf(lang, parsed.value);
  const ok = problems.length === 0;
  const told = (list: readonly Said[]) => list.map(({ at, problem }) => `${at}: ${problem}`);
  report(call, { ok, problems, ...(odd.length > 0 && { odd }) }, () => {
    if (!ok) return told(problems);
    return [phrase(lang, REPORT.heroHolds), ...(odd.length > 0 ? [phrase(lang, REPORT.heroOdd), ...told(odd)] : [])];
  });
  return ok ? 'done' : 'does-not-hold';
}

function show(id: string): Ending {
  const box = HERO_BOXES.find(({ hero }) => hero.id === id);
  if (box === undefined) {
    return complain(FAULT.unknownHero, { hero: id, known: HERO_BOXES.map(({ hero }) => hero.id).join(', ') });
  }
  say(JSON.stringify(box, null, 2));
  return 'done';
}

export const hero: Command = {
  usage: 'hero check FILE | hero show ID | hero vocabulary',
  about: ABOUT.hero,
  flags: JSON_FLAG,
  places: { min: 1, max: 2 },
  async run(call) {
    const [what = '', which = ''] = call.places;
    if (what === 'vocabulary' && which === '') {
      say(JSON.stringify(describeVocabulary(), null, 2));
      return 'done';
    }
    if (which === '') return complain(FAULT.wordMissing, { usage: hero.usage });
    if (what === 'check') return check(call, which);
    if (what === 'show') return show(which);
    return complain(FAULT.wordTooMany, { word: what, usage: hero.usage });
  },
};
