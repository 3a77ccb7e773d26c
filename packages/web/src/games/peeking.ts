// Whose hand lies open on a screen that several people share: the one who looks at it, and nobody once the screen goes on.
import type { Seat } from '@wyrmtable/kernel';
import type { SeatInfo } from '../table/port.ts';

/** More than one person plays at this screen. */
export const isShared = (seats: readonly Pick<SeatInfo, 'mine' | 'bot'>[]): boolean =>
  seats.filter(({ mine, bot }) => mine && bot === null).length > 1;

/** The seat whose hand stays open; the next person at the screen must not find the last one's hand open. */
export const stillOpen = (open: Seat | null, me: Seat | null): Seat | null => (open === me ? open : null);

/** The seat whose hand is open after a tap: it uncovers the own hand or covers it again. */
export const tapped = (open: Seat | null, me: Seat | null): Seat | null => (open === null ? me : null);
