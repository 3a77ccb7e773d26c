// How often bots win single scenarios of Adventures: `node packages/bots/tools/scenario-wins.ts --scenario 1 --heroes 2 --games 50`.

import { parseArgs } from 'node:util';
import { adventures } from '@wyrmtable/adventures';
import { type AnyBot, type Position, proceed, type Question, question, start, swiftChance } from '@wyrmtable/kernel';
import { adventuresBots } from '../src/adventures/index.ts';

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'adept' },
    scenario: { type: 'string', default: '1' },
    heroes: { type: 'string', default: '1' },
    difficulty: { type: 'string', default: 'normal' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '7000' },
  },
});

/** Whether the heroes, drawn by lot, win the scenario, which begins without loot and with the salves of its card. */
function wins(bot: AnyBot, seed: number): boolean {
  const chance = swiftChance(seed);
  const { difficulty } = values;
  const options = {
    mode: 'campaign',
    difficulty,
    extraMinions: false,
    legacy: false,
    scenario: Number(values.scenario),
  } as const;
  const state = start(adventures, options, Number(values.heroes), chance);
  for (let i = 0; state.stage === 'explore' || state.stage === 'boss'; i++) {
    const asked = question(adventures, state, adventures.toMove(state) ?? 0, 0, seed * 100_003 + i);
    const [only, another] = asked.choices;
    const forced = only !== undefined && another === undefined;
    proceed(adventures, state, forced ? only : bot.answer(asked as Question<Position, object>), chance);
  }
  return state.won;
}

const level = Object.entries(adventuresBots).find(([name]) => name === values.level)?.[1];
if (level === undefined) {
  console.error(`There is no level ${values.level}: ${Object.keys(adventuresBots).join(', ')}.`);
  process.exitCode = 2;
} else {
  const games = Number(values.games);
  let won = 0;
  for (let i = 0; i < games; i++) if (wins(level.bot, Number(values.seed) + i)) won++;
  console.log(`${values.level}, scenario ${values.scenario}, heroes ${values.heroes}: ${won} of ${games}`);
}
