// Setting up a match (DT-1, DT-17, DT-18).
import { type Chance, die } from '@wyrmtable/kernel';
import { BOARD, DECKS, HEROES, heroNumber, PROMOS, SET_UPS, STATUS_COUNT } from './content/library.ts';
import type { ThroneOptions } from './options.ts';
import { run } from './rules/apply.ts';
import { begin } from './rules/frames.ts';
import { drawCards } from './rules/play.ts';
import { type Mode, NONE, type Player, type ThroneState } from './state.ts';

const HEALTH = { duel: 50, '2v2': 50, '3v3': 50, koth: 35 } as const satisfies Record<Mode, number>;
const HEALTH_ABOVE = 10;
const OPENING_CP = 2;
const OPENING_HAND = 4;

/** Which team each seat plays for, clockwise (DT-17.6), and the order of turns (DT-17.5). */
const TABLES: Record<'2v2' | '3v3', { dials: readonly number[]; order: readonly number[] }> = {
  '2v2': { dials: [0, 1, 1, 0], order: [0, 1, 3, 2] },
  '3v3': { dials: [0, 1, 1, 1, 0, 0], order: [0, 1, 5, 2, 4, 3] },
};

export function modeOf(options: ThroneOptions, seats: number): Mode {
  return options.mode ?? (seats === 2 ? 'duel' : seats === 4 ? '2v2' : 'koth');
}

/** DT-1.8: the highest die begins, ties roll again among themselves. */
function firstPlayer(seats: number, chance: Chance): number {
  let tied = Array.from({ length: seats }, (_, seat) => seat);
  while (tied.length > 1) {
    const rolls = tied.map(() => die(chance));
    const best = Math.max(...rolls);
    tied = tied.filter((_, i) => rolls[i] === best);
  }
  return tied[0] ?? 0;
}

function newPlayer(hero: number, dial: number, promo: boolean, chance: Chance): Player {
  const deck = (DECKS[hero] ?? []).slice();
  const extra = PROMOS[hero];
  if (promo && extra !== null && extra !== undefined) deck.push(extra);
  chance.shuffle(deck);
  return {
    hero,
    dial,
    cp: OPENING_CP,
    out: false,
    hand: [],
    deck,
    discard: [],
    played: [],
    tokens: Array<number>(STATUS_COUNT).fill(0),
    fresh: [],
    raised: [],
    ranks: Array<number>(BOARD[hero]?.length ?? 0).fill(0),
  };
}

export function start(options: ThroneOptions, seats: number, chance: Chance): ThroneState {
  const mode = modeOf(options, seats);
  const table = mode === '2v2' || mode === '3v3' ? TABLES[mode] : null;
  const players = Array.from({ length: seats }, (_, seat) => {
    const named = options.heroes?.[seat];
    const hero = named === undefined ? chance.below(HEROES.length) : heroNumber(named);
    return newPlayer(hero, table?.dials[seat] ?? seat, options.promo, chance);
  });
  const first = firstPlayer(seats, chance);
  const round = table?.order ?? players.map((_, seat) => seat);
  const at = round.indexOf(first);
  const dials = table ? 2 : seats;
  const state: ThroneState = {
    drawn: 0,
    mode,
    players,
    health: Array<number>(dials).fill(HEALTH[mode]),
    healthMax: HEALTH[mode] + HEALTH_ABOVE,
    healing: Array<number>(dials).fill(0),
    turn: 0,
    order: [...round.slice(at), ...round.slice(0, at)],
    active: first,
    step: 'turn',
    asking: null,
    asked: first,
    stack: [],
    rest: [],
    triggers: [],
    fading: [],
    used: [],
    rollsThisTurn: 0,
    seen: [],
    selling: false,
    attempts: 0,
    rolls: 0,
    dice: [],
    altered: false,
    declared: NONE,
    declaredRow: 0,
    target: NONE,
    fixedTarget: NONE,
    targeting: [],
    ability: NONE,
    ultimate: false,
    undefendable: false,
    failed: false,
    halved: false,
    attacked: false,
    bonusDue: false,
    stirred: false,
    leech: NONE,
    queued: [],
    arrived: [],
    pools: [],
    poolsMade: 0,
    defence: NONE,
    defenceDice: [],
    defenceAttempts: 0,
    defenceRerolls: 0,
    dealt: 0,
    stunned: NONE,
    extraOffence: false,
    winners: null,
  };
  const play = { state, chance, emit: null };
  for (let seat = 0; seat < seats; seat++) drawCards(play, seat, OPENING_HAND);
  // DT-1.9: extra set-up, before the first turn.
  for (let seat = seats - 1; seat >= 0; seat--)
    begin(state, SET_UPS[players[seat]?.hero ?? 0] ?? 0, seat, 'passive', 0);
  run(play);
  return state;
}
