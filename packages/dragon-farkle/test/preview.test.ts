// What a set is said to bring is what it then brings, whoever helps and whatever the event die shows.
import { chachaChance, derivedSeed, play, proceed, start, streamKey, swiftChance } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { setAsideOf } from '../src/choice.ts';
import { dragonFarkle } from '../src/game.ts';
import { previewSet } from '../src/preview.ts';

test('at every choice of dice in random play the preview comes true', () => {
  let fed = 0;
  for (let seed = 0; seed < 30; seed++) {
    const chance = chachaChance(streamKey(derivedSeed(seed, 2), []));
    const whim = swiftChance(seed);
    const state = start(dragonFarkle, { wounds: 3 }, 3, chance);
    for (let i = 0; i < 2000 && dragonFarkle.toMove(state) !== null; i++) {
      const legal = dragonFarkle.choices(state);
      if (state.step === 'choose') {
        if (state.face === 'dragon') fed++;
        const view = dragonFarkle.view(state, state.roller);
        for (const choice of legal) {
          const { set, reward } = setAsideOf(choice);
          const after = dragonFarkle.copy(state);
          play(dragonFarkle, after, choice, swiftChance(1));
          expect(previewSet(view, set, reward)).toBe(after.pending - state.pending);
        }
      }
      proceed(dragonFarkle, state, legal[whim.below(legal.length)] ?? 0, chance);
    }
  }
  // Dragons fed with Decoy Mutton were among them.
  expect(fed).toBeGreaterThan(0);
});
