// Writings of many matches in one statement and one round trip; the row of each match in `heads` is the fence.
import { TALK_KEPT } from '@wyrmtable/wire';
import type { ClockRow, EarlyRow, StopsRow, Writing } from '../port.ts';

/** Milliseconds since 1970 by the database's own clock. */
export const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/**
 * `free` are the matches whose log ends where the writer believes and that are in its charge; only their entries are
 * written. Matches are locked in order, so that two processes never wait for each other.
 */
export const APPEND = `
  WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[]) AS w (match, "after", grown, epoch)
  ), free AS (
    INSERT INTO heads AS h (match, moves, "after", "by", last)
    SELECT match, grown, "after", epoch, $5 FROM wanted
    WHERE (coalesce("after", 0) = 0 AND epoch IS NULL)
      OR EXISTS (SELECT FROM heads known WHERE known.match = wanted.match)
    ORDER BY match
    ON CONFLICT (match) DO UPDATE
      SET moves = h.moves + excluded.moves, "after" = h.moves, "by" = excluded."by", last = excluded.last
      WHERE h.moves = coalesce(excluded."after", h.moves) AND h.epoch = coalesce(excluded."by", h.epoch)
    RETURNING match
  ), played AS (
    INSERT INTO moves
    SELECT m.* FROM unnest($6::text[], $7::int[], $8::int[], $9::int[], $10::int[], $11::text[])
      AS m (match, number, seat, seq, choice, results) JOIN free USING (match)
  ), dropped AS (
    DELETE FROM early USING free, unnest($12::text[], $13::int[]) AS d (match, seat)
    WHERE early.match = d.match AND early.seat = d.seat AND free.match = d.match
  ), kept AS (
    INSERT INTO early
    SELECT e.* FROM unnest($14::text[], $15::int[], $16::int[], $17::int[], $18::int[])
      AS e (match, seat, seq, choice, made) JOIN free USING (match)
    ON CONFLICT (match, seat) DO UPDATE SET seq = excluded.seq, choice = excluded.choice, made = excluded.made
  ), heeded AS (
    INSERT INTO stops
    SELECT s.* FROM unnest($19::text[], $20::text[], $21::text[]) AS s (match, guest, wish) JOIN free USING (match)
    ON CONFLICT (match, guest) DO UPDATE SET wish = excluded.wish
  ), timed AS (
    INSERT INTO clocks
    SELECT c.match, c.standing, ${NOW}, ${NOW} + c.due FROM unnest($22::text[], $23::text[], $24::bigint[])
      AS c (match, standing, due) JOIN free USING (match)
    ON CONFLICT (match) DO UPDATE SET standing = excluded.standing, at = excluded.at, due = excluded.due
  ), said AS (
    SELECT t.* FROM unnest($25::text[], $26::int[], $27::bigint[], $28::text[], $29::text[], $30::int[], $31::text[],
      $32::text[], $33::text[]) AS t (match, number, at, person, name, seat, room, phrase, text) JOIN free USING (match)
  ), talked AS (
    INSERT INTO talk SELECT * FROM said ON CONFLICT DO NOTHING
  ), hushed AS (
    DELETE FROM talk USING said WHERE talk.match = said.match AND talk.number <= said.number - ${TALK_KEPT}
  )
  SELECT match FROM free`;

/** The parts of one statement see the same state of the database, so each row may be touched by one of them only. */
function netOf({ entries }: Writing) {
  const early = new Map<number, EarlyRow | null>();
  const stops = new Map<string, StopsRow>();
  let clock: ClockRow | null = null;
  for (const entry of entries) {
    if (entry.kind === 'stops') stops.set(entry.guest, entry);
    else if (entry.kind === 'clock') clock = entry;
    else if (entry.kind !== 'talk') early.set(entry.seat, entry.kind === 'early' ? entry : null);
  }
  return { early: [...early], stops: [...stops.values()], clocks: clock === null ? [] : [clock] };
}

/** Writings of different matches as the parameters of the statement: columns, as long as there are rows. */
export function appendParameters(writings: readonly Writing[], ticket: string): unknown[] {
  const moves = writings.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'move'));
  const net = writings.map((writing) => ({ match: writing.match, ...netOf(writing) }));
  const early = net.flatMap((one) => one.early.flatMap(([, row]) => (row === null ? [] : [row])));
  const dropped = net.flatMap(({ match, early }) =>
    early.flatMap(([seat, row]) => (row === null ? [{ match, seat }] : [])),
  );
  const stops = net.flatMap((one) => one.stops);
  const clocks = net.flatMap((one) => one.clocks);
  const talk = writings.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'talk'));
  return [
    writings.map(({ match }) => match),
    writings.map(({ after }) => after ?? null),
    writings.map(({ entries }) => entries.filter(({ kind }) => kind === 'move').length),
    writings.map(({ epoch }) => epoch ?? null),
    ticket,
    moves.map(({ match }) => match),
    moves.map(({ number }) => number),
    moves.map(({ seat }) => seat),
    moves.map(({ seq }) => seq),
    moves.map(({ choice }) => choice),
    moves.map(({ results }) => JSON.stringify(results)),
    dropped.map(({ match }) => match),
    dropped.map(({ seat }) => seat),
    early.map(({ match }) => match),
    early.map(({ seat }) => seat),
    early.map(({ seq }) => seq),
    early.map(({ choice }) => choice),
    early.map(({ made }) => made),
    stops.map(({ match }) => match),
    stops.map(({ guest }) => guest),
    stops.map(({ wish }) => JSON.stringify(wish)),
    clocks.map(({ match }) => match),
    clocks.map(({ standing }) => JSON.stringify(standing)),
    clocks.map(({ due }) => (due === null ? null : Math.round(due))),
    talk.map(({ match }) => match),
    talk.map(({ number }) => number),
    talk.map(({ at }) => at),
    talk.map(({ person }) => person),
    talk.map(({ name }) => name),
    talk.map(({ seat }) => seat),
    talk.map(({ room }) => room),
    talk.map(({ phrase }) => phrase),
    talk.map(({ text }) => text),
  ];
}

/** Places of the writings, so that each round has at most one of every match and those of one match stay in order. */
export function roundsOf(writings: readonly Writing[]): readonly (readonly number[])[] {
  const rounds: number[][] = [];
  const seen = new Map<string, number>();
  for (const [place, { match }] of writings.entries()) {
    const round = seen.get(match) ?? 0;
    seen.set(match, round + 1);
    rounds[round] ??= [];
    rounds[round].push(place);
  }
  return rounds;
}
