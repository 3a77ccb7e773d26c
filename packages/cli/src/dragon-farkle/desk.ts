// Dragon Farkle on the command line.
import { dragonFarkleScenarios } from '@wyrmtable/dragon-farkle/scenario';
import { PLAY } from '@wyrmtable/words/cli';
import { type Desk, idsIn } from '../desk.ts';
import { content } from './content.ts';
import { farkleScreen } from './screen.ts';

export const dragonFarkleDesk: Desk = {
  family: 'SK',
  content: () => content,
  citable: () => idsIn(content),
  scenarios: dragonFarkleScenarios,
  person: PLAY.hero,
  screen: farkleScreen,
};
