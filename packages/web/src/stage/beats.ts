// How long each kind of event is shown: the stage and the bots of this device keep the same time.
import type { AdventureEvent } from '@wyrmtable/adventures';
import type { FarkleEvent } from '@wyrmtable/dragon-farkle';
import type { EtchinstoneEvent } from '@wyrmtable/etchinstone';
import type { Happening } from '@wyrmtable/kernel';
import type { Speed } from '../games/contract.ts';

/** Dice tumble for this long, and each die starts a little after its neighbour; then they lie for a moment to be read. */
const TUMBLE_MS = 430;
const STAGGER_MS = 22;
const READ_MS = 190;

type Kind = (AdventureEvent | FarkleEvent | EtchinstoneEvent)['kind'];

/** Dice fall in these: what they show is told when they lie. */
const THROWS = [
  'rolled',
  'rerolledDice',
  'rerolledDie',
  'rerolledEvent',
  'loot-die',
] as const satisfies readonly Kind[];
type Throwing = (typeof THROWS)[number];

/** What one event takes at normal speed, for every kind there is; what is only a line of the log takes nothing. */
const WHILE: Readonly<Record<Exclude<Kind, Throwing>, number>> = {
  // Several games.
  turn: 300,
  drew: 120,
  discarded: 200,
  reshuffled: 200,
  upgraded: 750,
  saved: 800,
  window: 0,
  won: 1500,
  kept: 450,
  // Dice Throne.
  skipped: 600,
  cp: 60,
  sold: 200,
  played: 900,
  spent: 300,
  altered: 380,
  declared: 320,
  activated: 480,
  failed: 700,
  flipped: 700,
  'saw-hand': 400,
  found: 300,
  targeted: 350,
  defends: 260,
  status: 200,
  limit: 200,
  incoming: 180,
  damage: 560,
  health: 240,
  defeated: 900,
  drawn: 1500,
  // Adventures.
  scenario: 900,
  moved: 350,
  revealed: 650,
  chose: 500,
  'boss-card': 1100,
  shard: 500,
  gold: 200,
  engaged: 900,
  'enemy-down': 900,
  salve: 300,
  mystery: 400,
  offered: 0,
  acquired: 300,
  'gave-up': 200,
  scored: 700,
  unlocked: 600,
  'campaign-over': 1500,
  // Dragon Farkle.
  respawned: 400,
  joined: 450,
  parted: 300,
  action: 400,
  enteredLair: 800,
  leftLair: 300,
  defending: 400,
  used: 900,
  cancelled: 800,
  scared: 500,
  removedDie: 350,
  setAside: 380,
  eaten: 900,
  dodged: 600,
  hotDice: 700,
  zonk: 1200,
  stopped: 400,
  army: 450,
  brawlEnded: 1300,
  wounded: 900,
  fallen: 700,
  healed: 600,
  wiped: 1200,
  noCard: 200,
  // Etchinstone.
  changed: 0,
  region: 900,
  regionSkipped: 700,
  regionEnded: 0,
  scouted: 600,
  detour: 500,
  faced: 0,
  assigned: 0,
  left: 0,
  combined: 0,
  attuned: 0,
  aimed: 0,
  gaveUpSpare: 0,
  resolved: 1400,
  timeLost: 900,
  poisoned: 900,
  absorbed: 250,
  downgraded: 350,
  removed: 600,
  knockout: 1000,
  deckLost: 600,
  xpLost: 0,
  finalJourney: 1100,
  regrouped: 600,
  finalEnemy: 1100,
  lost: 1500,
};

const SHOWN: ReadonlyMap<string, number> = new Map(Object.entries(WHILE));
const THROWN: ReadonlySet<string> = new Set(THROWS);

const FACTOR: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, fast: 0.4, off: 0 };

/** Things of one kind that come together share a beat: ten tokens are not ten gestures. */
const TOGETHER = 0.3;

/** A beat at some speed: how long it lasts, and after how long what it tells has come true. */
export interface Lasting {
  readonly ms: number;
  readonly lands: number;
}

function diceIn(event: Happening): number {
  if ('fell' in event && Array.isArray(event.fell)) return event.fell.length;
  return 'dice' in event && Array.isArray(event.dice) ? event.dice.length : 1;
}

/** A heavy blow is looked at for longer than a scratch, and an ultimate takes the table. */
function weightOf(event: Happening): number {
  if (event.kind === 'damage' && 'damage' in event && typeof event.damage === 'number') {
    return Math.min(0.7 + event.damage * 0.05, 1.4);
  }
  // Healing is read as a figure, a loss has been one already.
  if (event.kind === 'health' && 'change' in event && typeof event.change === 'number' && event.change > 0) return 2.2;
  return event.kind === 'incoming' && 'type' in event && event.type === 'ultimate' ? 5 : 1;
}

/** Declaring nothing is no event to look at. */
function isNothing(event: Happening): boolean {
  return event.kind === 'declared' && 'ability' in event && event.ability === null;
}

/** How long the event is shown after the one before it; no time at all means that it needs no showing. */
export function lasting(event: Happening, before: Happening | null, speed: Speed): Lasting {
  const factor = FACTOR[speed];
  if (THROWN.has(event.kind)) {
    const lands = Math.round((TUMBLE_MS + STAGGER_MS * diceIn(event)) * factor);
    return { lands, ms: lands + Math.round(READ_MS * factor) };
  }
  const whole = isNothing(event) ? 0 : (SHOWN.get(event.kind) ?? 0) * weightOf(event);
  return { lands: 0, ms: Math.round(whole * (event.kind === before?.kind ? TOGETHER : 1) * factor) };
}

/** What all of them take, one after another. */
export function timeFor(events: readonly Happening[], speed: Speed): number {
  return events.reduce((sum, event, i) => sum + lasting(event, events[i - 1] ?? null, speed).ms, 0);
}

/** A bot's moment of thought before its next move, after what it did has been shown. */
export function thoughtOf(speed: Speed): number {
  return Math.round(60 * FACTOR[speed]);
}
