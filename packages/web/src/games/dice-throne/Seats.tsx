// The others round the table, side by side with those who share their health; each one's board is a tap away.
import './seats.css';
import type { PlayerView } from '@wyrmtable/dice-throne';
import type { Seat } from '@wyrmtable/kernel';
import { heroName, SIDE_NAMES } from '@wyrmtable/words/dice-throne';
import { REGIONS, SEAT } from '@wyrmtable/words/throne-table';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Btn } from '../../pieces/Btn.tsx';
import { CardBack } from '../../pieces/Card.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { numbered } from '../../pieces/numbered.ts';
import { Popover } from '../../pieces/Popover.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import { Abilities } from './Abilities.tsx';
import { CpDial, HealthDial } from './Dials.tsx';
import { Gear } from './Gear.tsx';
import { Glance } from './Glance.tsx';
import { accentOf, heroArms } from './hero-arms.ts';
import { forSeat } from './offers.ts';
import { Piles } from './Piles.tsx';
import { heroById, isLow, isTeams, leads, type Side, sidesOf } from './standing.ts';
import { OpenCard } from './ThroneCard.tsx';
import { Tokens } from './Tokens.tsx';
import { nameOf, useThrone } from './table.ts';

interface WholeBoardProps {
  readonly label?: string;
  readonly children?: ReactNode;
}

interface SeatProps {
  readonly seat: Seat;
  readonly player: PlayerView;
}

/** What is to be said of a player in a word or two. */
export function Standing({ seat, player }: SeatProps) {
  const { say, view, seats } = useThrone();
  return (
    <>
      {player.out && <span className="player__state">{say(SEAT.out)}</span>}
      {leads(view, seat) && (
        <span className="player__state" data-tone="leader">
          <Icon name="queen-crown" /> {say(SEAT.leader)}
        </span>
      )}
      {view.target === seat && view.winners === null && (
        <span className="player__state" data-tone="target">
          <Icon name="targeting" /> {say(SEAT.target)}
        </span>
      )}
      {seats[seat]?.connected === false && <span className="player__state">{say(SEAT.away)}</span>}
    </>
  );
}

/** Cards in a hand that this watcher may see: a teammate's, or one that was shown (DT-17.2). */
function shownHand({ view }: ReturnType<typeof useThrone>, seat: Seat): readonly string[] {
  const mates = view.hands.find((hand) => hand.seat === seat)?.cards;
  return mates ?? (view.seen?.seat === seat ? view.seen.cards : []);
}

/** Everything on somebody's board, behind their shield; a larger game may have more to say of them. */
export function WholeBoard({ seat, player, label, children }: SeatProps & WholeBoardProps) {
  const table = useThrone();
  const { say, lang } = table;
  const cards = shownHand(table, seat);
  const twoSided = heroById(player.hero).slots.some(({ otherSide }) => otherSide !== null);
  return (
    <Popover
      className="player__look"
      late
      label={label ?? say(REGIONS.boardOf, { name: nameOf(table, seat) })}
      trigger={<Portrait arms={heroArms(player.hero)} hurt={player.out} />}
    >
      <div className="whole-board" data-accent={accentOf(player.hero)}>
        <p className="slip__name">{heroName(lang, player.hero)}</p>
        {twoSided && <p className="eyebrow">{say(player.flipped ? SIDE_NAMES.other : SIDE_NAMES.printed)}</p>}
        {children}
        <Abilities seat={seat} player={player} />
        {cards.length > 0 && (
          <div className="card-list">
            <h3 className="slip__name">{say(SEAT.handShown)}</h3>
            {numbered(cards).map(({ key, value }) => (
              <OpenCard key={key} id={value} hero={player.hero} />
            ))}
          </div>
        )}
      </div>
    </Popover>
  );
}

const MANY = 3;

interface PlayerProps extends SeatProps {
  /** The only one across the table. */
  readonly alone: boolean;
  /** Nobody shares the health dial. */
  readonly single: boolean;
}

