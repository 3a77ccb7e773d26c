// The first match of Dragon Farkle: two turns of recruiting up to the gate of the lair.
import { cardName } from '@wyrmtable/words/dragon-farkle';
import { FARKLE_LESSON } from '@wyrmtable/words/lesson-farkle';
import { act, actBeside, type LessonPlan, watch } from '../../learn/plan.ts';

const DEEDS = '.deeds';
/** What could be done as well, and looks impossible where it is not offered. */
const DEEDS_THERE = ['brawl', 'finalBattle'];
const STOP_OR_ROLL = ['roll', 'stop'];
const DICE = '.arena .dice';
const PROMPT = '.farkle__foot .prompt';
const ARMY = '.march';

export const firstMatch: LessonPlan<keyof typeof FARKLE_LESSON> = {
  game: 'dragon-farkle',
  rivals: 1,
  level: 'novice',
  scenario: {
    seats: 2,
    given: { heroes: [{ army: 4000, companion: 'trojaczki' }, { army: 2600 }] },
    chance: [
      { dice: [1, 5, 2, 2, 3, 6], event: 'blank' },
      { dice: [4, 4, 4, 2, 6], event: 'blank' },
      { dice: [2, 3, 4, 6, 6, 2], event: 'blank' },
      { dice: [1, 1, 2, 3, 4, 6], event: 'rally' },
      // One die is left: to stop is the better answer, and so it is the one that shines.
      { dice: [1, 5, 5, 6], event: 'dragon' },
      { dice: [1, 5, 5, 3, 4, 6], event: 'blank' },
    ],
  },
  steps: [
    actBeside(DEEDS_THERE, 'goal', DEEDS, 'recruit'),
    act('roll', PROMPT, 'roll'),
    act('aside', DICE, { setAside: [1] }),
    actBeside(STOP_OR_ROLL, 'goOn', PROMPT, 'roll'),
    act('triple', DICE, { setAside: [4, 4, 4] }),
    actBeside(STOP_OR_ROLL, 'stop', PROMPT, 'stop'),
    watch('theirTurn', ARMY, 'recruit', 'roll'),
    actBeside(DEEDS_THERE, 'zonk', DEEDS, 'recruit'),
    act('rollAgain', PROMPT, 'roll'),
    act('rally', DICE, { setAside: [1, 1], reward: 'double' }),
    actBeside(STOP_OR_ROLL, 'rollFour', PROMPT, 'roll'),
    actBeside(STOP_OR_ROLL, 'dragon', PROMPT, 'stop'),
    watch('theirTurnAgain', ARMY, 'recruit', 'roll', { setAside: [1, 5, 5] }, 'stop'),
  ],
  free: 'free',
  texts: FARKLE_LESSON,
  names: (lang) => ({ sisters: cardName(lang, 'trojaczki') }),
};
