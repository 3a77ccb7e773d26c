// The first match of Adventures: a Salve, a step onto the map, a chest, a fight of two rounds, and a shard.
import { enemyName } from '@wyrmtable/words/adventures';
import { abilityName, cardName, heroName } from '@wyrmtable/words/dice-throne';
import { ADVENTURE_LESSON } from '@wyrmtable/words/lesson-adventures';
import { act, type LessonPlan, read } from '../../learn/plan.ts';

const MAP = '.land';
const HAND = '.throne-hand';
const DICE = '.felt';
const PROMPT = '.prompt';
const FOE = '.foe-place';

export const firstMatch: LessonPlan<keyof typeof ADVENTURE_LESSON> = {
  game: 'adventures',
  rivals: 0,
  level: 'novice',
  scenario: {
    seats: 1,
    options: { heroes: ['barbarian'], scenario: 1 },
    given: {
      tiles: { 16: 'scorched-i', 17: 'toll-i' },
      items: { 16: ['chest-1'], 17: ['shard'], 13: ['shard'], 19: ['shard'], 6: ['salve'], 9: ['chest-2'] },
      minions: ['lost-swordsman'],
      loot: ['codex-ii'],
      gold: 0,
      heroes: [
        {
          health: 24,
          cp: 1,
          hand: ['smack-ii', 'get-some'],
          deck: ['fortitude-ii', 'sturdy-blow-ii', 'concuss', 'feelin-good', 'six-it', 'better-d', 'so-wild'],
          statuses: { salve: 1 },
        },
      ],
    },
    chance: [
      { d20: [20] },
      { dice: [1, 2, 3, 6, 6] },
      { dice: [1, 1] },
      // The swordsman's defence, and then its turn: three swipes and no more.
      { dice: [4, 5, 6] },
      { dice: [1, 1, 2, 6, 6] },
      { dice: [4, 5] },
      { dice: [6, 6] },
      { dice: [4, 4, 1] },
      { dice: [1, 1, 2, 3, 6] },
      { dice: [4, 5, 6] },
    ],
  },
  steps: [
    read('goal', MAP),
    act('salve', PROMPT, 'salve'),
    act('move', MAP, { move: 16 }),
    read('loot', FOE),
    act('upgrade', HAND, { play: 'smack-ii' }),
    act('toDice', PROMPT, 'proceed'),
    act('roll', PROMPT, 'roll'),
    act('keep', DICE, { roll: [6, 6] }),
    act('declare', PROMPT, { declare: 'smack', row: 2 }),
    act('handOver', FOE, 'proceed'),
    act('defend', PROMPT, { defend: 'thick-skin' }),
    act('again', PROMPT, 'proceed'),
    act('rollAgain', PROMPT, 'roll'),
    act('finish', PROMPT, { declare: 'smack', row: 1 }),
    act('reward', PROMPT, 'proceed'),
    act('shard', MAP, { move: 17 }),
  ],
  free: 'free',
  texts: ADVENTURE_LESSON,
  names: (lang) => ({
    hero: heroName(lang, 'barbarian'),
    minion: enemyName(lang, 'lost-swordsman'),
    upgrade: cardName(lang, 'smack-ii'),
    smack: abilityName(lang, 'smack'),
    skin: abilityName(lang, 'thick-skin'),
  }),
};
