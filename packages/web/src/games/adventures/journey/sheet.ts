// The score sheet as rows of figures (ADV-2.3 to 2.11): one row a game, blank rows for the games still to come.
import type { AdventureView } from '@wyrmtable/adventures';

/** To open the sheet from anywhere. */
export const SHEET_ID = 'score-sheet';

/** The fields in the order of the printed sheet. */
export const FIELDS = [
  'remainingSalves',
  'nextSalves',
  'goldPoints',
  'discardedLoot',
  'allTiles',
  'value',
  'result',
] as const;
export type Field = (typeof FIELDS)[number];

export interface SheetRow {
  /** Which game it is, from 1. */
  readonly game: number;
  /** Null for a game still to come. */
  readonly scenario: number | null;
  readonly won: boolean | null;
  readonly figures: Readonly<Record<Field, number | null>>;
}

const BLANK: SheetRow['figures'] = {
  remainingSalves: null,
  nextSalves: null,
  goldPoints: null,
  discardedLoot: null,
  allTiles: null,
  value: null,
  result: null,
};

/** At least as many rows as a campaign without a loss has. */
const CAMPAIGN_ROWS = 8;

/** A scenario of the campaign: how many games it took, and what they came to. */
export interface Chapter {
  readonly scenario: number;
  readonly games: number;
  readonly won: boolean;
  readonly points: number;
}

export function chaptersOf({ sheet }: Pick<AdventureView, 'sheet'>): Chapter[] {
  const found = new Map<number, Chapter>();
  for (const { scenario, won, result } of sheet) {
    const { games, points } = found.get(scenario) ?? { games: 0, points: 0 };
    found.set(scenario, { scenario, won, games: games + 1, points: points + result });
  }
  return [...found.values()];
}

/** What a game that has just ended is looked at with: the last few. */
export const LAST_ROWS = 6;

export function sheetRows({ sheet }: Pick<AdventureView, 'sheet'>, least = CAMPAIGN_ROWS): SheetRow[] {
  const played = sheet.map(({ scenario, won, ...figures }, i): SheetRow => ({ game: i + 1, scenario, won, figures }));
  const left = Math.max(0, least - played.length);
  const blank = Array.from({ length: left }, (_, i): SheetRow => {
    return { game: played.length + i + 1, scenario: null, won: null, figures: BLANK };
  });
  return [...played, ...blank];
}
