// `editions`: tells whether all content that ships is kept for matches that name it, and keeps it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idOfRef, isRefusal, refOf } from '@wyrmtable/kernel';
import { GAME_IDS, type GameId, take } from '@wyrmtable/shelf';
import { phrase } from '@wyrmtable/words';
import { ABOUT, EDITIONS } from '@wyrmtable/words/cli';
import { JSON_FLAG } from '../args.ts';
import { type Command, complain } from '../call.ts';
import { writeWhole } from '../files.ts';
import { PROJECT } from '../project.ts';
import { report } from '../report.ts';

const isPiece = (data: unknown): data is { readonly id: string } =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string';

/** Pieces by kind and ref. */
type Kept = Map<string, Map<string, unknown>>;

const placeOf = (game: GameId): string => join(PROJECT, 'packages', game, 'editions', 'kept.json');

function keptIn(game: GameId): Kept {
  const kinds: Record<string, readonly unknown[]> = JSON.parse(readFileSync(placeOf(game), 'utf8'));
  const refs = (list: readonly unknown[]) => list.filter(isPiece).map((piece) => [refOf(piece), piece] as const);
  return new Map(Object.entries(kinds).map(([kind, list]) => [kind, new Map(refs(list))]));
}

/** One piece a line, so that a change shows as one. */
function written(kept: Kept): string {
  const kinds = [...kept].map(([kind, pieces]) => {
    const lines = [...pieces.values()].map((piece) => JSON.stringify(piece));
    return `${JSON.stringify(kind)}:[\n${lines.join(',\n')}\n]`;
  });
  return `{${kinds.join(',')}}\n`;
}

/** What ships and is not kept yet, entered among what is. */
async function lacking(game: GameId, kept: Kept): Promise<string[]> {
  const { content } = (await take(game)).game;
  const found: string[] = [];
  for (const [kind, list] of Object.entries(content.pieces())) {
    const pieces = kept.get(kind) ?? new Map<string, unknown>();
    kept.set(kind, pieces);
    for (const piece of list.filter(isPiece)) {
      const ref = refOf(piece);
      if (pieces.has(ref)) continue;
      pieces.set(ref, piece);
      found.push(`${game}/${kind}/${idOfRef(ref)}`);
    }
  }
  return found;
}

export const editions: Command = {
  usage: 'editions [keep]',
  about: ABOUT.editions,
  flags: { ...JSON_FLAG },
  places: { min: 0, max: 1 },
  async run(call) {
    const [word] = call.places;
    if (word !== undefined && word !== 'keep') return complain(EDITIONS.unknown, { word });
    const fresh: string[] = [];
    for (const game of GAME_IDS) {
      const kept = keptIn(game);
      const found = await lacking(game, kept);
      fresh.push(...found);
      if (word === undefined || found.length === 0) continue;
      const problem = writeWhole(placeOf(game), written(kept));
      if (problem !== null && !isRefusal(problem)) return problem;
    }
    if (word === 'keep') {
      report(call, { kept: fresh }, () => [phrase(call.lang, EDITIONS.kept, { count: fresh.length })]);
      return 'done';
    }
    report(call, { lacking: fresh }, () => [
      ...fresh,
      phrase(call.lang, fresh.length === 0 ? EDITIONS.whole : EDITIONS.lacking, { count: fresh.length }),
    ]);
    return fresh.length === 0 ? 'done' : 'does-not-hold';
  },
};
