// The board that lies open: the watcher's own, or the active player's for somebody who only looks on.
import './board.css';
import type { Seat } from '@wyrmtable/kernel';
import { heroName, SIDE_NAMES } from '@wyrmtable/words/dice-throne';
import { REGIONS, TILE } from '@wyrmtable/words/throne-table';
import { useState } from 'react';
import { Icon } from '../../pieces/Icon.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import { Abilities, stateOf } from './Abilities.tsx';
import { CpDial, HealthDial } from './Dials.tsx';
import { Gear } from './Gear.tsx';
import { accentOf, heroArms } from './hero-arms.ts';
import { Piles } from './Piles.tsx';
import { Standing } from './Seats.tsx';
import { abilitiesOf, heroById, isLow } from './standing.ts';
import { Tokens } from './Tokens.tsx';
import { nameOf, useThrone } from './table.ts';

export function Board({ seat }: { readonly seat: Seat }) {
  const table = useThrone();
  const { say, lang, view, me } = table;
  const [unfolded, setUnfolded] = useState(false);
  const player = view.players[seat];
  if (player === undefined) return null;
  const name = nameOf(table, seat);
  const own = seat === me;
  const met = abilitiesOf(player).filter((laid) => stateOf(table, seat, player, laid) === 'met').length;
  const twoSided = heroById(player.hero).slots.some(({ otherSide }) => otherSide !== null);
  return (
    <section
      className="board"
      data-seat={seat}
      data-low={isLow(view, seat) || undefined}
      data-accent={accentOf(player.hero)}
      aria-label={own ? say(REGIONS.board) : say(REGIONS.boardOf, { name })}
      aria-current={view.active === seat ? 'true' : undefined}
    >
      <div className="board__me">
        <Portrait arms={heroArms(player.hero)} hurt={player.out || isLow(view, seat)} />
        <div className="board__name">
          <h2 className="player__name">{heroName(lang, player.hero)}</h2>
          <p className="player__who">
            <span>{name}</span>
            {twoSided && <span>{say(player.flipped ? SIDE_NAMES.other : SIDE_NAMES.printed)}</span>}
            <Standing seat={seat} player={player} />
          </p>
        </div>
        <div className="board__dials">
          <HealthDial dial={player.dial} />
          <CpDial cp={player.cp} />
          <Piles player={player} />
        </div>
        <div className="board__chips">
          <Tokens seat={seat} player={player} />
          <Gear seat={seat} player={player} />
        </div>
      </div>
      <div className="drawer" data-open={unfolded || undefined}>
        <button
          type="button"
          className="drawer__handle"
          aria-expanded={unfolded}
          onClick={(event) => {
            if (event.detail > 0) event.currentTarget.blur();
            setUnfolded(!unfolded);
          }}
        >
          <span>{own ? say(TILE.metCount, { count: met }) : say(REGIONS.boardOf, { name })}</span>
          <Icon name="plain-arrow" />
        </button>
        <Abilities seat={seat} player={player} fits />
      </div>
    </section>
  );
}
