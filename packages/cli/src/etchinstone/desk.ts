// Dragons of Etchinstone on the command line.
import { etchinstoneScenarios } from '@wyrmtable/etchinstone/scenario';
import type { Desk } from '../desk.ts';
import { content } from './content.ts';
import { etchinstoneScreen } from './screen.ts';

export const etchinstoneDesk: Desk = {
  family: 'ETCH',
  content,
  scenarios: etchinstoneScenarios,
  screen: etchinstoneScreen,
};
