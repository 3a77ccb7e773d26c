// How long each kind of event is shown: the queue of animations and the local bots keep the same time.
import type { Happening } from '@wyrmtable/kernel';
import type { Speed } from '../games/contract.ts';

/** Dice tumble for this long, and each die starts a little after its neighbour. */
export const TUMBLE_MS = 650;
export const STAGGER_MS = 45;

/** What one event takes at normal speed; kinds that are only lines of the log take nothing. */
const WHILE: Readonly<Record<string, number>> = {
  rerolledEvent: TUMBLE_MS,
  rerolledDie: TUMBLE_MS,
  setAside: 320,
  eaten: 700,
  dodged: 500,
  hotDice: 500,
  zonk: 900,
  saved: 500,
  stopped: 300,
  army: 450,
  brawlEnded: 1100,
  wounded: 800,
  fallen: 600,
  healed: 600,
  wiped: 900,
  used: 700,
  cancelled: 700,
  joined: 450,
  drew: 450,
  discarded: 300,
  action: 350,
  enteredLair: 700,
  turn: 300,
  won: 1500,
  // Etchinstone.
  region: 900,
  regionSkipped: 700,
  scouted: 600,
  detour: 500,
  resolved: 1400,
  timeLost: 900,
  poisoned: 900,
  absorbed: 250,
  downgraded: 350,
  removed: 600,
  knockout: 1000,
  deckLost: 600,
  upgraded: 350,
  finalJourney: 1100,
  finalEnemy: 1100,
  regrouped: 600,
  lost: 1500,
  // Dice Throne.
  altered: 400,
  declared: 450,
  activated: 450,
  failed: 600,
  played: 600,
  spent: 350,
  sold: 200,
  flipped: 700,
  targeted: 400,
  defends: 350,
  damage: 900,
  defeated: 900,
  drawn: 1500,
  // Adventures.
  scenario: 900,
  moved: 350,
  revealed: 650,
  'loot-die': 1100,
  kept: 750,
  chose: 500,
  'boss-card': 900,
  shard: 500,
  engaged: 700,
  'enemy-down': 800,
  mystery: 400,
  scored: 700,
};

const FACTOR: Readonly<Record<Speed, number>> = { normal: 1, fast: 0.4, off: 0 };

function diceIn(event: Happening): number {
  return 'dice' in event && Array.isArray(event.dice) ? event.dice.length : 0;
}

/** Milliseconds for which the event is shown; 0 means that it needs no showing. */
export function durationOf(event: Happening, speed: Speed): number {
  const rolled = event.kind === 'rolled' || event.kind === 'rerolledDice';
  // The event die tumbles last, so n dice need n staggers and not n − 1.
  const ms = rolled ? TUMBLE_MS + STAGGER_MS * diceIn(event) : (WHILE[event.kind] ?? 0);
  return Math.round(ms * FACTOR[speed]);
}

/** A bot's moment of thought before its next move, after what it did has been shown. */
export function thoughtOf(speed: Speed): number {
  return Math.round(450 * FACTOR[speed]);
}
