// The rare loot cards that are equipment.
import {
  addDamage,
  all,
  attacks,
  draw,
  gainCp,
  iff,
  inflicted,
  putAway,
  putBack,
} from '@wyrmtable/dice-throne/content';
import { type LootCard, lootOf } from './loot-card.ts';
import { lootWords } from './words.ts';

const { inflict, loseToken, mainAction, passive, use } = lootWords;

const loot = lootOf('rare');

export const RARE_EQUIPMENT: readonly LootCard[] = [
  loot({
    number: 72,
    name: 'blinding-amulet',
    version: 1,
    card: mainAction('blinding-amulet', 4, [], {
      gear: passive('blinding-amulet-gear', { rollEnd: [iff(attacks(8), [inflict('blind')])] }),
      confidence: 'guess',
    }),
  }),
  loot({
    number: 73,
    name: 'brass-knuckles',
    version: 2,
    card: mainAction('brass-knuckles-ii', 3, [], {
      gear: passive('brass-knuckles-ii-gear', { rollEnd: [iff(attacks(), [addDamage(2)])] }),
      confidence: 'guess',
    }),
  }),
  loot({
    number: 74,
    name: 'broken-sword',
    version: 2,
    card: mainAction('broken-sword-ii', 1, [], {
      gear: passive(
        'broken-sword-ii-gear',
        { rollEnd: [iff(attacks(5), [addDamage(1)])] },
        use('own-attack', [addDamage(5), putAway]),
      ),
      confidence: 'guess',
    }),
  }),
  loot({
    number: 75,
    name: 'coin-purse',
    version: 1,
    card: mainAction('coin-purse', 2, [], {
      gear: passive('coin-purse-gear', { upkeep: [gainCp(1)] }),
      confidence: 'single',
    }),
  }),
  loot({
    number: 76,
    name: 'electro-gauntlets',
    version: 1,
    card: mainAction('electro-gauntlets', 3, [], {
      gear: passive('electro-gauntlets-gear', { rollEnd: [iff(all(attacks(), inflicted), [addDamage(1)])] }),
      confidence: 'guess',
    }),
  }),
  loot({
    number: 77,
    name: 'fire-snake-immunity',
    version: 1,
    card: mainAction('fire-snake-immunity', 2, [loseToken('burn'), loseToken('poison', 3)], {
      gear: passive('fire-snake-immunity-gear', { immune: ['burn', 'poison'] }),
      confidence: 'single',
    }),
  }),
  loot({
    number: 78,
    name: 'prophetic-orb',
    version: 2,
    card: mainAction('prophetic-orb-ii', 2, [], {
      gear: passive('prophetic-orb-ii-gear', { income: [draw(1), putBack(2)] }),
      confidence: 'single',
    }),
  }),
  loot({
    number: 79,
    name: 'trench-coat',
    version: 2,
    card: mainAction('trench-coat-ii', 1, [], {
      gear: passive('trench-coat-ii-gear', { sells: 2 }),
      confidence: 'invented',
    }),
  }),
];
