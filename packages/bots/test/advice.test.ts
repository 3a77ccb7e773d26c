// Advice at the table: what the overlay says in positions a player knows.
import {
  cardNumber,
  dragonFarkle,
  type FarkleState,
  NO_CARD,
  pack,
  read,
  setAside,
  shippedContent,
} from '@wyrmtable/dragon-farkle';
import { start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { advice, finalBattle, recruit, setAdvice, zonk } from '../src/dragon-farkle/odds.ts';

/** Two heroes without cards, the first one to roll or stop. */
function table(change: Partial<FarkleState>, armies: readonly [number, number] = [1000, 2000]): FarkleState {
  const state = start(dragonFarkle, { wounds: 3, first: 0 }, 2, swiftChance(1));
  state.heroes.forEach((hero, seat) => {
    hero.army = armies[seat] ?? 0;
    hero.companion = NO_CARD;
    hero.items = [];
  });
  return Object.assign(state, { action: 'recruit', step: 'decide', rolls: 1, roller: 0, asked: 0 }, change);
}

const seen = (state: FarkleState, seat = 0) => dragonFarkle.view(state, seat);
const told = (state: FarkleState, seat = 0) => {
  const given = advice(seen(state, seat));
  if (given === null) throw new Error('no advice given');
  return given;
};

describe('roll on or stop', () => {
  it('says nothing while nobody is about to roll', () => {
    expect(advice(seen(table({ step: 'turn', action: null })))).toBeNull();
    expect(advice(seen(table({ step: 'choose', dice: [1, 2, 3], left: 3 })))).toBeNull();
  });

  it.each([1, 2, 3, 4, 5, 6])('gives the chance of a Zonk with %i dice: the dragon spares one in six', (left) => {
    expect(told(table({ left, pending: 300 })).zonk).toBeCloseTo((zonk(left) * 5) / 6, 12);
  });

  it('counts a Zonk in the Final Battle on a blank alone, and the chance to win', () => {
    const given = told(table({ action: 'finalBattle', left: 3, dealt: 1 }, [4000, 0]));
    expect(given.zonk).toBeCloseTo((zonk(3) * 4) / 6, 12);
    expect(given).toMatchObject({ measure: 'victory', stopWorth: null, best: 'roll' });
    expect(given.rollWorth).toBeCloseTo(finalBattle(4000, 3, 3, 1).win, 12);
  });

  it.each(Object.entries(recruit().stopAt))('stops a Recruit with %s dice from %i pending on', (dice, least) => {
    const left = Number(dice);
    const pending = least ?? Number.NaN;
    expect(told(table({ left, pending }))).toMatchObject({ best: 'stop', stopWorth: pending, measure: 'soldiers' });
    expect(told(table({ left, pending: pending - 50 })).best).toBe('roll');
  });

  it('knows the cards laid for the roll: a placed 1 cannot Zonk, a placed rally has no dragon to spare', () => {
    expect(told(table({ left: 1, pending: 800, placed: [1] }))).toMatchObject({ zonk: 0, best: 'roll' });
    expect(told(table({ left: 2, pending: 300, placedEvent: 'rally' })).zonk).toBeCloseTo(zonk(2), 12);
    expect(told(table({ left: 6, extraDie: true })).zonk).toBeLessThan(told(table({ left: 6 })).zonk);
  });

  it('knows the own companion and the own tonic, and not the hand of others', () => {
    const drum = table({ left: 3, pending: 500 });
    drum.heroes.forEach((hero, seat) => {
      hero.companion = seat === 0 ? cardNumber(drum, 'werbel') : NO_CARD;
    });
    expect(told(drum).stopWorth).toBe(650);
    const tonic = table({ left: 2, pending: 600 });
    tonic.heroes.forEach((hero, seat) => {
      hero.items = seat === 0 ? [cardNumber(tonic, 'eliksir')] : [];
    });
    expect(told(tonic).rollWorth).toBeGreaterThan(told(tonic, 1).rollWorth);
    expect(told(tonic, 1)).toEqual(told(table({ left: 2, pending: 600 })));
  });

  it('attacks for more than the defender will reach and defends for more than the attack', () => {
    const attack = { action: 'brawl', target: 1 } as const;
    expect(told(table({ ...attack, left: 4, pending: 200 })).best).toBe('roll');
    expect(told(table({ ...attack, left: 2, pending: 1000 })).best).toBe('stop');
    const defence = { ...attack, roller: 1, asked: 1, attack: 400, left: 3 };
    expect(told(table({ ...defence, pending: 350 }), 1).best).toBe('roll');
    const ahead = told(table({ ...defence, pending: 550 }), 1);
    // 150 more than the attacker, and the winner's 500.
    expect(ahead).toMatchObject({ best: 'stop', stopWorth: 650 });
  });
});

describe('which dice to set aside', () => {
  it('says nothing while there is nothing to choose', () => {
    expect(setAdvice(seen(table({ pending: 300 })))).toEqual([]);
  });

  it('lists every legal set once, the best first', () => {
    const state = table({ step: 'choose', dice: [2, 3, 4, 4, 4, 5], face: 'blank', left: 6 });
    const sets = setAdvice(seen(state));
    expect(sets.map(({ set, reward }) => setAside(set, reward)).sort()).toEqual(
      [...dragonFarkle.choices(state)].sort(),
    );
    expect(sets.map(({ worth }) => worth)).toEqual(sets.map(({ worth }) => worth).toSorted((a, b) => b - a));
  });

  it('takes one 5 and rolls the other five again rather than two', () => {
    const [best] = setAdvice(seen(table({ step: 'choose', dice: [2, 3, 3, 4, 5, 5], face: 'blank', left: 6 })));
    expect(best?.set).toBe(pack([5]));
  });

  it('doubles after a rally', () => {
    const [best] = setAdvice(seen(table({ step: 'choose', dice: [1, 2, 3, 3, 3, 6], face: 'rally', left: 6 })));
    expect(read(setAside(best?.set ?? 0, best?.reward ?? 'none'), shippedContent())).toMatchObject({
      reward: 'double',
    });
  });
});
