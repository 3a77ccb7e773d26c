// What is happening now, large in the middle of the table: the card that is played, the ability that is named, the blow that
// falls. The chronicle says the same to the ear.
import './spotlight.css';
import type { BreakdownLine, ThroneEvent } from '@wyrmtable/dice-throne';
import { abilityName, heroName } from '@wyrmtable/words/dice-throne';
import { type AnimationEvent, type CSSProperties, useState } from 'react';
import { Icon } from '../../pieces/Icon.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import { fly, glow, lay, mend, strike } from '../../stage/gestures.ts';
import { useGestures } from '../../stage/use-gestures.ts';
import { accentOf, heroArms } from './hero-arms.ts';
import { abilitiesOf, statusById } from './standing.ts';
import { preventedOf } from './story.ts';
import { OpenCard } from './ThroneCard.tsx';
import { type ThroneTable, useThrone } from './table.ts';

function isUltimate({ view }: ThroneTable, { seat, ability }: Extract<ThroneEvent, { kind: 'activated' }>): boolean {
  const player = view.players[seat];
  return (
    player !== undefined &&
    abilitiesOf(player).some((laid) => laid.ability.id === ability && laid.ability.kind === 'ultimate')
  );
}

/** Whose tile or board it is, wherever it lies. */
const placeOf = (seat: number): Element | null =>
  document.querySelector(`.throne [data-seat="${seat}"], .adventure [data-seat="${seat}"]`);

const chipOf = (seat: number, status: string): Element | null =>
  placeOf(seat)?.querySelector(`[data-status="${status}"]`) ?? null;

const coinsOf = (seat: number): Element | null => placeOf(seat)?.querySelector('.dial[data-kind="cp"]') ?? null;

/** Tokens that have a part in a blow: what burns and poisons, and what shields. */
const TOKENS: ReadonlySet<BreakdownLine['cause']> = new Set(['status', 'spent']);

/** What is struck shakes, what is healed lifts, what is given flies, what is stolen flies from whom it was taken. */
function gesture(event: ThroneEvent, ms: number, before: ThroneEvent | null): void {
  switch (event.kind) {
    case 'damage':
      strike(placeOf(event.at), event.damage, ms);
      for (const { cause, seat, source } of event.lines) if (TOKENS.has(cause)) glow(chipOf(seat, source), ms);
      return;
    case 'health':
      if (event.change > 0) for (const seat of event.seats) mend(placeOf(seat), ms);
      return;
    case 'status':
      if (event.change > 0) fly(chipOf(event.seat, event.status), document.querySelector('.throne-arena'), ms);
      else glow(chipOf(event.seat, event.status), ms);
      return;
    case 'cp':
      if (before?.kind === 'cp' && before.seat !== event.seat && before.change === -event.change && event.change > 0)
        fly(coinsOf(event.seat), coinsOf(before.seat), ms);
      return;
    case 'upgraded': {
      const board = placeOf(event.seat);
      const tile = board?.querySelector(`[data-lays~="${event.card}"]`) ?? board;
      lay(document.querySelector('.spotlight .card'), tile, ms);
      return;
    }
    default:
  }
}

interface Taking {
  readonly number: number;
  readonly hero: string;
  readonly ability: string;
  readonly ms: number;
}

/** Naming it is one beat and its damage another: it takes the table for both, a second and a half at most. */
const TAKES = 2.9;
const LONGEST_MS = 1500;

/** Beats that nobody misses while an ultimate lies over them. */
const BELOW: ReadonlySet<ThroneEvent['kind']> = new Set(['activated', 'incoming', 'targeted', 'cp']);

/** The ultimate that has the table now; it goes with its own last frame, with what must be seen, and when the story is over. */
function useTaking(table: ThroneTable): { readonly taking: Taking | null; readonly onEnd: () => void } {
  const { playing, heroes } = table;
  const [last, setLast] = useState<Taking | null>(null);
  const [ended, setEnded] = useState(0);
  if (playing?.event.kind === 'activated' && playing.number !== last?.number && isUltimate(table, playing.event)) {
    const { seat, ability } = playing.event;
    setLast({
      number: playing.number,
      hero: heroes[seat] ?? '',
      ability,
      ms: Math.min(TAKES * playing.ms, LONGEST_MS),
    });
  }
  const over = last === null || playing === null || !BELOW.has(playing.event.kind) || ended === last.number;
  return { taking: over ? null : last, onEnd: () => setEnded(last?.number ?? 0) };
}

