// Dragon Farkle on the command line.
import { dragonFarkleScenarios } from '@wyrmtable/dragon-farkle/scenario';
import { type Desk, idsIn } from '../desk.ts';
import { content } from './content.ts';
import { farkleScreen } from './screen.ts';

export const dragonFarkleDesk: Desk = {
  family: 'SK',
  content,
  citable: idsIn(content),
  scenarios: dragonFarkleScenarios,
  screen: farkleScreen,
};
