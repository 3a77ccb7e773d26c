// What somebody who looks on would shake their head at: counted in a duel, choice by choice.
import {
  abilityOf,
  cardNamed,
  diceThrone,
  kindOf,
  statusesWith,
  type ThroneEvent,
  type ThroneState,
  useOf,
} from '@wyrmtable/dice-throne';
import { argumentOf, cardOf, playerAt } from '@wyrmtable/dice-throne/inside';
import { statusOf } from '@wyrmtable/dice-throne/lead';
import {
  type AnyBot,
  type AnyGame,
  type Choice,
  PASS,
  question,
  type Seat,
  start,
  swiftChance,
} from '@wyrmtable/kernel';

/** What is counted; whole numbers, of both players of a duel together. */
export interface Counts {
  upgradesLaid: number;
  upgradesSold: number;
  /** At the end of the match. */
  cpLeft: number;
  cardsLeft: number;
  /** Good tokens that went because nobody had spent them in time. */
  tokensExpired: number;
  /** Somebody fell who could have lessened the blow in that very turn, and passed. */
  answersHeld: number;
  /** Cards that only heal, played at full health. */
  healedForNothing: number;
  /** Roll Phases in which an ultimate could be declared with the dice as they lay in the end, and those in which it was not. */
  ultimatesMet: number;
  ultimatesLeft: number;
}

export const noCounts = (): Counts => ({
  upgradesLaid: 0,
  upgradesSold: 0,
  cpLeft: 0,
  cardsLeft: 0,
  tokensExpired: 0,
  answersHeld: 0,
  healedForNothing: 0,
  ultimatesMet: 0,
  ultimatesLeft: 0,
});

/** Would it lessen damage that is on its way? */
function lessens(state: ThroneState, choice: Choice): boolean {
  const argument = argumentOf(choice);
  if (kindOf(choice) === 'spend') return useOf(state, argument).use.moment === 'incoming';
  return kindOf(choice) === 'play' && (cardOf(state, argument).action?.needs.includes('somebody-incoming') ?? false);
}

const isUltimate = (state: ThroneState, choice: Choice): boolean =>
  kindOf(choice) === 'declare' && abilityOf(state, argumentOf(choice) >> 3).ability.kind === 'ultimate';

function onlyHeals(state: ThroneState, choice: Choice): boolean {
  if (kindOf(choice) !== 'play') return false;
  const effects = cardOf(state, argumentOf(choice)).action?.effects ?? [];
  return effects.length > 0 && effects.every(({ verb }) => verb === 'heal');
}

/** One duel being looked at: who could have answered, and in which turn. */
export class Onlooker {
  readonly counts = noCounts();
  readonly #passed = new Map<Seat, number>();

  /** A seat is about to choose. */
  chooses(state: ThroneState, seat: Seat, choices: readonly Choice[], choice: Choice): void {
    const { counts } = this;
    if (lessens(state, choice)) this.#passed.delete(seat);
    else if (choice === PASS && choices.some((other) => lessens(state, other))) this.#passed.set(seat, state.turn);
    if (onlyHeals(state, choice)) {
      const { dial } = playerAt(state, seat);
      if (state.health[dial] === state.ceilings[dial]) counts.healedForNothing++;
    }
    const isDone = kindOf(choice) === 'declare' || kindOf(choice) === 'proceed';
    if (state.asking === 'roll' && isDone && choices.some((other) => isUltimate(state, other))) {
      counts.ultimatesMet++;
      if (!isUltimate(state, choice)) counts.ultimatesLeft++;
    }
  }

  /** What came of it; `turn` is the one in which it was chosen. */
  happened(state: ThroneState, turn: number, events: readonly ThroneEvent[]): void {
    const { counts } = this;
    const fading = statusesWith(state, 'fades').map((status) => statusOf(state, status));
    const spent = new Set(events.flatMap((event) => (event.kind === 'spent' ? [event.status] : [])));
    for (const event of events) {
      if (event.kind === 'upgraded') counts.upgradesLaid++;
      else if (event.kind === 'sold') counts.upgradesSold += cardNamed(state, event.card)?.upgrade ? 1 : 0;
      else if (event.kind === 'status' && event.change < 0 && !spent.has(event.status))
        counts.tokensExpired += fading.some(({ id, kind }) => id === event.status && kind === 'positive')
          ? -event.change
          : 0;
      else if (event.kind === 'defeated')
        counts.answersHeld += event.seats.filter((seat) => this.#passed.get(seat) === turn).length;
    }
  }

  over(state: ThroneState): void {
    for (const { cp, hand } of state.players) {
      this.counts.cpLeft += cp;
      this.counts.cardsLeft += hand.length;
    }
  }
}

/** No duel of players who mean to win takes so long. */
const LONGEST = 20_000;

/** The same level on both sides, looked at from the first choice to the last. */
export function watchDuel(bot: AnyBot, budget: number, heroes: readonly string[], seed: number): Counts {
  const chance = swiftChance(seed);
  const state = start(diceThrone, { mode: 'duel', heroes: [...heroes], promo: false }, 2, chance);
  const onlooker = new Onlooker();
  for (let i = 0; i < LONGEST; i++) {
    const seat = diceThrone.toMove(state);
    if (seat === null) break;
    const choices = diceThrone.choices(state, seat);
    const [only = PASS] = choices;
    const asked = question(diceThrone as AnyGame, state, seat, budget, seed * 10_000 + i);
    const choice = choices.length > 1 ? bot.answer(asked) : only;
    const { turn } = state;
    const events: ThroneEvent[] = [];
    onlooker.chooses(state, seat, choices, choice);
    diceThrone.apply(state, choice, chance, (event) => events.push(event));
    onlooker.happened(state, turn, events);
  }
  onlooker.over(state);
  return onlooker.counts;
}
