// Word goes out to the devices of a person, and to one that is gone no more.
import { hash } from 'node:crypto';
import { request as plainRequest } from 'node:http';
import { Agent, request as secureRequest } from 'node:https';
import type { Word, WordKind } from '@wyrmtable/wire';
import type { ServerContext } from '../server-context.ts';
import type { PushRow } from '../storage/ports/word.ts';
import { outsideOnly } from './outside.ts';
import { sealedFor } from './sealing.ts';
import type { Vapid } from './vapid.ts';

export interface Sender {
  /** Comes back when every device of that person that wants it has it or was given up. */
  send(person: string, word: Word): Promise<void>;
  close(): void;
}

const PATIENCE = 10_000;
const TRIES = 3;
/** Milliseconds before the second try, the third four times as long. */
const AGAIN_IN = 2000;
/** Seconds for which a push service keeps it for a device that is off. */
export const KEPT: Readonly<Record<WordKind, number>> = { move: 24 * 60 * 60, ready: 15 * 60, challenge: 24 * 60 * 60 };

/** `gone`: the device wants no more. `later`: the service was busy or away. */
type Sent = 'sent' | 'gone' | 'later' | 'refused';

function readStatus(status: number): Sent {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

export function senderOf(context: ServerContext, vapid: Vapid, inside: boolean): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 4, ...(inside ? {} : { lookup: outsideOnly }) });
  const { word: store } = context.storage;
  let closed = false;

  const post = (push: PushRow, word: Word): Promise<Sent> =>
    new Promise((done) => {
      const body = sealedFor(push, JSON.stringify(word));
      const headers = {
        authorization: vapid.headerFor(push.endpoint, push.site, Date.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': body.length,
        ttl: KEPT[word.kind],
        urgency: word.kind === 'ready' ? 'high' : 'normal',
        // A later word about the same takes the place of one that still waits.
        topic: hash('sha256', `${word.kind} ${word.table}`, 'base64url').slice(0, 32),
      };
      const options = { method: 'POST', headers, timeout: PATIENCE };
      const url = new URL(push.endpoint);
      // Redirects are not followed, and what is answered is not read.
      const request =
        url.protocol === 'http:' && inside ? plainRequest(url, options) : secureRequest(url, { ...options, agent });
      request.on('response', (answer) => {
        answer.resume();
        done(readStatus(answer.statusCode ?? 500));
      });
      request.on('timeout', () => request.destroy(new Error('no answer')));
      request.on('error', () => done('later'));
      request.end(body);
    });

  const deliver = async (push: PushRow, word: Word): Promise<void> => {
    for (let i = 1; ; i++) {
      const sent = await post(push, word);
      context.tally[sent === 'sent' ? 'pushed' : 'unpushed']++;
      if (sent === 'gone') await store.dropPush(push.endpoint);
      if (sent !== 'later' || i === TRIES || closed) return;
      await new Promise((again) => setTimeout(again, AGAIN_IN * i * i).unref());
    }
  };

  return {
    async send(person, word) {
      const all = await store.pushesOf(person);
      const wanted = all.map(async (push) => {
        // A device that asked another key of ours for word takes none of this one's; its next visit mends that.
        if (push.key !== vapid.key) await store.dropPush(push.endpoint);
        else if (push.kinds.includes(word.kind)) await deliver(push, word);
      });
      await Promise.all(wanted);
    },
    close() {
      closed = true;
      agent.destroy();
    },
  };
}
