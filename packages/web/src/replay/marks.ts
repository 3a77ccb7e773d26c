// What stands out on the time line of a match: the throws it turned on, the decisions that cost most, and changes of the lead.
import { type Lang, list, percent, phrase } from '@wyrmtable/words';
import { replay as words } from '@wyrmtable/words/replay';
import type { Report } from '../report/protocol.ts';
import { points } from '../report/sums.ts';
import { leadChanges } from './course.ts';

export interface Mark {
  /** The moment to look at: a question as it stood, or dice as they lie. */
  readonly at: number;
  readonly kind: 'lucky' | 'unlucky' | 'slip' | 'lead';
  readonly text: string;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

function swingMarks(lang: Lang, { swings, luckKind }: Report, names: readonly string[]): Mark[] {
  return swings.map(({ at, seat, got, expected }): Mark => {
    const name = names[seat] ?? '';
    const more = got > expected;
    if (luckKind === 'zonks')
      return {
        at: at + 1,
        kind: 'unlucky',
        text: phrase(lang, words.swingZonk, { name, chance: percent(lang, expected) }),
      };
    const by = tenth(Math.abs(got - expected));
    const text = phrase(lang, words.swingWorth, { name, by, side: more ? 'more' : 'less' });
    return { at: at + 1, kind: more ? 'lucky' : 'unlucky', text };
  });
}

/** In the order of the match. */
export function marksOf(lang: Lang, report: Report | null, names: readonly string[]): readonly Mark[] {
  if (report === null) return [];
  const slips = report.slips.map(
    ({ at, seat, cost }): Mark => ({
      at,
      kind: 'slip',
      text: phrase(lang, words.slip, { name: names[seat] ?? '', cost: points(cost) }),
    }),
  );
  const leads = leadChanges(report.course).map(
    ({ at, seats, chance }): Mark => ({
      at,
      kind: 'lead',
      text: phrase(lang, words.lead, {
        names: list(
          lang,
          seats.map((seat) => names[seat] ?? ''),
        ),
        chance: percent(lang, chance),
      }),
    }),
  );
  return [...swingMarks(lang, report, names), ...slips, ...leads].sort((a, b) => a.at - b.at);
}
