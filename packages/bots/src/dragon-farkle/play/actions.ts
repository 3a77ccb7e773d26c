// The policy of actions: recruit, pick a quarrel, or fight the dragon.
import { brawl, type FarkleState, FINAL_BATTLE, heroAt, RECRUIT } from '@wyrmtable/dragon-farkle';
import type { Choice } from '@wyrmtable/kernel';
import type { Style } from './style.ts';

export function chooseAction(state: FarkleState, choices: readonly Choice[], style: Style): Choice {
  const own = heroAt(state, state.active);
  if (choices.includes(FINAL_BATTLE) && own.army >= (own.lair ? style.stayFrom : style.fightFrom)) return FINAL_BATTLE;
  let target = -1;
  let most = 0;
  state.heroes.forEach(({ army }, seat) => {
    const worthwhile = army >= style.brawlFrom || army - own.army >= style.brawlBehind;
    if (worthwhile && army > most && choices.includes(brawl(seat))) {
      target = seat;
      most = army;
    }
  });
  return target < 0 ? RECRUIT : brawl(target);
}