function Player({ seat, player, alone, single }: PlayerProps) {
  const table = useThrone();
  const { say, lang, view } = table;
  const orders = forSeat(table, seat);
  const name = nameOf(table, seat);
  const place = view.order.indexOf(seat) + 1;
  return (
    <article
      className="player"
      data-seat={seat}
      data-low={isLow(view, seat) || undefined}
      data-accent={accentOf(player.hero)}
      data-out={player.out || undefined}
      data-choice={orders.length > 0 || undefined}
      aria-current={view.active === seat ? 'true' : undefined}
      aria-label={say(SEAT.playedBy, { hero: heroName(lang, player.hero), name })}
    >
      <WholeBoard seat={seat} player={player} />
      <div className="player__id">
        <div className="player__head">
          <h2 className="player__name">{heroName(lang, player.hero)}</h2>
          <span className="backs" role="img" aria-label={say(SEAT.cards, { count: player.hand })}>
            {player.hand <= MANY || alone ? (
              Array.from({ length: player.hand }, (_, i) => i).map((i) => (
                <CardBack key={i} accent={accentOf(player.hero)} />
              ))
            ) : (
              <>
                <CardBack accent={accentOf(player.hero)} />
                <span>{player.hand}</span>
              </>
            )}
          </span>
        </div>
        <p className="player__who">
          <span>{name}</span>
          {view.order.length > 2 && (
            <span className="player__order" role="img" aria-label={say(SEAT.order, { place, of: view.order.length })}>
              {place}
            </span>
          )}
          <Standing seat={seat} player={player} />
          {shownHand(table, seat).length > 0 && (
            <span className="player__state">
              <Icon name="eye-target" /> {say(SEAT.handOpen)}
            </span>
          )}
        </p>
        <Tokens seat={seat} player={player} />
        <Gear seat={seat} player={player} />
      </div>
      <div className="player__dials">
        {single && <HealthDial dial={player.dial} />}
        <CpDial cp={player.cp} />
        <Piles player={player} />
      </div>
      {orders.map((answer) => (
        // The prompt has the words, and says which of them shines; here a glyph leaves the abilities their room.
        <Btn
          key={answer.choice}
          icon="targeting"
          label={table.words.order(answer.reading)}
          onPress={() => table.send(answer.choice)}
        />
      ))}
    </article>
  );
}

function SideOf({ side, near, count }: { readonly side: Side; readonly near: Seat; readonly count: number }) {
  const { view, say, me } = useThrone();
  const own = view.players[near]?.dial === side.dial;
  const team = isTeams(view);
  return (
    <li className="side" data-own={own || undefined}>
      {team && me !== null && <p className="eyebrow side__title">{say(own ? REGIONS.team : REGIONS.opponents)}</p>}
      {team && !own && <HealthDial dial={side.dial} />}
      {side.seats.map((seat) => {
        const player = view.players[seat];
        if (player === undefined) return null;
        return <Player key={seat} seat={seat} player={player} alone={count === 1} single={!team} />;
      })}
    </li>
  );
}

/** Where not all of them have room, the one who matters comes into sight: whose turn it is, or whom the own attack is for. */
function useSight(strip: RefObject<HTMLElement | null>, seat: Seat): void {
  useEffect(() => {
    const tile = strip.current?.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
    if (tile) strip.current?.scrollTo({ left: tile.offsetLeft - strip.current.clientWidth / 4 });
  }, [strip, seat]);
}

/** `near` is the seat whose board lies open below. */
export function Seats({ near }: { readonly near: Seat }) {
  const { view, say } = useThrone();
  const strip = useRef<HTMLElement>(null);
  useSight(strip, view.active === near ? (view.target ?? near) : view.active);
  const sides = sidesOf(view, near);
  const count = sides.reduce((sum, { seats }) => sum + seats.length, 0);
  const [only] = sides.flatMap(({ seats }) => seats);
  const foe = count === 1 && only !== undefined ? view.players[only] : undefined;
  return (
    <section ref={strip} className="seats" aria-label={say(REGIONS.others)} data-count={count}>
      <ul className="seats__sides">
        {sides.map((side) => (
          <SideOf key={side.dial} side={side} near={near} count={count} />
        ))}
      </ul>
      {foe !== undefined && only !== undefined && <Glance seat={only} player={foe} />}
    </section>
  );
}
