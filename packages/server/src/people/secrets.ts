// Passwords and recovery codes: how they are made, kept and held against what somebody types.
import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { PASSWORD_LENGTH } from '@wyrmtable/wire';
import { hashOf } from '../fairness.ts';

/** What a hash takes; it is kept with each, so that it may rise and what was kept before is still understood. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MB and a good part of a second, the least that OWASP recommends. */
const USUAL_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** At once: threads and memory are for others too. */
const AT_ONCE = 2;

export interface Passwords {
  /** `scrypt.N.r.p.salt.key` */
  hashed(password: string): Promise<string>;
  /** Null for somebody who has no password, or for nobody: that takes as long as a wrong one. */
  isRight(kept: string | null, password: string): Promise<boolean>;
}

/** The same letters typed on another keyboard may come in other pieces. */
const typed = (password: string): string => password.normalize('NFC');

/** Length is the only rule: others make passwords alike. */
export function isFitPassword(password: string): boolean {
  const { length } = [...typed(password)];
  return length >= PASSWORD_LENGTH.least && length <= PASSWORD_LENGTH.most;
}

/** So many at once, the others in the order they came. */
function turnstile(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (busy >= most) await new Promise<void>((turn) => waiting.push(turn));
    else busy++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) busy--;
      else next();
    }
  };
}

export function passwordsOf(cost: PasswordCost = USUAL_COST): Passwords {
  const inTurn = turnstile(AT_ONCE);
  const derived = (password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> =>
    inTurn(
      () =>
        new Promise((done, fail) => {
          scrypt(typed(password), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (problem, key) =>
            problem === null ? done(key) : fail(problem),
          );
        }),
    );
  const written = (salt: Buffer, key: string): string =>
    ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key].join('.');
  /** What nobody's password fits. */
  const nobodys = written(randomBytes(SALT_BYTES), '');
  return {
    async hashed(password) {
      const salt = randomBytes(SALT_BYTES);
      return written(salt, (await derived(password, salt, cost)).toString('base64url'));
    },
    async isRight(kept, password) {
      const [, N, r, p, salt = '', key = ''] = (kept ?? nobodys).split('.');
      const found = await derived(password, Buffer.from(salt, 'base64url'), {
        N: Number(N),
        r: Number(r),
        p: Number(p),
      });
      const wanted = Buffer.from(key, 'base64url');
      return wanted.length === found.length && timingSafeEqual(wanted, found);
    },
  };
}

/** No letter that is taken for another, and 16 of them are too many to guess even with the hashes at hand. */
const CODE_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODES = 8;

function freshCode(): string {
  const letters = Array.from({ length: 16 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

export const freshCodes = (): readonly string[] => Array.from({ length: CODES }, freshCode);

/** Only this is kept. As it is typed: capitals, spaces and dashes do not matter. */
export function codeHash(account: string, code: string): string {
  return hashOf(`${account} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}
