// The thread that reckons what attacks and defences at a Dice Throne table come to.
import { diceThrone } from '@wyrmtable/dice-throne';
import { reckonOutlooks } from './outlooks.ts';

reckonOutlooks(diceThrone.content);
