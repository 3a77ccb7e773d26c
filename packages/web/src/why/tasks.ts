// By which rule a task asks what it asks: of each game, by theme.
import type { Theme } from '@wyrmtable/bots/task';
import type { TaskGame } from '../tasks/games.ts';
import type { RuleId } from './rule.ts';

type Rules = Partial<Readonly<Record<Theme, RuleId>>>;

export const TASK_RULES: Readonly<Record<TaskGame, Rules>> = {
  'dice-throne': {
    lethal: 'DT-2.3',
    keep: 'DT-4.9',
    stop: 'DT-5.2',
    attack: 'DT-5.2',
    guard: 'DT-8.1',
    card: 'DT-14.4',
  },
  'dragon-farkle': { keep: 'SK-6.2', stop: 'SK-6.4', card: 'SK-10.12', plan: 'SK-3.1' },
  etchinstone: { road: 'ETCH-7.3', harm: 'ETCH-15.7', growth: 'ETCH-16.1', plan: 'ETCH-20.3' },
};

/** Who answers an attack by a card or a token does so in a window. */
const ANSWERED: RuleId = 'DT-14.4';

/** `answer` is what the right choice is. */
export function taskRule(game: TaskGame, theme: Theme, answer: string): RuleId | null {
  if (theme === 'guard' && answer !== 'defend') return ANSWERED;
  return TASK_RULES[game][theme] ?? null;
}
