// Dice Throne Adventures on the command line.
import { adventureScenarios } from '@wyrmtable/adventures/scenario';
import type { Desk } from '../desk.ts';
import { citable, content } from './content.ts';
import { adventureScreen } from './screen.ts';

export const adventuresDesk: Desk = {
  family: 'ADV',
  content,
  citable,
  scenarios: adventureScenarios,
  screen: adventureScreen,
};
