// One run for each value of an option: which values there are, and the table that sets the runs side by side.
import type { AnyGame } from '@wyrmtable/kernel';
import { botName, type Lang, number, percent, phrase } from '@wyrmtable/words';
import { FAULT, REPORT } from '@wyrmtable/words/cli';
import { type Complaint, complain } from '../call.ts';
import { fixedValues, type OptionValue } from '../option-values.ts';
import { table } from '../report.ts';
import type { Summary } from './summary.ts';

/** Everything the option can be, in the order of its schema; only options with a few fixed values have such a list. */
export function valuesOf({ options }: AnyGame, option: string): readonly OptionValue[] | Complaint {
  const listed = Object.entries(options.properties).flatMap(([name, schema]) => {
    const values = fixedValues(schema);
    return values.length > 0 ? [{ name, values }] : [];
  });
  const found = listed.find(({ name }) => name === option);
  return found?.values ?? complain(FAULT.notByOption, { option, known: listed.map(({ name }) => name).join(', ') });
}

export interface RunBy extends Summary {
  readonly value: OptionValue;
}

/** A row for each value: how often each seat won, the score where there is one, how long it took. */
export function byLines(lang: Lang, option: string, bots: readonly string[], runs: readonly RunBy[]): string[] {
  const scored = runs.some(({ score }) => score !== undefined);
  const rows = runs.map(({ value, games, wins, score, length }) => [
    String(value),
    ...bots.map((_, seat) => percent(lang, (wins[seat] ?? 0) / games, 1)),
    ...(scored
      ? [score === undefined ? '–' : number(lang, round(score.mean)), score ? number(lang, score.max) : '–']
      : []),
    number(lang, round(length.mean)),
  ]);
  const heads = [
    option,
    ...bots.map((level, seat) => phrase(lang, REPORT.winsOfSeat, { seat, bot: botName(lang, level) })),
    ...(scored ? [phrase(lang, REPORT.meanScore), phrase(lang, REPORT.bestScore)] : []),
    phrase(lang, REPORT.lengthOfGame),
  ];
  return table([heads, ...rows], new Set(heads.map((_, i) => i).slice(1)));
}

const round = (value: number): number => Math.round(value * 10) / 10;
