// Ways of getting to a table and playing at it that several tests share.
import { connect, type Fields, type Known, type Line, learn, nothingKnown, post, visit } from './client.ts';

export interface Seated {
  readonly id: string;
  readonly lines: readonly [Line, Line];
  readonly commitment: string;
}

/** Mirka makes a table, Borys comes by the link, both are ready, and the match begins. */
export async function seatTwo(address: string, wish: Fields = {}, hello: Fields = {}): Promise<Seated> {
  const [mirka, borys] = [await visit(address), await visit(address)];
  const made = await post(mirka, '/api/tables', { game: 'dragon-farkle', name: 'Mirka', ...wish });
  const id = String(made.body.table);
  const lines = [await connect(mirka), await connect(borys)] as const;
  for (const line of lines) await line.ask({ type: 'hello', table: id, ...hello });
  await lines[1].ask({ type: 'sit', seat: 1, name: 'Borys' });
  await lines[0].ask({ type: 'ready', word: 'rzepa' });
  await lines[1].ask({ type: 'ready', word: 'лопата' });
  const shown = await lines[0].until((message) => message.type === 'table');
  const { commitment } = shown.table as { commitment: string };
  await lines[0].ask({ type: 'start' });
  return { id, lines, commitment };
}

/** Any of them, but not always the same: a small fixed sequence of its own for each player. */
export function picker(seed: number): (choices: readonly number[]) => number {
  let state = seed;
  return (choices) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return choices[Math.floor((state / 2 ** 31) * choices.length)] ?? 0;
  };
}

/** Plays a line by random choices until `enough` says so. */
export async function playLine(
  match: string,
  line: Line,
  known: Known,
  pick: (choices: readonly number[]) => number,
  enough: (known: Known) => boolean = () => false,
): Promise<void> {
  while (!known.over && !enough(known)) {
    learn(known, await line.until((message) => message.type === 'update' || message.type === 'events'));
    if (known.choices.length > 0) line.say({ type: 'move', match, seq: known.seq, choice: pick(known.choices) });
  }
}

/** Plays both lines to the end of the match. A move that was overtaken in a window is refused; an update follows it. */
export async function playToEnd(match: string, lines: readonly [Line, Line]): Promise<[Known, Known]> {
  const known: [Known, Known] = [nothingKnown(), nothingKnown()];
  await Promise.all(lines.map((line, i) => playLine(match, line, known[i] ?? nothingKnown(), picker(i + 1))));
  return known;
}
