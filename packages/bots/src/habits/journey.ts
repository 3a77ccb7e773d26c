// What somebody who looks on would shake their head at in a team on its adventure: counted in its first games, choice by choice.
import { type AdventureState, adventures } from '@wyrmtable/adventures';
import { argumentOf, engagedWith, isArena, isEnemy, kindOf, toArena } from '@wyrmtable/adventures/inside';
import { kindOf as kindIn, useOf } from '@wyrmtable/dice-throne';
import { argumentOf as argumentIn, cardOf, openDice, playerAt } from '@wyrmtable/dice-throne/inside';
import { NONE, statusNumber, tokensOf } from '@wyrmtable/dice-throne/lead';
import { type AnyBot, type AnyGame, type Choice, question, type Seat, start, swiftChance } from '@wyrmtable/kernel';
import { blowOf, firstHealth, healthOf, levelOf } from '../adventures/health.ts';

/** What is counted; whole numbers, of all heroes of a team together. */
export interface JourneyCounts {
  /** Scenario games, heroes in them, and those that were lost. */
  games: number;
  heroes: number;
  lost: number;
  /** Moves of a hero who could have joined a mate's fight, and those that turned another tile instead. */
  joinable: number;
  wentAlone: number;
  /** Of these fights, those whose next blow could fell the mate, and those that were left to the mate. */
  needed: number;
  leftToFall: number;
  /** Boss Portals turned over by a team, and those turned while a mate's fight could have been joined. */
  portals: number;
  portalsAlone: number;
  /** Cards sold on the map for CP that still lay there when the turn was over. */
  soldForNothing: number;
  /** Cards and tokens that changed a mate's dice, and those used while the mate could still roll again. */
  matesDice: number;
  matesDiceTooSoon: number;
  /** Salves spent, and those spent by somebody as healthy as at the beginning. */
  salves: number;
  salvesWasted: number;
  /** Salves that lay there when a game was lost, and CP and cards of its heroes. */
  salvesLeft: number;
  cpLeft: number;
  cardsLeft: number;
  /** Loot of a boss that was not kept. */
  lootDeclined: number;
}

export const noJourneyCounts = (): JourneyCounts => ({
  games: 0,
  heroes: 0,
  lost: 0,
  joinable: 0,
  wentAlone: 0,
  needed: 0,
  leftToFall: 0,
  portals: 0,
  portalsAlone: 0,
  soldForNothing: 0,
  matesDice: 0,
  matesDiceTooSoon: 0,
  salves: 0,
  salvesWasted: 0,
  salvesLeft: 0,
  cpLeft: 0,
  cardsLeft: 0,
  lootDeclined: 0,
});

const isFought = ({ stage }: AdventureState): boolean => stage === 'explore' || stage === 'boss';

/** A minion with so little health left needs nobody's help. */
const NEARLY_DOWN = 4;

/** The mates who fight where the hero could go. */
function fighting(state: AdventureState, seat: Seat, choices: readonly Choice[]): Seat[] {
  const places = new Set(choices.map(argumentOf).filter((at) => state.cells[at]?.open));
  return state.heroes.flatMap(({ place }, mate) =>
    mate !== seat && places.has(place) && engagedWith(state, mate) !== NONE ? [mate] : [],
  );
}

/** Could the next blow be the mate's last, and is there still something to do about it? */
function isInDanger(state: AdventureState, mate: Seat): boolean {
  const foe = engagedWith(state, mate);
  return healthOf(state, mate) <= blowOf(levelOf(state, foe)) && healthOf(state, foe) > NEARLY_DOWN;
}

/** Cards that may be kept (DT-3.26): more are sold because they must be. */
const KEPT = 6;

/** What a hero has sold in a turn, and the least CP that lay there since. */
interface Sale {
  readonly seat: Seat;
  readonly turn: number;
  cards: number;
  least: number;
}

/** Does the hero change a mate's dice by that? */
function touchesMatesDice(state: AdventureState, seat: Seat, choice: Choice): boolean {
  const { arena } = state;
  if (arena.active === seat || isEnemy(state, arena.active) || openDice(arena)?.purpose !== 'offence') return false;
  const argument = argumentIn(choice);
  const kind = kindIn(choice);
  if (kind === 'spend') return useOf(arena, argument).touchesDice;
  return kind === 'play' && cardOf(arena, argument).touchesDice;
}

/** One team being looked at. */
export class TeamOnlooker {
  readonly counts = noJourneyCounts();
  #salves = 0;
  #cp = 0;
  #cards = 0;
  #sale: Sale | null = null;

