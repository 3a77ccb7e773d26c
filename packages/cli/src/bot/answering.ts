// How a bot answers from what its line tells it: the view of its own seat, its choices, and worlds that look the same to it.
import { type AnyBot, type Choice, question, type Seat } from '@wyrmtable/kernel';
import type { BotLevel, RegisteredGame } from '@wyrmtable/registry';
import { defaultChoice } from '@wyrmtable/registry/thinking';

/** What a seat is asked over a line. */
export interface Asked {
  readonly seat: Seat;
  readonly view: object;
  readonly choices: readonly Choice[];
  readonly seed: number;
}

const isBlind = ({ blind }: AnyBot): boolean => blind === true;

/** Needs nothing but its choices, or worlds that can be made of a view. */
const canAnswer = ({ game }: RegisteredGame, { bot }: BotLevel): boolean => isBlind(bot) || game.imagine !== undefined;

/** Levels that can play a seat of that game without ever seeing the true state. */
export function levelsFor(registered: RegisteredGame): string[] {
  return Object.entries(registered.bots).flatMap(([name, level]) => (canAnswer(registered, level) ? [name] : []));
}

/** Whether it looks at the view, so that the library of the match must be open. */
export const looksAt = ({ bot }: BotLevel): boolean => !isBlind(bot);

function answered({ game }: RegisteredGame, { bot, budget }: BotLevel, asked: Asked): Choice {
  const { seat, view, choices, seed } = asked;
  const world = isBlind(bot) ? null : (game.imagine?.(view, choices) ?? null);
  if (world !== null) return bot.answer(question(game, world, seat, budget, seed));
  const sample = (): never => {
    throw new RangeError(`worlds of ${game.id} cannot be made of a view`);
  };
  return bot.answer({ ...asked, sample, budget });
}

/** The bot's choice; where it gives none that is offered, it says why and takes what the house would take for it. */
export function answerTo(
  registered: RegisteredGame,
  level: BotLevel,
  asked: Asked,
  stumbled: (problem: string) => void,
): Choice | undefined {
  const { choices } = asked;
  if (choices.length === 1) return choices[0];
  try {
    const choice = answered(registered, level, asked);
    if (choices.includes(choice)) return choice;
    stumbled(`illegal choice ${choice}`);
  } catch (thrown) {
    stumbled(String(thrown));
  }
  return defaultChoice(choices);
}
