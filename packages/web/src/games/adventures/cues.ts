// What an adventure sounds like: its arena as Dice Throne's, on stone, and the road between the fights.
import type { AdventureEvent, AdventureView } from '@wyrmtable/adventures';
import type { ThroneEvent } from '@wyrmtable/dice-throne';
import { type Hearing, heardIn, type SoundTable } from '../../sound/heard.ts';
import { THRONE_SOUNDS } from '../dice-throne/cues.ts';
import { isThroneEvent } from '../dice-throne/happening.ts';
import { accentOf } from '../dice-throne/hero-arms.ts';
import { isAdventureEvent } from './happening.ts';
import { isAdventureView } from './telling.ts';

/** What happens besides the fights. */
type Own = Exclude<AdventureEvent, ThroneEvent>;

const ADVENTURE_SOUNDS: SoundTable<Own, Pick<AdventureView, 'won'>> = {
  scenario: 'chapter',
  'loot-die': () => ({ cue: { dice: 1, on: 'stone' } }),
  moved: 'step',
  revealed: 'door',
  shard: 'shard',
  gold: ({ change }) => ({ cue: change > 0 ? 'coin' : 'coin-gone' }),
  engaged: ({ enemy }) => ({ cue: 'horn', accent: accentOf(enemy) }),
  kept: 'dice-kept',
  chose: 'declare',
  'boss-card': ({ fate }) => ({ cue: fate === 'played' || fate === 'revealed' ? 'card-played' : 'card-dropped' }),
  'enemy-down': ({ fled }) => ({ cue: fled ? 'desert' : 'fall' }),
  salve: 'salve',
  mystery: 'riddle',
  offered: null,
  acquired: 'treasure',
  'gave-up': 'card-dropped',
  scored: ({ won }) => ({ cue: won ? 'win' : 'lose' }),
  unlocked: 'treasure',
  'campaign-over': (_, { won }) => ({ cue: won ? 'win' : 'lose' }),
};

export const hear: Hearing = (event, view) => {
  if (!isAdventureEvent(event) || !isAdventureView(view)) return null;
  if (!isThroneEvent(event)) return heardIn(ADVENTURE_SOUNDS, event.kind, event, view);
  // Here the dice fall on stone.
  if (event.kind === 'rolled') return { cue: { dice: event.fell?.length ?? event.dice.length, on: 'stone' } };
  return heardIn(THRONE_SOUNDS, event.kind, event, view.arena);
};
