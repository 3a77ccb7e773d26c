// Match files of simulated games, one a game, named so that they sort in order.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyGame,
  broughtBy,
  CHANCE_ALGORITHM,
  type Choice,
  commitment,
  MATCH_FORMAT,
  type MatchFile,
  type Seed,
} from '@wyrmtable/kernel';
import { botName } from '@wyrmtable/words';
import type { Run } from './run.ts';

interface Played {
  readonly seed: Seed;
  readonly results: readonly number[];
  readonly choices: readonly Choice[];
  readonly digest: string;
}

export function saveMatch(folder: string, game: AnyGame, run: Run, index: number, played: Played): void {
  const file: MatchFile = {
    format: MATCH_FORMAT,
    game: game.id,
    version: game.version,
    options: run.options,
    content: run.content,
    ...broughtBy(game.content, run.content),
    seats: run.bots.map((level) => ({ name: botName('en', level), bot: level })),
    chance: {
      algorithm: CHANCE_ALGORITHM,
      seed: played.seed,
      commitment: commitment(played.seed),
      words: [],
      results: played.results,
    },
    choices: played.choices,
    digest: played.digest,
  };
  const name = `${game.id}-${run.seed}-${String(index).padStart(6, '0')}.json`;
  writeFileSync(join(folder, name), `${JSON.stringify(file)}\n`);
}
