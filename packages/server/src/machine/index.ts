// The machine for those who run it elsewhere than in a server: evenings that are simulated.
export type { Bus } from '../bus/port.ts';
export { type Leaving, type Reach, type Reception, type Relaying, relayingOf } from '../bus/relaying.ts';
export type { Timing } from '../bus/timing.ts';
export { fileOf, recipeOf } from '../recipe.ts';
export { begin, eventsSince, type Recipe, rebuild, seqOf, step as playOne } from '../running.ts';
export type { ClockRow, EarlyRow, MoveRow, SeatRow, TableRow, TalkRow } from '../storage/port.ts';
export { takesBack } from '../taking-back.ts';
export type { Answer, Ask, Brought, Output, Question, Result } from './effects.ts';
export { chapterBefore } from './past.ts';
export { isIdle, step } from './step.ts';
export { type Line, newTable, type Setting, type Table } from './table.ts';
export { watcherAtLine } from './telling.ts';
