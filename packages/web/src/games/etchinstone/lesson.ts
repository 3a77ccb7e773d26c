// The first road: a game with a fixed seed, played by the usual rules, in which everything is explained the first time it matters.
import {
  type ArrangementView,
  type EtchinstoneOptions,
  type EtchinstoneView,
  type Forecast,
  ROLES,
} from '@wyrmtable/etchinstone';
import { derivedSeed } from '@wyrmtable/kernel';
import type { LESSONS } from '@wyrmtable/words/etch-table';
import { type DeviceStorage, deviceStorage } from '../../shell/device-storage.ts';
import type { Moment } from './board.ts';
import { aimed, type Draft, draftOf, forecastOf, isFight, setsIn } from './draft.ts';

export const LESSON_TABLE = 'first-road';
export const LESSON_OPTIONS: EtchinstoneOptions = {
  difficulty: 'normal',
  dragon: 'burhast',
  cavalier: false,
  glassCannon: false,
};
/** Chosen so that the first region brings every lesson (lesson.test.ts). */
export const LESSON_SEED = derivedSeed(7, 93);

export type Topic = keyof typeof LESSONS;

/** The part of the table that a lesson points at. */
export type Part = 'foe' | 'slots' | 'outcome' | 'prompt' | 'cards' | 'notes';

/** What a lesson looks at. */
export interface Situation {
  readonly view: EtchinstoneView;
  readonly moment: Moment;
  readonly draft: Draft;
  readonly canCombine: boolean;
  readonly canDetour: boolean;
}

interface Lesson {
  readonly topic: Topic;
  readonly part: Part;
  /** It has come to this. Once it is over, the lesson is too. */
  readonly at: (situation: Situation) => boolean;
  /** There is something to do; otherwise there is something to read. */
  readonly task?: true;
}

const arranging = ({ moment, view }: Situation): boolean => moment === 'arrange' && view.stage === 'region';
/** The first encounter is for the bare bones. */
const later = (situation: Situation): boolean => arranging(situation) && situation.view.discard.length > 0;

/** In the order in which they are taken up when several would fit. */
export const LESSON_PLAN: readonly Lesson[] = [
  { topic: 'foe', part: 'foe', at: (it) => arranging(it) && it.view.encounter?.kind === 'enemy' },
  { topic: 'roles', part: 'slots', at: arranging },
  { topic: 'forecast', part: 'outcome', at: arranging },
  { topic: 'swap', part: 'slots', at: (it) => arranging(it) && betterLayout(it) !== null, task: true },
  { topic: 'aim', part: 'outcome', at: (it) => arranging(it) && isFight(it.view) },
  { topic: 'journey', part: 'foe', at: (it) => later(it) && it.view.encounter?.kind === 'journey' },
  { topic: 'hardship', part: 'foe', at: (it) => later(it) && it.view.hardship !== null },
  { topic: 'combine', part: 'outcome', at: (it) => later(it) && it.canCombine },
  { topic: 'detour', part: 'prompt', at: (it) => later(it) && it.canDetour },
  { topic: 'commit', part: 'prompt', at: arranging, task: true },
  { topic: 'absorb', part: 'cards', at: ({ moment }) => moment === 'absorb', task: true },
  { topic: 'upgrade', part: 'cards', at: ({ moment }) => moment === 'upgrade', task: true },
  { topic: 'road', part: 'notes', at: ({ view }) => view.region > 1 || view.stage.startsWith('final') },
];

/** What is to be learned now; null while there is nothing new. */
export function lessonAt(situation: Situation, known: ReadonlySet<Topic>): Lesson | null {
  return LESSON_PLAN.find(({ topic, at }) => !known.has(topic) && at(situation)) ?? null;
}

/** First how it ends, then what it costs. */
const RESULTS: readonly Forecast['result'][] = ['full', 'narrow', 'defeat'];
const rank = ({ result, damage, time }: Forecast): number =>
  RESULTS.indexOf(result) * 10_000 + damage.total * 100 + time.total;

function* orders(cards: readonly (string | null)[]): Generator<(string | null)[]> {
  if (cards.length === 0) yield [];
  for (const [i, card] of cards.entries()) for (const rest of orders(cards.toSpliced(i, 1))) yield [card, ...rest];
}

/** The best layout without combining, or null if the hand as it lies is as good. */
export function betterLayout({
  view,
  draft,
}: Pick<Situation, 'view' | 'draft'>): ArrangementView['sets'][number] | null {
  if (setsIn(view) !== 1) return null;
  const now = forecastOf(view, draft);
  let best = now === null ? Number.POSITIVE_INFINITY : rank(now);
  let found: Draft | null = null;
  for (const places of orders(draft.places)) {
    for (const toInitiative of isFight(view) ? [false, true] : [false]) {
      const tried = aimed({ ...draftOf(view), places, combined: null }, 0, toInitiative);
      const forecast = forecastOf(view, tried);
      if (forecast === null || rank(forecast) >= best) continue;
      best = rank(forecast);
      found = tried;
    }
  }
  if (found === null) return null;
  const [spell = null, element = null, boost = null] = found.places.slice(0, ROLES.length);
  return { spell, element, boost, aim: null };
}

const PLACE = 'etchinstone.lesson';

export interface Progress {
  readonly known: ReadonlySet<Topic>;
  /** The player would rather go on without. */
  readonly left: boolean;
}

export const NOTHING_LEARNED: Progress = { known: new Set(), left: false };

export function progress(from: DeviceStorage = deviceStorage): Progress {
  const stored = from.read(PLACE);
  if (typeof stored !== 'object' || stored === null) return NOTHING_LEARNED;
  const kept: { readonly known?: unknown; readonly left?: unknown } = stored;
  const names: readonly unknown[] = Array.isArray(kept.known) ? kept.known : [];
  const known = LESSON_PLAN.map(({ topic }) => topic).filter((topic) => names.includes(topic));
  return { known: new Set(known), left: kept.left === true };
}

export function keepProgress({ known, left }: Progress, to: DeviceStorage = deviceStorage): void {
  to.write(PLACE, { known: [...known], left });
}
