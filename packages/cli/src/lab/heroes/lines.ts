// The lab's result in lines for a terminal.
import { abilitiesOf, firstPlayer, type LabResult, lengthOf, matchUp, ranking } from '@wyrmtable/bots/lab';
import { botName, type Lang, number, percent, phrase } from '@wyrmtable/words';
import { abilityName, heroName } from '@wyrmtable/words/dice-throne';
import { LAB_REPORT } from '@wyrmtable/words/lab';
import { table } from '../../report.ts';
import { flushRight, withReach } from '../rates.ts';

function rankingLines(lang: Lang, result: LabResult): string[] {
  const head = [LAB_REPORT.hero, LAB_REPORT.wins, LAB_REPORT.asFirst, LAB_REPORT.asSecond, LAB_REPORT.turns];
  return table(
    [
      head.map((cell) => phrase(lang, cell)),
      ...ranking(result).map(({ hero, overall, first, second, turns }) => [
        heroName(lang, hero),
        withReach(lang, overall),
        percent(lang, first.share),
        percent(lang, second.share),
        number(lang, Math.round(turns * 10) / 10),
      ]),
    ],
    flushRight(head.length),
  );
}

/** Columns are named by the numbers that stand before the rows: sixteen names do not fit beside each other. */
function matrixLines(lang: Lang, result: LabResult): string[] {
  const columns = ranking(result).map((figures) => figures.number);
  const cell = (hero: number, against: number): string => {
    const met = hero === against ? null : matchUp(result, hero, against);
    return met === null ? '·' : String(Math.round(met.share * 100));
  };
  return table(
    [
      ['', ...columns.map((_, place) => String(place + 1))],
      ...columns.map((hero, place) => [
        `${String(place + 1).padStart(2)} ${heroName(lang, result.heroes[hero] ?? '')}`,
        ...columns.map((against) => cell(hero, against)),
      ]),
    ],
    flushRight(columns.length),
  );
}

const EACH = ['damage', 'prevented', 'healed', 'cp', 'cards', 'inflicted', 'gained'] as const;

function abilityLines(lang: Lang, result: LabResult): string[] {
  const tenth = (value: number): string => (value === 0 ? '·' : number(lang, Math.round(value * 10) / 10));
  const rows = ranking(result).flatMap(({ hero }) =>
    abilitiesOf(result, hero).map(({ ability, perGame, each }) => [
      heroName(lang, hero),
      abilityName(lang, ability),
      number(lang, Math.round(perGame * 100) / 100),
      ...EACH.map((field) => tenth(each[field])),
    ]),
  );
  const head = [LAB_REPORT.hero, LAB_REPORT.ability, LAB_REPORT.perGame, ...EACH.map((field) => LAB_REPORT[field])];
  return table([head.map((cell) => phrase(lang, cell)), ...rows], new Set([2, 3, 4, 5, 6, 7, 8, 9]));
}

export function labLines(lang: Lang, result: LabResult): string[] {
  const first = firstPlayer(result);
  const { games, mean, p50, p95, max } = lengthOf(result);
  const bot = botName(lang, result.bot);
  return [
    phrase(lang, LAB_REPORT.played, { games, bot, perPair: result.gamesPerPair, seed: String(result.seed) }),
    phrase(lang, LAB_REPORT.first, {
      share: percent(lang, first.share, 1),
      low: percent(lang, first.low, 1),
      high: percent(lang, first.high, 1),
    }),
    phrase(lang, LAB_REPORT.length, { mean: Math.round(mean * 10) / 10, p50, p95, max }),
    '',
    phrase(lang, LAB_REPORT.heroes),
    ...rankingLines(lang, result),
    '',
    phrase(lang, LAB_REPORT.matrix),
    ...matrixLines(lang, result),
    '',
    phrase(lang, LAB_REPORT.abilities),
    ...abilityLines(lang, result),
  ];
}
