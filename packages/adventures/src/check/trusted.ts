// What browsers have instead of the check in loaded.ts: nothing is bundled for them but what Node has loaded and checked before.
import type { Shipped } from './pieces.ts';

export const playable = (shipped: Shipped): Shipped => shipped;
