// The prompt's buttons with their keys; what lies on the map, the counter or the table of cards is chosen there.
import type { Choice } from '@wyrmtable/kernel';
import { ASKING } from '@wyrmtable/words/adv-table';
import { choiceLine, momentOf } from '@wyrmtable/words/adventures';
import type { PromptAnswer } from '../../../pieces/AnswerBtn.tsx';
import type { AdventureTable } from '../table.ts';

export interface Offer extends PromptAnswer {
  readonly key: string;
  readonly hotkey: string;
  /** It cannot be undone, so it asks once more. */
  readonly grave: boolean;
  readonly run: () => void;
}

interface Habit {
  readonly icon: string;
  readonly hotkey: string;
  readonly primary?: true;
  readonly grave?: true;
}

/** The answers that stand in the prompt; heroes are counted from 1. */
const HABITS: Readonly<Record<string, Habit>> = {
  go: { icon: 'walking-boot', hotkey: 'Enter', primary: true },
  salve: { icon: 'standing-potion', hotkey: 'S' },
  share: { icon: 'standing-potion', hotkey: '' },
  rescue: { icon: 'standing-potion', hotkey: '' },
  leave: { icon: 'walking-boot', hotkey: 'Enter', primary: true },
  keep: { icon: 'knapsack', hotkey: 'Enter', primary: true },
  decline: { icon: 'card-discard', hotkey: 'D' },
  onward: { icon: 'trail', hotkey: 'Enter', primary: true },
  retire: { icon: 'checkered-flag', hotkey: 'G', grave: true },
};

/** Quiet answers first, the main one last, nearest to the thumb. */
export function offersOf(table: AdventureTable): Offer[] {
  const { lang, say, view, answers, names, heroes, send, canUndo, undo, taught } = table;
  const moment = momentOf(view);
  const offers = answers.flatMap(({ choice, reading }): Offer[] => {
    const habit = HABITS[reading.kind];
    if (habit === undefined) return [];
    const { icon, hotkey, primary = false, grave = false } = habit;
    return [
      {
        key: String(choice),
        text: choiceLine(lang, reading, names, heroes, moment),
        icon: view.step === 'ready' && reading.kind === 'go' ? 'crossed-swords' : icon,
        hotkey: 'seat' in reading ? String(reading.seat + 1) : hotkey,
        // What a lesson asks for; else whoever has most to give is named first, and is the usual one.
        primary: taught?.(choice) ?? (primary || (reading.kind === 'rescue' && choice === answers[0]?.choice)),
        grave,
        run: () => send(choice),
      },
    ];
  });
  const back: Offer[] = canUndo
    ? [
        {
          key: 'undo',
          text: say(ASKING.undo),
          icon: 'anticlockwise-rotation',
          hotkey: 'U',
          primary: false,
          grave: false,
          run: undo,
        },
      ]
    : [];
  return [...back, ...offers.toSorted((a, b) => Number(a.primary) - Number(b.primary))];
}

/** Letters that mean nothing else here, nor on the way to a fight. */
const LETTERS = 'ABCEFHIJKLMNPQRTVWXYZ';

/** What lies on the counter or among the cards and is chosen there. */
const laidIn = ({ answers }: Pick<AdventureTable, 'answers'>) =>
  answers.filter(({ reading: { kind } }) => HABITS[kind] === undefined && kind !== 'move');

/** Each by a letter, as far as there are any. */
export function lettersOf(table: Pick<AdventureTable, 'answers'>): ReadonlyMap<Choice, string> {
  const laid = laidIn(table);
  return new Map([...LETTERS].flatMap((letter, i) => (laid[i] === undefined ? [] : [[laid[i].choice, letter]])));
}

/** Some of what lies there has no letter any more. */
export const outOfLetters = (table: Pick<AdventureTable, 'answers'>): boolean => laidIn(table).length > LETTERS.length;

/** The move with that number on the map. */
export function moveNumbered({ answers }: Pick<AdventureTable, 'answers'>, number: number): Choice | undefined {
  return answers.filter(({ reading }) => reading.kind === 'move')[number - 1]?.choice;
}
