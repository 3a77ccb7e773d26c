// The epic loot cards.
import {
  addDamage,
  all,
  attacks,
  canPay,
  contestOrTie,
  dealt,
  draw,
  extraAttempt,
  gainCp,
  heal,
  iff,
  letThem,
  loseCp,
  may,
  nudgeDie,
  numbers,
  pick,
  pickOpponent,
  pickPlayer,
  prevent,
  removeStatus,
  rerollDice,
  returnCard,
  roll,
  searchDeck,
  setDie,
  someStatus,
  stealHealth,
} from '@wyrmtable/dice-throne/content';
import { type LootCard, lootOf } from './loot-card.ts';
import { lootWords } from './words.ts';

const { call, attackModifier, give, inflict, instant, mainAction, on, passive, rollAction } = lootWords;

const loot = lootOf('epic');

export const EPIC_LOOT: readonly LootCard[] = [
  loot({
    number: 80,
    name: 'codex',
    version: 3,
    card: mainAction('codex-iii', 1, [searchDeck], { confidence: 'single' }),
  }),
  loot({
    number: 81,
    name: 'link',
    version: 3,
    team: true,
    card: mainAction(
      'link-iii',
      0,
      [
        pick('teammates', [
          contestOrTie(
            'picked',
            [draw(3), letThem('picked', draw(1))],
            [letThem('picked', draw(3)), draw(1)],
            [draw(2), letThem('picked', draw(2))],
          ),
        ]),
      ],
      { confidence: 'invented' },
    ),
  }),
  loot({
    number: 82,
    name: 'strength-serum',
    version: 3,
    card: mainAction('strength-serum-iii', 2, [pick('teammates-and-self', [give('boost-4')]), draw(1)], {
      confidence: 'invented',
    }),
  }),
  loot({
    number: 83,
    name: 'treasure-hunter',
    version: 3,
    card: mainAction('treasure-hunter-iii', 2, [call('own-chest', 3)], { confidence: 'single' }),
  }),
  loot({
    number: 84,
    name: 'so-wild',
    version: 4,
    replaces: true,
    card: rollAction('so-wild-iv', 0, [setDie('any', 'any'), draw(1)], { needs: ['any-die'], confidence: 'invented' }),
  }),
  loot({
    number: 85,
    name: 'try-try-again',
    version: 4,
    replaces: true,
    card: rollAction('try-try-again-iv', 0, [rerollDice('team', 3)], { needs: ['team-die'], confidence: 'single' }),
  }),
  loot({
    number: 86,
    name: 'twice-as-wild',
    version: 3,
    replaces: true,
    card: rollAction('twice-as-wild-iii', 1, [setDie('any', 'any', 2)], { needs: ['any-die'], confidence: 'sourced' }),
  }),
  loot({
    number: 87,
    name: 'one-more-time',
    version: 3,
    replaces: true,
    card: rollAction('one-more-time-iii', 0, [extraAttempt('offence'), nudgeDie], {
      needs: ['offence'],
      confidence: 'invented',
    }),
  }),
  loot({
    number: 88,
    name: 'helping-hand',
    version: 3,
    replaces: true,
    card: rollAction('helping-hand-iii', 0, [rerollDice('opponent', 2)], {
      needs: ['opponent-die'],
      confidence: 'invented',
    }),
  }),
  loot({
    number: 89,
    name: 'power-strike',
    version: 3,
    card: attackModifier('power-strike-iii', 1, [addDamage(4)], { confidence: 'invented' }),
  }),
  loot({
    number: 90,
    name: 'brace',
    version: 3,
    card: rollAction('brace-iii', 0, [pick('teammates-and-self', [prevent(5, 'picked')])], {
      needs: ['somebody-incoming'],
      confidence: 'invented',
    }),
  }),
  loot({
    number: 91,
    name: 'buh-bye',
    version: 4,
    replaces: true,
    card: instant(
      'buh-bye-iv',
      0,
      [pickPlayer(removeStatus('picked'), iff(someStatus('picked'), [may(removeStatus('picked'))]))],
      { needs: ['a-status'], confidence: 'invented' },
    ),
  }),
  loot({
    number: 92,
    name: 'getting-paid',
    version: 3,
    replaces: true,
    card: instant('getting-paid-iii', 0, [pickPlayer(letThem('picked', gainCp(3)))], { confidence: 'single' }),
  }),
  loot({
    number: 93,
    name: 'tip-it',
    version: 4,
    replaces: true,
    card: instant('tip-it-iv', 0, [nudgeDie, nudgeDie], { needs: ['any-die'], confidence: 'invented' }),
  }),
  loot({
    number: 94,
    name: 'triple-up',
    version: 4,
    replaces: true,
    card: instant('triple-up-iv', 0, [draw(3), gainCp(1)], { confidence: 'invented' }),
  }),
  loot({
    number: 95,
    name: 'caltrops',
    version: 2,
    card: instant('caltrops-ii', 0, [pickOpponent(inflict('barbed-vine', 1, 'picked'))], { confidence: 'invented' }),
  }),
  loot({
    number: 96,
    name: 'campfire',
    version: 2,
    card: instant('campfire-ii', 1, [pick('teammates-and-self', [letThem('picked', draw(1))], { times: 3 })], {
      confidence: 'invented',
    }),
  }),
  loot({
    number: 97,
    name: 'flash-powder',
    version: 2,
    card: instant('flash-powder-ii', 1, [pickOpponent(inflict('blind', 1, 'picked'))], { confidence: 'invented' }),
  }),
  loot({
    number: 98,
    name: 'greed',
    version: 3,
    card: instant('greed-iii', 0, [pick('engaged', [letThem('picked', gainCp(4)), call('own-chest', 2)])], {
      confidence: 'invented',
    }),
  }),
  loot({
    number: 99,
    name: 'guardian-charm',
    version: 2,
    card: instant('guardian-charm-ii', 1, [pick('teammates-and-self', [prevent(6, 'picked')])], {
      needs: ['somebody-incoming'],
      confidence: 'invented',
    }),
  }),
  loot({
    number: 100,
    name: 'health-potion',
    version: 3,
    card: instant(
      'health-potion-iii',
      1,
      [
        pick('teammates-and-self', [
          heal(4, 'picked'),
          iff(all(canPay(1), someStatus('picked')), [may(loseCp(1, 'self'), removeStatus('picked'))]),
        ]),
      ],
      { confidence: 'single' },
    ),
  }),
  loot({
    number: 101,
    name: 'recall-scroll',
    version: 3,
    card: instant('recall-scroll-iii', 1, [returnCard], { confidence: 'single' }),
  }),
  loot({
    number: 102,
    name: 'smoke-vial',
    version: 3,
    card: instant('smoke-vial-iii', 0, [pick('teammates-and-self', [give('evasive', 2)])], { confidence: 'invented' }),
  }),
  loot({
    number: 103,
    name: 'blazing-effigy',
    version: 1,
    card: mainAction('blazing-effigy', 4, [], {
      gear: passive('blazing-effigy-gear', { rollEnd: [iff(attacks(), [inflict('burn')])] }),
      confidence: 'single',
    }),
  }),
  loot({
    number: 104,
    name: 'blood-amulet',
    version: 1,
    card: mainAction('blood-amulet', 4, [], {
      gear: passive('blood-amulet-gear', { defends: [stealHealth(1, 'attacker')] }),
      confidence: 'single',
    }),
  }),
  loot({
    number: 105,
    name: 'coin-purse',
    version: 2,
    card: mainAction('coin-purse-ii', 1, [], {
      gear: passive('coin-purse-ii-gear', { upkeep: [gainCp(1)] }),
      confidence: 'single',
    }),
  }),
  loot({
    number: 106,
    name: 'full-mythril-jacket',
    version: 1,
    card: mainAction('full-mythril-jacket', 3, [], {
      gear: passive('full-mythril-jacket-gear', { defenceRerolls: 5 }),
      confidence: 'guess',
    }),
  }),
  loot({
    number: 107,
    name: 'hungering-dagger',
    version: 1,
    card: mainAction('hungering-dagger', 3, [], {
      gear: passive('hungering-dagger-gear', {
        rollEnd: [iff(attacks(6), [may(prevent(5, 'target'), pickOpponent(stealHealth(2, 'picked')))])],
      }),
      confidence: 'single',
    }),
  }),
  loot({
    number: 108,
    name: 'poison-syringe',
    version: 1,
    card: mainAction('poison-syringe', 4, [], {
      gear: passive('poison-syringe-gear', { rollEnd: [iff(attacks(), [inflict('poison')])] }),
      confidence: 'guess',
    }),
  }),
  loot({
    number: 109,
    name: 'regenerating-orb',
    version: 2,
    card: mainAction('regenerating-orb-ii', 1, [], {
      gear: passive('regenerating-orb-ii-gear', { upkeep: [roll(1), on(numbers(4, 6), heal(2))] }),
      confidence: 'single',
    }),
  }),
  loot({
    number: 110,
    name: 'vampires-scepter',
    version: 1,
    card: mainAction('vampires-scepter', 3, [], {
      gear: passive('vampires-scepter-gear', { landed: [iff(dealt(1), [heal(1)])] }),
      confidence: 'guess',
    }),
  }),
];
