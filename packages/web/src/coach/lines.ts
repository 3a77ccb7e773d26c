// How each game words a choice for its coach.
import type { GameId } from '@wyrmtable/registry';
import type { SlipTelling } from '../report/telling.ts';

export type ChoiceWords = Pick<SlipTelling, 'choice'>;

export const CHOICE_WORDS: Partial<Readonly<Record<GameId, () => Promise<ChoiceWords>>>> = {
  'dice-throne': async () => (await import('../games/dice-throne/slips.ts')).slips,
  'dragon-farkle': async () => (await import('../games/dragon-farkle/slips.ts')).slips,
  etchinstone: async () => (await import('../games/etchinstone/slips.ts')).slips,
  adventures: async () => (await import('../games/adventures/index.tsx')).choiceWords,
};
