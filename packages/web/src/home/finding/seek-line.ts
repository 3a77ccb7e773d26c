// A line that seeks somebody to play with: it says so again after every loss, until somebody is found or it is closed.
import type { Refusal } from '@wyrmtable/kernel';
import type { Said } from '@wyrmtable/wire';
import { WebSocket as LastingSocket } from 'partysocket';
import { socketAddress } from '../../table/remote/open-line.ts';
import { readFound } from './reading.ts';

export interface Standing {
  readonly since: number;
  readonly others: number;
  readonly bot: boolean;
}

export type Found =
  | ({ readonly kind: 'seeking' } & Standing)
  | { readonly kind: 'paired'; readonly table: string }
  /** Nobody is looked for any more. */
  | { readonly kind: 'unsought' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Gives how to stop. */
export function seek(wish: Omit<Said<'seek'>, 'type'>, hear: (found: Found) => void): () => void {
  const socket = new LastingSocket(socketAddress, undefined, { minReconnectionDelay: 500, maxReconnectionDelay: 8000 });
  const message: Said<'seek'> = { type: 'seek', ...wish };
  socket.addEventListener('open', () => socket.send(JSON.stringify(message)));
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const found = readFound(String(data));
    if (found === null) return;
    if (found.kind !== 'seeking') socket.close();
    hear(found);
  });
  return () => socket.close();
}
