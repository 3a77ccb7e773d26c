// Dragons of Etchinstone on the command line.
import { etchinstoneScenarios } from '@wyrmtable/etchinstone/scenario';
import { type Desk, idsIn } from '../desk.ts';
import { content } from './content.ts';
import { etchinstoneScreen } from './screen.ts';

export const etchinstoneDesk: Desk = {
  family: 'ETCH',
  content,
  citable: idsIn(content),
  scenarios: etchinstoneScenarios,
  screen: etchinstoneScreen,
};
