// A campaign of thousands of choices: two heroes who play at random and never give up.
import { adventures } from '@wyrmtable/adventures';
import {
  type AnyGame,
  CHANCE_ALGORITHM,
  commitment,
  derivedSeed,
  digest,
  isRefusal,
  MATCH_FORMAT,
  type MatchFile,
  readOptions,
  swiftChance,
} from '@wyrmtable/kernel';
import { begin, type Running, step } from '../src/running.ts';
import { netLog } from '../src/taking-back.ts';

const game: AnyGame = adventures;

export function longRun(choices: number): Running {
  const options = readOptions(game, { heroes: ['barbarian', 'monk'] }, 2);
  if (isRefusal(options)) throw new Error(options.refused);
  const run = begin({
    id: 'long',
    game,
    options,
    content: game.stock(options, 2),
    seats: 2,
    seed: derivedSeed(8, 1),
    words: ['a', 'b'],
  });
  const luck = swiftChance(3);
  for (let i = 0; i < choices; i++) {
    const seat = game.toMove(run.state);
    const all = game.choices(run.state).filter((choice) => game.read(choice, run.state).kind !== 'retire');
    step(run, seat ?? 0, all[luck.below(all.length)] ?? 0, () => {});
  }
  return run;
}

/** The same as a file that can be brought to a server. */
export function fileOf({ recipe, log, state }: Running): MatchFile {
  const { options, content, seed, words } = recipe;
  return {
    format: MATCH_FORMAT,
    game: game.id,
    version: game.version,
    options,
    content,
    seats: [
      { name: 'Mirka', bot: null },
      { name: 'Borys', bot: null },
    ],
    chance: { algorithm: CHANCE_ALGORITHM, seed, commitment: commitment(seed), words },
    choices: netLog(log),
    digest: digest(state),
  };
}
