// The Fallen Monk's actions, each with a roll objective and a hero bonus (our own design).
import {
  addDamage,
  draw,
  extraAttempt,
  gainCp,
  given,
  heal,
  least,
  makeUndefendable,
  roll,
  setDie,
  strip,
  total,
} from '@wyrmtable/dice-throne/content';
import { type BossCard, bossCard, show, straights } from './enemies.ts';
import { enemyWords } from './words.ts';

const { attackModifier, gain, giveTokens, holding, inflict, loseToken, mainAction, onElse, perToken, rollAction } =
  enemyWords;

export const FALLEN_MONK_CARDS: readonly BossCard[] = [
  bossCard(
    mainAction('palm-strike-1', 2, [inflict('knockdown')], { confidence: 'invented' }),
    show({ swipe: 5 }),
    gainCp(1),
  ),
  bossCard(
    mainAction('ruminate-1', 2, [gain('chaos', 3)], { confidence: 'invented' }),
    show({ swipe: 2, chaos: 2 }),
    gain('boost-1'),
  ),
  bossCard(
    mainAction('contemplate-1', 0, [gain('chaos')], { confidence: 'invented' }),
    show({ vortex: 5 }),
    gain('salve'),
  ),
  bossCard(
    mainAction(
      'dark-enlightenment-1',
      0,
      [roll(1), onElse('chaos', [gain('chaos', 2), gain('evasive')], [gainCp(1)])],
      { confidence: 'invented' },
    ),
    show({ swipe: 2, vortex: 3 }),
    gainCp(2),
  ),
  bossCard(
    mainAction('hollow-mantra-1', 3, [gain('chaos'), gain('evasive'), inflict('wither')], { confidence: 'invented' }),
    show({ chaos: 5 }),
    heal(2),
  ),
  bossCard(
    mainAction('purge-1', 1, [strip('negative', 99, 'self')], { confidence: 'invented' }),
    show({ vortex: 2, chaos: 2 }),
    draw(1),
  ),
  bossCard(mainAction('pressure-point-1', 2, [inflict('silence')], { confidence: 'invented' }), straights, heal(3)),
  bossCard(
    mainAction('breath-of-ash-1', 1, [heal(least(5, total(1, perToken('chaos'))))], { confidence: 'invented' }),
    show({ swipe: 5 }),
    draw(1),
  ),
  bossCard(
    attackModifier('flowing-strike-1', 1, [giveTokens('chaos', 3, addDamage(given()))], {
      needs: [holding('chaos')],
      confidence: 'invented',
    }),
    show({ swipe: 2, chaos: 2 }),
    gainCp(1),
  ),
  bossCard(
    rollAction('shadow-step-1', 2, [loseToken('chaos', 2), makeUndefendable], {
      needs: ['an-attack', holding('chaos', 'self', 2), 'defendable'],
      confidence: 'invented',
    }),
    show({ vortex: 5 }),
    gain('boost-2'),
  ),
  bossCard(
    rollAction('focus-1', 2, [setDie('own', 6)], { needs: ['own-die'], confidence: 'invented' }),
    show({ swipe: 2, vortex: 3 }),
    gainCp(1),
  ),
  bossCard(
    rollAction('second-form-1', 1, [extraAttempt('offence')], { needs: ['offence'], confidence: 'invented' }),
    show({ chaos: 5 }),
    gain('boost-1'),
  ),
  bossCard(
    mainAction('palm-strike-2', 2, [inflict('knockdown')], { confidence: 'invented' }),
    show({ swipe: 5 }),
    gain('boost-2'),
  ),
  bossCard(
    mainAction('ruminate-2', 2, [gain('chaos', 3)], { confidence: 'invented' }),
    show({ swipe: 2, chaos: 2 }),
    gainCp(1),
  ),
  bossCard(
    mainAction('contemplate-2', 0, [gain('chaos')], { confidence: 'invented' }),
    show({ vortex: 5 }),
    gain('boost-1'),
  ),
  bossCard(
    mainAction(
      'dark-enlightenment-2',
      0,
      [roll(1), onElse('chaos', [gain('chaos', 2), gain('evasive')], [gainCp(1)])],
      { confidence: 'invented' },
    ),
    show({ swipe: 2, vortex: 3 }),
    gain('salve'),
  ),
  bossCard(
    mainAction('hollow-mantra-2', 3, [gain('chaos'), gain('evasive'), inflict('wither')], { confidence: 'invented' }),
    show({ chaos: 5 }),
    gainCp(2),
  ),
  bossCard(
    mainAction('purge-2', 1, [strip('negative', 99, 'self')], { confidence: 'invented' }),
    show({ vortex: 2, chaos: 2 }),
    heal(2),
  ),
  bossCard(mainAction('pressure-point-2', 2, [inflict('silence')], { confidence: 'invented' }), straights, draw(1)),
  bossCard(
    mainAction('breath-of-ash-2', 1, [heal(least(5, total(1, perToken('chaos'))))], { confidence: 'invented' }),
    show({ swipe: 5 }),
    heal(3),
  ),
  bossCard(
    attackModifier('flowing-strike-2', 1, [giveTokens('chaos', 3, addDamage(given()))], {
      needs: [holding('chaos')],
      confidence: 'invented',
    }),
    show({ swipe: 2, chaos: 2 }),
    draw(1),
  ),
  bossCard(
    rollAction('shadow-step-2', 2, [loseToken('chaos', 2), makeUndefendable], {
      needs: ['an-attack', holding('chaos', 'self', 2), 'defendable'],
      confidence: 'invented',
    }),
    show({ vortex: 5 }),
    gainCp(1),
  ),
  bossCard(
    rollAction('focus-2', 2, [setDie('own', 6)], { needs: ['own-die'], confidence: 'invented' }),
    show({ swipe: 2, vortex: 3 }),
    gain('boost-2'),
  ),
  bossCard(
    rollAction('second-form-2', 1, [extraAttempt('offence')], { needs: ['offence'], confidence: 'invented' }),
    show({ chaos: 5 }),
    gainCp(1),
  ),
];
