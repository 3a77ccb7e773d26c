// A hero as it leaves and enters the workshop: as a file, and as letters that a link may hold.
import { readHero } from '@wyrmtable/dice-throne/check';
import { packedText, unpackedText } from '../../table/packing.ts';
import type { Draft } from './document.ts';
import { isHeroLike } from './kept.ts';

/** A hero of ours takes 30 to 60 KB. */
export const MOST_TEXT = 500_000;

export const asText = (draft: Draft): string => `${JSON.stringify(draft, null, 1)}\n`;

export const asLetters = (draft: Draft): Promise<string> => packedText(JSON.stringify(draft));

/** A hero that may be taken up: whole, or with flaws that can be mended here. Null for anything else. */
function heroIn(value: unknown): Draft | null {
  if (!isHeroLike(value)) return null;
  const { flaws } = readHero(value);
  // What has another shape cannot be drawn; what only makes no sense can be, and is mended here.
  return flaws.some(({ fault }) => SHAPELESS.has(fault.kind)) ? null : value;
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

export const fromText = (text: string): Draft | null => (text.length > MOST_TEXT ? null : heroIn(parsed(text)));

export async function fromLetters(letters: string): Promise<Draft | null> {
  const text = await unpackedText(letters, MOST_TEXT);
  return text === undefined ? null : fromText(text);
}
