// Between two processes letters come in order and without a gap, or the link breaks and both sides know it.
import type { Bus } from './port.ts';
import type { Timing } from './timing.ts';

/** Milliseconds between two signs of life where somebody relies on a link, and the silence after which it is broken. */
const BEAT = 400;
const SILENCE = 2000;

/** What is sent at once. The number is that of the last envelope with letters; those without are signs of life. */
interface Envelope<L> {
  readonly from: string;
  /** Grows when the sender has found the link broken: whatever was before counts for nothing. */
  readonly life: number;
  readonly number: number;
  readonly letters: readonly Posted<L>[];
}

type Posted<L> =
  | { readonly letter: L; readonly ask?: number }
  /** What came of a letter that asked for it. */
  | { readonly re: number; readonly answer: unknown };

interface Peer<L> {
  life: number;
  said: number;
  theirLife: number;
  heard: number;
  /** When something last came, or was first hoped for. */
  at: number;
  outbox: Posted<L>[];
}

interface Asked {
  readonly to: string;
  readonly done: (answer: unknown) => void;
}

export interface Hearing<L> {
  /** A letter has come; `answer` is for whoever asked for one, now or later. */
  readonly hear: (from: string, letter: L, answer: (answer: unknown) => void) => void;
  /** Nothing that relied on the link to that process goes on. */
  readonly broken: (peer: string) => void;
  /** Somebody here relies on the link. */
  readonly relied: (peer: string) => boolean;
}

export interface Links<L> {
  send(to: string, letter: L): void;
  /** `done` hears null when no answer came in time, or the link broke. */
  ask(to: string, letter: L, ms: number, done: (answer: unknown) => void): void;
  /** Somebody will rely on the link from now on. */
  rely(peer: string): void;
  close(): void;
}

export function linksOf<L>(
  bus: Bus,
  own: string,
  { hear, broken, relied }: Hearing<L>,
  timing: Timing,
): Links<L> & {
  receive(text: string): void;
} {
  const peers = new Map<string, Peer<L>>();
  const asked = new Map<number, Asked>();
  let asks = 0;

  const peerOf = (name: string): Peer<L> => {
    const known = peers.get(name);
    if (known !== undefined) return known;
    const peer: Peer<L> = { life: 1, said: 0, theirLife: 0, heard: 0, at: timing.now(), outbox: [] };
    peers.set(name, peer);
    return peer;
  };

  const post = (to: string, { life, said }: Peer<L>, letters: readonly Posted<L>[]): void => {
    const envelope: Envelope<L> = { from: own, life, number: said, letters };
    bus.send(to, JSON.stringify(envelope));
  };

  const flush = (to: string, peer: Peer<L>): void => {
    // The link may have been broken off in between.
    if (peer.outbox.length === 0) return;
    peer.said++;
    post(to, peer, peer.outbox.splice(0));
  };

  const put = (to: string, posted: Posted<L>): void => {
    const peer = peerOf(to);
    peer.outbox.push(posted);
    // All that is said in one turn of the event loop goes together.
    if (peer.outbox.length === 1) timing.soon(() => flush(to, peer));
  };

  const drop = (name: string): void => {
    for (const [number, { to, done }] of asked) {
      if (to !== name) continue;
      asked.delete(number);
      done(null);
    }
    broken(name);
  };

  const breakOff = (name: string, peer: Peer<L>): void => {
    peer.life++;
    peer.said = 0;
    peer.outbox.length = 0;
    drop(name);
    post(name, peer, []);
  };

  const take = (from: string, posted: Posted<L>): void => {
    if ('re' in posted) {
      const waiting = asked.get(posted.re);
      asked.delete(posted.re);
      waiting?.done(posted.answer);
      return;
    }
    const { letter, ask } = posted;
    hear(from, letter, (answer) => {
      if (ask !== undefined) put(from, { re: ask, answer: answer ?? null });
    });
  };

  const receive = (text: string): void => {
    const { from, life, number, letters }: Envelope<L> = JSON.parse(text);
    const peer = peerOf(from);
    if (life < peer.theirLife) return;
    peer.at = timing.now();
    if (life > peer.theirLife) {
      // Whoever begins with a later life than the first has missed what was said to it before.
      if (peer.theirLife > 0 || life > 1) drop(from);
      peer.theirLife = life;
      peer.heard = 0;
    }
    const next = peer.heard + (letters.length > 0 ? 1 : 0);
    // It came a second time, or out of turn when the link had been given up for it.
    if (number < next) return;
    if (number > next) breakOff(from, peer);
    peer.heard = number;
    for (const posted of letters) take(from, posted);
  };

  const isAsked = (name: string): boolean => {
    for (const { to } of asked.values()) if (to === name) return true;
    return false;
  };

  const beat = (): void => {
    const now = timing.now();
    for (const [name, peer] of peers) {
      if (!isAsked(name) && !relied(name)) continue;
      if (now - peer.at > SILENCE) {
        peer.at = now;
        breakOff(name, peer);
      } else if (peer.outbox.length === 0) post(name, peer, []);
    }
    beats = timing.in(BEAT, beat);
  };
  let beats = timing.in(BEAT, beat);

  /** Silence counts from the moment at which somebody began to listen. */
  const rely = (name: string): void => {
    const peer = peerOf(name);
    if (!relied(name)) peer.at = timing.now();
  };

  return {
    receive,
    rely,
    send: (to, letter) => put(to, { letter }),
    ask(to, letter, ms, done) {
      asks++;
      const number = asks;
      rely(to);
      const impatient = timing.in(ms, () => {
        asked.delete(number);
        done(null);
      });
      asked.set(number, {
        to,
        done: (answer) => {
          impatient();
          done(answer);
        },
      });
      put(to, { letter, ask: number });
    },
    close() {
      beats();
      for (const [name, peer] of peers) flush(name, peer);
      for (const { done } of asked.values()) done(null);
      asked.clear();
    },
  };
}
