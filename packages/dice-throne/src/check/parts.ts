// The checks piece by piece, for a larger game that prints in Dice Throne's vocabulary on things of its own.
export type { Flaw } from './faults.ts';
export { knownBeside, knownOn } from './known.ts';
export { Unplayable } from './loaded.ts';
export { checkBoard, checkCard, checkStatus } from './printed.ts';
export { checkProgram } from './programs.ts';
export { boardRanges, cardRanges, programRanges, statusRanges } from './ranges.ts';
export { FACING, facing, QUIET, SOMEBODY } from './scenes.ts';
