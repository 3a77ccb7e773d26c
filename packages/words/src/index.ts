// Every sentence a person reads, in English, Polish and Russian: what all games share.
export { botName, botNote, gameTitle, langName, programName, seatName } from './common.ts';
export { confidenceMark } from './confidence.ts';
export { list, number, percent } from './numbers.ts';
export * from './phrase.ts';
