// How strong people are, as far as pairing must know.
import { KINDS, type KindId } from '@wyrmtable/wire';
import { NOBODY } from '../ratings/reckoning.ts';
import { doubtOf, pointsOf } from '../ratings/scale.ts';
import type { Storage } from '../storage/port.ts';

export interface Points {
  readonly rating: number;
  readonly doubt: number;
}

/** Whoever was never rated is as good as anybody. */
export async function strengthOf({ ratings }: Storage, person: string, kind: KindId): Promise<Points> {
  const { mu, sigma } = (await ratings.rating(person, KINDS[kind].as ?? kind)) ?? NOBODY;
  return { rating: pointsOf(mu), doubt: doubtOf(sigma) };
}
