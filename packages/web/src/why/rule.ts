// A numbered rule of docs/rules, and the page on which it is read and shown.

/** Their forms; that each of those named exists is held by why.test.ts. */
export type RuleId = `${'DT' | 'SK' | 'ETCH' | 'ADV'}-${number}.${number}`;

const GAMES = { DT: 'dice-throne', SK: 'dragon-farkle', ETCH: 'etchinstone', ADV: 'adventures' } as const;

/** The page of a rule; a campaign's fights are played by the rules of Dice Throne, so the game is read from the rule. */
export function ruleHref(rule: RuleId): string {
  const [, game] = Object.entries(GAMES).find(([letters]) => rule.startsWith(`${letters}-`)) ?? [];
  return `/rules/${game}/${rule}`;
}
