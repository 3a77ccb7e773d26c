// Who plays whom, agreed before a match: chosen in the open, hidden until all have chosen, or by two in turns with bans.
import type { Seat } from './game.ts';
import { pickHash } from './pledge.ts';

/** Named where somebody is to be drawn by the chance of the match itself. */
export const LOT = 'lot';

export const CHOOSINGS = ['open', 'hidden', 'draft'] as const;
export type ChoosingHow = (typeof CHOOSINGS)[number];

/** Bans that each of the two has. */
export const BANS = [1, 2] as const;

/** A seat's hidden choice: promised by its hash, handed in when all have promised, shown when all are in. A bot's is open. */
export interface HiddenPick {
  readonly hash?: string;
  readonly hero?: string;
  readonly salt?: string;
}

/** How it stands with choosing; in the open there is nothing to remember. */
export type Choosing =
  | { readonly how: 'hidden'; readonly picks: readonly (HiddenPick | null)[] }
  | {
      readonly how: 'draft';
      readonly bans: number;
      /** Who bans first, and so picks last. */
      readonly first: Seat;
      /** Who was banned and picked, in order. */
      readonly deeds: readonly string[];
    };

export interface DraftTurn {
  readonly seat: Seat;
  readonly deed: 'ban' | 'pick';
}

/**
 * Our own order for two: bans by turns from the first one on, then the other one picks, and the first one picks last. So one has
 * the last ban and the other the last pick.
 */
export function draftOrder(bans: number, first: Seat): readonly DraftTurn[] {
  const second = 1 - first;
  const banning = Array.from({ length: bans }, () => [first, second].map((seat) => ({ seat, deed: 'ban' }) as const));
  return [...banning.flat(), { seat: second, deed: 'pick' }, { seat: first, deed: 'pick' }];
}

export type Draft = Choosing & { readonly how: 'draft' };

/** Whose turn it is, or null when both have picked. */
export const draftTurn = ({ bans, first, deeds }: Draft): DraftTurn | null =>
  draftOrder(bans, first)[deeds.length] ?? null;

/** The heroes of a finished draft by seat; null for who has not picked yet. */
export function draftPicks({ bans, first, deeds }: Draft): readonly [string | null, string | null] {
  const order = draftOrder(bans, first);
  const of = (seat: Seat): string | null =>
    deeds[order.findIndex((turn) => turn.seat === seat && turn.deed === 'pick')] ?? null;
  return [of(0), of(1)];
}

/** Who was banned so far. */
export const draftBans = ({ bans, deeds }: Draft): readonly string[] => deeds.slice(0, 2 * bans);

/** Whether the choice that is handed in is the one that was promised for that seat of that table. */
export const isPromised = (
  pick: HiddenPick | null | undefined,
  table: string,
  seat: Seat,
  hero: string,
  salt: string,
): boolean => pick?.hash !== undefined && pick.hash === pickHash(table, seat, hero, salt);

/** What everybody may know: a choice only when all are in. */
export function choosingTold(choosing: Choosing, done: boolean): Choosing {
  if (choosing.how === 'draft' || done) return choosing;
  return {
    how: 'hidden',
    picks: choosing.picks.map((pick) => (pick?.hash === undefined ? pick : { hash: pick.hash })),
  };
}
