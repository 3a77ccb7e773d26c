// The same thread with the enemies, tokens and equipment of an adventure at hand.
import { adventures } from '@wyrmtable/adventures';
import { reckonOutlooks } from '../../dice-throne/odds/outlooks.ts';

reckonOutlooks(adventures.content);
