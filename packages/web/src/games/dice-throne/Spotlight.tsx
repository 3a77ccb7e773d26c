// What is happening now, large in the middle of the table: the card that is played, the ability that is named, the blow that
// falls. The chronicle says the same to the ear.
import './spotlight.css';
import type { ThroneEvent } from '@wyrmtable/dice-throne';
import { abilityName, heroName } from '@wyrmtable/words/dice-throne';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Icon } from '../../pieces/Icon.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import { fly, strike } from '../../stage/gestures.ts';
import { accentOf, heroArms } from './hero-arms.ts';
import { abilitiesOf } from './standing.ts';
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

/** What is struck shakes, what is given flies. */
function useGestures({ playing }: ThroneTable): void {
  const now = useRef(playing);
  now.current = playing;
  const number = playing?.number ?? null;
  useEffect(() => {
    if (number === null || now.current === null) return;
    const { event, ms } = now.current;
    if (event.kind === 'damage') strike(placeOf(event.at), event.damage, ms);
    if (event.kind === 'status' && event.change > 0) {
      const chip = placeOf(event.seat)?.querySelector(`[data-status="${event.status}"]`) ?? null;
      fly(chip, document.querySelector('.throne-arena'), ms);
    }
  }, [number]);
}

function Ultimate({ hero, ability, ms }: { readonly hero: string; readonly ability: string; readonly ms: number }) {
  const { lang } = useThrone();
  const style: CSSProperties & Readonly<Record<'--ms', string>> = { '--ms': `${Math.min(2 * ms, 1500)}ms` };
  return (
    <div className="ultimate" data-accent={accentOf(hero)} style={style} aria-hidden="true">
      <span className="ultimate__rays" />
      <Portrait arms={heroArms(hero)} />
      <p className="ultimate__hero">{heroName(lang, hero)}</p>
      <p className="ultimate__name">{abilityName(lang, ability)}</p>
    </div>
  );
}

/** A big blow is a big figure. */
function Blow({ damage, type }: { readonly damage: number; readonly type: string }) {
  const style: CSSProperties & Readonly<Record<'--size', string>> = {
    '--size': `${Math.min(2.4 + damage * 0.22, 6)}rem`,
  };
  return (
    <span className="blow" data-none={damage === 0 || undefined} data-type={type} style={style}>
      <Icon name={damage === 0 ? 'shield' : 'sword-slice'} />
      <b>{damage === 0 ? '0' : `−${damage}`}</b>
    </span>
  );
}

export function Spotlight() {
  const table = useThrone();
  const { playing, heroes, lang, view } = table;
  useGestures(table);
  if (playing === null) return null;
  const { event, ms, number } = playing;
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
      if (isUltimate(table, event))
        return <Ultimate key={number} hero={heroOf(event.seat)} ability={event.ability} ms={ms} />;
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
          <Blow damage={event.damage} type={event.type} />
          <Portrait arms={heroArms(heroOf(event.at))} hurt={view.players[event.at]?.out === true} />
        </div>
      );
    default:
      return null;
  }
}
