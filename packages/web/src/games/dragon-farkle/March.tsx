// The road of the armies to the lair, with the dragon and its wounds at the end.
import './march.css';
import { HERO, REGIONS } from '@wyrmtable/words/farkle-table';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../pieces/Icon.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import { armsOf } from '../../seats/arms.ts';
import { nameOf, useBoard } from './board.ts';
import { Figure } from './Figure.tsx';
import { spread } from './spread.ts';
import { gainOfStop } from './worth.ts';

/** A shield with its figure needs this much of the road. */
const SHIELD_PX = 46;

/** The width of the road, known before anybody sees it; null until then. */
function useWidth() {
  const element = useRef<HTMLElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    setWidth(element.current.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(entry.contentRect.width);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}

type RoadStyle = CSSProperties & Partial<Record<'--at' | '--from' | '--to', number>>;

function Dragon() {
  const { view, say, playing } = useBoard();
  const hurt = playing?.event.kind === 'wounded';
  return (
    <div className="march__lair" data-hurt={hurt || undefined}>
      <Icon name="spiked-dragon-head" />
      <span>{say(REGIONS.lairFrom, { threshold: view.threshold })}</span>
      <span
        className="march__wounds"
        role="img"
        aria-label={say(HERO.wounds, { dealt: view.dealt, wounds: view.wounds })}
      >
        {Array.from({ length: view.wounds }, (_, wound) => wound).map((wound) => (
          <span key={wound} data-dealt={wound < view.dealt || undefined}>
            <Icon name={wound < view.dealt ? 'broken-heart' : 'hearts'} />
          </span>
        ))}
      </span>
    </div>
  );
}

export function March() {
  const board = useBoard();
  const { view, say } = board;
  const { element, width } = useWidth();
  const places = view.heroes.map((hero) => Math.min(100, (hero.army / view.threshold) * 100));
  const moved = width === null ? [] : spread(places, (SHIELD_PX / Math.max(1, width)) * 100);
  const marching = view.action === 'recruit' ? gainOfStop(view) : 0;
  const from = places[view.roller] ?? 0;
  const to = Math.min(100, from + (marching / view.threshold) * 100);
  const gain: RoadStyle = { '--from': from, '--to': to };
  return (
    <section className="march" aria-label={say(REGIONS.road, { threshold: view.threshold })} ref={element}>
      <div className="march__road" aria-hidden="true" />
      {marching > 0 && (
        <div className="march__gain" aria-hidden="true" style={gain}>
          <span>+{marching}</span>
        </div>
      )}
      <ul>
        {moved.map((at, seat) => {
          const hero = view.heroes[seat];
          if (hero === undefined) return null;
          const name = nameOf(board, seat);
          const style: RoadStyle = { '--at': at };
          return (
            <li
              key={armsOf(seat).accent}
              className="march__flag"
              data-seat={seat}
              style={style}
              data-active={seat === view.active || undefined}
              data-lair={hero.lair || undefined}
            >
              <span className="sr-only">
                {say(hero.lair ? HERO.inLairWith : HERO.onRoad, { name, army: hero.army })}
              </span>
              <span className="march__army" aria-hidden="true">
                <Figure value={hero.army} />
              </span>
              <Portrait arms={armsOf(seat)} hurt={hero.wiped} />
            </li>
          );
        })}
      </ul>
      <Dragon />
    </section>
  );
}
