// What somebody who looks on would shake their head at in a team on its adventure: counted in its first games, choice by choice.
import { type AdventureState, adventures } from '@wyrmtable/adventures';
import { argumentOf, engagedWith, isArena, kindOf } from '@wyrmtable/adventures/inside';
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

/** One team being looked at. */
export class TeamOnlooker {
  readonly counts = noJourneyCounts();
  #salves = 0;
  #cp = 0;
  #cards = 0;

  /** A hero is about to choose. */
  chooses(state: AdventureState, seat: Seat, choices: readonly Choice[], choice: Choice): void {
    const { counts } = this;
    if (isFought(state)) this.#remember(state);
    if (isArena(choice)) return;
    if (kindOf(choice) === 'decline') counts.lootDeclined++;
    if (kindOf(choice) === 'salve') {
      counts.salves++;
      if (healthOf(state, seat) >= firstHealth(state, seat)) counts.salvesWasted++;
    }
    if (kindOf(choice) === 'move') this.#moves(state, seat, choices, choice);
  }

  #moves(state: AdventureState, seat: Seat, choices: readonly Choice[], choice: Choice): void {
    const { counts } = this;
    const mates = fighting(state, seat, choices);
    if (mates.length === 0) return;
    const isAlone = !state.cells[argumentOf(choice)]?.open;
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
