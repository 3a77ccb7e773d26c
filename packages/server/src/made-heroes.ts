// Heroes that people made, as a table brings them: checked when the table was laid, kept in its row, at hand wherever it goes on.
import { type AnyGame, BOXES, isPiece, type Manifest } from '@wyrmtable/kernel';
import type { TableRow } from './storage/port.ts';

type Bringing = Pick<TableRow, 'brought'>;

const boxesOf = ({ brought }: Bringing): readonly unknown[] => brought?.[BOXES] ?? [];

/** Takes in what the table brings: the process may have been started since, or may have let it go. */
export function atHand(game: AnyGame, table: Bringing): void {
  const boxes = boxesOf(table);
  if (boxes.length > 0) game.content.learn({ [BOXES]: boxes });
}

/** All there is to choose from at the table: what ships, and the heroes it brings. */
export function choosableAt(game: AnyGame, table: Bringing): Manifest {
  atHand(game, table);
  return game.content.shippedAnd(boxesOf(table));
}

/** The ids of the heroes it brings. */
export const madeAt = (table: Bringing): readonly string[] =>
  boxesOf(table).flatMap((box) =>
    typeof box === 'object' && box !== null && 'hero' in box && isPiece(box.hero) ? [box.hero.id] : [],
  );
