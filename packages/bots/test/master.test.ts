// Master in positions where every good player would do the same.
import {
  cardNumber,
  dragonFarkle,
  type FarkleState,
  type Hero,
  NO_CARD,
  read,
  shippedContent,
} from '@wyrmtable/dragon-farkle';
import { type Position, type Question, question, start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { dragonFarkleBots } from '../src/dragon-farkle/index.ts';

/** A table of heroes without cards except those named, the first hero on turn. */
function table(heroes: readonly Partial<Hero>[], change: Partial<FarkleState> = {}): FarkleState {
  const state = start(dragonFarkle, { wounds: 3, first: 0 }, heroes.length, swiftChance(1));
  // What the heroes do not hold lies in the decks.
  for (const hero of state.heroes) {
    state.itemDeck.push(...hero.items.splice(0));
    state.companionDeck.push(hero.companion);
    hero.companion = NO_CARD;
  }
  heroes.forEach((given, seat) => {
    const hero = state.heroes[seat];
    if (hero === undefined) return;
    Object.assign(hero, given);
    for (const card of hero.items) state.itemDeck.splice(state.itemDeck.indexOf(card), 1);
    for (const card of hero.pending) state.itemDeck.splice(state.itemDeck.indexOf(card), 1);
    if (hero.companion !== NO_CARD) state.companionDeck.splice(state.companionDeck.indexOf(hero.companion), 1);
  });
  state.armyAtStart = state.heroes[0]?.army ?? 0;
  return Object.assign(state, change);
}

function answer(state: FarkleState, seat = 0) {
  const asked = question(dragonFarkle, state, seat, 600, 3) as Question<Position, object>;
  return read(dragonFarkleBots.master.bot.answer(asked), state);
}

const numberOf = (id: string): number => cardNumber(shippedContent(), id);
const held = (id: string): { items: number[] } => ({ items: [numberOf(id)] });
const rolled = (dice: number[], change: Partial<FarkleState>): Partial<FarkleState> => ({
  step: 'roll',
  dice,
  left: dice.length,
  rolls: 1,
  ...change,
});

describe('on its own turn', () => {
  it('fights in the lair', () => {
    expect(answer(table([{ army: 4000, lair: true }, { army: 3000 }])).kind).toBe('finalBattle');
  });

  it('opens the kitchen door with 4600 soldiers', () => {
    expect(answer(table([{ army: 4600, ...held('klucz') }, { army: 3000 }]))).toEqual({ kind: 'use', card: 'klucz' });
  });

  it('robs the rival at the gate rather than recruit', () => {
    expect(answer(table([{ army: 2000 }, { army: 5400 }]))).toEqual({ kind: 'brawl', target: 1 });
  });

  it('names the one of its rivals who is about to win', () => {
    expect(answer(table([{ army: 500 }, { army: 900 }, { army: 5600 }, { army: 1200 }]))).toEqual({
      kind: 'brawl',
      target: 2,
    });
  });

  it('stops when the lair opens, where the same pending would not be enough without it', () => {
    const pending = { action: 'recruit', step: 'decide', pending: 400, left: 3, rolls: 1 } as const;
    expect(answer(table([{ army: 4650 }, { army: 3000, lair: true }], pending)).kind).toBe('stop');
    expect(answer(table([{ army: 4250 }, { army: 3000, lair: true }], pending)).kind).toBe('roll');
  });

  it('oils the sword for the killing blow', () => {
    const battle = rolled([1, 2, 3, 3, 4, 6], { action: 'finalBattle', face: 'dragon', dealt: 1 });
    expect(answer(table([{ army: 3000, lair: true, ...held('olej') }, { army: 4000 }], battle))).toEqual({
      kind: 'use',
      card: 'olej',
    });
  });

  it('keeps the better of two items won', () => {
    const pending = [numberOf('cebula'), numberOf('eliksir')];
    expect(answer(table([{ army: 1000, pending }, { army: 1000 }], { step: 'keep' }))).toEqual({
      kind: 'keep',
      item: 'eliksir',
    });
  });

  it('drinks the tonic to save a fortune', () => {
    const zonk = {
      step: 'zonk',
      action: 'recruit',
      pending: 1800,
      dice: [2, 3],
      left: 2,
      face: 'blank',
      rolls: 3,
    } as const;
    const state = table([{ army: 1000, ...held('eliksir') }, { army: 1000 }], { ...zonk, dice: [2, 3] });
    expect(answer(state)).toEqual({ kind: 'use', card: 'eliksir' });
  });
});

describe("on another's turn", () => {
  it('empties the bucket over a blow that would kill the dragon', () => {
    const battle = rolled([2, 3, 3, 4, 6, 6], { action: 'finalBattle', face: 'dragon', dealt: 2, asked: 1 });
    expect(
      answer(
        table(
          [
            { army: 3000, lair: true },
            { army: 4000, ...held('wiadro') },
          ],
          battle,
        ),
        1,
      ),
    ).toEqual({
      kind: 'use',
      card: 'wiadro',
    });
  });

  it('breaks a doubled straight with the banana peel', () => {
    const recruit = rolled([1, 2, 3, 4, 5, 6], { action: 'recruit', face: 'rally', asked: 1 });
    const state = table([{ army: 1500 }, { army: 1500, ...held('skorka') }], recruit);
    expect(answer(state, 1)).toMatchObject({ kind: 'use', card: 'skorka' });
  });

  it('turns a forged order away with the mirror', () => {
    const aimed = { aimed: numberOf('rozkaz'), aimedBy: 0, aimedAt: 1 };
    const state = table([{ army: 4600 }, { army: 5100, ...held('lusterko') }], aimed);
    expect(answer(state, 1)).toEqual({ kind: 'use', card: 'lusterko' });
  });

  it('hides its whole treasure under the bedsheet', () => {
    const named = { step: 'named', action: 'brawl', target: 1, asked: 1 } as const;
    const state = table([{ army: 0 }, { army: 5200, ...held('przescieradlo') }], named);
    expect(answer(state, 1)).toEqual({ kind: 'use', card: 'przescieradlo' });
  });
});
