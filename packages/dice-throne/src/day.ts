// The day's task of Dice Throne: defeat a bot in a duel of two heroes by lot, in as few rounds as it takes.
import { byRounds, type DayTask, type Position } from '@wyrmtable/kernel';
import { HEROES } from './heroes/index.ts';
import { seatsOfDial, type ThroneState } from './state.ts';

const SEATS = 2;
/** More than anybody's health: the less the opponent has left, the better. */
const MOST_HEALTH = 1000;
const isThrone = (state: Position): state is ThroneState => 'health' in state && 'winners' in state;

export const throneDay: DayTask = {
  plan(lot) {
    const own = lot(HEROES.length);
    const other = (own + 1 + lot(HEROES.length - 1)) % HEROES.length;
    const heroes = [own, other].map((number) => HEROES[number]?.id ?? '');
    return { options: { mode: 'duel', heroes, promo: false }, levels: ['adept'] };
  },
  result(state) {
    if (!isThrone(state)) throw new TypeError('no state of Dice Throne');
    const dialOf = (seat: number): number =>
      state.health.findIndex((_, dial) => seatsOfDial(state, dial).includes(seat));
    const [own = 0, other = 0] = [0, 1].map((seat) => Math.max(0, state.health[dialOf(seat)] ?? 0));
    const won = state.winners?.includes(dialOf(0)) === true && state.winners.length === 1;
    return byRounds(won, Math.ceil(state.turn / SEATS), won ? own : other, MOST_HEALTH - other);
  },
};
