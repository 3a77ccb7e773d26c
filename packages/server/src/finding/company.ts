// Who of those that seek come together, and the table at which they do.
import { randomInt } from 'node:crypto';
import { readOptions } from '@wyrmtable/kernel';
import { isGameId, loadGame } from '@wyrmtable/registry';
import { type ClockTerms, isKind, KINDS, NO_CLOCK, type Pace } from '@wyrmtable/wire';
import { freshCode } from '../fairness.ts';
import { isOneSide, nameApart } from '../lobby.ts';
import type { SeatRow, TableRow } from '../storage/port.ts';
import type { SeekRow } from '../storage/ports/seeks.ts';
import { lobbyRow } from '../table-creation.ts';
import { companies, type Seeker, seating } from './pairing.ts';

/** Strangers play by the clock, so that nobody waits for ever. */
export const CLOCKS: Readonly<Record<Pace, ClockTerms>> = {
  live: { kind: 'live', minutes: 10, seconds: 15, answers: 20 },
  days: { kind: 'slow', days: 2 },
};

/** Those who seek the same. */
export const queueOf = ({ kind, pace, rated }: SeekRow): string => `${kind} ${pace} ${rated}`;

const seekerOf = (seek: SeekRow): Seeker => ({
  person: seek.person,
  queue: queueOf(seek),
  rating: seek.rating,
  doubt: seek.doubt,
  since: seek.since,
});

/** How many sit down together in a queue. */
const seatsIn = (queue: string): number => {
  const [kind = ''] = queue.split(' ');
  return isKind(kind) ? KINDS[kind].seats : 2;
};

/** Companies of those who are free; whom somebody has blocked they never meet. */
export function companiesOf(free: readonly SeekRow[], now: number): SeekRow[][] {
  const rows = new Map(free.map((seek) => [seek.person, seek]));
  const blocks = (one: string, other: string): boolean => rows.get(one)?.blocks.includes(other) ?? false;
  const apart = (a: string, b: string): boolean => blocks(a, b) || blocks(b, a);
  const found = companies(free.map(seekerOf), { size: seatsIn, apart }, now);
  return found.map((company) => company.flatMap(({ person }) => rows.get(person) ?? []));
}

/** The table for a company, with everybody at their seat. */
export async function tableFor(company: readonly SeekRow[]): Promise<TableRow | null> {
  const [first] = company;
  if (first === undefined || !isKind(first.kind)) return null;
  const { game: id, options: wanted } = KINDS[first.kind];
  if (!isGameId(id)) return null;
  const { game, bots } = await loadGame(id);
  const options = readOptions(game, wanted, company.length);
  if ('refused' in options) return null;
  const sides = game.sides?.(options, company.length) ?? company.map((_, seat) => seat);
  const order = seating(company.map(seekerOf), sides, (count) => randomInt(count));
  const names: string[] = Object.keys(bots);
  const seats = order.map(({ person }): SeatRow => {
    const name = nameApart(company.find((seek) => seek.person === person)?.name ?? '', names);
    names.push(name);
    return { kind: 'person', guest: person, name, word: null };
  });
  const clock = isOneSide(game, options, seats.length) ? NO_CLOCK : CLOCKS[first.pace];
  const terms = { clock, rated: first.rated };
  return lobbyRow(game, { id: freshCode(true), options, seats, host: first.person, listed: true, terms });
}
