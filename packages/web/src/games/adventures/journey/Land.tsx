// The map that opens tile by tile: closed tiles by level, open ones with what they say, and everybody who stands there.
import './land.css';
import { MAP, NO_WAY, REGIONS } from '@wyrmtable/words/adv-table';
import { levelNumeral, tileName, tileText } from '@wyrmtable/words/adventures';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { Icon } from '../../../pieces/Icon.tsx';
import { numbered } from '../../../pieces/numbered.ts';
import { Portrait } from '../../../pieces/Portrait.tsx';
import { Meanings, Told } from '../../../pieces/Told.tsx';
import { Unfold } from '../../../pieces/Unfold.tsx';
import { Why } from '../../../pieces/Why.tsx';
import { NO_WAY_RULES } from '../../../why/adventures.ts';
import { heroArms } from '../../dice-throne/hero-arms.ts';
import { FightGlance } from '../fight/Fight.tsx';
import { useAdventure } from '../table.ts';
import { ITEM_ICONS } from './glyphs.ts';
import { beyond, isArrow, noWayTo, type Place, placesOf, stillHidden } from './land.ts';
import { Mark } from './Mark.tsx';
import { linesOf, titleOf } from './place-words.ts';
import { hiddenIcon, hueOf, tileById, tileIcon } from './tiles.ts';

/** Shields of heroes, and whom they fight there. */
function Figures({ place }: { readonly place: Place }) {
  const { heroes: ids, view, playing } = useAdventure();
  const { heroes, enemies } = place;
  const moved = playing?.event.kind === 'moved' ? playing.event.seat : null;
  return (
    <span className="place__figures" aria-hidden="true">
      {heroes.map((seat) => (
        <span
          key={seat}
          className="figure"
          data-active={view.active === seat || undefined}
          data-arrives={moved === seat || undefined}
        >
          <Portrait arms={heroArms(ids[seat])} />
        </span>
      ))}
      {enemies.length > 0 && <Icon name="crossed-swords" />}
      {enemies.map((seat) => (
        <span key={seat} className="figure" data-side="enemy">
          <Portrait arms={heroArms(ids[seat])} />
        </span>
      ))}
    </span>
  );
}

function Face({ place, hidden }: { readonly place: Place; readonly hidden: boolean }) {
  const { lang } = useAdventure();
  const { cell, going } = place;
  const shown = !hidden && cell.tile !== null ? cell.tile : null;
  return (
    <>
      <span className="place__picture" aria-hidden="true">
        <Icon name={shown === null ? hiddenIcon(cell) : tileIcon(shown)} />
      </span>
      {cell.kind === 'tile' && (
        <span className="place__level num" aria-hidden="true">
          {levelNumeral(cell.level)}
        </span>
      )}
      {shown !== null && (
        <span className="place__name" aria-hidden="true">
          {tileName(lang, shown)}
        </span>
      )}
      {cell.items.length > 0 && (
        <span className="place__items" aria-hidden="true">
          {numbered(cell.items).map(({ key, value }) => (
            <span key={key} className="thing" data-item={value}>
              <Icon name={ITEM_ICONS[value]} />
              {value.startsWith('chest') && <b>{value.slice(-1)}</b>}
            </span>
          ))}
        </span>
      )}
      <Figures place={place} />
      {going !== null && (
        <span className="place__key" aria-hidden="true">
          {going.number}
        </span>
      )}
    </>
  );
}

