// A campaign between tests: two heroes, random choices that never give up, and how far the story has come.

import { isArena, kindOf } from '@wyrmtable/adventures/inside';
import {
  connect,
  type Fields,
  type Known,
  type Line,
  learn,
  nothingKnown,
  post,
  type Visitor,
  visit,
} from './client.ts';
import { picker } from './play.ts';

export interface Campaign {
  readonly id: string;
  /** One line a hero. */
  readonly lines: Line[];
  readonly known: Known[];
}

/** Any choice but giving up, the same again for the same number. */
export function steadfast(seed: number): (choices: readonly number[]) => number {
  const pick = picker(seed);
  return (choices) => pick(choices.filter((choice) => isArena(choice) || kindOf(choice) !== 'retire'));
}

export async function lineAt(visitor: Visitor, table: string, hello: Fields = {}): Promise<Line> {
  const line = await connect(visitor);
  await line.ask({ type: 'hello', table, ...hello });
  return line;
}

/** Mirka leads hero 0; Borys comes and leads hero 1, or Mirka leads both. The match has begun. */
export async function campaign(address: string, alone = false): Promise<Campaign> {
  const mirka = await visit(address);
  const made = await post(mirka, '/api/tables', { game: 'adventures', name: 'Mirka', seats: 2 });
  const id = String(made.body.table);
  const first = await lineAt(mirka, id, { seat: 0, since: 0 });
  const second = await lineAt(alone ? mirka : await visit(address), id, { seat: 1, since: 0 });
  await second.ask({ type: 'sit', seat: 1, name: alone ? 'Mirka' : 'Borys', also: true });
  const lines = [first, second];
  for (const [i, line] of lines.entries()) await line.ask({ type: 'ready', word: `word ${i}` });
  await first.ask({ type: 'start' });
  return { id, lines, known: lines.map(nothingKnown) };
}

/** Both lines play until one of them says that it is enough; what that line was offered then is not answered. */
export async function playUntil(
  { id, lines, known }: Campaign,
  pick: (choices: readonly number[]) => number,
  enough: (known: Known) => boolean,
): Promise<void> {
  let done = false;
  const play = async (line: Line, own: Known): Promise<void> => {
    for (;;) {
      if (own.over || enough(own)) done = true;
      if (done) return;
      if (own.choices.length > 0) {
        line.say({ type: 'move', match: id, seq: own.seq, choice: pick(own.choices) });
        own.choices = [];
      }
      learn(own, await line.until(({ type }) => type === 'update' || type === 'events'));
    }
  };
  await Promise.race(lines.map((line, i) => play(line, known[i] ?? nothingKnown())));
}

export const stageOf = ({ view }: Known): unknown => view?.stage;

/** Lines again where they were before, as after a broken connection. */
export async function again(address: string, { id, lines, known }: Campaign): Promise<Campaign> {
  const opened = await Promise.all(
    lines.map(({ visitor }, i) =>
      lineAt({ ...visitor, address }, id, { seat: i, since: known[i]?.last ?? 0, readings: false }),
    ),
  );
  return { id, lines: opened, known };
}
