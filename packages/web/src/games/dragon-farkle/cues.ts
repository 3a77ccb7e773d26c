// What a Dragon Farkle table sounds like, event by event.
import type { FarkleEvent, FarkleView } from '@wyrmtable/dragon-farkle';
import type { Seat } from '@wyrmtable/kernel';
import { armsOf } from '../../seats/arms.ts';
import { type Heard, type Hearing, heardIn, type SoundTable } from '../../sound/heard.ts';
import { isFarkleEvent } from './happening.ts';
import { isFarkleView } from './telling.ts';

const of = (cue: Heard['cue'], seat: Seat): Heard => ({ cue, accent: armsOf(seat).accent });

const FARKLE_SOUNDS: SoundTable<FarkleEvent, Pick<FarkleView, 'seat'>> = {
  turn: ({ seat }) => of('turn', seat),
  respawned: 'horn',
  joined: ({ seat }) => of('companion', seat),
  parted: ({ seat }) => of('farewell', seat),
  action: 'declare',
  enteredLair: 'door',
  leftLair: 'step',
  defending: 'guard',
  // The event die falls with the others.
  rolled: ({ dice }) => ({ cue: { dice: dice.length + 1, on: 'wood' } }),
  window: null,
  used: ({ seat }) => of('card-played', seat),
  cancelled: 'card-cancelled',
  scared: 'roar',
  rerolledEvent: () => ({ cue: { dice: 1, on: 'wood' } }),
  rerolledDie: () => ({ cue: { dice: 1, on: 'wood' } }),
  rerolledDice: ({ dice }) => ({ cue: { dice: dice.length, on: 'wood' } }),
  removedDie: 'die-taken',
  setAside: 'dice-kept',
  eaten: ({ dice }) => ({ cue: 'bite', loud: Math.min(1.3, 0.8 + dice.length * 0.1) }),
  dodged: 'dodge',
  hotDice: 'hot-dice',
  zonk: ({ lost }) => ({ cue: 'zonk', loud: Math.min(1.2, 0.8 + lost / 4000) }),
  saved: 'saved',
  stopped: 'halt',
  army: ({ seat, change }) => of(change >= 0 ? 'muster' : 'desert', seat),
  brawlEnded: 'horn',
  wounded: ({ dealt }) => ({ cue: dealt > 1 ? 'heavy-hit' : 'hit', accent: 'dragon' }),
  fallen: 'die-taken',
  healed: () => ({ cue: 'heal', accent: 'dragon' }),
  wiped: 'fall',
  drew: 'card-drawn',
  noCard: 'fizzle',
  kept: 'found',
  discarded: 'card-dropped',
  reshuffled: 'shuffle',
  won: ({ seat }, { seat: watcher }) => ({ cue: typeof watcher === 'number' && watcher !== seat ? 'lose' : 'win' }),
};

export const hear: Hearing = (event, view) =>
  isFarkleEvent(event) && isFarkleView(view) ? heardIn(FARKLE_SOUNDS, event.kind, event, view) : null;
