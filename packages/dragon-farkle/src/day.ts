// The day's task of Dragon Farkle: kill the dragon before a bot does, in as few rounds as it takes.
import { byRounds, type DayTask, type Position } from '@wyrmtable/kernel';
import { type FarkleState, heroAt } from './state.ts';

const WOUNDS = [3, 3, 4] as const;
const isFarkle = (state: Position): state is FarkleState => 'heroes' in state && 'winner' in state;

export const farkleDay: DayTask = {
  plan: (lot) => ({ options: { wounds: WOUNDS[lot(WOUNDS.length)] ?? 3, first: 0 }, levels: ['adept'] }),
  result(state) {
    if (!isFarkle(state)) throw new TypeError('no state of Dragon Farkle');
    const { army } = heroAt(state, 0);
    return byRounds(state.winner === 0, Math.ceil(state.turn / state.heroes.length), army, army);
  },
};
