// Dragon Farkle on the command line.
import { dragonFarkleScenarios } from '@wyrmtable/dragon-farkle/scenario';
import { PLAY } from '@wyrmtable/words/cli';
import { wantedOfFarkle } from '../corpus/wanted/dragon-farkle.ts';
import { idsIn, type TerminalAdapter } from '../terminal-adapter.ts';
import { content } from './content.ts';
import { farkleScreen } from './screen.ts';

export const dragonFarkleDesk: TerminalAdapter = {
  content: () => content,
  citable: () => idsIn(content),
  scenarios: dragonFarkleScenarios,
  person: PLAY.hero,
  screen: farkleScreen,
  wanted: wantedOfFarkle,
};
