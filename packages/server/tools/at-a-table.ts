// Somebody at a table of Dice Throne on a raw socket, for tools that measure a server from outside.
import { loadGame } from '@wyrmtable/registry';
import type { ServerMessage } from '@wyrmtable/wire';
import WebSocket from 'ws';
import type { Visitor } from '../test/client.ts';

/** Milliseconds after a window was told in which whoever is asked in it has heard so; its moment is twice as long at least. */
export const SOON = 100;

/** What a thread of rivals tells: one has sat down (null), or was asked something, and when. */
export interface RivalTold {
  readonly table: string;
  readonly at: number | null;
}

export interface Player {
  readonly socket: WebSocket;
  /** Says it, and says which number it has. */
  say(message: object): number;
  /** Says it and waits for the answer. */
  ask(message: object): Promise<void>;
}

/** Milliseconds by a clock that all threads share. */
export const clock = (): number => performance.timeOrigin + performance.now();

export async function sitting(visitor: Visitor, hear: (message: ServerMessage) => void): Promise<Player> {
  const socket = new WebSocket(`${visitor.address.replace('http', 'ws')}/ws`, { headers: { cookie: visitor.cookie } });
  await new Promise((opened) => socket.once('open', opened));
  let number = 0;
  const asked = new Map<number, (message: ServerMessage) => void>();
  socket.on('message', (data) => {
    const message: ServerMessage = JSON.parse(String(data));
    if ('re' in message && message.re !== undefined) asked.get(message.re)?.(message);
    hear(message);
  });
  const say = (message: object): number => {
    number++;
    socket.send(JSON.stringify({ ...message, id: number }));
    return number;
  };
  return {
    socket,
    say,
    ask: (message) =>
      new Promise((done, failed) => {
        asked.set(say(message), (answer) => {
          if (answer.type === 'refused') failed(new Error(`${JSON.stringify(message)}: ${answer.code}`));
          else done();
        });
      }),
  };
}

const { bots } = await loadGame('dice-throne');
const eager = bots.eager?.bot;

/** A choice by the rule of a bot that needs no view. */
export function chosen(seat: number, choices: readonly number[], seed: number): number {
  if (eager === undefined) throw new Error('there is no eager bot');
  const sample = (): never => {
    throw new Error('a blind bot asked for a possible world');
  };
  return eager.answer({ seat, view: {}, choices, sample, budget: 0, seed });
}
