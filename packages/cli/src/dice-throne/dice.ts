// Dice with their symbols, drawn with characters side by side.
import type { Hero } from '@wyrmtable/dice-throne';
import type { Lang } from '@wyrmtable/words';
import { symbolName } from '@wyrmtable/words/dice-throne';

const centred = (text: string, width: number): string => {
  const before = Math.floor((width - text.length) / 2);
  return `${' '.repeat(before)}${text}`.padEnd(width);
};

/** Five dice of this width and the spaces between them keep within eighty columns. */
const WIDEST = 11;

/** A name of several words takes a line for each where it would not fit. */
function nameLines(names: readonly string[]): string[][] {
  return names.some((name) => name.length > WIDEST)
    ? names.map((name) => name.split(' '))
    : names.map((name) => [name]);
}

/** The number of each die, and under it what the hero's die shows there. */
export function drawDice(lang: Lang, hero: Hero, dice: readonly number[]): string[] {
  const names = nameLines(dice.map((value) => symbolName(lang, hero.id, hero.die[value - 1] ?? '')));
  const width = Math.max(5, ...names.flat().map((word) => word.length)) + 2;
  const height = Math.max(...names.map((words) => words.length));
  const row = (left: string, right: string, cell: (i: number) => string) =>
    dice.map((_, i) => `${left}${cell(i)}${right}`).join(' ');
  return [
    row('╭', '╮', () => '─'.repeat(width)),
    row('│', '│', (i) => centred(String(dice[i]), width)),
    ...Array.from({ length: height }, (_, line) => row('│', '│', (i) => centred(names[i]?.[line] ?? '', width))),
    row('╰', '╯', () => '─'.repeat(width)),
  ];
}
