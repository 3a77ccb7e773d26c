// A push service and a browser behind it, at the edge of the machine: takes messages by HTTP and opens them as a device does.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';

export interface Received {
  readonly path: string;
  readonly word: Record<string, unknown>;
  readonly headers: NodeJS.Dict<string | string[]>;
  /** What the sender's token claims, once its signature was found to be that of the key it names. */
  readonly claims: Record<string, unknown>;
}

export interface Receiver {
  readonly origin: string;
  readonly received: Received[];
  /** A device that asks for word there. */
  device(path: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What devices at that path answer from now on; 201 unless said. */
  answer(path: string, status: number): void;
  /** Devices at that path leave the sender waiting for an answer. */
  hang(path: string): void;
  close(): Promise<void>;
}

const derived = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** RFC 8291 from the other side. */
function opened(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body[20] ?? 0;
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const shared = derived(pair.computeSecret(sender), auth, info, 32);
  const key = derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(shared, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  if (plain.at(-1) !== 2) throw new Error('the record has no end');
  return plain.subarray(0, -1).toString();
}

function claimsIn(header: string | undefined): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(header ?? '') ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const known = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = Buffer.from(`${head}.${body}`);
  if (!verify('sha256', signed, { key: known, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    throw new Error('somebody else has signed');
  return { ...JSON.parse(Buffer.from(body, 'base64url').toString()), key };
}

export async function startReceiver(): Promise<Receiver> {
  const devices = new Map<string, { pair: ReturnType<typeof createECDH>; auth: Buffer }>();
  const answers = new Map<string, number>();
  const hanging = new Set<string>();
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const known = devices.get(path);
      const { headers } = request;
      if (known !== undefined)
        received.push({
          path,
          word: JSON.parse(opened(Buffer.concat(parts), known.pair, known.auth)),
          headers,
          claims: claimsIn(headers.authorization),
        });
      if (hanging.has(path)) return;
      response.writeHead(known === undefined ? 404 : (answers.get(path) ?? 201)).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    origin,
    received,
    device(path) {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      devices.set(path, { pair, auth });
      return { endpoint: `${origin}${path}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    answer(path, status) {
      answers.set(path, status);
      hanging.delete(path);
    },
    hang: (path) => void hanging.add(path),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
