// What a ban and a mute keep somebody from; they are told until when.
import type { Refusal } from '@wyrmtable/kernel';
import { no } from '../refusals.ts';
import type { Storage } from '../storage/port.ts';
import { FOR_GOOD, standingIn } from './log.ts';

/** Why that person may not come to a table, or null. */
export async function barred({ moderation }: Storage, person: string): Promise<Refusal | null> {
  const { banned } = await standingIn(moderation, person);
  if (banned === null) return null;
  return banned === FOR_GOOD ? no('banned-for-good') : no('banned', { until: banned });
}

/** Why that person may not say anything, or null. */
export async function silenced({ moderation }: Storage, person: string): Promise<Refusal | null> {
  const { muted } = await standingIn(moderation, person);
  if (muted === null) return null;
  return muted === FOR_GOOD ? no('silenced-for-good') : no('silenced', { until: muted });
}