function Ultimate({ of, onEnd }: { readonly of: Taking; readonly onEnd: () => void }) {
  const { lang } = useThrone();
  const { hero, ability, ms } = of;
  const style: CSSProperties & Readonly<Record<'--ms', string>> = { '--ms': `${ms}ms` };
  const end = ({ target, currentTarget }: AnimationEvent) => target === currentTarget && onEnd();
  return (
    <div className="ultimate" data-accent={accentOf(hero)} style={style} aria-hidden="true" onAnimationEnd={end}>
      <span className="ultimate__rays" />
      <Portrait arms={heroArms(hero)} />
      <p className="ultimate__hero">{heroName(lang, hero)}</p>
      <p className="ultimate__name">{abilityName(lang, ability)}</p>
    </div>
  );
}

type Sized = CSSProperties & Readonly<Record<'--size', string>>;

/** A big blow is a big figure. */
const sizeOf = (amount: number): Sized => ({ '--size': `${Math.min(2.4 + amount * 0.22, 6)}rem` });

/** A token strikes with its own sign: flames burn, venom poisons. */
function signOf({ damage, lines }: Extract<ThroneEvent, { kind: 'damage' }>): string {
  if (damage === 0) return 'shield';
  const base = lines.find(({ what }) => what === 'base');
  return base?.cause === 'status' ? statusById(base.source).icon : 'sword-slice';
}

function Blow({ event }: { readonly event: Extract<ThroneEvent, { kind: 'damage' }> }) {
  const { damage, type } = event;
  const prevented = preventedOf(event);
  return (
    <>
      <span className="blow" data-none={damage === 0 || undefined} data-type={type} style={sizeOf(damage)}>
        <Icon name={signOf(event)} />
        <b>{damage === 0 ? '0' : `−${damage}`}</b>
      </span>
      {prevented > 0 && damage > 0 && (
        <span className="blow" data-none style={sizeOf(0)}>
          <Icon name="shield" />
          <b>{prevented}</b>
        </span>
      )}
    </>
  );
}

export function Spotlight() {
  const table = useThrone();
  const { playing, heroes, lang, view } = table;
  const { taking, onEnd } = useTaking(table);
  useGestures(playing, gesture);
  if (playing === null) return null;
  if (taking !== null) return <Ultimate key={taking.number} of={taking} onEnd={onEnd} />;
  const { event, number } = playing;
  const heroOf = (seat: number) => heroes[seat] ?? '';
  switch (event.kind) {
    case 'played':
    case 'upgraded':
      return (
        <div
          className="spotlight"
          key={number}
          data-kind="card"
          data-accent={accentOf(heroOf(event.seat))}
          aria-hidden="true"
        >
          <OpenCard id={event.card} hero={heroOf(event.seat)} />
        </div>
      );
    case 'activated':
      return (
        <div
          className="spotlight"
          key={number}
          data-kind="name"
          data-accent={accentOf(heroOf(event.seat))}
          aria-hidden="true"
        >
          <Portrait arms={heroArms(heroOf(event.seat))} />
          <p>{abilityName(lang, event.ability)}</p>
        </div>
      );
    case 'damage':
      return (
        <div className="spotlight" key={number} data-kind="blow" aria-hidden="true">
          <Blow event={event} />
          <Portrait arms={heroArms(heroOf(event.at))} hurt={view.players[event.at]?.out === true} />
        </div>
      );
    case 'health': {
      if (event.change <= 0) return null;
      return (
        <div className="spotlight" key={number} data-kind="blow" aria-hidden="true">
          <span className="blow" data-healed style={sizeOf(event.change)}>
            <Icon name="hearts" />
            <b>+{event.change}</b>
          </span>
          {event.seats.map((seat) => (
            <Portrait key={seat} arms={heroArms(heroOf(seat))} />
          ))}
        </div>
      );
    }
    default:
      return null;
  }
}
