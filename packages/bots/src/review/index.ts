// Looking back on a finished match; each game's reviewer is loaded only when it is wanted.
import type { Reviewer } from './reviewer.ts';

export { type Luck, normalBelow } from './luck.ts';
export { type Review, review, type Slip, type Stand, type Wish } from './review.ts';
export type { Reviewer, Weighed } from './reviewer.ts';
export type { Swing } from './swings.ts';

const REVIEWERS = {
  adventures: async () => (await import('./adventures.ts')).adventuresReviewer,
  'dice-throne': async () => (await import('./dice-throne.ts')).diceThroneReviewer,
  'dragon-farkle': async () => (await import('./dragon-farkle.ts')).dragonFarkleReviewer,
  etchinstone: async () => (await import('./etchinstone.ts')).etchinstoneReviewer,
} as const;

/** Null for a game that nobody can look back upon. */
export async function reviewerOf(game: string): Promise<Reviewer | null> {
  const known = Object.entries(REVIEWERS).find(([id]) => id === game);
  return known === undefined ? null : known[1]();
}
