// The Fallen Gunslinger's actions, each with a roll objective and a hero bonus (our own design).
import {
  addDamage,
  damageTo,
  draw,
  extraAttempt,
  gainCp,
  half,
  heal,
  iff,
  makeUndefendable,
  roll,
  setDie,
  strip,
  sum,
} from '@wyrmtable/dice-throne/content';
import { type BossCard, bossCard, show, straights } from './enemies.ts';
import { enemyWords } from './words.ts';

const { attackModifier, gain, holding, inflict, mainAction, onElse, rollAction } = enemyWords;

export const GUNSLINGER_CARDS: readonly BossCard[] = [
  bossCard(
    mainAction('wanted-poster-1', 1, [inflict('bounty')], { confidence: 'invented' }),
    show({ swipe: 5 }),
    gainCp(1),
  ),
  bossCard(
    mainAction('steady-hands-1', 0, [roll(1), onElse('chaos', [inflict('bounty'), gain('evasive')], [gainCp(1)])], {
      confidence: 'invented',
    }),
    show({ swipe: 2, vortex: 2, chaos: 1 }),
    gain('boost-1'),
  ),
  bossCard(
    mainAction('take-cover-1', 2, [gain('evasive', 2)], { confidence: 'invented' }),
    show({ vortex: 5 }),
    gain('salve'),
  ),
  bossCard(
    mainAction('hired-gun-1', 2, [damageTo('target', 2), iff(holding('bounty', 'target'), [damageTo('target', 2)])], {
      confidence: 'invented',
    }),
    show({ swipe: 2, chaos: 2 }),
    gainCp(2),
  ),
  bossCard(
    mainAction('trip-wire-1', 3, [inflict('knockdown')], { confidence: 'invented' }),
    show({ chaos: 5 }),
    heal(2),
  ),
  bossCard(
    mainAction('bottle-courage-1', 1, [heal(3), strip('negative', 1, 'self')], { confidence: 'invented' }),
    show({ vortex: 2, chaos: 2 }),
    draw(1),
  ),
  bossCard(mainAction('loaded-chamber-1', 2, [gain('boost-3')], { confidence: 'invented' }), straights, heal(3)),
  bossCard(mainAction('dust-cloud-1', 3, [inflict('blind')], { confidence: 'invented' }), show({ swipe: 5 }), draw(1)),
  bossCard(
    attackModifier('quick-reload-1', 1, [roll(1), addDamage(half(sum))], { confidence: 'invented' }),
    show({ swipe: 2, vortex: 2, chaos: 1 }),
    gainCp(1),
  ),
  bossCard(
    rollAction('trick-shot-1', 3, [makeUndefendable], { needs: ['an-attack', 'defendable'], confidence: 'invented' }),
    show({ vortex: 5 }),
    gain('boost-2'),
  ),
  bossCard(
    rollAction('eagle-eye-1', 2, [setDie('own', 6)], { needs: ['own-die'], confidence: 'invented' }),
    show({ swipe: 2, chaos: 2 }),
    gainCp(1),
  ),
  bossCard(
    rollAction('fan-the-hammer-1', 1, [extraAttempt('offence')], { needs: ['offence'], confidence: 'invented' }),
    show({ chaos: 5 }),
    gain('boost-1'),
  ),
  bossCard(
    mainAction('wanted-poster-2', 1, [inflict('bounty')], { confidence: 'invented' }),
    show({ swipe: 5 }),
    gain('boost-2'),
  ),
  bossCard(
    mainAction('steady-hands-2', 0, [roll(1), onElse('chaos', [inflict('bounty'), gain('evasive')], [gainCp(1)])], {
      confidence: 'invented',
    }),
    show({ swipe: 2, vortex: 2, chaos: 1 }),
    gainCp(1),
  ),
  bossCard(
    mainAction('take-cover-2', 2, [gain('evasive', 2)], { confidence: 'invented' }),
    show({ vortex: 5 }),
    gain('boost-1'),
  ),
  bossCard(
    mainAction('hired-gun-2', 2, [damageTo('target', 2), iff(holding('bounty', 'target'), [damageTo('target', 2)])], {
      confidence: 'invented',
    }),
    show({ swipe: 2, chaos: 2 }),
    gain('salve'),
  ),
  bossCard(
    mainAction('trip-wire-2', 3, [inflict('knockdown')], { confidence: 'invented' }),
    show({ chaos: 5 }),
    gainCp(2),
  ),
  bossCard(
    mainAction('bottle-courage-2', 1, [heal(3), strip('negative', 1, 'self')], { confidence: 'invented' }),
    show({ vortex: 2, chaos: 2 }),
    heal(2),
  ),
  bossCard(mainAction('loaded-chamber-2', 2, [gain('boost-3')], { confidence: 'invented' }), straights, draw(1)),
  bossCard(mainAction('dust-cloud-2', 3, [inflict('blind')], { confidence: 'invented' }), show({ swipe: 5 }), heal(3)),
  bossCard(
    attackModifier('quick-reload-2', 1, [roll(1), addDamage(half(sum))], { confidence: 'invented' }),
    show({ swipe: 2, vortex: 2, chaos: 1 }),
    draw(1),
  ),
  bossCard(
    rollAction('trick-shot-2', 3, [makeUndefendable], { needs: ['an-attack', 'defendable'], confidence: 'invented' }),
    show({ vortex: 5 }),
    gainCp(1),
  ),
  bossCard(
    rollAction('eagle-eye-2', 2, [setDie('own', 6)], { needs: ['own-die'], confidence: 'invented' }),
    show({ swipe: 2, chaos: 2 }),
    gain('boost-2'),
  ),
  bossCard(
    rollAction('fan-the-hammer-2', 1, [extraAttempt('offence')], { needs: ['offence'], confidence: 'invented' }),
    show({ chaos: 5 }),
    gainCp(1),
  ),
];
