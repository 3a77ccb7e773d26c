// A message for one device alone (RFC 8291 in the coding of RFC 8188): no push service on its way can read it.
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const SECRET_BYTES = 16;
/** Larger than any message of ours, so that each is one record. */
const RECORD = 4096;
/** Ends the last record. */
const LAST = Buffer.from([2]);

/** As the browser tells them, in base64url. */
export interface DeviceKeys {
  readonly p256dh: string;
  readonly auth: string;
}

interface Drawn {
  readonly salt: Buffer;
  /** The private key of a pair that is used once. */
  readonly once: Buffer;
}

function draw(): Drawn {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { salt: randomBytes(16), once: pair.getPrivateKey() };
}

const derived = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Whether those are keys at all: a point on the curve, and a secret of the right length. */
export function areKeys({ p256dh, auth }: DeviceKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== SECRET_BYTES) return false;
  try {
    const pair = createECDH(CURVE);
    pair.generateKeys();
    pair.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

export function sealedFor({ p256dh, auth }: DeviceKeys, text: string, { salt, once }: Drawn = draw()): Buffer {
  const device = Buffer.from(p256dh, 'base64url');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(once);
  const own = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device, own]);
  const shared = derived(pair.computeSecret(device), Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([
    ...[salt, size, Buffer.from([own.length]), own],
    ...[cipher.update(text, 'utf8'), cipher.update(LAST), cipher.final(), cipher.getAuthTag()],
  ]);
}
