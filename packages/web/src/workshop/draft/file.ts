// A hero as it leaves and enters the workshop: as a file, and as letters that a link may hold.
import { type Flaw, readHero } from '@wyrmtable/dice-throne/check';
import { packedText, unpackedText } from '../../table/packing.ts';
import type { Draft } from './document.ts';
import { isHeroLike } from './kept.ts';

/** A hero of ours takes 30 to 60 KB. */
export const MOST_TEXT = 500_000;

export const asText = (draft: Draft): string => `${JSON.stringify(draft, null, 1)}\n`;

export const asLetters = (draft: Draft): Promise<string> => packedText(JSON.stringify(draft));

/** A hero that may be taken up: whole, or with flaws that can be mended here. Otherwise what is wrong; nothing where it is no hero. */
export type Taken = { readonly draft: Draft } | { readonly flaws: readonly Flaw[] };

/** More than any hero, whatever it is. */
export const TOO_LARGE: Taken = { flaws: [{ at: 'hero', fault: { kind: 'too-large' } }] };

function heroIn(value: unknown): Taken {
  if (!isHeroLike(value)) return { flaws: [] };
  // What has another shape cannot be drawn; what only makes no sense can be, and is mended here.
  const flaws = readHero(value).flaws.filter(({ fault }) => SHAPELESS.has(fault.kind));
  return flaws.length > 0 ? { flaws } : { draft: value };
}

const SHAPELESS = new Set([
  'expected',
  'missing',
  'unknown-field',
  'range',
  'one-of',
  'bad-id',
  'too-many',
  'too-few',
  'too-deep',
  'too-large',
]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const fromText = (text: string): Taken => (text.length > MOST_TEXT ? TOO_LARGE : heroIn(parsed(text)));

export async function fromLetters(letters: string): Promise<Taken> {
  const text = await unpackedText(letters, MOST_TEXT);
  return text === undefined ? { flaws: [] } : fromText(text);
}
