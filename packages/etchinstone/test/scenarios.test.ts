// Every scenario of the game is played, and together they speak of every rule, card, region and dragon.
import { checkScenarios } from '@wyrmtable/scenarios';
import { MAGE_CARDS } from '../src/content/cards.ts';
import { DRAGONS } from '../src/content/dragons.ts';
import { REGIONS } from '../src/content/regions.ts';
import { etchinstoneScenarios } from '../src/scenario.ts';

checkScenarios(etchinstoneScenarios, {
  page: 'etchinstone.md',
  prefix: 'ETCH',
  // What the box holds, what the elements are like and which variants there are: content.test.ts.
  elsewhere: [
    'ETCH-1.1',
    'ETCH-1.2',
    'ETCH-1.4',
    'ETCH-1.5',
    'ETCH-1.7',
    'ETCH-1.8',
    'ETCH-1.9',
    'ETCH-2.2',
    'ETCH-23.1',
    'ETCH-23.2',
    'ETCH-23.3',
    'ETCH-23.5',
    'ETCH-R10',
  ],
  content: [...MAGE_CARDS, ...REGIONS, ...DRAGONS].map(({ id }) => id),
});
