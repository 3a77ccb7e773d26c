// Playing a choice of an adventure, and then everything that follows until a hero is asked again.
import { addTokens, apply as applyArena, statusNumber } from '@wyrmtable/dice-throne/lead';
import type { Chance, Choice, Emit } from '@wyrmtable/kernel';
import { argumentOf, isArena, kindOf, toArena } from '../choice.ts';
import { lootOf } from '../content/library.ts';
import type { AdventureEvent } from '../events.ts';
import { type AdventureState, NONE } from '../state.ts';
import { leaveBossSalves, stepBoss } from './boss-fight.ts';
import { nextLooker, packsOpened, scoreOf, stepSpoils, stepTrim } from './ending.ts';
import { leaveSalves, moveTo, spendSalve, stepExplore } from './explore.ts';
import { addToDeck, dropFromDeck, putUnder } from './loot.ts';
import { arenaOf, type Play } from './play.ts';
import { helpFallen } from './rescue.ts';
import { setUp } from './setup.ts';
import { deal } from './shop.ts';
import { stepVersus } from './versus.ts';

export function apply(state: AdventureState, choice: Choice, chance: Chance, emit: Emit<AdventureEvent>): void {
  const play: Play = { state, chance, emit };
  state.begun = true;
  if (isArena(choice)) applyArena(state.arena, toArena(choice), chance, emit);
  else take(play, choice);
  goOn(play);
}

/** Until somebody is asked, at the arena or outside it, or the campaign is over. */
export function goOn(play: Play): void {
  const { state, emit } = play;
  if (state.stage !== 'shop') state.asked = NONE;
  while (step(play));
  if (state.stage === 'over' && state.mode === 'campaign' && emit) tellEnd(state, emit);
}

function tellEnd(state: AdventureState, emit: NonNullable<Play['emit']>): void {
  const packs = packsOpened(state);
  if (packs.length > 0) emit({ kind: 'unlocked', packs });
  emit({ kind: 'campaign-over', score: scoreOf(state) });
}

function step(play: Play): boolean {
  const { state } = play;
  const { stage } = state;
  const going = stepOf(play);
  // A scenario may have ended in the middle of a fight.
  return going || (state.stage !== stage && state.stage !== 'over');
}

function stepOf(play: Play): boolean {
  const { state } = play;
  switch (state.stage) {
    case 'explore':
      return stepExplore(play);
    case 'boss':
      return stepBoss(play);
    case 'versus':
      return stepVersus(play);
    case 'spoils':
      return stepSpoils(play);
    case 'trim':
      return stepTrim(state);
    case 'between':
      state.asked = state.first;
      return false;
    case 'shop':
    case 'over':
      return false;
  }
}

function take(play: Play, choice: Choice): void {
  const { state, emit } = play;
  const seat = state.asked;
  const argument = argumentOf(choice);
  switch (kindOf(choice)) {
    case 'share':
      addTokens(arenaOf(play), argument, statusNumber(state, 'salve'), 1);
      state.unshared--;
      break;
    case 'salve':
      spendSalve(play, seat);
      break;
    case 'rescue':
      helpFallen(play, argument);
      break;
    case 'go':
      if (state.stage === 'boss') leaveBossSalves(state);
      else leaveSalves(state);
      break;
    case 'move':
      moveTo(play, seat, argument);
      break;
    case 'keep':
      addToDeck(play, seat, state.looking);
      nextLooker(state);
      break;
    case 'decline':
      if (emit) emit({ kind: 'gave-up', seat, card: lootOf(state, state.looking).card.id });
      putUnder(state, state.looking);
      state.discarded++;
      nextLooker(state);
      break;
    case 'trim':
      dropFromDeck(state, seat, argument);
      break;
    case 'onward':
      if (state.won) state.scenario++;
      setUp(play);
      break;
    case 'retire':
      state.retired = true;
      state.stage = 'over';
      break;
    default:
      deal(play, choice);
  }
}
