// Dragons of Etchinstone on the command line.
import { etchinstoneScenarios } from '@wyrmtable/etchinstone/scenario';
import { PLAY } from '@wyrmtable/words/cli';
import { wantedOfEtchinstone } from '../corpus/wanted/etchinstone.ts';
import { idsIn, type TerminalAdapter } from '../terminal-adapter.ts';
import { content } from './content.ts';
import { etchinstoneScreen } from './screen.ts';

export const etchinstoneDesk: TerminalAdapter = {
  content: () => content,
  citable: () => idsIn(content),
  scenarios: etchinstoneScenarios,
  person: PLAY.you,
  screen: etchinstoneScreen,
  wanted: wantedOfEtchinstone,
};
