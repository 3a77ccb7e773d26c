// The legendary loot cards.
import {
  addDamage,
  atLeast,
  attacks,
  canPay,
  damageTo,
  dealt,
  discardChosen,
  draw,
  extraAttempt,
  gainCp,
  heal,
  iff,
  letThem,
  loseCp,
  may,
  numbers,
  pick,
  pickOpponent,
  pickPlayer,
  prevent,
  putAway,
  putBack,
  removeStatus,
  rerollDice,
  returnCard,
  roll,
  searchDeck,
  setDie,
  someStatus,
  statusesOn,
  stealHealth,
} from '@wyrmtable/dice-throne/content';
import { type LootCard, lootOf } from './loot-card.ts';
import { lootWords } from './words.ts';

const { call, attackModifier, gain, give, inflict, instant, mainAction, on, passive, rollAction, use } = lootWords;

const loot = lootOf('legendary');

export const LEGENDARY_LOOT: readonly LootCard[] = [
  loot({
    number: 111,
    name: 'get-that-outta-here',
    version: 4,
    replaces: true,
    card: instant(
      'get-that-outta-here-iv',
      0,
      [pickPlayer(removeStatus('picked'), iff(someStatus('picked'), [may(removeStatus('picked'))]))],
      { needs: ['a-status'], confidence: 'single' },
    ),
  }),
  loot({
    number: 112,
    name: 'codex',
    version: 4,
    card: mainAction('codex-iv', 0, [searchDeck], { confidence: 'single' }),
  }),
  loot({
    number: 113,
    name: 'battle-trance',
    version: 3,
    card: mainAction('battle-trance-iii', 0, [draw(3), discardChosen('self')], { confidence: 'invented' }),
  }),
  loot({
    number: 114,
    name: 'strength-serum',
    version: 4,
    card: mainAction('strength-serum-iv', 1, [pick('teammates-and-self', [give('boost-4')]), draw(1)], {
      confidence: 'invented',
    }),
  }),
  loot({
    number: 115,
    name: 'treasure-hunter',
    version: 4,
    card: mainAction('treasure-hunter-iv', 2, [call('own-chest', 4)], { confidence: 'invented' }),
  }),
  loot({
    number: 116,
    name: 'six-it',
    version: 3,
    replaces: true,
    card: rollAction('six-it-iii', 0, [setDie('own', 6), iff(canPay(1), [may(loseCp(1, 'self'), setDie('own', 6))])], {
      needs: ['own-die'],
      confidence: 'guess',
    }),
  }),
  loot({
    number: 117,
    name: 'samesies',
    version: 3,
    replaces: true,
    card: rollAction('samesies-iii', 0, [setDie('own', 'copy'), setDie('own', 'copy')], {
      needs: ['two-own-dice'],
      confidence: 'invented',
    }),
  }),
  loot({
    number: 118,
    name: 'not-this-time',
    version: 4,
    replaces: true,
    card: rollAction('not-this-time-iv', 0, [pickPlayer(prevent(12, 'picked'))], {
      needs: ['somebody-incoming'],
      confidence: 'invented',
    }),
  }),
  loot({
    number: 119,
    name: 'twice-as-wild',
    version: 4,
    replaces: true,
    card: rollAction('twice-as-wild-iv', 0, [setDie('any', 'any', 2)], { needs: ['any-die'], confidence: 'sourced' }),
  }),
  loot({
    number: 120,
    name: 'one-more-time',
    version: 4,
    replaces: true,
    card: rollAction('one-more-time-iv', 0, [extraAttempt('offence'), extraAttempt('offence')], {
      needs: ['offence'],
      confidence: 'invented',
    }),
  }),
  loot({
    number: 121,
    name: 'power-strike',
    version: 4,
    card: attackModifier('power-strike-iv', 0, [addDamage(5)], { confidence: 'invented' }),
  }),
  loot({
    number: 122,
    name: 'brace',
    version: 4,
    card: rollAction('brace-iv', 0, [pick('teammates-and-self', [prevent(7, 'picked')])], {
      needs: ['somebody-incoming'],
      confidence: 'invented',
    }),
  }),
  loot({
    number: 123,
    name: 'getting-paid',
    version: 4,
    replaces: true,
    card: instant('getting-paid-iv', 0, [pickPlayer(letThem('picked', gainCp(4)))], { confidence: 'invented' }),
  }),
  loot({
    number: 124,
    name: 'double-up',
    version: 4,
    replaces: true,
    card: instant('double-up-iv', 0, [draw(3), pick('teammates', [letThem('picked', draw(1))])], {
      confidence: 'invented',
    }),
  }),
  loot({
    number: 125,
    name: 'campfire',
    version: 3,
    card: instant('campfire-iii', 0, [pick('teammates-and-self', [letThem('picked', draw(1))], { times: 3 })], {
      confidence: 'invented',
    }),
  }),
  loot({
    number: 126,
    name: 'greed',
    version: 4,
    card: instant('greed-iv', 0, [pick('engaged', [letThem('picked', gainCp(4)), call('own-chest', 3)])], {
      confidence: 'invented',
    }),
  }),
  loot({
    number: 127,
    name: 'guardian-charm',
    version: 3,
    card: instant('guardian-charm-iii', 0, [pick('teammates-and-self', [prevent(6, 'picked')])], {
      needs: ['somebody-incoming'],
      confidence: 'invented',
    }),
  }),
  loot({
    number: 128,
    name: 'health-potion',
    version: 4,
    card: instant(
      'health-potion-iv',
      1,
      [pick('teammates-and-self', [heal(5, 'picked'), iff(someStatus('picked'), [may(removeStatus('picked'))])])],
      { confidence: 'single' },
    ),
  }),
  loot({
    number: 129,
    name: 'phoenix-feather',
    version: 1,
    card: instant('phoenix-feather', 2, [pick('falling', [give('phoenix')]), putAway], {
      needs: ['falling'],
      confidence: 'invented',
    }),
  }),
  loot({
    number: 130,
    name: 'recall-scroll',
    version: 4,
    card: instant('recall-scroll-iv', 0, [returnCard], { confidence: 'invented' }),
  }),
  loot({
    number: 131,
    name: 'throwing-knife',
    version: 3,
    card: instant('throwing-knife-iii', 0, [pickOpponent(damageTo('picked', 3))], { confidence: 'invented' }),
  }),
  loot({
    number: 132,
    name: 'blazing-effigy',
    version: 2,
    card: mainAction('blazing-effigy-ii', 2, [], {
      gear: passive('blazing-effigy-ii-gear', { rollEnd: [iff(attacks(), [inflict('burn')])] }),
      confidence: 'invented',
    }),
  }),
  loot({
    number: 133,
    name: 'blood-amulet',
    version: 2,
    card: mainAction('blood-amulet-ii', 2, [], {
      gear: passive('blood-amulet-ii-gear', { defends: [stealHealth(1, 'attacker')] }),
      confidence: 'invented',
    }),
  }),
  loot({
    number: 134,
    name: 'crown-shard',
    version: 1,
    card: mainAction('crown-shard', 3, [], {
      gear: passive(
        'crown-shard-gear',
        {},
        use('any', [rerollDice('opponent', 1)], { perTurn: 'once', needs: [{ dieOf: 'kings-hand' }] }),
      ),
      confidence: 'invented',
    }),
  }),
  loot({
    number: 135,
    name: 'demons-spike-chain',
    version: 1,
    card: mainAction('demons-spike-chain', 3, [], {
      gear: passive('demons-spike-chain-gear', { landed: [iff(dealt(8), [inflict('bleed')])] }),
      confidence: 'guess',
    }),
  }),
  loot({
    number: 136,
    name: 'ghosts-totem',
    version: 1,
    card: mainAction('ghosts-totem', 3, [], {
      gear: passive('ghosts-totem-gear', { landed: [iff(dealt(8), [gain('evasive')])] }),
      confidence: 'guess',
    }),
  }),
  loot({
    number: 137,
    name: 'haunted-helmet',
    version: 1,
    card: mainAction('haunted-helmet', 3, [], {
      gear: passive('haunted-helmet-gear', {
        activated: [iff(atLeast(statusesOn('target', 'negative'), 1), [draw(1)])],
      }),
      confidence: 'guess',
    }),
  }),
  loot({
    number: 138,
    name: 'hungering-dagger',
    version: 2,
    card: mainAction('hungering-dagger-ii', 1, [], {
      gear: passive('hungering-dagger-ii-gear', {
        rollEnd: [iff(attacks(6), [may(prevent(5, 'target'), pickOpponent(stealHealth(3, 'picked')))])],
      }),
      confidence: 'invented',
    }),
  }),
  loot({
    number: 139,
    name: 'prophetic-orb',
    version: 3,
    card: mainAction('prophetic-orb-iii', 0, [], {
      gear: passive('prophetic-orb-iii-gear', { income: [draw(1), putBack(2)] }),
      confidence: 'invented',
    }),
  }),
  loot({
    number: 140,
    name: 'regenerating-orb',
    version: 3,
    card: mainAction('regenerating-orb-iii', 1, [], {
      gear: passive('regenerating-orb-iii-gear', { upkeep: [roll(1), on(numbers(3, 6), heal(2))] }),
      confidence: 'invented',
    }),
  }),
];
