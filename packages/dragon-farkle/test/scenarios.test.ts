// Every scenario of the game is played, and together they speak of every rule, card and row of the soldier table.
import { checkScenarios } from '@wyrmtable/scenarios';
import { CARDS } from '../src/content/cards.ts';
import { SOLDIER_TABLE } from '../src/content/table.ts';
import { dragonFarkleScenarios } from '../src/scenario.ts';

checkScenarios(dragonFarkleScenarios, {
  page: 'dragon-farkle.md',
  prefix: 'SK',
  // What the box holds, and who begins when luck decides: content.test.ts, setup.test.ts.
  elsewhere: ['SK-1.1', 'SK-R19'],
  content: [...CARDS, ...SOLDIER_TABLE].map(({ id }) => id),
});
