// Duels of Dice Throne through the real server: two clients on WebSockets, every move durable before it is acknowledged.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { diceThroneBots } from '@wyrmtable/bots/dice-throne';
import type { Choice } from '@wyrmtable/kernel';
import type { ClientMessage, ServerMessage } from '@wyrmtable/server';
import { WebSocket } from 'ws';

export interface Served {
  /** Milliseconds of the processor that the server's thread used for each move. */
  readonly serverTime: number;
  /** What one client was sent for each move, events and view together. */
  readonly bytes: number;
}

/** One player: its cookie, its line, and what came over it since the match began. */
interface Client {
  readonly cookie: string;
  readonly socket: WebSocket;
  bytes: number;
  /** Its moves that the server has accepted. */
  moves: number;
  /** Questions are numbered, so that answers can be told apart. */
  asked: number;
}

async function sitDown(address: string): Promise<Client> {
  const [cookie = ''] = ((await fetch(`${address}/api/me`)).headers.get('set-cookie') ?? '').split(';');
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie } });
  await new Promise((opened) => socket.once('open', opened));
  return { cookie, socket, bytes: 0, moves: 0, asked: 0 };
}

const say = ({ socket }: Client, message: ClientMessage): void => socket.send(JSON.stringify(message));

/** Says it and waits until the server has answered just that; a no is a fault of this bench. */
function ask(client: Client, message: ClientMessage): Promise<void> {
  const id = ++client.asked;
  return new Promise((answered, refused) => {
    const listen = (data: object): void => {
      const reply: ServerMessage = JSON.parse(String(data));
      if (!('re' in reply) || reply.re !== id) return;
      client.socket.off('message', listen);
      if (reply.type === 'refused') refused(new Error(`the server refused ${message.type}: ${reply.code}`));
      else answered();
    };
    client.socket.on('message', listen);
    say(client, { ...message, id });
  });
}

async function makeTable(address: string, { cookie }: Client): Promise<string> {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'dice-throne', name: 'One', options: { heroes: ['barbarian', 'pyromancer'] } }),
  });
  const { table }: { table: string } = await answer.json();
  return table;
}

/** Plays by the eager bot's rule until the match is over. */
function playOut(client: Client, match: string, seat: number): Promise<void> {
  const { bot } = diceThroneBots.eager;
  const choose = (choices: readonly Choice[], seed: number): Choice =>
    bot.answer({ seat, view: {}, choices, sample: noWorld, budget: 0, seed });
  return new Promise((over) => {
    client.socket.on('message', (data) => {
      const text = String(data);
      const message: ServerMessage = JSON.parse(text);
      if (message.type === 'accepted' && message.match !== undefined) client.moves++;
      if (message.type !== 'update' && message.type !== 'events') return;
      client.bytes += Buffer.byteLength(text);
      if (message.type === 'events') return;
      const { choices, seq, outcome } = message;
      if (outcome !== null) over();
      else if (choices.length > 0) say(client, { type: 'move', match, seq, choice: choose(choices, seq * 2 + seat) });
    });
  });
}

function noWorld(): never {
  throw new Error('a blind bot asked for a possible world');
}

/** Both at a new table, ready to begin; gives the table. */
async function prepare(address: string, [one, two]: readonly [Client, Client]): Promise<string> {
  const table = await makeTable(address, one);
  await ask(one, { type: 'hello', table });
  await ask(two, { type: 'hello', table });
  await ask(two, { type: 'sit', seat: 1, name: 'Two' });
  await ask(one, { type: 'ready', word: 'word' });
  await ask(two, { type: 'ready', word: 'word' });
  return table;
}

/** The match itself, from its start to its end. */
async function duel(table: string, clients: readonly [Client, Client]): Promise<void> {
  const ends = clients.map((client, seat) => playOut(client, table, seat));
  await ask(clients[0], { type: 'start' });
  await Promise.all(ends);
}

/** The worker's own time on the processor so far, in milliseconds. */
function timeOf(worker: Worker): Promise<number> {
  return new Promise((told) => {
    worker.once('message', (microseconds: number) => told(microseconds / 1000));
    worker.postMessage('time');
  });
}

/** Tables at which is played at the same time, as on a small server in the evening: moves of one tick share a transaction. */
const TABLES = 10;

interface Seated {
  readonly table: string;
  readonly clients: readonly [Client, Client];
}

async function seat(address: string): Promise<Seated> {
  const clients = [await sitDown(address), await sitDown(address)] as const;
  return { table: await prepare(address, clients), clients };
}

/** Plays at all tables so many times over, after an evening that is not counted. */
export async function serveDuels(evenings: number): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-bench-'));
  const worker = new Worker(new URL('./server-worker.ts', import.meta.url), { workerData: folder });
  try {
    const address = await new Promise<string>((started, failed) => {
      worker.once('message', started);
      worker.once('error', failed);
    });
    let moves = 0;
    let bytes = 0;
    let worked = 0;
    for (let evening = 0; evening <= evenings; evening++) {
      const tables = await Promise.all(Array.from({ length: TABLES }, () => seat(address)));
      const before = await timeOf(worker);
      await Promise.all(tables.map(({ table, clients }) => duel(table, clients)));
      const after = await timeOf(worker);
      for (const { socket, ...client } of tables.flatMap(({ clients }) => clients)) {
        socket.close();
        if (evening === 0) continue;
        moves += client.moves;
        bytes += client.bytes;
      }
      if (evening > 0) worked += after - before;
    }
    return { serverTime: worked / moves, bytes: bytes / moves / 2 };
  } finally {
    await worker.terminate();
    rmSync(folder, { recursive: true, force: true });
  }
}
