// What people are brought together for, as it is called.
import { isKind, KINDS } from '@wyrmtable/wire';
import { gameTitle, type Lang, phrase } from '@wyrmtable/words';
import { finding, WAY_NAMES } from '@wyrmtable/words/finding';

/** A way to play without its game: its mode, or how many sit down. */
export function wayName(lang: Lang, options: object, seats: number): string {
  const { mode }: { mode?: unknown } = options;
  const named = typeof mode === 'string' ? WAY_NAMES[mode] : undefined;
  return phrase(lang, named ?? finding.players, { count: seats });
}

/** The way with its game: 'Dice Throne, Duel'. */
export function kindName(lang: Lang, kind: string): string {
  if (!isKind(kind)) return kind;
  const { game, options, seats, as } = KINDS[kind];
  const way = `${gameTitle(lang, game)}, ${wayName(lang, options, seats)}`;
  // With three it is the game's own way; with more it says so.
  return as === undefined ? way : `${way}, ${phrase(lang, finding.players, { count: seats })}`;
}
