// Every numbered rule and heading in Polish and Russian: docs/rules has them in English. The build hands each page one
// game in one language, so pages do not import this.
import type { Lang } from '../phrase.ts';
import { ADVENTURE_CAMPAIGN } from './adventures/campaign.ts';
import { ADVENTURE_EXPLORATION } from './adventures/exploration.ts';
import { ADVENTURE_FIGHTS } from './adventures/fights.ts';
import { ADVENTURE_TOKENS } from './adventures/tokens.ts';
import { THRONE_DAMAGE } from './dice-throne/damage.ts';
import { THRONE_DICE } from './dice-throne/dice.ts';
import { THRONE_SAMPLES } from './dice-throne/samples.ts';
import { THRONE_TOKENS } from './dice-throne/tokens.ts';
import { THRONE_TURN } from './dice-throne/turn.ts';
import { FARKLE_RULES } from './dragon-farkle.ts';
import { ETCH_ENCOUNTERS } from './etchinstone/encounters.ts';
import { ETCH_FINAL } from './etchinstone/final.ts';
import { FARKLE_RULINGS } from './farkle-rulings.ts';
import type { Written } from './written.ts';

export const RULEBOOKS = {
  'dice-throne': { ...THRONE_TURN, ...THRONE_DICE, ...THRONE_TOKENS, ...THRONE_DAMAGE, ...THRONE_SAMPLES },
  adventures: { ...ADVENTURE_EXPLORATION, ...ADVENTURE_FIGHTS, ...ADVENTURE_CAMPAIGN, ...ADVENTURE_TOKENS },
  etchinstone: { ...ETCH_ENCOUNTERS, ...ETCH_FINAL },
  'dragon-farkle': { ...FARKLE_RULES, ...FARKLE_RULINGS },
} as const satisfies Readonly<Record<string, Written>>;

const WRITTEN: Written = Object.assign({}, ...Object.values(RULEBOOKS));

/** What stands under an id; `english` is what docs/rules says. Null where nobody has written it. */
export function ruleText(lang: Lang, id: string, english: string): string | null {
  return lang === 'en' ? english : (WRITTEN[id]?.[lang] ?? null);
}
