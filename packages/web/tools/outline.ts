// Outlines of glyphs on a grid of whole units: drawn small, nobody sees the decimals, and everybody would fetch them.

type Point = readonly [number, number];

/** How many figures a command takes at a time. */
const FIGURES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
/** The two flags of an arc may stand without anything between them. */
const FLAG = /[01]/y;
const BETWEEN = /[\s,]*/y;

interface Step {
  readonly command: string;
  readonly figures: readonly number[];
}

/** Every step of an outline, each with a command of its own. */
function stepsOf(outline: string): Step[] {
  const found: Step[] = [];
  let at = 0;
  const take = (what: RegExp): string | null => {
    BETWEEN.lastIndex = at;
    at += BETWEEN.exec(outline)?.[0].length ?? 0;
    what.lastIndex = at;
    const taken = what.exec(outline)?.[0] ?? null;
    at += taken?.length ?? 0;
    return taken;
  };
  for (let letter = take(/[a-z]/iy); letter !== null; letter = take(/[a-z]/iy)) {
    const count = FIGURES[letter.toLowerCase()];
    if (count === undefined) throw new RangeError(`an outline with ${letter}`);
    let command = letter;
    for (;;) {
      const figures: number[] = [];
      while (figures.length < count) {
        const isFlag = command.toLowerCase() === 'a' && (figures.length === 3 || figures.length === 4);
        const taken = take(isFlag ? FLAG : NUMBER);
        if (taken === null) break;
        figures.push(Number(taken));
      }
      if (figures.length === count) found.push({ command, figures });
      if (count === 0 || figures.length < count) break;
      // Points after the first of a move are lines.
      if (command === 'm') command = 'l';
      if (command === 'M') command = 'L';
    }
  }
  if (outline.slice(at).trim() !== '') throw new RangeError(`an outline that ends in ${outline.slice(at, at + 20)}`);
  return found;
}

const spelt = (figures: readonly number[]): string =>
  figures.map((figure, i) => (i === 0 || figure < 0 ? `${figure}` : ` ${figure}`)).join('');

/** The pairs of a step that are places, the last of which is where it ends. */
function placesIn({ command, figures }: Step, [x, y]: Point): Point[] {
  const kind = command.toLowerCase();
  const relative = command === kind;
  const [dx, dy] = relative ? [x, y] : [0, 0];
  if (kind === 'h') return [[dx + (figures[0] ?? 0), y]];
  if (kind === 'v') return [[x, dy + (figures[0] ?? 0)]];
  const pairs = kind === 'a' ? figures.slice(5) : figures;
  return Array.from({ length: pairs.length / 2 }, (_, i) => [dx + (pairs[2 * i] ?? 0), dy + (pairs[2 * i + 1] ?? 0)]);
}

/** Where each step of an outline ends. */
export function endsOf(outline: string): Point[] {
  const ends: Point[] = [];
  let here: Point = [0, 0];
  let begun: Point = here;
  for (const step of stepsOf(outline)) {
    here = step.command.toLowerCase() === 'z' ? begun : (placesIn(step, here).at(-1) ?? here);
    if (step.command.toLowerCase() === 'm') begun = here;
    ends.push(here);
  }
  return ends;
}

/** Every place is rounded by itself, so that no error is handed on along the line. */
export function onGrid(outline: string): string {
  let [here, drawn]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  let [begun, begunDrawn] = [here, drawn];
  let written = '';
  let last = '';
  for (const step of stepsOf(outline)) {
    const kind = step.command.toLowerCase();
    const places = placesIn(step, here);
    const [x, y] = drawn;
    const shifts = places.map(([px, py]) => [Math.round(px) - x, Math.round(py) - y]);
    const [first = 0, second = 0] = shifts[0] ?? [];
    const figures =
      kind === 'h'
        ? [first]
        : kind === 'v'
          ? [second]
          : kind === 'a'
            ? [
                ...step.figures.slice(0, 2).map((r) => Math.round(r * 10) / 10),
                ...step.figures.slice(2, 5),
                ...shifts.flat(),
              ]
            : shifts.flat();
    // A move is always said: figures after it would be lines.
    written += `${kind === last && kind !== 'm' && kind !== 'z' ? (figures[0] !== undefined && figures[0] < 0 ? '' : ' ') : kind}${spelt(figures)}`;
    last = kind;
    const end = places.at(-1);
    if (kind === 'z') [here, drawn] = [begun, begunDrawn];
    else if (end !== undefined) [here, drawn] = [end, [Math.round(end[0]), Math.round(end[1])]];
    if (kind === 'm') [begun, begunDrawn] = [here, drawn];
  }
  return written;
}
