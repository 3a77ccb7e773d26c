// The tale of a whole game adds up to the levels it ended with.
import { etchinstoneBots } from '@wyrmtable/bots/etchinstone';
import { type EtchinstoneEvent, etchinstone, MAGE_CARDS, START_LEVEL } from '@wyrmtable/etchinstone';
import { question, start, swiftChance } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { storyOf } from './story.ts';
import { taleOf } from './tale.ts';

function played(difficulty: 'normal' | 'hard', seed: number) {
  const chance = swiftChance(seed);
  const options = { difficulty, dragon: 'burhast', cavalier: false, glassCannon: false } as const;
  const state = start(etchinstone, options, 1, chance);
  const events: EtchinstoneEvent[] = [];
  const { bot } = etchinstoneBots.adept;
  while (state.step !== 'over') {
    const choice = bot.answer(question(etchinstone, state, 0, 0, seed));
    etchinstone.apply(state, choice, chance, (event) => events.push(event));
  }
  return { state, events };
}

/** The totals that difficulties begin with are those of the box. */
const BOX = 16;

test.each([
  ['normal', 32],
  ['hard', 30],
] as const)('%s: what was gained and lost makes the score', (difficulty, begun) => {
  for (let seed = 1; seed <= 10; seed++) {
    const { state, events } = played(difficulty, seed);
    const { stretches, fallenAtLast, journey, battle } = taleOf(events);
    const sum = stretches.reduce<number>((all, { gained, fallen }) => all + gained - fallen, begun) - fallenAtLast;
    expect(sum + (MAGE_CARDS.length - BOX) * START_LEVEL).toBe(state.levels.reduce((all, level) => all + level, 0));
    const met = stretches.reduce((all, { full, narrow, defeat }) => all + full + narrow + defeat, 0);
    const finals = battle === null ? 1 : 2;
    expect(met).toBe(events.filter(({ kind }) => kind === 'resolved').length - finals);
    expect((journey?.tier ?? 0) > 0).toBe(battle !== null);
    // The three figures of the end are those of the tale.
    const { full, mightiest, borne } = storyOf(events);
    expect(full).toBe(stretches.reduce((all, one) => all + one.full, 0));
    expect(mightiest).toBeGreaterThanOrEqual(Math.max(journey?.total ?? 0, battle?.total ?? 0));
    expect(borne).toBe(events.reduce((all, event) => all + (event.kind === 'absorbed' ? event.amount : 0), 0));
    if (state.result === 'won') expect(battle?.tier).toBeGreaterThan(0);
  }
});
