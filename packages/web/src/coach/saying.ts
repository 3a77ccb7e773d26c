// A coach's advice in a sentence or two, with the figures.
import { type Lang, phrase } from '@wyrmtable/words';
import { COACH } from '@wyrmtable/words/coach';
import type { Advice, Way } from '../report/protocol.ts';

/** In points of a hundred: less than one is within what chance may make of it. */
const points = ({ win }: Way): number => Math.round((win ?? 0) * 100);

export function adviceLines(lang: Lang, { ways }: Advice, named: (way: Way) => string): readonly string[] {
  const [best, next, ...others] = ways;
  if (best === undefined) return [];
  const told = (way: Way) => ({ choice: named(way), win: points(way) / 100 });
  if (best.win === null) return [phrase(lang, COACH.plain, told(best))];
  const lines = [phrase(lang, COACH.best, told(best))];
  if (next === undefined) return lines;
  const by = points(best) - points(next);
  lines.push(by < 1 ? phrase(lang, COACH.alike, told(next)) : phrase(lang, COACH.versus, { ...told(next), by }));
  if (others.length > 0) {
    const rest = others.map((way) => phrase(lang, COACH.way, told(way)));
    lines.push(phrase(lang, COACH.others, { ways: rest.join(', ') }));
  }
  return lines;
}
