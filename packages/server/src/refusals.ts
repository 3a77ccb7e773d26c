// Every reason the server may give for saying no: codes, and the parameters that each sentence about them needs.
import { type Refusal, refusal } from '@wyrmtable/kernel';

/** Code → names of its parameters. `words` has a sentence for each; the codes of kernel and games come on top. */
export const REFUSALS = {
  // Messages and requests as such.
  'bad-message': ['path', 'problem'],
  'message-too-large': ['limit'],
  'too-many-messages': ['seconds'],
  'over-budget': ['work', 'seconds'],
  'too-many-requests': ['seconds'],
  'too-many-connections': ['limit'],
  'wrong-origin': [],
  'not-found': ['path'],
  'no-client': [],
  'server-error': [],
  closing: [],
  'storage-failed': [],
  'out-of-reach': [],
  // Who asks, and for which table.
  'no-guest': [],
  'no-such-game': ['game'],
  'no-such-table': ['table'],
  'hello-first': [],
  'other-match': ['wanted', 'found'],
  'table-full-of-watchers': ['limit'],
  // Accounts and signing in.
  'name-taken': [],
  'bad-password': ['least', 'most'],
  'no-way-in': [],
  'wrong-sign-in': [],
  'not-signed-in': [],
  'has-account': [],
  'prove-again': [],
  'bad-passkey': [],
  'last-way-in': [],
  'too-many-passkeys': ['limit'],
  'no-such-sign-in': [],
  'no-such-person': ['name'],
  yourself: [],
  'too-many-people': ['limit'],
  'too-many-programs': ['limit'],
  'kept-apart': [],
  // Heroes that people share.
  'no-such-hero': ['hero'],
  'hero-too-large': ['limit'],
  'too-many-heroes': ['limit'],
  'hero-changed': ['version'],
  'not-public-for-guests': [],
  'bad-figures': [],
  'bad-push': [],
  // Other devices of the same person.
  'bad-link': [],
  'seat-of-your-own': [],
  'too-many-devices': ['limit'],
  // The lobby.
  'already-started': [],
  'not-the-host': [],
  'no-such-seat': ['seat'],
  'seat-taken': ['seat'],
  'seat-not-taken': ['seat'],
  'not-seated': [],
  'bad-name': ['max'],
  'no-such-bot': ['level'],
  'seats-in-use': ['seats'],
  'empty-seat': ['seat'],
  'not-ready': ['seat'],
  'other-side': [],
  'not-your-seat': ['seat'],
  'not-sealed': [],
  'other-word': [],
  'rated-table': [],
  'table-full': [],
  // Finding a match.
  'no-such-kind': ['kind'],
  'not-rated-for-guests': [],
  'not-seeking': [],
  // Talk.
  'talk-off': [],
  'chat-off': [],
  'bad-words': ['max'],
  'nobody-hears': [],
  'no-such-words': [],
  silenced: ['until'],
  'silenced-for-good': [],
  banned: ['until'],
  'banned-for-good': [],
  'not-a-moderator': [],
  'not-on-moderators': [],
  'no-such-report': [],
  'no-such-act': [],
  // The match.
  'not-started': [],
  stale: ['seq'],
  'already-answered': [],
  'not-asked': [],
  'not-resting': [],
  'seat-waits': ['seat'],
  'rivals-at-table': [],
  'match-ended': [],
  'bot-plays': [],
  'on-pause': [],
  'not-paused': [],
  'no-clock': [],
  'clock-not-here': [],
  'given-up': [],
  'nobody-stands-in': [],
  'not-away': ['seat'],
  'away-briefly': ['seat', 'seconds'],
  'offer-open': [],
  'offer-again': ['seconds'],
  'no-offer': [],
  'match-not-over': [],
  'match-set-aside': [],
  'branched-match': [],
  // The tasks of a day.
  'no-such-task': ['task'],
  'no-such-day': ['day'],
  'day-done': [],
  'day-over': ['day'],
  'not-of-day': [],
  'day-not-over': [],
  'no-coach': [],
} as const satisfies Record<string, readonly string[]>;

export type RefusalCode = keyof typeof REFUSALS;

type Params<C extends RefusalCode> = Readonly<Record<(typeof REFUSALS)[C][number], string | number>>;

/** A refusal of the server's own, with exactly the parameters its sentence needs. */
export function no<C extends RefusalCode>(
  code: C,
  ...params: (typeof REFUSALS)[C] extends readonly [] ? [] : [Params<C>]
): Refusal {
  return refusal(code, params[0]);
}
