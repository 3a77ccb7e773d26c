// Every scenario of the game is played, and together they speak of every rule, hero, common card and status.
import { checkScenarios } from '@wyrmtable/scenarios';
import { COMMON_CARDS } from '../src/content/common.ts';
import type { Hero } from '../src/content/shapes.ts';
import { STATUSES } from '../src/content/statuses.ts';
import { HEROES } from '../src/heroes/index.ts';
import { diceThroneScenarios } from '../src/scenario.ts';

/** Everything printed on a hero's board and in the hero's deck. */
function printed(hero: Hero): string[] {
  const ids = hero.slots.flatMap((slot) => [
    slot.printed.id,
    ...(slot.otherSide ? [slot.otherSide.id] : []),
    ...slot.upgrades.flatMap((card) => [card.id, ...card.adds.map(({ id }) => id)]),
  ]);
  const promo = hero.promo ? [hero.promo.id] : [];
  return [...new Set([...ids, ...hero.cards.map(({ id }) => id), ...promo])].map((id) => `${hero.id}/${id}`);
}

checkScenarios(diceThroneScenarios, {
  page: 'dice-throne.md',
  prefix: 'DT',
  // What a hero set holds, who begins, damage of two kinds at once: setup.test.ts, damage.test.ts.
  elsewhere: ['DT-1.1', 'DT-1.2', 'DT-1.8', 'DT-8.7', 'DT-R27', 'DT-R32'],
  content: [
    ...COMMON_CARDS.map(({ id }) => `common/${id}`),
    ...HEROES.flatMap(printed),
    ...STATUSES.map(({ id }) => `status/${id}`),
  ],
});
