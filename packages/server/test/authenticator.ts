// A passkey authenticator in software, as a phone would be: it makes keys for a site and signs what the site asks.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Fields } from './client.ts';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer =>
  value.length < 24
    ? Buffer.concat([Buffer.from([0x40 + value.length]), value])
    : value.length < 256
      ? Buffer.concat([Buffer.from([0x58, value.length]), value])
      : Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value]);

/** User present, user verified. */
const SEEN = 0x05;
const WITH_KEY = 0x40;

export interface Authenticator {
  make(options: Fields, origin: string): Fields;
  show(options: Fields, origin: string): Fields;
}

function clientData(type: string, options: Fields, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin, crossOrigin: false }));
}

function counted(count: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(count);
  return four;
}

export function authenticator(): Authenticator {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let count = 0;
  const frame = (response: Fields): Fields => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    make(options, origin) {
      const { id: site } = options.rp as { id: string };
      const data = Buffer.concat([
        sha256(site),
        Buffer.from([SEEN | WITH_KEY]),
        counted(++count),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseOf(publicKey),
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ]);
      return frame({
        clientDataJSON: clientData('webauthn.create', options, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    show(options, origin) {
      const client = clientData('webauthn.get', options, origin);
      const data = Buffer.concat([sha256(String(options.rpId)), Buffer.from([SEEN]), counted(++count)]);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return frame({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

/** The public key as COSE has it: EC2, ES256, P-256, x, y. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([
    head,
    Buffer.from([0x21]),
    bytes(Buffer.from(String(x), 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(String(y), 'base64url')),
  ]);
}
