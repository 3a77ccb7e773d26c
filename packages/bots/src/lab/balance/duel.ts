// One duel of a made hero, as it is or with some numbers changed, against one of ours: the same seed gives the same dice to both.
import { diceThrone, type ThroneEvent, type ThroneState } from '@wyrmtable/dice-throne';
import type { HeroBox } from '@wyrmtable/dice-throne/boxes';
import { readHero, withNumber } from '@wyrmtable/dice-throne/check';
import {
  BOXES,
  type Choice,
  chachaChance,
  derivedSeed,
  isRefusal,
  type Manifest,
  proceed,
  question,
  recent,
  start,
  streamKey,
  unlessMissing,
} from '@wyrmtable/kernel';
import { diceThroneBots } from '../../dice-throne/index.ts';
import { measuring } from '../measure.ts';
import type { AbilitySum } from '../result.ts';

/** A number that is another one. */
export interface Change {
  readonly at: string;
  readonly value: number;
}

/** A duel to be played: plain data, so that it can go to any thread. */
export interface DuelWish {
  readonly changes: readonly Change[];
  readonly rival: string;
  /** Places are exchanged from game to game, and each has its own dice. */
  readonly game: number;
}

export interface DuelEnd {
  /** Half points: 2 won, 1 a draw, 0 lost. */
  readonly points: number;
  readonly began: boolean;
  readonly turns: number;
  /** What the hero's abilities brought, and how often its cards and upgrades were played. */
  readonly abilities: Readonly<Record<string, AbilitySum>>;
  readonly cards: Readonly<Record<string, number>>;
  /** Health at the beginning of each turn: the hero's and the rival's. */
  readonly health: readonly (readonly [number, number])[];
  /** Nobody could end it: it counts as a draw. */
  readonly stopped: boolean;
}

export type DuelLevel = keyof typeof diceThroneBots;

/** Choices after which a duel is taken for a draw. */
const MOST_CHOICES = 5_000;
/** Heroes with changed numbers that are at hand. */
const VARIANTS = 64;
/** Seeds of rivals lie this far apart. */
const ROOM = 100_000;

interface Entrant {
  readonly box: HeroBox;
  readonly from: Manifest;
}

/** The hero with those numbers, ready to be played; nothing where it could not be. */
function entrant(box: HeroBox, changes: readonly Change[]): Entrant | null {
  const document = changes.reduce<unknown>((made, { at, value }) => withNumber(made, at, value), box);
  const { box: made } = readHero(document);
  if (made === null) return null;
  diceThrone.content.learn({ [BOXES]: [made] });
  return { box: made, from: diceThrone.content.shippedAnd([made]) };
}

function playOut(
  state: ThroneState,
  level: DuelLevel,
  seed: number,
  emit: (event: ThroneEvent) => void,
  chance: ReturnType<typeof chachaChance>,
): boolean {
  const { bot, budget } = diceThroneBots[level];
  for (let i = 0; i < MOST_CHOICES; i++) {
    const seat = diceThrone.toMove(state);
    if (seat === null) return true;
    const choices = diceThrone.choices(state);
    const [only] = choices;
    const choice: Choice =
      choices.length === 1 ? (only ?? 0) : bot.answer(question(diceThrone, state, seat, budget, seed + i));
    proceed(diceThrone, state, choice, chance, emit);
  }
  return false;
}

/** Plays duels of that hero by bots of the level; a wish that cannot be played gives null. */
export function duelist(box: HeroBox, level: DuelLevel, seed: number): (wish: DuelWish) => DuelEnd | null {
  const entrants = recent<Entrant>(VARIANTS);
  const heroes = (diceThrone.content.shipped().heroes ?? []).map((ref) => ref.slice(0, ref.lastIndexOf('@')));
  return ({ changes, rival, game }) => {
    const key = JSON.stringify(changes);
    const entered = entrants.get(key) ?? entrant(box, changes);
    if (entered === null) return null;
    entrants.set(key, entered);
    const own = game % 2;
    const { id } = entered.box.hero;
    const named = own === 0 ? [id, rival] : [rival, id];
    const options = { mode: 'duel', heroes: named, promo: false } as const;
    const fixed = derivedSeed(seed, heroes.indexOf(rival) * ROOM + game);
    const chance = chachaChance(streamKey(fixed, []));
    const state = start(diceThrone, options, 2, chance, diceThrone.stock(options, 2, entered.from));
    const sums: { readonly abilities: Record<string, Record<string, AbilitySum>> } = { abilities: {} };
    const cards: Record<string, number> = {};
    const dials = (): [number, number] => [state.health[own] ?? 0, state.health[1 - own] ?? 0];
    // The first turn has begun with the set-up.
    const health = [dials()];
    const measure = measuring(sums, named, state);
    const listen = (event: ThroneEvent): void => {
      measure(event);
      if (event.kind === 'turn') health.push(dials());
      if ((event.kind === 'played' || event.kind === 'upgraded') && event.seat === own)
        cards[event.card] = (cards[event.card] ?? 0) + 1;
    };
    const botSeed = Number.parseInt(fixed.slice(0, 8), 16);
    const ended = unlessMissing(() => playOut(state, level, botSeed, listen, chance));
    const outcome = diceThrone.outcome(state);
    const points = outcome?.kind !== 'won' ? 1 : outcome.winners.includes(own) ? 2 : 0;
    return {
      points,
      began: state.order[0] === own,
      turns: state.turn,
      abilities: sums.abilities[id] ?? {},
      cards,
      health,
      stopped: isRefusal(ended) || !ended,
    };
  };
}
