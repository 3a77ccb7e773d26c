// Everybody at the table: shield, name, companion, what is in hand, and the army.
import './heroes.css';
import type { Seat } from '@wyrmtable/kernel';
import { cardName } from '@wyrmtable/words/dragon-farkle';
import { HERO, REGIONS } from '@wyrmtable/words/farkle-table';
import { Icon } from '../../pieces/Icon.tsx';
import { Popover } from '../../pieces/Popover.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import { Rule } from '../../pieces/Rule.tsx';
import { armsOf } from '../../seats/arms.ts';
import { nameOf, useBoard } from './board.ts';
import { FarkleCard } from './FarkleCard.tsx';
import { Figure } from './Figure.tsx';

function Companion({ id }: { readonly id: string | null }) {
  const { lang, say } = useBoard();
  if (id === null) return <span>{say(HERO.alone)}</span>;
  const name = cardName(lang, id);
  return (
    <Popover className="hero__companion" trigger={name} label={say(HERO.companionOf, { card: name })}>
      <FarkleCard id={id} shape="wide" />
    </Popover>
  );
}

/** Letters that stand in one line beside the army; more of them are written smaller. */
const LONG = 16;

function Hero({ seat }: { readonly seat: Seat }) {
  const board = useBoard();
  const { view, say, me, seats, playing } = board;
  const hero = view.heroes[seat];
  const info = seats[seat];
  if (hero === undefined) return null;
  const name = nameOf(board, seat);
  const title = seat === me && !board.shared ? say(HERO.you, { name }) : name;
  const gain = playing?.event.kind === 'army' && playing.event.seat === seat ? playing.event.change : 0;
  return (
    <li
      className="hero"
      data-seat={seat}
      data-accent={armsOf(seat).accent}
      aria-current={seat === view.active ? 'true' : undefined}
    >
      <Portrait arms={armsOf(seat)} hurt={hero.wiped} />
      <div className="hero__who">
        <h3 className="hero__name" data-long={title.length > LONG || undefined}>
          {title}
        </h3>
        <div className="hero__note">
          <Companion id={hero.companion} />
          {hero.items > 0 && (
            <span className="hero__items" role="img" aria-label={say(HERO.items, { count: hero.items })}>
              <Icon name="locked-chest" />
              {hero.items}
            </span>
          )}
          {hero.lair && <span className="hero__state">{say(HERO.inLair)}</span>}
          {hero.wiped && <span className="hero__state">{say(HERO.wiped)}</span>}
          {info !== undefined && !info.connected && <span className="hero__state">{say(HERO.away)}</span>}
        </div>
      </div>
      <span className="hero__army num">
        <Figure value={hero.army} />
        {gain !== 0 && (
          <span className="hero__gain" data-loss={gain < 0 || undefined} aria-hidden="true">
            {gain > 0 ? `+${gain}` : gain}
          </span>
        )}
      </span>
    </li>
  );
}

export function Heroes() {
  const { view, say } = useBoard();
  return (
    <section className="heroes" aria-label={say(REGIONS.heroes)}>
      <Rule>{say(REGIONS.heroes)}</Rule>
      <ol>
        {view.heroes.map((_, seat) => (
          // Seats never change places.
          <Hero key={armsOf(seat).accent} seat={seat} />
        ))}
      </ol>
    </section>
  );
}
