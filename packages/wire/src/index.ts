// What travels between a server and its clients (docs/protocol.md), said once for both ends.
export * from './choosing.ts';
export * from './clock.ts';
export * from './day.ts';
export * from './finding.ts';
export { readTold } from './hearing.ts';
export * from './heroes.ts';
export * from './http.ts';
export * from './limits.ts';
export * from './moderation.ts';
export * from './people.ts';
export * from './ratings.ts';
export * from './said.ts';
export * from './table.ts';
export * from './taken-back.ts';
export * from './talk.ts';
export * from './told.ts';
export * from './word.ts';
