// Dice drawn with characters, side by side.
const PIPS: Readonly<Record<number, readonly string[]>> = {
  1: ['     ', '  ●  ', '     '],
  2: ['●    ', '     ', '    ●'],
  3: ['●    ', '  ●  ', '    ●'],
  4: ['●   ●', '     ', '●   ●'],
  5: ['●   ●', '  ●  ', '●   ●'],
  6: ['●   ●', '●   ●', '●   ●'],
};

/** Five lines; the row of figures under them is what a screen reader says. */
export function drawDice(dice: readonly number[]): string[] {
  const row = (line: (pips: readonly string[]) => string) => dice.map((face) => line(PIPS[face] ?? [])).join(' ');
  return [
    row(() => '╭───────╮'),
    row(([top]) => `│ ${top} │`),
    row(([, middle]) => `│ ${middle} │`),
    row(([, , bottom]) => `│ ${bottom} │`),
    row(() => '╰───────╯'),
  ];
}
