// Dice Throne on the command line.
import { diceThroneScenarios } from '@wyrmtable/dice-throne/scenario';
import { PLAY } from '@wyrmtable/words/cli';
import type { Desk } from '../desk.ts';
import { citable, content } from './content.ts';
import { throneScreen } from './screen.ts';

export const diceThroneDesk: Desk = {
  family: 'DT',
  content,
  citable,
  scenarios: diceThroneScenarios,
  person: PLAY.you,
  screen: throneScreen,
};
