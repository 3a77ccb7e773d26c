// Who sends a message, for push services (VAPID, RFC 8292): a key of this service's own, and a token signed with it.
import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** Seconds for which a token holds; services take no more than a day. */
const HOLDS = 12 * 60 * 60;

export interface Vapid {
  /** As browsers want it when they ask for word: the point of the public key, in base64url. */
  readonly key: string;
  /** The header for that push service. `site`: where whoever runs the push service finds out who we are. */
  headerFor(endpoint: string, site: string, now: number): string;
}

const base64 = (text: string | Buffer): string => Buffer.from(text).toString('base64url');

/** The pair that 32 secret bytes make. One secret in 2³² is no private key of the curve: `secret` is asked again. */
function pairOf(secret: (purpose: string) => Buffer): ReturnType<typeof createECDH> {
  for (let i = 0; ; i++) {
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(secret(`web push ${i}`));
      return pair;
    } catch (problem) {
      if (i > 8) throw problem;
    }
  }
}

export function vapidOf(secret: (purpose: string) => Buffer): Vapid {
  const pair = pairOf(secret);
  const point = pair.getPublicKey();
  const [x, y] = [base64(point.subarray(1, 33)), base64(point.subarray(33))];
  // A private key with leading zeroes comes shorter than the form has it.
  const d = base64(Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32));
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d } });
  const shown = base64(point);
  const header = base64(JSON.stringify({ typ: 'JWT', alg: 'ES256' }));
  return {
    key: shown,
    headerFor(endpoint, site, now) {
      const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + HOLDS, sub: site };
      const body = `${header}.${base64(JSON.stringify(claims))}`;
      const signed = sign('sha256', Buffer.from(body), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${body}.${base64(signed)}, k=${shown}`;
    },
  };
}
