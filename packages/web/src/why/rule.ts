// A numbered rule of docs/rules, and the page on which it is read and shown.
import { gameOfLetters, type RuleLetters } from '@wyrmtable/registry';

/** Their forms; that each of those named exists is held by why.test.ts. */
export type RuleId = `${RuleLetters}-${number}.${number}`;

/** The page of a rule; a campaign's fights are played by the rules of Dice Throne, so the game is read from the rule. */
export const ruleHref = (rule: RuleId): string => `/rules/${gameOfLetters(rule.split('-')[0] ?? '')}/${rule}`;
