// What a seed looks like. Apart from what is made of seeds, so that a page that only lists tables needs no hashing.

/** 32 bytes as 64 lower-case hex digits. */
export type Seed = string;

export function isSeed(value: unknown): value is Seed {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}
