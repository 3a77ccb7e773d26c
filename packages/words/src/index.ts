// Every sentence a person reads, in English, Polish and Russian.
export * from './phrase.ts';
