// The common loot cards that are equipment.
import {
  addDamage,
  attacks,
  draw,
  heal,
  iff,
  numbers,
  prevent,
  putAway,
  putBack,
  rerollDice,
  roll,
} from '@wyrmtable/dice-throne/content';
import { type LootCard, lootOf } from './loot-card.ts';
import { lootWords } from './words.ts';

const { mainAction, on, passive, use } = lootWords;

const loot = lootOf('common');

export const COMMON_EQUIPMENT: readonly LootCard[] = [
  loot({
    number: 34,
    name: 'trench-coat',
    version: 1,
    card: mainAction('trench-coat', 2, [], { gear: passive('trench-coat-gear', { sells: 2 }), confidence: 'single' }),
  }),
  loot({
    number: 35,
    name: 'brass-knuckles',
    version: 1,
    card: mainAction('brass-knuckles', 3, [], {
      gear: passive('brass-knuckles-gear', { rollEnd: [iff(attacks(), [addDamage(1)])] }),
      confidence: 'guess',
    }),
  }),
  loot({
    number: 36,
    name: 'broken-sword',
    version: 1,
    card: mainAction('broken-sword', 2, [], {
      gear: passive(
        'broken-sword-gear',
        { rollEnd: [iff(attacks(5), [addDamage(1)])] },
        use('own-attack', [addDamage(4), putAway]),
      ),
      confidence: 'guess',
    }),
  }),
  loot({
    number: 37,
    name: 'leather-armor',
    version: 1,
    card: mainAction('leather-armor', 2, [], {
      gear: passive('leather-armor-gear', { defenceRerolls: 1 }),
      confidence: 'single',
    }),
  }),
  loot({
    number: 38,
    name: 'prophetic-orb',
    version: 1,
    card: mainAction('prophetic-orb', 3, [], {
      gear: passive('prophetic-orb-gear', { income: [draw(1), putBack(2)] }),
      confidence: 'guess',
    }),
  }),
  loot({
    number: 39,
    name: 'regenerating-orb',
    version: 1,
    card: mainAction('regenerating-orb', 2, [], {
      gear: passive('regenerating-orb-gear', { upkeep: [roll(1), on(numbers(5, 6), heal(2))] }),
      confidence: 'guess',
    }),
  }),
  loot({
    number: 40,
    name: 'wooden-buckler',
    version: 1,
    card: mainAction('wooden-buckler', 2, [], {
      gear: passive('wooden-buckler-gear', { parries: [prevent(1)] }),
      confidence: 'invented',
    }),
  }),
  loot({
    number: 41,
    name: 'worn-boots',
    version: 1,
    card: mainAction('worn-boots', 2, [], {
      gear: passive(
        'worn-boots-gear',
        {},
        use('roll', [rerollDice('own', 1)], { cp: 1, perTurn: 'once', needs: ['own-die', 'offence'] }),
      ),
      confidence: 'invented',
    }),
  }),
];
