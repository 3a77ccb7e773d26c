// By which rule a task asks what it asks: of each game, by theme.
import type { Theme } from '@wyrmtable/bots/task';
import type { RuleId } from './rule.ts';

/** `answered`: where what asks to guard is answered in a window, by a card or a token. */
export type TaskRules = Partial<Readonly<Record<Theme | 'answered', RuleId>>>;

/** `answer` is what the right choice is. */
export function taskRule(rules: TaskRules, theme: Theme, answer: string): RuleId | null {
  return rules[theme === 'guard' && answer !== 'defend' ? 'answered' : theme] ?? null;
}
