// Verbs of status tokens and companions (DT-10, DT-11).
import type { Ids } from '../ids.ts';
import { amount, flag, id, LIMITS, oneOf, whole } from '../slots.ts';
import { type Amount, type Effect, type StatusId, WHO, type Who } from '../vocabulary.ts';
import type { ChecksOf, ShapesOf, TraitsOf } from './traits.ts';

export interface TokenVerbs {
  gain: { readonly status: StatusId; readonly amount: Amount; readonly who: Who };
  inflict: { readonly status: StatusId; readonly amount: Amount; readonly who: Who };
  'lose-token': { readonly status: StatusId; readonly amount: Amount; readonly who: Who };
  'hand-over': { readonly status: StatusId };
  'remove-status': { readonly who: Who; readonly all: boolean };
  'move-status': object;
  'raise-limit': { readonly status: StatusId; readonly by: number };
  /** Takes away one status that the attack in progress has just brought. */
  'block-status': object;
  /** So many tokens of that kind go, as their holder or chance says. */
  strip: {
    readonly kind: 'positive' | 'negative';
    readonly amount: Amount;
    readonly who: Who;
    readonly by: 'holder' | 'chance';
  };
  /** One token of the statuses that share the limit of this name goes, as its holder says. */
  drop: { readonly group: string };
  /** That token or companion has acted this turn, as if it had been used. */
  exhaust: { readonly status: StatusId };
}

export const removeStatus = (who: Who): Effect => ({ verb: 'remove-status', who, all: false });
export const removeEveryStatus = (who: Who): Effect => ({ verb: 'remove-status', who, all: true });
export const dropOne = (group: string): Effect => ({ verb: 'drop', group });
export const moveStatus: Effect = { verb: 'move-status' };
export const blockStatus: Effect = { verb: 'block-status' };
export const strip = (
  kind: 'positive' | 'negative',
  amount: Amount,
  who: Who,
  by: 'holder' | 'chance' = 'holder',
): Effect => ({ verb: 'strip', kind, amount, who, by });

/** The words that name a status, for somebody who may use these ids. */
export function tokenVerbs<I extends Ids>() {
  type Token = I['status'];
  return {
    gain: (status: Token, amount: Amount = 1): Effect => ({ verb: 'gain', status, amount, who: 'self' }),
    give: (status: Token, amount: Amount = 1): Effect => ({ verb: 'gain', status, amount, who: 'picked' }),
    inflict: (status: Token, amount: Amount = 1, who: Who = 'target'): Effect => ({
      verb: 'inflict',
      status,
      amount,
      who,
    }),
    loseToken: (status: Token, amount: Amount = 1, who: Who = 'self'): Effect => ({
      verb: 'lose-token',
      status,
      amount,
      who,
    }),
    handOver: (status: Token): Effect => ({ verb: 'hand-over', status }),
    raiseLimit: (status: Token, by = 1): Effect => ({ verb: 'raise-limit', status, by }),
    exhaust: (status: Token): Effect => ({ verb: 'exhaust', status }),
  };
}

export const TOKEN_TRAITS: TraitsOf<TokenVerbs> = {
  gain: {},
  inflict: { waits: true },
  'lose-token': {},
  'hand-over': { whom: () => ['picked'] },
  'remove-status': {},
  'move-status': {},
  'raise-limit': {},
  'block-status': {},
  strip: {},
  drop: {},
  exhaust: {},
};

export const TOKEN_CHECKS: ChecksOf<TokenVerbs> = {
  gain: { brings: ({ status, amount }) => [status, amount], places: ({ status }) => status },
  inflict: { places: ({ status }) => status },
  'lose-token': {},
  'hand-over': {},
  'remove-status': {},
  'move-status': {},
  'raise-limit': {},
  'block-status': { needs: () => 'incoming' },
  strip: {},
  drop: {},
  exhaust: {},
};

const who = oneOf(WHO);
const status = id('status');

export const TOKEN_SHAPES: ShapesOf<TokenVerbs> = {
  gain: { status, amount, who },
  inflict: { status, amount, who },
  'lose-token': { status, amount, who },
  'hand-over': { status },
  'remove-status': { who, all: flag },
  'move-status': {},
  'raise-limit': { status, by: whole(1, LIMITS.number) },
  'block-status': {},
  strip: {
    kind: oneOf(['positive', 'negative'] as const),
    amount,
    who,
    by: oneOf(['holder', 'chance'] as const),
  },
  drop: { group: id('group') },
  exhaust: { status },
};
