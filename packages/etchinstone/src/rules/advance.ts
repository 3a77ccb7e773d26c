// The rules going on by themselves until the player is asked something.
import type { Chance, Emit } from '@wyrmtable/kernel';
import type { EtchinstoneEvent } from '../events.ts';
import type { EtchinstoneState } from '../state.ts';
import { beginEncounter, scout } from './challenge.ts';
import { rest, setOut, win } from './final.ts';
import { resolve } from './resolve.ts';
import { cleanUp, enterNextRegion, sting } from './road.ts';
import { askUpgrade } from './upgrade.ts';

export function advance(state: EtchinstoneState, chance: Chance, emit: Emit<EtchinstoneEvent>): void {
  for (;;) {
    switch (state.step) {
      case 'nextRegion':
        enterNextRegion(state, chance, emit);
        break;
      case 'encounter':
        beginEncounter(state);
        break;
      case 'scout':
        scout(state, emit);
        break;
      case 'resolve':
        resolve(state, emit);
        break;
      case 'experience':
        askUpgrade(state, emit);
        break;
      case 'cleanup':
        cleanUp(state, emit);
        break;
      case 'poison':
        sting(state, emit);
        break;
      case 'journey':
        setOut(state, chance, emit);
        break;
      case 'rest':
        rest(state, emit);
        break;
      case 'victory':
        win(state, emit);
        break;
      default:
        return;
    }
  }
}
