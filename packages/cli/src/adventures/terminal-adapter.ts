// Dice Throne Adventures on the command line.
import { adventureScenarios } from '@wyrmtable/adventures/scenario';
import { ADV } from '@wyrmtable/words/cli';
import { wantedOfAdventures } from '../corpus/wanted/adventures.ts';
import type { TerminalAdapter } from '../terminal-adapter.ts';
import { citable, content } from './content.ts';
import { adventureScreen } from './screen.ts';

export const adventuresDesk: TerminalAdapter = {
  content,
  citable,
  scenarios: adventureScenarios,
  person: ADV.you,
  screen: adventureScreen,
  wanted: wantedOfAdventures,
};
