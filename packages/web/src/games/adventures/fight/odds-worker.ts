// The odds worker of Dice Throne with the enemies, tokens and equipment of an adventure in its library.
import '@wyrmtable/adventures';
import '../../dice-throne/odds/odds-worker.ts';