/** What an open tile says, with its confidence; a closed one tells what lies on it. */
function About({ place, hidden }: { readonly place: Place; readonly hidden: boolean }) {
  const table = useAdventure();
  const { say, lang, view, answers } = table;
  const { cell } = place;
  const asked = answers.some(({ reading }) => reading.kind === 'move');
  const noWay = hidden ? null : noWayTo(place, view.shards, asked);
  const tile = hidden || cell.tile === null ? undefined : tileById(cell.tile);
  return (
    <>
      <p className="slip__name">{titleOf(table, place, hidden)}</p>
      {tile !== undefined && (
        <>
          {cell.kind === 'tile' && <p className="eyebrow">{say(MAP.level, { level: levelNumeral(cell.level) })}</p>}
          <p className="slip__text">
            <Told text={tileText(lang, tile)} />
          </p>
          <Meanings of={[tileText(lang, tile)]} />
        </>
      )}
      {linesOf(table, place).map((line) => (
        <p className="slip__text" key={line}>
          {line}
        </p>
      ))}
      {noWay !== null && (
        <p className="slip__text">
          {say(NO_WAY[noWay])} <Why rule={NO_WAY_RULES[noWay]} />
        </p>
      )}
      {place.heroes
        .filter((hero) => view.heroes[hero]?.engaged !== null)
        .map((hero) => (
          <FightGlance key={hero} hero={hero} />
        ))}
      {tile !== undefined && <Mark confidence={tile.confidence} />}
    </>
  );
}

function Cell({ place, hidden }: { readonly place: Place; readonly hidden: boolean }) {
  const table = useAdventure();
  const { say, send, playing } = table;
  const { at, cell, going, row, column } = place;
  const turning = playing?.event.kind === 'revealed' && playing.event.cell === at;
  const open = cell.open && !hidden;
  const spoken = [
    titleOf(table, place, hidden),
    say(MAP.place, { row, column }),
    ...linesOf(table, place),
    ...(going === null ? [] : [say(open ? MAP.joinHere : MAP.goHere)]),
  ];
  const marks = {
    'data-kind': cell.kind,
    'data-state': going !== null ? 'lit' : open ? 'open' : 'closed',
    'data-turning': turning ? 'yes' : undefined,
    'data-at': String(at),
  } as const;
  const face = (
    <>
      <span className="sr-only">{spoken.join('. ')}</span>
      <Face place={place} hidden={hidden} />
    </>
  );
  const go = going === null ? undefined : () => send(going.choice);
  return (
    <Unfold
      className="place"
      marks={marks}
      title={titleOf(table, place, hidden)}
      onAct={go}
      direct={!open}
      face={face}
      {...(going === null ? {} : { hotkey: String(going.number) })}
      actions={go && [{ text: say(MAP.joinHere), kind: 'primary', icon: 'crossed-swords', run: go }]}
    >
      <About place={place} hidden={hidden} />
    </Unfold>
  );
}

/** The portal's colours are known before it opens. */
const kindTile = ({ cell }: Place): string => (cell.kind === 'portal' ? 'boss-portal' : '');

type Columns = CSSProperties & Readonly<Record<'--columns' | '--rows' | '--turn', number | string>>;

export function Land() {
  const { say, view, answers, events, told, playing } = useAdventure();
  const grid = useRef<HTMLUListElement>(null);
  const places = placesOf(view, answers);
  const hidden = stillHidden(events, told);
  const style: Columns = {
    '--columns': view.columns,
    '--rows': Math.ceil(view.cells.length / Math.max(1, view.columns)),
    '--turn': `${playing?.ms ?? 0}ms`,
  };
  /** An arrow goes from place to place, and from anywhere else on the map to the first lit one. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isArrow(event.key) || !(event.target instanceof HTMLElement)) return;
    const from = places.find(({ at }) => String(at) === (event.target as HTMLElement).dataset.at);
    const to = from === undefined ? undefined : beyond(places, from, event.key);
    event.preventDefault();
    if (to) grid.current?.querySelector<HTMLElement>(`[data-at="${to.at}"]`)?.focus();
  };
  return (
    <section className="land" aria-label={say(REGIONS.map)}>
      <ul className="land__grid" ref={grid} style={style} onKeyDown={onKeyDown}>
        {places.map((place) => (
          <li
            key={place.at}
            style={{ gridRow: place.row, gridColumn: place.column, ...hueOf(place.cell.tile ?? kindTile(place)) }}
          >
            <Cell place={place} hidden={hidden.has(place.at)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
