// The first match of Dice Throne: two turns of a Barbarian, with every kind of choice in them once.
import { abilityName, cardName, heroName, statusName } from '@wyrmtable/words/dice-throne';
import { THRONE_LESSON } from '@wyrmtable/words/lesson-throne';
import { act, type LessonPlan, read, watch } from '../../learn/plan.ts';

const DIALS = '.board__dials, .player__dials';
const HAND = '.throne-hand';
const DICE = '.felt';
const PROMPT = '.throne-asking .prompt';
const TOKENS = '.board__chips';

export const firstMatch: LessonPlan<keyof typeof THRONE_LESSON> = {
  game: 'dice-throne',
  rivals: 1,
  level: 'novice',
  scenario: {
    given: {
      turn: 3,
      players: [
        {
          health: 30,
          cp: 3,
          hand: ['smack-ii', 'tip-it', 'not-this-time', 'helping-hand'],
          deck: ['get-that-outta-here', 'fortitude-ii', 'so-wild', 'feelin-good', 'concuss', 'six-it', 'better-d'],
        },
        { health: 22, cp: 1, hand: [], deck: ['pyroblast-ii', 'fireball-ii', 'hot-streak-ii', 'ignite-ii', 'warm-up'] },
      ],
    },
    chance: [
      { dice: [1, 1, 4, 4, 5] },
      { dice: [2, 4, 6] },
      { dice: [2, 4] },
      // Molten Armor: one flame.
      { dice: [1, 4, 4, 5, 6] },
      // Pyroblast, and Burn on its die.
      { dice: [1, 2, 3, 6, 5] },
      { dice: [4] },
      // Thick Skin: one heart.
      { dice: [4, 1, 2] },
      { dice: [1, 2, 3, 4, 6] },
      { dice: [1, 2, 4, 4, 6] },
    ],
  },
  steps: [
    read('goal', DIALS),
    act('upgrade', HAND, { play: 'smack-ii' }),
    act('toDice', PROMPT, 'proceed'),
    act('roll', PROMPT, 'roll'),
    act('keep', DICE, { roll: [4, 4, 5] }),
    act('more', DICE, { roll: [4, 6] }),
    act('tip', HAND, { play: 'tip-it' }),
    act('turn', PROMPT, { die: 4, to: 3 }),
    act('declare', PROMPT, { declare: 'smack', row: 2 }),
    watch('theyDefend', DICE, { defend: 'molten-armor' }),
    act('sell', HAND, { sell: 'helping-hand' }),
    act('endTurn', PROMPT, 'proceed'),
    watch('theirTurn', DICE, 'proceed', 'roll', { declare: 'pyroblast' }, { until: 'defence' }),
    act('defend', PROMPT, { defend: 'thick-skin' }),
    watch('defend', DICE, { until: 'last-chance' }),
    act('window', PROMPT, { play: 'not-this-time' }),
    act('whom', PROMPT, { pick: 0 }),
    watch('comesBack', TOKENS, 'proceed', { until: 'main' }),
    act('token', HAND, { play: 'get-that-outta-here' }),
    act('tokenWhom', PROMPT, { pick: 0 }),
    act('again', PROMPT, 'proceed'),
    act('rollAgain', PROMPT, 'roll'),
    act('straight', PROMPT, { declare: 'mighty-blow' }),
    watch('theyDefendAgain', DICE, { defend: 'molten-armor' }),
  ],
  free: 'free',
  texts: THRONE_LESSON,
  names: (lang) => ({
    hero: heroName(lang, 'barbarian'),
    rival: heroName(lang, 'pyromancer'),
    upgrade: cardName(lang, 'smack-ii'),
    smack: abilityName(lang, 'smack'),
    tip: cardName(lang, 'tip-it'),
    armor: abilityName(lang, 'molten-armor'),
    sold: cardName(lang, 'helping-hand'),
    blast: abilityName(lang, 'pyroblast'),
    skin: abilityName(lang, 'thick-skin'),
    stop: cardName(lang, 'not-this-time'),
    burn: statusName(lang, 'burn'),
    off: cardName(lang, 'get-that-outta-here'),
    mighty: abilityName(lang, 'mighty-blow'),
  }),
};
