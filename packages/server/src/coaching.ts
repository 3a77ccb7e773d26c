// A coach at a server's table: the page's own master thinks, in a world that is possible for all that its seat can know.
import { type AnyGame, PASS, type Position, type Refusal, type Seat, swiftChance } from '@wyrmtable/kernel';
import { within } from './fairness.ts';
import { seatsOf } from './lobby.ts';
import { no } from './refusals.ts';
import type { Room } from './server-context.ts';
import type { TableRow } from './storage/port.ts';

/** Nobody could mind: it counts for nothing, and bots alone sit on the other seats. */
function isAllowed({ terms, seats }: TableRow, own: readonly Seat[]): boolean {
  if (terms.rated || terms.day !== undefined) return false;
  return seats.every((row, seat) => row.kind === 'bot' || own.includes(seat));
}

/** Those who are asked before the seat pass, as far as they may: who is asked in a window is not for others to know. */
function asked(game: AnyGame, world: Position, seat: Seat, luck: ReturnType<typeof swiftChance>): boolean {
  for (;;) {
    const next = game.toMove(world);
    if (next === seat) return true;
    if (next === null || game.window(world) === null || !game.choices(world).includes(PASS)) return false;
    game.apply(world, PASS, luck, null);
  }
}

/** What the seat cannot know is redealt, so that whoever reads it learns nothing that the table has not told them. */
export function worldFor({ table, run }: Pick<Room, 'table' | 'run'>, guest: string, seat: Seat): Position | Refusal {
  const own = seatsOf(table, guest);
  if (!own.includes(seat)) return no('not-seated');
  if (!isAllowed(table, own)) return no('no-coach');
  if (run === null || table.status !== 'playing') return no('not-started');
  const { game } = run.recipe;
  const world = game.copy(run.state);
  const luck = swiftChance(within([0, 2 ** 32]));
  game.redeal(world, seat, luck);
  if (!asked(game, world, seat, luck)) return no('no-coach');
  // How often the true match drew is nobody's business.
  world.drawn = 0;
  return world;
}
