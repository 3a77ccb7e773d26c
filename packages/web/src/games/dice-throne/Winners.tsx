// The end: who stands, and what the shell has to offer after a match.
import { list } from '@wyrmtable/words';
import { END } from '@wyrmtable/words/throne-table';
import type { ReactNode } from 'react';
import { Ending } from '../../pieces/Ending.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import { heroArms } from './hero-arms.ts';
import { nameOf, useThrone } from './table.ts';

export function Winners({ afterword }: { readonly afterword: ReactNode }) {
  const table = useThrone();
  const { say, view, me, shared, lang } = table;
  const dials = view.winners ?? [];
  const seats = view.players.flatMap(({ dial }, seat) => (dials.includes(dial) ? [seat] : []));
  const mine = me !== null && seats.includes(me) && !shared;
  const names = list(
    lang,
    seats.map((seat) => nameOf(table, seat)),
  );
  const health = Math.max(0, ...dials.map((dial) => view.health[dial] ?? 0));
  return (
    <Ending
      size="small"
      title={seats.length === 0 ? say(END.draw) : mine ? say(END.you) : say(END.title, { names, count: seats.length })}
      emblem={
        <>
          <Icon name={seats.length === 0 ? 'crossed-swords' : 'laurels'} />
          {seats.map((seat) => (
            <Portrait key={seat} arms={heroArms(view.players[seat]?.hero ?? '')} />
          ))}
        </>
      }
    >
      <p>{seats.length === 0 ? say(END.drawText, { turn: view.turn }) : say(END.text, { turn: view.turn, health })}</p>
      {afterword}
    </Ending>
  );
}
