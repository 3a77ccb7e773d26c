// The legal answers sorted by how a person gives them: every answer has exactly one place in the prompt.
import type { Kind } from '@wyrmtable/dice-throne';
import type { Choice } from '@wyrmtable/kernel';
import type { Answer } from '../table.ts';

/**
 * `roll` waits for the dice kept on the felt, `turn` and `reroll` are picked on dice, `end` lets things take their course;
 * all others are lists of sentences.
 */
export const GROUPS = ['declare', 'list', 'people', 'uses', 'cards', 'turn', 'reroll', 'roll', 'sell', 'end'] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<Kind, Group>> = {
  pass: 'end',
  proceed: 'end',
  pay: 'end',
  roll: 'roll',
  declare: 'declare',
  play: 'cards',
  sell: 'sell',
  spend: 'uses',
  target: 'people',
  defend: 'list',
  option: 'list',
  pick: 'people',
  token: 'list',
  die: 'turn',
  reroll: 'reroll',
  count: 'list',
  order: 'list',
  from: 'list',
  against: 'list',
  discard: 'cards',
  search: 'cards',
};

export type Groups = Readonly<Record<Group, readonly Answer[]>>;

export function groupsIn(answers: readonly Answer[]): Groups {
  const found: Record<Group, Answer[]> = {
    declare: [],
    list: [],
    people: [],
    uses: [],
    cards: [],
    turn: [],
    reroll: [],
    roll: [],
    sell: [],
    end: [],
  };
  for (const answer of answers) found[GROUP_OF[answer.reading.kind]].push(answer);
  return found;
}

/** One number of the open roll, and what a die that shows it may be turned to. */
export interface Turnable {
  readonly value: number;
  /** The other player's die of a contest. */
  readonly rival: boolean;
  readonly to: readonly { readonly value: number; readonly choice: Choice }[];
}

/** Which die first, and to what it turns then: two taps in place of thirty buttons. */
export function turnsIn(answers: readonly Answer[]): readonly Turnable[] {
  const found = new Map<string, { value: number; rival: boolean; to: { value: number; choice: Choice }[] }>();
  for (const { choice, reading } of answers) {
    if (reading.kind !== 'die') continue;
    const { value, to, rival = false } = reading;
    const key = `${value} ${rival}`;
    const turnable = found.get(key) ?? { value, rival, to: [] };
    turnable.to.push({ value: to, choice });
    found.set(key, turnable);
  }
  return [...found.values()];
}

/** Dice that may be rolled again: what lies there to be picked, and the choice for each set of picked numbers. */
export interface Rerolls {
  readonly dice: readonly number[];
  readonly rival: boolean;
  readonly choices: ReadonlyMap<string, Choice>;
  /** How many at once, at most. */
  readonly most: number;
}

export const keyOfDice = (dice: readonly number[]): string => dice.toSorted((a, b) => a - b).join('');

/** As many dice of each number as some answer takes up. */
function union(parts: readonly (readonly number[])[]): number[] {
  return [1, 2, 3, 4, 5, 6].flatMap((value) => {
    const most = Math.max(0, ...parts.map((part) => part.filter((die) => die === value).length));
    return Array<number>(most).fill(value);
  });
}

/** The rolls of the owner and of a rival apart: their dice are never rolled together. */
export function rerollsIn(answers: readonly Answer[]): readonly Rerolls[] {
  return [false, true].flatMap((rival) => {
    const own = answers.flatMap(({ choice, reading }) =>
      reading.kind === 'reroll' && (reading.rival ?? false) === rival ? [{ choice, dice: reading.dice }] : [],
    );
    if (own.length === 0) return [];
    const parts = own.map(({ dice }) => dice);
    return [
      {
        rival,
        dice: union(parts),
        choices: new Map(own.map(({ choice, dice }) => [keyOfDice(dice), choice])),
        most: Math.max(...parts.map((part) => part.length)),
      },
    ];
  });
}
