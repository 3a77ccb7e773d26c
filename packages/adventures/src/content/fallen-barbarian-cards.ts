// The Fallen Barbarian's actions, each with a roll objective and a hero bonus (after the prototype).
import {
  addDamage,
  collateral,
  damageTo,
  draw,
  extraAttempt,
  gainCp,
  heal,
  roll,
  setDie,
  strip,
  total,
} from '@wyrmtable/dice-throne/content';
import { type BossCard, bossCard, show, straights } from './enemies.ts';
import { enemyWords } from './words.ts';

const { attackModifier, each, gain, inflict, mainAction, onElse, rollAction } = enemyWords;

export const BARBARIAN_CARDS: readonly BossCard[] = [
  bossCard(mainAction('skull-crush-1', 5, [inflict('stun')], { confidence: 'single' }), show({ swipe: 5 }), gainCp(1)),
  bossCard(
    mainAction('concuss-1', 1, [inflict('concussion')], { confidence: 'invented' }),
    show({ swipe: 2, chaos: 3 }),
    heal(3),
  ),
  bossCard(
    mainAction('blood-rush-1', 0, [roll(1), onElse('chaos', [heal(3), inflict('concussion')], [gainCp(1)])], {
      confidence: 'invented',
    }),
    show({ vortex: 5 }),
    gain('salve'),
  ),
  bossCard(
    mainAction('war-paint-1', 2, [gain('boost-3')], { confidence: 'invented' }),
    show({ swipe: 3, chaos: 1 }),
    gainCp(2),
  ),
  bossCard(
    mainAction('feel-nothing-1', 1, [roll(3), heal(total(1, each('vortex', 2)))], { confidence: 'invented' }),
    show({ chaos: 5 }),
    heal(2),
  ),
  bossCard(
    mainAction('shake-it-off-1', 1, [strip('negative', 2, 'self')], { confidence: 'invented' }),
    show({ vortex: 2, chaos: 2 }),
    draw(1),
  ),
  bossCard(mainAction('thrown-rubble-1', 2, [damageTo('target', 3)], { confidence: 'invented' }), straights, heal(3)),
  bossCard(mainAction('bellow-1', 2, [collateral(2)], { confidence: 'invented' }), show({ swipe: 5 }), draw(1)),
  bossCard(
    attackModifier('get-some-1', 2, [roll(5), addDamage(each('swipe')), inflict('concussion')], {
      confidence: 'invented',
    }),
    show({ swipe: 2, chaos: 3 }),
    gainCp(1),
  ),
  bossCard(
    rollAction('head-bash-1', 0, [inflict('concussion')], { needs: [{ landed: 8 }], confidence: 'invented' }),
    show({ vortex: 5 }),
    gain('boost-2'),
  ),
  bossCard(
    rollAction('second-swing-1', 1, [extraAttempt('offence')], { needs: ['offence'], confidence: 'invented' }),
    show({ swipe: 3, chaos: 1 }),
    gainCp(1),
  ),
  bossCard(
    rollAction('iron-will-1', 2, [setDie('own', 6)], { needs: ['own-die'], confidence: 'invented' }),
    show({ chaos: 5 }),
    heal(3),
  ),
  bossCard(
    mainAction('skull-crush-2', 5, [inflict('stun')], { confidence: 'invented' }),
    show({ swipe: 5 }),
    gain('boost-2'),
  ),
  bossCard(
    mainAction('concuss-2', 1, [inflict('concussion')], { confidence: 'invented' }),
    show({ swipe: 2, chaos: 3 }),
    gainCp(1),
  ),
  bossCard(
    mainAction('blood-rush-2', 0, [roll(1), onElse('chaos', [heal(3), inflict('concussion')], [gainCp(1)])], {
      confidence: 'invented',
    }),
    show({ vortex: 5 }),
    heal(3),
  ),
  bossCard(
    mainAction('war-paint-2', 2, [gain('boost-3')], { confidence: 'invented' }),
    show({ swipe: 3, chaos: 1 }),
    gain('salve'),
  ),
  bossCard(
    mainAction('feel-nothing-2', 1, [roll(3), heal(total(1, each('vortex', 2)))], { confidence: 'invented' }),
    show({ chaos: 5 }),
    gainCp(2),
  ),
  bossCard(
    mainAction('shake-it-off-2', 1, [strip('negative', 2, 'self')], { confidence: 'invented' }),
    show({ vortex: 2, chaos: 2 }),
    heal(2),
  ),
  bossCard(mainAction('thrown-rubble-2', 2, [damageTo('target', 3)], { confidence: 'invented' }), straights, draw(1)),
  bossCard(mainAction('bellow-2', 2, [collateral(2)], { confidence: 'invented' }), show({ swipe: 5 }), heal(3)),
  bossCard(
    attackModifier('get-some-2', 2, [roll(5), addDamage(each('swipe')), inflict('concussion')], {
      confidence: 'invented',
    }),
    show({ swipe: 2, chaos: 3 }),
    draw(1),
  ),
  bossCard(
    rollAction('head-bash-2', 0, [inflict('concussion')], { needs: [{ landed: 8 }], confidence: 'invented' }),
    show({ vortex: 5 }),
    gainCp(1),
  ),
  bossCard(
    rollAction('second-swing-2', 1, [extraAttempt('offence')], { needs: ['offence'], confidence: 'invented' }),
    show({ swipe: 3, chaos: 1 }),
    gain('boost-2'),
  ),
  bossCard(
    rollAction('iron-will-2', 2, [setDie('own', 6)], { needs: ['own-die'], confidence: 'invented' }),
    show({ chaos: 5 }),
    gainCp(1),
  ),
];
