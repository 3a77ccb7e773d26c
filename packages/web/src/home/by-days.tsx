// The calendar of matches by days: until when each waits for this person, the most urgent first.
import './by-days.css';
import { gameTitle } from '@wyrmtable/words';
import { byDays } from '@wyrmtable/words/by-days';
import { home } from '@wyrmtable/words/shell';
import { useId } from 'react';
import { Link } from 'wouter';
import { Rule } from '../pieces/Rule.tsx';
import { useSpeech } from '../shell/words.ts';
import type { ListedTable } from '../table/remote/api.ts';
import TellMe from '../word/tell-me.tsx';
import { mostUrgentFirst } from './by-days.ts';
import { othersAt } from './seat-names.ts';

const HOUR = 3_600_000;

/** A leaf of the calendar: the day by which a move must be made. */
function Leaf({ until, urgent }: { readonly until: number | null; readonly urgent: boolean }) {
  const { lang } = useSpeech();
  if (until === null) return <span className="leaf" aria-hidden="true" />;
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(lang, options).format(until);
  return (
    <span className="leaf" data-urgent={urgent || undefined} aria-hidden="true">
      <small>{part({ weekday: 'short' })}</small>
      <b>{part({ day: 'numeric' })}</b>
    </span>
  );
}

function Match({ table }: { readonly table: ListedTable }) {
  const { say, lang } = useSpeech();
  const { left, yourMove, days = 0 } = table;
  const id = useId();
  const until = yourMove && left !== undefined ? Date.now() + left : null;
  const hours = Math.floor((left ?? 0) / HOUR);
  const moment = new Intl.DateTimeFormat(lang, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return (
    <li className="seatrow" data-calling={yourMove || undefined}>
      <Leaf until={until} urgent={hours < 24} />
      <div>
        <h3 id={id}>{othersAt(lang, table)}</h3>
        <p className="seatrow__standing">
          {until === null
            ? say(yourMove ? home.waitsForYou : byDays.theirMove)
            : say(byDays.until, { moment: moment.format(until), hours })}
        </p>
        <p>{say(byDays.row, { game: gameTitle(lang, table.game), days })}</p>
      </div>
      <fieldset className="seatrow__actions" aria-labelledby={id}>
        <Link className="btn" data-kind={yourMove ? 'primary' : 'plain'} href={`/t/${table.id}`}>
          {say(yourMove ? home.play : home.look)}
        </Link>
      </fieldset>
    </li>
  );
}

export default function ByDays({ tables }: { readonly tables: readonly ListedTable[] }) {
  const { say } = useSpeech();
  const waiting = tables.filter(({ yourMove }) => yourMove).length;
  return (
    <section className="by-days" aria-labelledby="by-days-title">
      <Rule id="by-days-title">{say(byDays.title)}</Rule>
      <div className="by-days__head">
        <p className="hint">{say(byDays.waiting, { count: waiting })}</p>
        <TellMe of="move" />
      </div>
      <ul>
        {mostUrgentFirst(tables).map((table) => (
          <Match key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}
