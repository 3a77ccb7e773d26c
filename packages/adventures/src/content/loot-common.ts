// The common loot cards that are played and gone.
import {
  addDamage,
  choose,
  contestOrTie,
  damageTo,
  discardChosen,
  draw,
  extraAttempt,
  gainCp,
  half,
  heal,
  letThem,
  moveStatus,
  nudgeDie,
  pick,
  pickOpponent,
  pickPlayer,
  prevent,
  removeEveryStatus,
  removeStatus,
  rerollDice,
  returnCard,
  returnUpgrade,
  roll,
  searchDeck,
  setDie,
  sum,
} from '@wyrmtable/dice-throne/content';
import { type LootCard, lootOf } from './loot-card.ts';
import { lootWords } from './words.ts';

const { call, attackModifier, gain, give, inflict, instant, loseToken, mainAction, rollAction } = lootWords;

const loot = lootOf('common');

export const COMMON_LOOT: readonly LootCard[] = [
  loot({
    number: 1,
    name: 'get-that-outta-here',
    version: 2,
    replaces: true,
    card: mainAction('get-that-outta-here-ii', 0, [pickPlayer(removeStatus('picked'))], {
      needs: ['a-status'],
      confidence: 'guess',
    }),
  }),
  loot({
    number: 2,
    name: 'transference',
    version: 2,
    replaces: true,
    card: mainAction('transference-ii', 1, [moveStatus], { needs: ['a-status'], confidence: 'single' }),
  }),
  loot({
    number: 3,
    name: 'vegas-baby',
    version: 2,
    replaces: true,
    card: mainAction('vegas-baby-ii', 0, [roll(1, 1), gainCp(half(sum))], { confidence: 'single' }),
  }),
  loot({
    number: 4,
    name: 'what-status-effects',
    version: 2,
    replaces: true,
    card: mainAction('what-status-effects-ii', 1, [pickPlayer(removeEveryStatus('picked'))], {
      needs: ['a-status'],
      confidence: 'single',
    }),
  }),
  loot({ number: 5, name: 'codex', version: 1, card: mainAction('codex', 3, [searchDeck], { confidence: 'guess' }) }),
  loot({
    number: 6,
    name: 'link',
    version: 1,
    team: true,
    card: mainAction(
      'link',
      1,
      [
        pick('teammates', [
          contestOrTie(
            'picked',
            [draw(2), damageTo('picked', 2)],
            [letThem('picked', draw(2)), damageTo('self', 2)],
            [draw(2), letThem('picked', draw(2))],
          ),
        ]),
      ],
      { confidence: 'single' },
    ),
  }),
  loot({
    number: 7,
    name: 'strength-serum',
    version: 1,
    card: mainAction('strength-serum', 2, [pick('teammates-and-self', [give('boost-2')])], { confidence: 'guess' }),
  }),
  loot({
    number: 8,
    name: 'treasure-hunter',
    version: 1,
    card: mainAction('treasure-hunter', 2, [call('own-chest', 1)], { confidence: 'guess' }),
  }),
  loot({
    number: 9,
    name: 'battle-trance',
    version: 1,
    card: mainAction('battle-trance', 1, [draw(2), discardChosen('self')], { confidence: 'invented' }),
  }),
  loot({
    number: 10,
    name: 'field-repair',
    version: 1,
    card: mainAction('field-repair', 1, [returnUpgrade], { confidence: 'invented' }),
  }),
  loot({
    number: 11,
    name: 'sharpen',
    version: 1,
    card: mainAction('sharpen', 1, [gain('boost-1')], { confidence: 'invented' }),
  }),
  loot({
    number: 12,
    name: 'snare',
    version: 1,
    card: mainAction('snare', 1, [pickOpponent(inflict('entangle', 1, 'picked'))], { confidence: 'invented' }),
  }),
  loot({
    number: 13,
    name: 'better-d',
    version: 2,
    replaces: true,
    card: rollAction('better-d-ii', 0, [extraAttempt('defence'), pickPlayer(prevent(1, 'picked'))], {
      needs: ['defence'],
      confidence: 'invented',
    }),
  }),
  loot({
    number: 14,
    name: 'helping-hand',
    version: 2,
    replaces: true,
    card: rollAction('helping-hand-ii', 0, [rerollDice('opponent', 1)], {
      needs: ['opponent-die'],
      confidence: 'single',
    }),
  }),
  loot({
    number: 15,
    name: 'not-this-time',
    version: 2,
    replaces: true,
    card: rollAction('not-this-time-ii', 0, [pickPlayer(prevent(6, 'picked'))], {
      needs: ['somebody-incoming'],
      confidence: 'guess',
    }),
  }),
  loot({
    number: 16,
    name: 'one-more-time',
    version: 2,
    replaces: true,
    card: rollAction('one-more-time-ii', 0, [extraAttempt('offence')], { needs: ['offence'], confidence: 'single' }),
  }),
  loot({
    number: 17,
    name: 'samesies',
    version: 2,
    replaces: true,
    card: rollAction('samesies-ii', 0, [setDie('own', 'copy')], { needs: ['two-own-dice'], confidence: 'single' }),
  }),
  loot({
    number: 18,
    name: 'six-it',
    version: 2,
    replaces: true,
    card: rollAction('six-it-ii', 0, [setDie('own', 6)], { needs: ['own-die'], confidence: 'guess' }),
  }),
  loot({
    number: 19,
    name: 'so-wild',
    version: 2,
    replaces: true,
    card: rollAction('so-wild-ii', 1, [setDie('any', 'any')], { needs: ['any-die'], confidence: 'single' }),
  }),
  loot({
    number: 20,
    name: 'try-try-again',
    version: 2,
    replaces: true,
    card: rollAction('try-try-again-ii', 0, [rerollDice('team', 2)], { needs: ['team-die'], confidence: 'single' }),
  }),
  loot({
    number: 21,
    name: 'power-strike',
    version: 1,
    card: attackModifier('power-strike', 1, [addDamage(2)], { confidence: 'invented' }),
  }),
  loot({
    number: 22,
    name: 'brace',
    version: 1,
    card: rollAction('brace', 1, [pick('teammates-and-self', [prevent(3, 'picked')])], {
      needs: ['somebody-incoming'],
      confidence: 'invented',
    }),
  }),
  loot({
    number: 23,
    name: 'buh-bye',
    version: 2,
    replaces: true,
    card: instant('buh-bye-ii', 1, [pickPlayer(removeStatus('picked'))], { needs: ['a-status'], confidence: 'guess' }),
  }),
  loot({
    number: 24,
    name: 'double-up',
    version: 2,
    replaces: true,
    card: instant('double-up-ii', 0, [draw(2)], { confidence: 'guess' }),
  }),
  loot({
    number: 25,
    name: 'getting-paid',
    version: 2,
    replaces: true,
    card: instant('getting-paid-ii', 0, [pickPlayer(letThem('picked', gainCp(2)))], { confidence: 'guess' }),
  }),
  loot({
    number: 26,
    name: 'tip-it',
    version: 2,
    replaces: true,
    card: instant('tip-it-ii', 0, [nudgeDie], { needs: ['any-die'], confidence: 'single' }),
  }),
  loot({
    number: 27,
    name: 'triple-up',
    version: 2,
    replaces: true,
    card: instant('triple-up-ii', 1, [draw(3)], { confidence: 'guess' }),
  }),
  loot({
    number: 28,
    name: 'health-potion',
    version: 1,
    card: instant('health-potion', 1, [pick('teammates-and-self', [heal(2, 'picked')])], { confidence: 'single' }),
  }),
  loot({
    number: 29,
    name: 'recall-scroll',
    version: 1,
    card: instant('recall-scroll', 3, [returnCard], { confidence: 'guess' }),
  }),
  loot({
    number: 30,
    name: 'greed',
    version: 1,
    card: instant('greed', 1, [pick('engaged', [letThem('picked', gainCp(4)), call('own-chest', 1)])], {
      confidence: 'guess',
    }),
  }),
  loot({
    number: 31,
    name: 'smoke-vial',
    version: 1,
    card: instant('smoke-vial', 1, [pick('teammates-and-self', [give('evasive')])], { confidence: 'invented' }),
  }),
  loot({
    number: 32,
    name: 'antidote',
    version: 1,
    card: instant(
      'antidote',
      1,
      [
        pick('teammates-and-self', [
          choose(
            [loseToken('poison', 3, 'picked')],
            [loseToken('bleed', 2, 'picked')],
            [loseToken('burn', 1, 'picked')],
          ),
        ]),
      ],
      { confidence: 'invented' },
    ),
  }),
  loot({
    number: 33,
    name: 'throwing-knife',
    version: 1,
    card: instant('throwing-knife', 1, [pickOpponent(damageTo('picked', 1))], { confidence: 'invented' }),
  }),
];
