// What the build makes of docs/rules and of the scenarios (tools/rulebook.ts).
declare module 'virtual:rulebooks' {
  type Fetched<T> = () => Promise<{ readonly default: T }>;
  export const SECTIONS: Readonly<Record<import('./book.ts').Book, Fetched<import('./book.ts').Sections>>>;
  export const SHOWS: Readonly<Record<import('@wyrmtable/registry').GameId, Fetched<import('./book.ts').Shows>>>;
}
