// `hero check` says whether a hero that somebody made can be played; `hero show` prints one of ours in the same form.
import { HERO_BOXES } from '@wyrmtable/dice-throne/boxes';
import { checkHero } from '@wyrmtable/dice-throne/check';
import { phrase } from '@wyrmtable/words';
import { ABOUT, FAULT, REPORT } from '@wyrmtable/words/cli';
import { flawText } from '@wyrmtable/words/hero-check';
import { JSON_FLAG } from '../args.ts';
import { type Call, type Command, complain, type Ending, isComplaint } from '../call.ts';
import { parseJson, readText } from '../files.ts';
import { report, say } from '../report.ts';

/** A hero of ours takes 30 to 60 KB. */
const MOST_TEXT = 500_000;

function check(call: Call, path: string): Ending {
  const text = readText(path);
  if (isComplaint(text)) return text;
  if (text.length > MOST_TEXT) return complain(FAULT.heroTooLarge, { path });
  const parsed = parseJson(text, path);
  if (isComplaint(parsed)) return parsed;
  if (!isHeroAtAll(parsed.value)) return complain(FAULT.noHero, { path });
  const { lang } = call;
  const problems = checkHero(parsed.value).map(({ at, fault }) => ({ at, problem: flawText(lang, fault) }));
  const ok = problems.length === 0;
  report(call, { ok, problems }, () =>
    ok ? [phrase(lang, REPORT.heroHolds)] : problems.map(({ at, problem }) => `${at}: ${problem}`),
  );
  return ok ? 'done' : 'does-not-hold';
}

/** Something with a hero's board in it, however wrong. */
const isHeroAtAll = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'hero' in value && typeof value.hero === 'object';

function show(id: string): Ending {
  const box = HERO_BOXES.find(({ hero }) => hero.id === id);
  if (box === undefined) {
    return complain(FAULT.unknownHero, { hero: id, known: HERO_BOXES.map(({ hero }) => hero.id).join(', ') });
  }
  say(JSON.stringify(box, null, 2));
  return 'done';
}

export const hero: Command = {
  usage: 'hero check FILE | hero show ID',
  about: ABOUT.hero,
  flags: JSON_FLAG,
  places: { min: 2, max: 2 },
  async run(call) {
    const [what = '', which = ''] = call.places;
    if (what === 'check') return check(call, which);
    if (what === 'show') return show(which);
    return complain(FAULT.wordTooMany, { word: what, usage: hero.usage });
  },
};
