// Colours on a terminal that shows them and nowhere else.
export type Colour = 'plain' | 'faint' | 'strong' | 'red' | 'green' | 'blue' | 'yellow';

const CODES: Readonly<Record<Colour, string>> = {
  plain: '',
  faint: '2',
  strong: '1',
  red: '31',
  green: '32',
  blue: '36',
  yellow: '33',
};

/** NO_COLOR is the convention of no-color.org. */
const coloured = process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

export function paint(colour: Colour, text: string): string {
  return !coloured || colour === 'plain' ? text : `\u001b[${CODES[colour]}m${text}\u001b[0m`;
}
