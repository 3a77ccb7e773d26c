// The machine for those who run it elsewhere than in a server: evenings that are simulated.
export { fileOf, recipeOf } from '../recipe.ts';
export { begin, type Recipe, rebuild, seqOf, step as playOne } from '../running.ts';
export type { ClockRow, EarlyRow, MoveRow, SeatRow, TableRow, TalkRow } from '../storage/port.ts';
export type { Answer, Brought, Output, Question } from './effects.ts';
export { isIdle, step } from './step.ts';
export { type Line, newTable, type Setting, type Table } from './table.ts';
export { watcherAtLine } from './telling.ts';
