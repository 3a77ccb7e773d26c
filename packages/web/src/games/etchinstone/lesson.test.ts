// The first road brings every lesson, each when it matters, to a player who plays sensibly.
import { etchinstoneBots } from '@wyrmtable/bots/etchinstone';
import { DETOURS, type EtchinstoneState, etchinstone } from '@wyrmtable/etchinstone';
import { chachaChance, question, start, streamKey } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { mapStorage } from '../../../test/storage.ts';
import { openDeviceStorage } from '../../shell/device-storage.ts';
import { momentOf } from './board.ts';
import { aimed, draftOf, forecastOf, pairsIn } from './draft.ts';
import {
  betterLayout,
  keepProgress,
  LESSON_OPTIONS,
  LESSON_PLAN,
  LESSON_SEED,
  lessonAt,
  NOTHING_LEARNED,
  progress,
  type Situation,
  type Topic,
} from './lesson.ts';

function situationOf(state: EtchinstoneState): Situation {
  const view = etchinstone.view(state, 0);
  const draft = draftOf(view);
  return {
    view,
    moment: momentOf(view),
    draft,
    canCombine: pairsIn(view, draft).length > 0,
    canDetour: view.detours < DETOURS && view.deck.count >= 2,
  };
}

/** Every lesson that comes up before the road goes on from region 1, with the number of the encounter it comes in. */
function lessonsOf(seed: string): Map<Topic, number> {
  const chance = chachaChance(streamKey(seed, []));
  const state = start(etchinstone, LESSON_OPTIONS, 1, chance);
  const learned = new Map<Topic, number>();
  let encounters = 0;
  for (let moves = 0; moves < 200 && state.step !== 'over'; moves++) {
    if (state.step === 'challenge') encounters++;
    if (['challenge', 'absorb', 'upgrade'].includes(state.step)) {
      for (;;) {
        const lesson = lessonAt(situationOf(state), new Set(learned.keys()));
        if (lesson === null) break;
        learned.set(lesson.topic, encounters);
      }
    }
    if (state.region > 1) return learned;
    const { bot } = etchinstoneBots.adept;
    etchinstone.apply(state, bot.answer(question(etchinstone, state, 0, 0, 1)), chance, null);
  }
  return learned;
}

describe('the first road', () => {
  it('brings every lesson within the first region', () => {
    const learned = lessonsOf(LESSON_SEED);
    expect([...learned.keys()].sort()).toEqual(LESSON_PLAN.map(({ topic }) => topic).sort());
    expect(learned.get('upgrade')).toBe(1);
    expect(learned.get('journey')).toBeLessThanOrEqual(3);
  });

  it('begins with an enemy that the hand as dealt does not beat, and another layout does, unharmed', () => {
    const state = start(etchinstone, LESSON_OPTIONS, 1, chachaChance(streamKey(LESSON_SEED, [])));
    const { view, draft } = situationOf(state);
    expect(view.encounter?.kind).toBe('enemy');
    expect(view.hardship).toBeNull();
    expect(forecastOf(view, draft)?.result).not.toBe('full');
    const better = betterLayout({ view, draft });
    const places = [better?.spell ?? null, better?.element ?? null, better?.boost ?? null];
    const rest = view.hand.filter((card) => !places.includes(card));
    const best = forecastOf(view, aimed({ ...draft, places: [...places, ...rest] }, 0, false));
    expect(best?.result).toBe('full');
    expect(best?.damage.total).toBe(0);
    expect(betterLayout({ view, draft: { ...draft, places: [...places, ...rest] } })).toBeNull();
  });

  it('remembers what has been learned, and takes spoilt memory for none', () => {
    const storage = mapStorage();
    const vault = openDeviceStorage(() => storage);
    expect(progress(vault)).toEqual(NOTHING_LEARNED);
    keepProgress({ known: new Set<Topic>(['foe', 'roles']), left: true }, vault);
    expect(progress(vault)).toEqual({ known: new Set(['foe', 'roles']), left: true });
    vault.write('etchinstone.lesson', { known: ['foe', 'nonsense', 7], left: 'perhaps' });
    expect(progress(vault)).toEqual({ known: new Set(['foe']), left: false });
  });
});
