// Every status token of every hero, once each; heroes name them by id.
import { damageTo, loseToken, perToken } from './build.ts';
import type { Confidence, Effect, Spending, Status, StatusHooks, StatusId } from './vocabulary.ts';

interface StatusOptions {
  readonly persistent?: boolean;
  readonly spend?: readonly Spending[];
  readonly hooks?: StatusHooks;
  readonly confidence?: Confidence;
}

const status =
  (kind: Status['kind']) =>
  (id: StatusId, limit: number, icon: string, options: StatusOptions = {}): Status => ({
    id,
    kind,
    limit,
    icon,
    persistent: options.persistent ?? false,
    spend: options.spend ?? [],
    hooks: options.hooks ?? {},
    confidence: options.confidence ?? 'sourced',
  });
const positive = status('positive');
const negative = status('negative');

/** Damage in the holder's own Upkeep: no attack, cannot be defended (DT-6.14). */
const suffers = (...args: Parameters<typeof perToken>): Effect => damageTo('self', perToken(...args), 'normal');

export const STATUSES: readonly Status[] = [
  negative('concussion', 1, 'knocked-out-stars', { hooks: { skipsIncome: true } }),
  negative('stun', 1, 'knockout', { hooks: { stuns: true } }),
  positive('fire-mastery', 5, 'fire', { hooks: { upkeep: [loseToken('fire-mastery')] } }),
  negative('burn', 1, 'burning-embers', { persistent: true, hooks: { upkeep: [suffers('burn', 2)] } }),
  negative('knockdown', 1, 'falling', { hooks: { skipsOffence: { price: 2 } } }),
];