  /** A hero is about to choose. */
  chooses(state: AdventureState, seat: Seat, choices: readonly Choice[], choice: Choice): void {
    const { counts } = this;
    if (isFought(state)) {
      this.#remember(state);
      this.#watchSale(state);
    }
    if (isArena(choice)) {
      if (isFought(state)) this.#fights(state, seat, toArena(choice));
      return;
    }
    if (kindOf(choice) === 'decline') counts.lootDeclined++;
    if (kindOf(choice) === 'salve') {
      counts.salves++;
      if (healthOf(state, seat) >= firstHealth(state, seat)) counts.salvesWasted++;
    }
    if (kindOf(choice) === 'move') this.#moves(state, seat, choices, choice);
  }

  #fights(state: AdventureState, seat: Seat, choice: Choice): void {
    const { counts } = this;
    const { arena } = state;
    if (touchesMatesDice(state, seat, choice)) {
      counts.matesDice++;
      if (arena.step === 'rolling' && arena.attempts > 0) counts.matesDiceTooSoon++;
    }
    if (state.stage !== 'explore' || kindIn(choice) !== 'sell' || playerAt(arena, seat).hand.length > KEPT) return;
    this.#sale ??= { seat, turn: arena.turn, cards: 0, least: Number.POSITIVE_INFINITY };
    this.#sale.cards++;
    // What was paid before the sale was not paid with it.
    this.#sale.least = Number.POSITIVE_INFINITY;
  }

  /** As long as the turn lasts, what is sold may still be spent. */
  #watchSale({ arena }: AdventureState): void {
    const sale = this.#sale;
    if (sale === null) return;
    sale.least = Math.min(sale.least, playerAt(arena, sale.seat).cp);
    if (arena.turn !== sale.turn) this.#endSale();
  }

  #endSale(): void {
    const { cards = 0, least = 0 } = this.#sale ?? {};
    this.counts.soldForNothing += Math.min(cards, least);
    this.#sale = null;
  }

  #moves(state: AdventureState, seat: Seat, choices: readonly Choice[], choice: Choice): void {
    const { counts } = this;
    const mates = fighting(state, seat, choices);
    const cell = state.cells[argumentOf(choice)];
    const isAlone = !cell?.open;
    if (isAlone && cell?.kind === 'portal' && state.heroes.length > 1) {
      counts.portals++;
      if (mates.length > 0) counts.portalsAlone++;
    }
    if (mates.length === 0) return;
    counts.joinable++;
    if (isAlone) counts.wentAlone++;
    if (!mates.some((mate) => isInDanger(state, mate))) return;
    counts.needed++;
    // Who could be felled by the same blow is no help.
    if (isAlone && !isWeak(state, seat, mates)) counts.leftToFall++;
  }

  #remember({ arena, heroes }: AdventureState): void {
    const salve = statusNumber(arena, 'salve');
    const players = arena.players.slice(0, heroes.length);
    this.#salves = players.reduce((sum, _, at) => sum + tokensOf(arena, at, salve), 0);
    this.#cp = players.reduce((sum, { cp }) => sum + cp, 0);
    this.#cards = players.reduce((sum, { hand }) => sum + hand.length, 0);
  }

  /** A scenario is over. */
  over({ heroes, won }: AdventureState): void {
    const { counts } = this;
    this.#sale = null;
    counts.games++;
    counts.heroes += heroes.length;
    if (won) return;
    counts.lost += heroes.length;
    counts.salvesLeft += this.#salves;
    counts.cpLeft += this.#cp;
    counts.cardsLeft += this.#cards;
  }
}

const isWeak = (state: AdventureState, seat: Seat, mates: readonly Seat[]): boolean =>
  mates.every((mate) => healthOf(state, seat) <= blowOf(levelOf(state, engagedWith(state, mate))));

/** No three games of players who mean to win take so long. */
const LONGEST = 60_000;

/** A team of one level, looked at from the beginning of its campaign until so many games are over. */
export function watchJourney(bot: AnyBot, budget: number, seats: number, games: number, seed: number): JourneyCounts {
  const chance = swiftChance(seed);
  const options = { mode: 'campaign', difficulty: 'normal', extraMinions: false, legacy: false } as const;
  const state = start(adventures, options, seats, chance);
  const onlooker = new TeamOnlooker();
  for (let i = 0; i < LONGEST && onlooker.counts.games < games; i++) {
    const seat = adventures.toMove(state);
    if (seat === null) break;
    const choices = adventures.choices(state, seat);
    const [only = 0] = choices;
    const asked = question(adventures as AnyGame, state, seat, budget, seed * 10_000 + i);
    const choice = choices.length > 1 ? bot.answer(asked) : only;
    onlooker.chooses(state, seat, choices, choice);
    const before = isFought(state);
    adventures.apply(state, choice, chance, null);
    if (before && !isFought(state)) onlooker.over(state);
  }
  return onlooker.counts;
}
