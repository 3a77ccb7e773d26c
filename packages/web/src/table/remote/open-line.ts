// A line to the server (line.ts) on a real socket: what the socket, the clock and the person say is told to it, and what it does is done.

import type { Choice } from '@wyrmtable/kernel';
import type { ClientMessage, TalkWish } from '@wyrmtable/wire';
import { readTold } from '@wyrmtable/wire';
import { WebSocket as LastingSocket } from 'partysocket';
import type { NumberedEvent } from '../port.ts';
import { toldStops } from '../stops.ts';
import { ask } from './api.ts';
import { AWAKE_MS, BEAT_MS, type Deed, type LineState, newLine, step, type Told } from './line.ts';
import { wishAt } from './talk/wish.ts';
import { onWaking } from './waking.ts';

export interface Line {
  state(): LineState;
  /** What the server's clock shows beyond the watch of this page. */
  offset(): number;
  choose(choice: Choice): void;
  request(message: ClientMessage): void;
  /** What it wishes to hear of what is said at the table. */
  hear(talk: TalkWish): void;
  /** Events before that number, for the chronicle; null when they cannot be had. */
  earlier(before: number): Promise<readonly NumberedEvent[] | null>;
  close(): void;
}

/** What a page shows of a line; the rest concerns the line alone. */
const SHOWN = [
  'table',
  'clock',
  'update',
  'picture',
  'events',
  'held',
  'move',
  'problem',
  'gone',
  'offline',
  'said',
  'talk',
  'moderated',
] as const;

/** A clock that is off by less is read the same. */
const NOTICED_MS = 200;

/** Where the server listens: the place the page came from. It wants to know its guest by cookie first. */
export async function socketAddress(): Promise<string> {
  await ask('GET', '/api/me');
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws?lang=${document.documentElement.lang}`;
}

/** `seat` is one of several of this person; null looks through the first. `changed` is called when there is something new to show. */
export function openLine(code: string, seat: number | null, changed: () => void): Line {
  const socket = new LastingSocket(socketAddress, undefined, {
    // Whoever was cut off because a process ended is wanted back soon, and not all at the same moment.
    minReconnectionDelay: 300 + Math.random() * 700,
    maxReconnectionDelay: 8000,
  });
  const askers = new Map<number, (events: readonly NumberedEvent[] | null) => void>();
  let asked = 0;
  /** The last ping: its message, and when it was said. */
  let pinged = { id: 0, at: 0 };
  let offset = Number.NEGATIVE_INFINITY;
  let isMeasured = false;
  // What is said is heard once, by the first line.
  let state = newLine(code, seat, toldStops.get(), seat === null ? wishAt(code) : 'off');

  function perform(deed: Deed): void {
    switch (deed.kind) {
      case 'say':
        if (deed.message.type === 'ping') pinged = { id: deed.message.id ?? 0, at: performance.now() };
        socket.send(JSON.stringify(deed.message));
        return;
      case 'tell':
        askers.get(deed.asker)?.(deed.events);
        askers.delete(deed.asker);
        return;
      case 'reconnect':
        socket.reconnect();
        return;
      case 'close':
        socket.close();
    }
  }

  function tell(told: Told): void {
    const before = state;
    const { state: after, deeds } = step(before, told);
    state = after;
    for (const deed of deeds) perform(deed);
    if (told.kind !== 'leave' && SHOWN.some((field) => before[field] !== after[field])) changed();
  }

  socket.addEventListener('open', () => tell({ kind: 'opened' }));
  socket.addEventListener('close', () => tell({ kind: 'closed' }));
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readTold(String(data));
    if (message === 'unknown') return;
    const heard = performance.now();
    // Half of the way there and back was the way here; before the first answer no word can have come before it was said.
    // An answer to an earlier question may have waited for a device that slept.
    if (message?.type === 'pong' && message.now !== undefined && message.re === pinged.id) {
      const before = offset;
      offset = message.now - (pinged.at + heard) / 2;
      isMeasured = true;
      if (Math.abs(offset - before) > NOTICED_MS) changed();
    } else if (message?.type === 'clock' && !isMeasured) offset = Math.max(offset, message.now - heard);
    tell({ kind: 'heard', message });
  });
  const deaf = toldStops.subscribe(() => tell({ kind: 'stops', stops: toldStops.get() }));
  const heart = setInterval(() => tell({ kind: 'beat' }), BEAT_MS);
  let answer: ReturnType<typeof setTimeout> | undefined;
  const asleep = onWaking(() => {
    tell({ kind: 'woken' });
    clearTimeout(answer);
    answer = setTimeout(() => {
      if (state.pinged) tell({ kind: 'beat' });
    }, AWAKE_MS);
  });

  return {
    state: () => state,
    offset: () => offset,
    choose: (choice) => tell({ kind: 'choose', choice }),
    request: (message) => tell({ kind: 'request', message }),
    hear: (talk) => tell({ kind: 'hear', talk }),
    earlier: (before) =>
      new Promise((found) => {
        askers.set(++asked, found);
        tell({ kind: 'earlier', before, asker: asked });
      }),
    close() {
      clearInterval(heart);
      clearTimeout(answer);
      asleep();
      deaf();
      tell({ kind: 'leave' });
    },
  };
}
