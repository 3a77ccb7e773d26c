// Playing a legal choice.
import type { Chance, Choice, Emit } from '@wyrmtable/kernel';
import { aimIn, cardIn, elementIn, hiddenIn, kindOf } from '../choice.ts';
import type { EtchinstoneEvent } from '../events.ts';
import type { EtchinstoneState } from '../state.ts';
import { advance } from './advance.ts';
import { aimBoost, answerRanged, askAim, askRole, assignRole, attuneTo, combineCards, leaveRole } from './arrange.ts';
import { changeLevel, makeDetour } from './challenge.ts';
import { absorbWith } from './damage.ts';
import { regroupWithout } from './final.ts';
import { finishUpgrades, upgradeCard } from './upgrade.ts';

export function apply(state: EtchinstoneState, choice: Choice, chance: Chance, emit: Emit<EtchinstoneEvent>): void {
  decide(state, choice, chance, emit);
  advance(state, chance, emit);
}

function decide(state: EtchinstoneState, choice: Choice, chance: Chance, emit: Emit<EtchinstoneEvent>): void {
  switch (kindOf(choice)) {
    case 'change':
      changeLevel(state, cardIn(choice), emit);
      break;
    case 'face':
      // ETCH-7.8: from here on encounter and hardship are fixed.
      if (emit && state.encounter !== null) emit({ kind: 'faced', encounter: state.encounter, type: state.type });
      askRole(state);
      break;
    case 'detour':
      makeDetour(state, cardIn(choice), emit);
      break;
    case 'spell':
    case 'element':
    case 'boost':
      assignRole(state, cardIn(choice), emit);
      break;
    case 'leave':
      leaveRole(state, emit);
      break;
    case 'combine':
      combineCards(state, cardIn(choice), hiddenIn(choice), emit);
      break;
    case 'keepApart':
      askAim(state, 0);
      break;
    case 'attune':
      attuneTo(state, elementIn(choice), emit);
      break;
    case 'aim':
      aimBoost(state, aimIn(choice), emit);
      break;
    case 'giveUpSpare':
    case 'keepSpare':
      answerRanged(state, choice, emit);
      break;
    case 'commit':
      state.step = 'resolve';
      break;
    case 'absorb':
      absorbWith(state, cardIn(choice), emit);
      break;
    case 'upgrade':
      upgradeCard(state, cardIn(choice), emit);
      break;
    case 'finish':
      finishUpgrades(state, emit);
      break;
    case 'regroup':
      regroupWithout(state, cardIn(choice), chance, emit);
      break;
    case 'march':
      askRole(state);
      break;
  }
}
