// A person's stops while this page is open: the game's own table sets them, and an online table is told of them.
import { createStore, type Store } from '../shell/store.ts';

/** Null until a game that has stops is on the table. What they mean is between the game's table and its rules. */
export const toldStops: Store<object | null> = createStore<object | null>(null);
