// Time and agreements at an online table: clocks beside names, who is replaced, what is offered, and how one leaves.
import './hours.css';
import type { ClockTold, Offer, TableInfo } from '@wyrmtable/wire';
import type { Message } from '@wyrmtable/words';
import { hours as words } from '@wyrmtable/words/shell-hours';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Btn } from '../../../pieces/Btn.tsx';
import { seatsBy } from '../../../replay/seats-by.ts';
import { useSpeech } from '../../../shell/words.ts';
import { Slip } from '../../company/slip.tsx';
import type { TableSnapshot } from '../../port.ts';
import { seatsNamed } from '../../seat-names.ts';
import type { RemotePort } from '../port.ts';
import { answersIn, leavesIn, leftOf, timeText } from './reading.ts';

const LOW = 30_000;
/** A countdown is said aloud when it comes down to each of these; it begins at one of them (patienceOf of the server). */
const SPOKEN = [10_000, 30_000, 45_000, 75_000, 150_000, 180_000];
/** Without a clock others may let a bot play after so long; the server counts for itself. */
const AWAY = 60_000;

interface BarProps {
  readonly port: RemotePort;
  readonly snapshot: TableSnapshot;
}

/** The page's watch, as often as a second can change on the screen. */
function useWatch(runs: boolean): number {
  const [watch, setWatch] = useState(() => performance.now());
  useEffect(() => {
    setWatch(performance.now());
    if (!runs) return undefined;
    const timer = setInterval(() => setWatch(performance.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  return watch;
}

interface ClocksProps {
  readonly told: ClockTold;
  readonly names: readonly string[];
  readonly mine: readonly number[];
  readonly offset: number;
  readonly rated: boolean;
}

function Clocks({ told, names, mine, offset, rated }: ClocksProps) {
  const { say, lang } = useSpeech();
  const watch = useWatch(told.runs !== null);
  const answers = answersIn(told, offset, watch);
  const leaves = leavesIn(told, offset, watch);
  const own = typeof told.runs === 'number' && mine.includes(told.runs) ? leftOf(told, told.runs, offset, watch) : null;
  const away = (left: number): string =>
    say(rated ? words.awayLost : words.awayBot, {
      name: typeof told.runs === 'number' ? (names[told.runs] ?? '') : '',
      time: timeText(left, lang),
    });
  const coming = leaves === null ? undefined : SPOKEN.find((step) => leaves <= step);
  // Said aloud twice, not every second.
  const spoken = own === null || own > LOW ? null : own > LOW / 3 ? LOW / 1000 : LOW / 3000;
  return (
    <>
      <ul className="hours__clocks">
        {seatsBy(names).map(({ seat, name }) => {
          const left = leftOf(told, seat, offset, watch);
          if (left === null) return null;
          const time = timeText(left, lang);
          return (
            <li
              key={seat}
              className="hours__clock"
              data-runs={told.runs === seat || undefined}
              data-low={left < LOW || undefined}
            >
              <span className="hours__name" aria-hidden="true">
                {name}
              </span>
              <span className="hours__time" role="timer" aria-label={say(words.leftOf, { name, time })}>
                {time}
              </span>
            </li>
          );
        })}
        {answers !== null && (
          <li className="hours__clock" data-runs>
            <span className="hours__name">{say(words.answers)}</span>
            <span className="hours__time" role="timer" aria-label={say(words.answers)}>
              {timeText(answers, lang)}
            </span>
          </li>
        )}
      </ul>
      <p className="sr-only" role="status">
        {spoken === null ? '' : say(words.low, { seconds: spoken })}
      </p>
      {leaves !== null && <p className="hours__note">{away(leaves)}</p>}
      <p className="sr-only" role="status">
        {coming === undefined ? '' : away(coming)}
      </p>
    </>
  );
}

const OFFERED = {
  stop: words.stopOffered,
  pause: words.pauseOffered,
  back: words.backAsked,
} as const satisfies Record<Offer['what'], Message>;

/** What somebody offers to all, or what the own offer waits for; it lies across the top and covers nothing. */
function OfferSlip({ port, table, names }: { port: RemotePort; table: TableInfo; names: readonly string[] }) {
  const { say } = useSpeech();
  const { offer, yours, seats } = table;
  if (offer === undefined) return null;
  const playing = yours.filter((seat) => seats[seat]?.deputy === undefined);
  const own = yours.includes(offer.by);
  const asked = playing.length > 0 && !playing.some((seat) => offer.agreed.includes(seat));
  const name = names[offer.by] ?? '';
  const text = own ? say(words.offered, { what: offer.what }) : say(OFFERED[offer.what], { name });
  return (
    <Slip text={text}>
      {asked && (
        // To end the match is not what the hand shall find by itself.
        <Btn kind={offer.what === 'stop' ? 'plain' : 'primary'} onPress={() => port.request({ type: 'agree' })}>
          {say(words.agree)}
        </Btn>
      )}
      {playing.length > 0 && (
        <Btn onPress={() => port.request({ type: 'decline' })}>{say(own ? words.takeBack : words.decline)}</Btn>
      )}
    </Slip>
  );
}

/** Those who have no line here, by seat, once it has lasted. */
function useGone(table: TableInfo): readonly number[] {
  const away = table.seats.flatMap(({ taken, bot, connected, deputy }, seat) =>
    taken && bot === null && !connected && deputy === undefined ? [seat] : [],
  );
  const key = away.join();
  const [gone, setGone] = useState('');
  useEffect(() => {
    setGone('');
    if (key === '') return undefined;
    const timer = setTimeout(() => setGone(key), AWAY + 500);
    return () => clearTimeout(timer);
  }, [key]);
  return gone === key ? away : [];
}

function Replaced({ port, table, names }: { port: RemotePort; table: TableInfo; names: readonly string[] }) {
  const { say } = useSpeech();
  const gone = useGone(table);
  const replaced = table.seats.flatMap(({ deputy }, seat) => (deputy === undefined ? [] : [seat]));
  const own = replaced.filter((seat) => table.yours.includes(seat) && table.seats[seat]?.out === undefined);
  const others = replaced.filter((seat) => !table.yours.includes(seat));
  const [first] = gone;
  return (
    <>
      {own.length > 0 && (
        <Slip text={say(words.botForYou)}>
          <Btn kind="primary" onPress={() => port.request({ type: 'return' })}>
            {say(words.back)}
          </Btn>
        </Slip>
      )}
      {others.map((seat) => (
        <p key={seat} className="hours__note">
          {say(words.botFor, { name: names[seat] ?? '' })}
        </p>
      ))}
      {table.clock === undefined && first !== undefined && table.yours.length > 0 && (
        <Slip text={say(words.isAway, { name: names[first] ?? '' })}>
          <Btn onPress={() => port.request({ type: 'stand-in', seat: first })}>
            {say(words.letBot, { name: names[first] ?? '' })}
          </Btn>
        </Slip>
      )}
    </>
  );
}

/** To resign takes two presses; to offer something takes one. */
function Leaving({ port, table, mayBack }: { port: RemotePort; table: TableInfo; mayBack: boolean }) {
  const { say } = useSpeech();
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !place.current?.contains(document.activeElement)) return;
    setOpen(false);
    setSure(false);
    place.current.querySelector('button')?.focus();
  });
  useEffect(() => {
    if (!open) return undefined;
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  const playing = table.yours.some((seat) => table.seats[seat]?.out === undefined);
  if (!playing) return null;
  const toggle = () => {
    setOpen(!open);
    setSure(false);
  };
  const done = (act: () => void) => () => {
    act();
    toggle();
  };
  return (
    <div className="hours__leaving" ref={place}>
      <Btn kind="quiet" expanded={open} onPress={toggle}>
        {say(open ? words.less : words.more)}
      </Btn>
      {open && (
        <>
          {mayBack && <Btn onPress={done(() => port.undo())}>{say(words.askBack)}</Btn>}
          {table.offer === undefined && (
            <Btn onPress={done(() => port.request({ type: 'offer', what: 'stop' }))}>{say(words.offerStop)}</Btn>
          )}
          {table.offer === undefined && table.clock !== undefined && (
            <Btn onPress={done(() => port.request({ type: 'offer', what: 'pause' }))}>{say(words.offerPause)}</Btn>
          )}
          <Btn kind="danger" onPress={sure ? done(() => port.request({ type: 'resign' })) : () => setSure(true)}>
            {say(sure ? words.resignSure : words.resign)}
          </Btn>
        </>
      )}
    </div>
  );
}

export default function HoursBar({ port, snapshot }: BarProps) {
  const { say, lang } = useSpeech();
  const { table, clock, offset, takenBack } = port.timing();
  if (table === null) return null;
  const names = seatsNamed(lang, snapshot.seats).map(({ name }) => name);
  if (snapshot.status !== 'playing') return null;
  const sits = table.yours.length > 0;
  return (
    <>
      <section className="hours" aria-label={say(words.title)} aria-live="off">
        {clock !== null && table.clock !== undefined && (
          <Clocks told={clock} names={names} mine={table.yours} offset={offset} rated={table.rated ?? false} />
        )}
        {sits && <Leaving port={port} table={table} mayBack={port.snapshot().canUndo} />}
      </section>
      {clock?.paused && (
        <Slip text={say(words.paused)}>
          {sits && (
            <Btn kind="primary" onPress={() => port.request({ type: 'resume' })}>
              {say(words.resume)}
            </Btn>
          )}
        </Slip>
      )}
      <OfferSlip port={port} table={table} names={names} />
      {takenBack !== null && <p className="hours__note">{say(words.takenBack, { name: names[takenBack] ?? '' })}</p>}
      <Replaced port={port} table={table} names={names} />
    </>
  );
}
