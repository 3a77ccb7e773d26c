// Every scenario of the game is played; what none of them checks yet is listed here, rule by rule.
import { cardOf, libraryOf } from '@wyrmtable/dice-throne/lead';
import { checkScenarios } from '@wyrmtable/scenarios';
import { shippedContent } from '../src/content/catalogue.ts';
import { DIFFICULTIES } from '../src/content/difficulties.ts';
import { LEGACY_PACKS, VISEER } from '../src/content/legacy.ts';
import { bossBoard } from '../src/content/library.ts';
import { BOSS_LOOT_TABLE, LOOT_TABLE } from '../src/content/loot-table.ts';
import { BOSSES, EXTRA_MINIONS, LOOT, MINIONS } from '../src/content/shipped.ts';
import { STATUS_IDS } from '../src/content/statuses.ts';
import { PORTALS, TILES } from '../src/content/tiles.ts';
import { adventureScenarios } from '../src/scenario.ts';

/** Checked by the other tests here. */
const BY_TESTS: readonly string[] = ['ADV-1.1', 'ADV-1.6', 'ADV-1.8', 'ADV-2.1', 'ADV-15.9', 'ADV-R10', 'ADV-R16'];

/** No program can check them (docs/rules/uncheckable.yaml). */
const UNCHECKABLE: readonly string[] = ['ADV-4.8', 'ADV-13.14'];

const of = shippedContent();

/** Everything in the box has an example of its own. */
const SHOWN: readonly string[] = [
  ...BOSSES.flatMap(({ id, board }, number) => [
    ...board.slots.map(({ printed }) => `boss/${id}/${printed.id}`),
    ...(libraryOf(of).decks[bossBoard(of, number)] ?? []).map((card) => `boss/${id}/${cardOf(of, card).id}`),
  ]),
  ...DIFFICULTIES.map(({ id }) => `difficulty/${id}`),
  ...LEGACY_PACKS.map(({ id }) => `legacy/${id}`),
  ...LOOT.map(({ card }) => `loot/${card.id}`),
  ...[...MINIONS, ...EXTRA_MINIONS, VISEER].map(({ id }) => `minion/${id}`),
  ...PORTALS.map(({ id }) => `portal/${id}`),
  ...STATUS_IDS.map((id) => `status/${id}`),
  ...[...LOOT_TABLE, ...BOSS_LOOT_TABLE].map(({ chest }) => `table/chest-${chest}`),
  ...TILES.map(({ id }) => `tile/${id}`),
];

const number = (id: string): number[] =>
  id
    .slice('ADV-'.length)
    .split('.')
    .map((part) => (part.startsWith('R') ? 1000 + Number(part.slice(1)) : Number(part)));

function inOrder(a: string, b: string): number {
  const [chapterA = 0, ruleA = 0] = number(a);
  const [chapterB = 0, ruleB = 0] = number(b);
  return chapterA - chapterB || ruleA - ruleB;
}

checkScenarios(adventureScenarios, {
  page: 'adventures.md',
  prefix: 'ADV',
  elsewhere: [...BY_TESTS, ...UNCHECKABLE].sort(inOrder),
  content: SHOWN,
});
