// Weighs stopping against rolling on: exact, and at a new Brawl too slow for the thread that draws.
import { advice } from '@wyrmtable/bots/dragon-farkle/odds';
import { answerWith } from '../../table/worker-answer.ts';

answerWith(advice);
