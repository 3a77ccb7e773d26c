// Dice Throne on the command line.
import { diceThroneScenarios } from '@wyrmtable/dice-throne/scenario';
import { PLAY } from '@wyrmtable/words/cli';
import { wantedOfThrone } from '../corpus/wanted/dice-throne.ts';
import type { TerminalAdapter } from '../terminal-adapter.ts';
import { citable, content } from './content.ts';
import { throneScreen } from './screen.ts';

export const diceThroneDesk: TerminalAdapter = {
  content,
  citable,
  scenarios: diceThroneScenarios,
  person: PLAY.you,
  screen: throneScreen,
  wanted: wantedOfThrone,
};
