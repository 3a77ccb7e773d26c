// What a ban and a mute keep somebody from; they are told until when.
import type { Refusal } from '@wyrmtable/kernel';
import { no } from '../refusals.ts';
import type { ServerContext } from '../server-context.ts';
import type { Guest, Storage } from '../storage/port.ts';
import { FOR_GOOD, standingIn } from './log.ts';

/** Why whoever comes from that address may not come to a table, or null; `guest` is null for who comes for the first time. */
export async function barred(context: ServerContext, guest: Guest | null, address: string): Promise<Refusal | null> {
  const { moderation } = context.storage;
  const { banned } = guest === null ? { banned: null } : await standingIn(moderation, guest.id);
  if (banned !== null) return banned === FOR_GOOD ? no('banned-for-good') : no('banned', { until: banned });
  if (guest?.account !== undefined) return null;
  const { banned: until } = await standingIn(moderation, context.markOf(address));
  return until === null ? null : no('address-banned', { until });
}

/** Why that person may not say anything, or null. */
export async function silenced({ moderation }: Storage, person: string): Promise<Refusal | null> {
  const { muted } = await standingIn(moderation, person);
  if (muted === null) return null;
  return muted === FOR_GOOD ? no('silenced-for-good') : no('silenced', { until: muted });
}
