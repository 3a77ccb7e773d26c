// The Mad King's actions, each with a roll objective and a hero bonus (our own design).
import {
  addDamage,
  discardRandom,
  draw,
  gainCp,
  heal,
  makeUndefendable,
  roll,
  setDie,
  stealCp,
  stealHealth,
  total,
} from '@wyrmtable/dice-throne/content';
import { type BossCard, bossCard, show, straights } from './enemies.ts';
import { enemyWords } from './words.ts';

const { attackModifier, each, gain, inflict, mainAction, rollAction } = enemyWords;

export const MAD_KING_CARDS: readonly BossCard[] = [
  bossCard(mainAction('kneel-1', 3, [inflict('dominance')], { confidence: 'invented' }), show({ swipe: 5 }), gainCp(1)),
  bossCard(
    mainAction('curse-of-ash-1', 2, [inflict('hex')], { confidence: 'invented' }),
    show({ swipe: 2, vortex: 2, chaos: 1 }),
    gain('boost-1'),
  ),
  bossCard(
    mainAction('gag-order-1', 2, [inflict('silence')], { confidence: 'invented' }),
    show({ vortex: 5 }),
    gain('salve'),
  ),
  bossCard(
    mainAction('royal-tax-1', 1, [stealCp(2)], { confidence: 'invented' }),
    show({ swipe: 2, chaos: 2 }),
    gainCp(2),
  ),
  bossCard(
    mainAction('thrones-favor-1', 3, [gain('kings-hand')], { confidence: 'invented' }),
    show({ chaos: 5 }),
    heal(2),
  ),
  bossCard(
    mainAction('consume-1', 2, [stealHealth(3)], { confidence: 'invented' }),
    show({ vortex: 2, chaos: 2 }),
    draw(1),
  ),
  bossCard(
    mainAction('black-sun-1', 3, [inflict('burn'), inflict('wither')], { confidence: 'invented' }),
    straights,
    heal(3),
  ),
  bossCard(
    mainAction('veil-of-the-portal-1', 4, [gain('shadows')], { confidence: 'invented' }),
    show({ swipe: 5 }),
    draw(1),
  ),
  bossCard(
    attackModifier(
      'madness-unbound-1',
      2,
      [roll(2), addDamage(total(each('swipe'), each('vortex', 2), each('chaos', 3)))],
      { confidence: 'invented' },
    ),
    show({ swipe: 2, vortex: 2, chaos: 1 }),
    gainCp(1),
  ),
  bossCard(
    rollAction('execute-1', 2, [discardRandom('target')], { needs: [{ landed: 8 }], confidence: 'invented' }),
    show({ vortex: 5 }),
    gain('boost-2'),
  ),
  bossCard(
    rollAction('rewrite-fate-1', 2, [setDie('own', 6)], { needs: ['own-die'], confidence: 'invented' }),
    show({ swipe: 2, chaos: 2 }),
    gainCp(1),
  ),
  bossCard(
    rollAction('absolute-power-1', 3, [makeUndefendable], {
      needs: ['an-attack', 'defendable'],
      confidence: 'invented',
    }),
    show({ chaos: 5 }),
    gain('boost-1'),
  ),
  bossCard(
    mainAction('kneel-2', 3, [inflict('dominance')], { confidence: 'invented' }),
    show({ swipe: 5 }),
    gain('boost-2'),
  ),
  bossCard(
    mainAction('curse-of-ash-2', 2, [inflict('hex')], { confidence: 'invented' }),
    show({ swipe: 2, vortex: 2, chaos: 1 }),
    gainCp(1),
  ),
  bossCard(
    mainAction('gag-order-2', 2, [inflict('silence')], { confidence: 'invented' }),
    show({ vortex: 5 }),
    gain('boost-1'),
  ),
  bossCard(
    mainAction('royal-tax-2', 1, [stealCp(2)], { confidence: 'invented' }),
    show({ swipe: 2, chaos: 2 }),
    gain('salve'),
  ),
  bossCard(
    mainAction('thrones-favor-2', 3, [gain('kings-hand')], { confidence: 'invented' }),
    show({ chaos: 5 }),
    gainCp(2),
  ),
  bossCard(
    mainAction('consume-2', 2, [stealHealth(3)], { confidence: 'invented' }),
    show({ vortex: 2, chaos: 2 }),
    heal(2),
  ),
  bossCard(
    mainAction('black-sun-2', 3, [inflict('burn'), inflict('wither')], { confidence: 'invented' }),
    straights,
    draw(1),
  ),
  bossCard(
    mainAction('veil-of-the-portal-2', 4, [gain('shadows')], { confidence: 'invented' }),
    show({ swipe: 5 }),
    heal(3),
  ),
  bossCard(
    attackModifier(
      'madness-unbound-2',
      2,
      [roll(2), addDamage(total(each('swipe'), each('vortex', 2), each('chaos', 3)))],
      { confidence: 'invented' },
    ),
    show({ swipe: 2, vortex: 2, chaos: 1 }),
    draw(1),
  ),
  bossCard(
    rollAction('execute-2', 2, [discardRandom('target')], { needs: [{ landed: 8 }], confidence: 'invented' }),
    show({ vortex: 5 }),
    gainCp(1),
  ),
  bossCard(
    rollAction('rewrite-fate-2', 2, [setDie('own', 6)], { needs: ['own-die'], confidence: 'invented' }),
    show({ swipe: 2, chaos: 2 }),
    gain('boost-2'),
  ),
  bossCard(
    rollAction('absolute-power-2', 3, [makeUndefendable], {
      needs: ['an-attack', 'defendable'],
      confidence: 'invented',
    }),
    show({ chaos: 5 }),
    gainCp(1),
  ),
];
