// Word for those who are away (Web Push): one key for the service, devices that asked for it, and who is told what when.
import type { Room, ServerContext } from '../server-context.ts';
import { noticingOf } from './noticing.ts';
import { type Owing, owingOf } from './owing.ts';
import { senderOf } from './sending.ts';
import { vapidOf } from './vapid.ts';

export interface WordOptions {
  /** Push services within this machine are taken too, and without https: for trials alone. */
  readonly inside?: boolean;
  /** How much of the usual patience is left to people who are away; less only for trials. */
  readonly haste?: number;
}

export interface WordService extends Owing {
  /** The public key that browsers ask for word with. */
  readonly key: string;
  readonly inside: boolean;
  /** Something may have changed at the table. */
  look(room: Room): void;
}

export function wordOf(
  context: ServerContext,
  secret: (purpose: string) => Buffer,
  { inside = false, haste = 1 }: WordOptions = {},
): WordService {
  const vapid = vapidOf(secret);
  const sender = senderOf(context, vapid, inside);
  const owing = owingOf(context, sender, haste);
  return {
    key: vapid.key,
    inside,
    send: owing.send,
    look: noticingOf(context, haste),
    close() {
      owing.close();
      sender.close();
    },
  };
}
