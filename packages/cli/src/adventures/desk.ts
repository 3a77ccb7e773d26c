// Dice Throne Adventures on the command line.
import { adventureScenarios } from '@wyrmtable/adventures/scenario';
import { ADV } from '@wyrmtable/words/cli';
import type { Desk } from '../desk.ts';
import { citable, content } from './content.ts';
import { adventureScreen } from './screen.ts';

export const adventuresDesk: Desk = {
  family: 'ADV',
  content,
  citable,
  scenarios: adventureScenarios,
  person: ADV.you,
  screen: adventureScreen,
};
