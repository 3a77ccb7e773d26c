// Setting up a match (DT-1, DT-17, DT-18).
import { type Chance, die, LOT, lot, type Manifest, type Stocked } from '@wyrmtable/kernel';
import { libraryFor, poolOf } from './content/catalogue.ts';
import { heroNumber, libraryOf, statusCount } from './content/library.ts';
import { FIGURES } from './content/vocabulary.ts';
import { MODES, type ModeId, sidesIn, usualMode } from './modes.ts';
import type { ThroneOptions } from './options.ts';
import { run } from './rules/apply.ts';
import { begin } from './rules/frames.ts';
import { drawCards, type Play } from './rules/play.ts';
import { type Mode, NONE, type Player, playerAt, type ThroneState } from './state.ts';

const HEALTH_ABOVE = 10;
const OPENING_CP = 2;
const OPENING_HAND = 4;

export const modeOf = ({ mode }: ThroneOptions, seats: number): ModeId => mode ?? usualMode(seats);

/** The side each seat is on, by number: partners share one, in King of the Hill and in a duel all are alone. */
export function sidesOf(options: ThroneOptions, seats: number): readonly number[] {
  return sidesIn(modeOf(options, seats), seats);
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

interface Seating {
  readonly hero: number;
  readonly dial: number;
  readonly team: number;
  /** Card numbers, not yet shuffled. */
  readonly deck: readonly number[];
}

/** A board before the first card is drawn. */
export function newPlayer(of: Stocked, { hero, dial, team, deck }: Seating, chance: Chance): Player {
  const shuffled = deck.slice();
  chance.shuffle(shuffled);
  return {
    hero,
    dial,
    team,
    faces: NONE,
    cp: OPENING_CP,
    out: false,
    hand: [],
    deck: shuffled,
    discard: [],
    played: [],
    tokens: Array<number>(statusCount(of)).fill(0),
    fresh: [],
    raised: [],
    gear: [],
    ranks: Array<number>(libraryOf(of).board[hero]?.length ?? 0).fill(0),
  };
}

function deckOf(of: Stocked, hero: number, promo: boolean): number[] {
  const { promos, decks } = libraryOf(of);
  const extra = promos[hero];
  return [...(decks[hero] ?? []), ...(promo && extra !== null && extra !== undefined ? [extra] : [])];
}

/** A table on which nothing has happened yet. */
export function newTable({ library }: Stocked, mode: Mode, players: Player[], health: readonly number[]): ThroneState {
  return {
    drawn: 0,
    library,
    mode,
    players,
    health: health.slice(),
    ceilings: health.map((start) => start + HEALTH_ABOVE),
    healing: health.map(() => 0),
    figures: FIGURES.map(() => 0),
    resting: false,
    calls: [],
    turn: 0,
    order: [],
    active: 0,
    step: 'turn',
    asking: null,
    asked: 0,
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
    scaled: [],
    attacked: false,
    stirred: false,
    leech: NONE,
    queued: [],
    defender: NONE,
    defended: [],
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
}

/** DT-1.6, DT-1.9: opening hands, then what heroes set up, before the first turn. */
function deal(play: Play): void {
  const { state } = play;
  state.players.forEach((_, seat) => {
    drawCards(play, seat, OPENING_HAND);
  });
  for (let seat = state.players.length - 1; seat >= 0; seat--)
    begin(state, libraryOf(state).setUps[playerAt(state, seat).hero] ?? 0, seat, 'passive', 0);
}

/** Who sits where: heroes as named, the others drawn by lot. DT-R27: each hero is in the box once. */
export function sitDown(named: readonly string[], seats: number, pool: readonly string[], chance: Chance): string[] {
  const another = lot(
    pool.length,
    named.map((id) => pool.indexOf(id)),
    chance,
  );
  return Array.from({ length: seats }, (_, seat) => {
    const wanted = named[seat] ?? LOT;
    return wanted === LOT ? (pool[another()] ?? '') : wanted;
  });
}

export function start(options: ThroneOptions, seats: number, chance: Chance, content: Manifest): ThroneState {
  const mode = modeOf(options, seats);
  const { health, teams } = MODES[mode];
  const dials = sidesIn(mode, seats);
  const seated = sitDown(options.heroes ?? [], seats, poolOf(content), chance);
  const of = { library: libraryFor(content, seated) };
  const players = seated.map((id, seat) => {
    const hero = heroNumber(of, id);
    const dial = dials[seat] ?? seat;
    return newPlayer(of, { hero, dial, team: dial, deck: deckOf(of, hero, options.promo) }, chance);
  });
  const first = firstPlayer(seats, chance);
  const round = teams?.order ?? players.map((_, seat) => seat);
  const at = round.indexOf(first);
  const state = newTable(of, mode, players, Array<number>(new Set(dials).size).fill(health));
  state.order = [...round.slice(at), ...round.slice(0, at)];
  state.active = first;
  state.asked = first;
  const play = { state, chance, emit: null };
  deal(play);
  run(play);
  return state;
}
