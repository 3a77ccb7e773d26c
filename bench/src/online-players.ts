// Players at the tables of a real server, as a bench needs them: two to a duel of Dice Throne, each on a raw WebSocket.
import { diceThroneBots } from '@wyrmtable/bots/dice-throne';
import type { Choice } from '@wyrmtable/kernel';
import type { ClientMessage, ServerMessage } from '@wyrmtable/wire';
import { WebSocket } from 'ws';

/** Something was sent and answered: when the answer came, and how long it took, in milliseconds. */
export interface Answered {
  readonly at: number;
  readonly took: number;
}

/** One player: its cookie, its line, and what came over it since the match began. */
export interface Player {
  readonly cookie: string;
  readonly socket: WebSocket;
  bytes: number;
  /** Its moves that the server has accepted. */
  readonly moves: Answered[];
  /** Questions are numbered, so that answers can be told apart. */
  asked: number;
}

export interface Seated {
  readonly table: string;
  readonly players: readonly [Player, Player];
}

async function sitDown(address: string): Promise<Player> {
  const [cookie = ''] = ((await fetch(`${address}/api/me`)).headers.get('set-cookie') ?? '').split(';');
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie } });
  await new Promise((opened) => socket.once('open', opened));
  return { cookie, socket, bytes: 0, moves: [], asked: 0 };
}

const say = ({ socket }: Player, message: ClientMessage): void => socket.send(JSON.stringify(message));

/** Says it and waits until the server has answered just that; a no is a fault of this bench. */
function ask(player: Player, message: ClientMessage): Promise<void> {
  const id = ++player.asked;
  return new Promise((answered, refused) => {
    const listen = (data: object): void => {
      const reply: ServerMessage = JSON.parse(String(data));
      if (!('re' in reply) || reply.re !== id) return;
      player.socket.off('message', listen);
      if (reply.type === 'refused') refused(new Error(`the server refused ${message.type}: ${reply.code}`));
      else answered();
    };
    player.socket.on('message', listen);
    say(player, { ...message, id });
  });
}

async function makeTable(address: string, { cookie }: Player): Promise<string> {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'dice-throne', name: 'One', options: { heroes: ['barbarian', 'pyromancer'] } }),
  });
  const { table }: { table: string } = await answer.json();
  return table;
}

/** Two who may sit down together. */
export async function pair(address: string): Promise<Seated['players']> {
  return [await sitDown(address), await sitDown(address)];
}

/** Two at a new table, ready to begin. */
export async function seat(address: string, players?: Seated['players']): Promise<Seated> {
  const [one, two] = players ?? (await pair(address));
  const table = await makeTable(address, one);
  await ask(one, { type: 'hello', table, changes: true });
  await ask(two, { type: 'hello', table, changes: true });
  await ask(two, { type: 'sit', seat: 1, name: 'Two' });
  await ask(one, { type: 'ready', word: 'word' });
  await ask(two, { type: 'ready', word: 'word' });
  return { table, players: [one, two] };
}

/** Somebody looks in at a table and does nothing. */
export async function visit(player: Player, table: string): Promise<void> {
  await ask(player, { type: 'hello', table, changes: true });
}

/** Their match begins, and nobody does anything. */
export async function begin({ players }: Seated): Promise<void> {
  await ask(players[0], { type: 'start' });
}

function noWorld(): never {
  throw new Error('a blind bot asked for a possible world');
}

/** Plays by the eager bot's rule until the match is over, or so many moves were made. */
function playOut(player: Player, match: string, seat: number, most: number): Promise<void> {
  const { bot } = diceThroneBots.eager;
  const choose = (choices: readonly Choice[], seed: number): Choice =>
    bot.answer({ seat, view: {}, choices, sample: noWorld, budget: 0, seed });
  let sent = 0;
  return new Promise((over) => {
    player.socket.on('message', (data) => {
      const text = String(data);
      const message: ServerMessage = JSON.parse(text);
      if (message.type === 'accepted' && message.match !== undefined) {
        const at = performance.now();
        player.moves.push({ at, took: at - sent });
      }
      if (message.type !== 'update' && message.type !== 'events') return;
      player.bytes += Buffer.byteLength(text);
      if (message.type === 'events') return;
      const { choices, seq, outcome } = message;
      if (outcome !== null || player.moves.length >= most) return over();
      if (choices.length === 0) return;
      sent = performance.now();
      say(player, { type: 'move', match, seq, choice: choose(choices, seq * 2 + seat) });
    });
  });
}

/** The match itself, from its start to its end. */
export async function duel({ table, players }: Seated): Promise<void> {
  const ends = players.map((player, seat) => playOut(player, table, seat, Number.POSITIVE_INFINITY));
  await ask(players[0], { type: 'start' });
  await Promise.all(ends);
}

/** The match from its start until one of the two has made so many moves. */
export async function playSome({ table, players }: Seated, moves: number): Promise<void> {
  const ends = players.map((player, seat) => playOut(player, table, seat, moves));
  await ask(players[0], { type: 'start' });
  await Promise.race(ends);
}
