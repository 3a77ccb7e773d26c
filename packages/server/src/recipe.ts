// What a match is made from, and the match as a file, both out of the table's row.
import { broughtBy, CHANCE_ALGORITHM, MATCH_FORMAT, type MatchFile } from '@wyrmtable/kernel';
import type { RegisteredGame } from '@wyrmtable/registry';
import { atHand } from './made-heroes.ts';
import { commitmentOf } from './pledging.ts';
import type { Minds, Recipe } from './running.ts';
import type { MoveRow, TableRow } from './storage/port.ts';
import { netMoves } from './taking-back.ts';

/** A bot that stands in for somebody says nothing: what it did and what the person did cannot be told apart in the log. */
export const mindsAt = ({ seats }: TableRow, { bots }: RegisteredGame): Minds =>
  seats.map((row) => (row.kind === 'bot' ? (bots[row.level]?.bot ?? null) : null));

export function recipeOf(table: TableRow, registered: RegisteredGame): Recipe {
  const { game } = registered;
  const { id, options, seats, seed } = table;
  atHand(game, table);
  const content = table.content ?? game.stock(options, seats.length);
  const minds = mindsAt(table, registered);
  return { id, game, options, content, seats: seats.length, seed, words: table.words ?? [], minds };
}

/** Whoever looks at the file is told what the rules do not say: who left, and who has won by that. */
function endedEarly({ ended, outcome }: TableRow): Pick<MatchFile, 'ended'> {
  if (ended === null) return {};
  const winners = outcome?.kind === 'won' ? outcome.winners : [];
  return { ended: { how: ended.how, seat: 'seat' in ended ? ended.seat : null, winners } };
}

/** The match so far as a file, of the choices that hold; it names those who sit there now. */
export function fileOf(table: TableRow, { game }: RegisteredGame, rows: readonly MoveRow[], digest: string): MatchFile {
  const moves = netMoves(rows);
  const content = table.content ?? game.stock(table.options, table.seats.length);
  atHand(game, table);
  return {
    format: MATCH_FORMAT,
    game: table.game,
    version: table.version,
    options: table.options,
    content,
    ...broughtBy(game.content, content),
    seats: table.seats.map((row) =>
      row.kind === 'empty' ? { name: '', bot: null } : { name: row.name, bot: row.kind === 'bot' ? row.level : null },
    ),
    chance: {
      algorithm: CHANCE_ALGORITHM,
      seed: table.seed,
      commitment: commitmentOf(table),
      words: table.words ?? [],
      ...(table.pledge === null ? {} : { pledge: table.pledge }),
      results: [...table.setUp, ...moves.flatMap((move) => move.results)],
    },
    choices: moves.map((move) => move.choice),
    digest,
    ...endedEarly(table),
  };
}
