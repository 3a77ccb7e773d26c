// What a Dice Throne table sounds like, event by event.
import type { ThroneEvent, ThroneView } from '@wyrmtable/dice-throne';
import type { Seat } from '@wyrmtable/kernel';
import { type Heard, type Hearing, heardIn, type SoundTable } from '../../sound/heard.ts';
import { isThroneEvent } from './happening.ts';
import { accentOf } from './hero-arms.ts';
import { statusById } from './standing.ts';
import { preventedOf } from './story.ts';
import { isThroneView } from './telling.ts';

type Damage = Extract<ThroneEvent, { kind: 'damage' }>;

const accentAt = ({ players }: Pick<ThroneView, 'players'>, seat: Seat): string | undefined => {
  const hero = players[seat]?.hero;
  return hero === undefined ? undefined : accentOf(hero);
};

const SCRATCH = 3;
const HEAVY = 8;

/** A blow by its type and by how much it took; one that took nothing rang on a shield. */
function blowOf(event: Damage): Heard['cue'] {
  if (event.damage === 0) return preventedOf(event) > 0 ? 'shield' : 'dodge';
  if (event.lines.some(({ what, cause }) => what === 'base' && cause === 'status')) return 'venom';
  if (event.damage >= HEAVY) return 'heavy-hit';
  if (event.type === 'pure') return 'sear';
  if (event.type === 'undefendable') return 'pierce';
  return event.damage < SCRATCH ? 'scratch' : 'hit';
}

export const THRONE_SOUNDS: SoundTable<ThroneEvent, Pick<ThroneView, 'players' | 'seat'>> = {
  turn: 'turn',
  skipped: 'skipped',
  cp: ({ change }) => ({ cue: change > 0 ? 'coin' : 'coin-gone', loud: 0.7 }),
  drew: 'card-drawn',
  reshuffled: 'shuffle',
  sold: 'card-sold',
  discarded: 'card-dropped',
  played: ({ seat }, view) => ({ cue: 'card-played', accent: accentAt(view, seat) }),
  upgraded: ({ seat }, view) => ({ cue: 'upgrade', accent: accentAt(view, seat) }),
  spent: ({ seat }, view) => ({ cue: 'token-spent', accent: accentAt(view, seat) }),
  rolled: ({ dice, fell }) => ({ cue: { dice: fell?.length ?? dice.length, on: 'leather' } }),
  altered: 'die-turned',
  declared: ({ seat, ability }, view) => (ability === null ? null : { cue: 'declare', accent: accentAt(view, seat) }),
  activated: ({ seat }, view) => ({ cue: 'unleash', accent: accentAt(view, seat) }),
  failed: 'fizzle',
  flipped: ({ seat }, view) => ({ cue: 'transform', accent: accentAt(view, seat) }),
  'saw-hand': 'glimpse',
  found: 'found',
  targeted: 'aim',
  defends: ({ seat, ability }, view) => (ability === null ? null : { cue: 'guard', accent: accentAt(view, seat) }),
  status: ({ seat, status, change }, view) => {
    const came = statusById(status).kind === 'negative' ? 'curse' : 'blessing';
    return { cue: change > 0 ? came : 'wither', accent: accentAt(view, seat) };
  },
  limit: 'token-full',
  incoming: ({ by, type }, view) => (type === 'ultimate' ? { cue: 'ultimate', accent: accentAt(view, by) } : null),
  damage: (event, view) => ({
    cue: blowOf(event),
    loud: Math.min(1.3, 0.7 + event.damage * 0.06),
    accent: accentAt(view, event.by),
  }),
  // What was lost has been heard as a blow.
  health: ({ change }) => (change > 0 ? { cue: 'heal', loud: Math.min(1.2, 0.7 + change * 0.08) } : null),
  saved: 'saved',
  defeated: 'fall',
  window: null,
  won: ({ seats }, { seat }) => ({ cue: typeof seat === 'number' && !seats.includes(seat) ? 'lose' : 'win' }),
  drawn: 'even',
};

export const hear: Hearing = (event, view) =>
  isThroneEvent(event) && isThroneView(view) ? heardIn(THRONE_SOUNDS, event.kind, event, view) : null;
