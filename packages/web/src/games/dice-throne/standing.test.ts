// What lies in front of the players: upgrades, turned boards, sides and leaders.
import { diceThrone, type ThroneView } from '@wyrmtable/dice-throne';
import { chachaChance, derivedSeed, start, streamKey } from '@wyrmtable/kernel';
import { expect, it } from 'vitest';
import { abilitiesOf, leads, lossAt, sidesOf } from './standing.ts';

const HEROES = ['paladin', 'treant', 'moon-elf', 'tactician', 'barbarian', 'shadow-thief'];

function opening(mode: '2v2' | '3v3' | 'koth', count: number): ThroneView {
  const chance = chachaChance(streamKey(derivedSeed(1, 1), []));
  const options = { mode, heroes: HEROES.slice(0, count), promo: false };
  return diceThrone.view(start(diceThrone, options, count, chance), 0);
}

it('lays the highest upgrade on its place, and a second ability beside it', () => {
  const board = abilitiesOf({ hero: 'pyromancer', upgrades: ['hot-streak-ii', 'pyroblast-iii'], flipped: false });
  expect(board.filter(({ slot }) => slot === 'hot-streak').map(({ ability }) => ability.id)).toEqual([
    'hot-streak',
    'scorch',
  ]);
  expect(board.find(({ slot }) => slot === 'pyroblast')?.level).toBe(3);
  expect(board.find(({ slot }) => slot === 'fireball')?.level).toBe(1);
});

it('turns the whole board over', () => {
  const board = abilitiesOf({ hero: 'cursed-pirate', upgrades: [], flipped: true });
  expect(board[0]?.ability.id).toBe('soul-cutlass');
});

it('seats opponents first and in the order of their turns, then the own team', () => {
  const view = opening('2v2', 4);
  const sides = sidesOf(view, 0);
  const own = view.players[0]?.dial;
  expect(sides.map(({ dial }) => dial === own)).toEqual([false, true]);
  expect(sides.flatMap(({ seats }) => seats).toSorted()).toEqual([1, 2, 3]);
  for (const { dial, seats } of sides) for (const seat of seats) expect(view.players[seat]?.dial).toBe(dial);
});

it('marks who leads in King of the Hill, and nobody while all are equal (DT-18.4)', () => {
  const view = opening('koth', 3);
  expect([0, 1, 2].map((seat) => leads(view, seat))).toEqual([false, false, false]);
  const hurt = { ...view, health: [35, 30, 35] };
  expect([0, 1, 2].map((seat) => leads(hurt, seat))).toEqual([true, false, true]);
});

it('adds up what is on its way to a shared dial', () => {
  const { players } = opening('2v2', 4);
  const pool = { by: 0, type: 'normal', attack: true, subtotal: 3, damage: 3, lines: [] } as const;
  const dial = players[1]?.dial ?? 0;
  expect(
    lossAt(
      {
        players,
        pools: [
          { ...pool, at: 1 },
          { ...pool, at: 2 },
          { ...pool, at: null },
        ],
      },
      dial,
    ),
  ).toBe(6);
});
