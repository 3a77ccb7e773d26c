// The rare loot cards that are played and gone.
import {
  addDamage,
  contestOrTie,
  damageTo,
  discardChosen,
  draw,
  gainCp,
  half,
  heal,
  iff,
  letThem,
  may,
  moveStatus,
  nudgeDieBy,
  pick,
  pickOpponent,
  pickPlayer,
  prevent,
  removeEveryStatus,
  removeStatus,
  rerollDice,
  returnCard,
  roll,
  searchDeck,
  setDie,
  someStatus,
  sum,
  total,
} from '@wyrmtable/dice-throne/content';
import { type LootCard, lootOf } from './loot-card.ts';
import { lootWords } from './words.ts';

const { call, attackModifier, gain, give, inflict, instant, loseToken, mainAction, rollAction } = lootWords;

const loot = lootOf('rare');

export const RARE_LOOT: readonly LootCard[] = [
  loot({
    number: 42,
    name: 'get-that-outta-here',
    version: 3,
    replaces: true,
    card: mainAction(
      'get-that-outta-here-iii',
      0,
      [pickPlayer(removeStatus('picked'), iff(someStatus('picked'), [may(removeStatus('picked'))]))],
      { needs: ['a-status'], confidence: 'single' },
    ),
  }),
  loot({
    number: 43,
    name: 'vegas-baby',
    version: 3,
    replaces: true,
    card: mainAction('vegas-baby-iii', 0, [roll(1), gainCp(total(1, half(sum)))], { confidence: 'sourced' }),
  }),
  loot({
    number: 44,
    name: 'transference',
    version: 3,
    replaces: true,
    card: mainAction('transference-iii', 0, [moveStatus], { needs: ['a-status'], confidence: 'single' }),
  }),
  loot({
    number: 45,
    name: 'what-status-effects',
    version: 3,
    replaces: true,
    card: mainAction('what-status-effects-iii', 0, [pickPlayer(removeEveryStatus('picked'))], {
      needs: ['a-status'],
      confidence: 'single',
    }),
  }),
  loot({
    number: 46,
    name: 'battle-trance',
    version: 2,
    card: mainAction('battle-trance-ii', 0, [draw(2), discardChosen('self')], { confidence: 'invented' }),
  }),
  loot({
    number: 47,
    name: 'codex',
    version: 2,
    card: mainAction('codex-ii', 2, [searchDeck], { confidence: 'single' }),
  }),
  loot({
    number: 48,
    name: 'link',
    version: 2,
    team: true,
    card: mainAction(
      'link-ii',
      0,
      [
        pick('teammates', [
          contestOrTie(
            'picked',
            [draw(2), damageTo('picked', 1)],
            [letThem('picked', draw(2)), damageTo('self', 1)],
            [draw(2), letThem('picked', draw(2))],
          ),
        ]),
      ],
      { confidence: 'invented' },
    ),
  }),
  loot({
    number: 49,
    name: 'strength-serum',
    version: 2,
    card: mainAction('strength-serum-ii', 2, [pick('teammates-and-self', [give('boost-3')]), draw(1)], {
      confidence: 'guess',
    }),
  }),
  loot({
    number: 50,
    name: 'treasure-hunter',
    version: 2,
    card: mainAction('treasure-hunter-ii', 2, [call('own-chest', 2)], { confidence: 'guess' }),
  }),
  loot({
    number: 51,
    name: 'not-this-time',
    version: 3,
    replaces: true,
    card: rollAction('not-this-time-iii', 0, [pickPlayer(prevent(8, 'picked'))], {
      needs: ['somebody-incoming'],
      confidence: 'invented',
    }),
  }),
  loot({
    number: 52,
    name: 'so-wild',
    version: 3,
    replaces: true,
    card: rollAction('so-wild-iii', 0, [setDie('any', 'any')], { needs: ['any-die'], confidence: 'single' }),
  }),
  loot({
    number: 53,
    name: 'try-try-again',
    version: 3,
    replaces: true,
    card: rollAction('try-try-again-iii', 1, [rerollDice('team', 3)], { needs: ['team-die'], confidence: 'sourced' }),
  }),
  loot({
    number: 54,
    name: 'twice-as-wild',
    version: 2,
    replaces: true,
    card: rollAction('twice-as-wild-ii', 2, [setDie('any', 'any', 2)], { needs: ['any-die'], confidence: 'single' }),
  }),
  loot({
    number: 55,
    name: 'power-strike',
    version: 2,
    card: attackModifier('power-strike-ii', 1, [addDamage(3)], { confidence: 'invented' }),
  }),
  loot({
    number: 56,
    name: 'brace',
    version: 2,
    card: rollAction('brace-ii', 1, [pick('teammates-and-self', [prevent(5, 'picked')])], {
      needs: ['somebody-incoming'],
      confidence: 'invented',
    }),
  }),
  loot({
    number: 57,
    name: 'buh-bye',
    version: 3,
    replaces: true,
    card: instant('buh-bye-iii', 0, [pickPlayer(removeStatus('picked'))], {
      needs: ['a-status'],
      confidence: 'single',
    }),
  }),
  loot({
    number: 58,
    name: 'double-up',
    version: 3,
    replaces: true,
    card: instant('double-up-iii', 0, [draw(2), pick('teammates', [letThem('picked', draw(1))])], {
      confidence: 'invented',
    }),
  }),
  loot({
    number: 59,
    name: 'triple-up',
    version: 3,
    replaces: true,
    card: instant('triple-up-iii', 0, [draw(3)], { confidence: 'invented' }),
  }),
  loot({
    number: 60,
    name: 'tip-it',
    version: 3,
    replaces: true,
    card: instant('tip-it-iii', 0, [nudgeDieBy(2)], { needs: ['any-die'], confidence: 'invented' }),
  }),
  loot({
    number: 61,
    name: 'antidote',
    version: 2,
    card: instant(
      'antidote-ii',
      0,
      [
        pick('teammates-and-self', [
          loseToken('poison', 3, 'picked'),
          loseToken('bleed', 2, 'picked'),
          loseToken('burn', 1, 'picked'),
        ]),
      ],
      { confidence: 'invented' },
    ),
  }),
  loot({
    number: 62,
    name: 'campfire',
    version: 1,
    card: instant('campfire', 2, [pick('teammates-and-self', [letThem('picked', draw(1))], { times: 3 })], {
      confidence: 'single',
    }),
  }),
  loot({
    number: 63,
    name: 'caltrops',
    version: 1,
    card: instant('caltrops', 1, [pickOpponent(inflict('barbed-vine', 1, 'picked'))], { confidence: 'invented' }),
  }),
  loot({
    number: 64,
    name: 'feather-charm',
    version: 1,
    card: instant('feather-charm', 2, [gain('flight')], { confidence: 'invented' }),
  }),
  loot({
    number: 65,
    name: 'flash-powder',
    version: 1,
    card: instant('flash-powder', 2, [pickOpponent(inflict('blind', 1, 'picked'))], { confidence: 'invented' }),
  }),
  loot({
    number: 66,
    name: 'greed',
    version: 2,
    card: instant('greed-ii', 0, [pick('engaged', [letThem('picked', gainCp(4)), call('own-chest', 1)])], {
      confidence: 'single',
    }),
  }),
  loot({
    number: 67,
    name: 'guardian-charm',
    version: 1,
    card: instant('guardian-charm', 1, [pick('teammates-and-self', [prevent(4, 'picked')])], {
      needs: ['somebody-incoming'],
      confidence: 'invented',
    }),
  }),
  loot({
    number: 68,
    name: 'health-potion',
    version: 2,
    card: instant('health-potion-ii', 1, [pick('teammates-and-self', [heal(3, 'picked')])], { confidence: 'sourced' }),
  }),
  loot({
    number: 69,
    name: 'recall-scroll',
    version: 2,
    card: instant('recall-scroll-ii', 2, [returnCard], { confidence: 'guess' }),
  }),
  loot({
    number: 70,
    name: 'smoke-vial',
    version: 2,
    card: instant('smoke-vial-ii', 1, [pick('teammates-and-self', [give('evasive', 2)])], { confidence: 'invented' }),
  }),
  loot({
    number: 71,
    name: 'throwing-knife',
    version: 2,
    card: instant('throwing-knife-ii', 1, [pickOpponent(damageTo('picked', 2))], { confidence: 'invented' }),
  }),
];
