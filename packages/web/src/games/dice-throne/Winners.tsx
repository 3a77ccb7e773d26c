// The end: who stands, and what the shell has to offer after a match.
import { list, type Message, number } from '@wyrmtable/words';
import { END } from '@wyrmtable/words/throne-table';
import type { ReactNode } from 'react';
import { Ending, type Figure } from '../../pieces/Ending.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import { heroArms } from './hero-arms.ts';
import { type Deed, storyOf } from './story.ts';
import { nameOf, type ThroneTable, useThrone } from './table.ts';

function figuresOf(table: ThroneTable): readonly Figure[] {
  const { say, lang, events } = table;
  const { blow, dealt, prevented } = storyOf(events);
  const figure = (deed: Deed | null, text: Message): Figure[] =>
    deed === null ? [] : [{ value: number(lang, deed.amount), text: say(text, { name: nameOf(table, deed.seat) }) }];
  return [...figure(blow, END.blow), ...figure(dealt, END.dealt), ...figure(prevented, END.prevented)];
}

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
  const lost = !mine && me !== null && !shared && seats.length > 0;
  const health = Math.max(0, ...dials.map((dial) => view.health[dial] ?? 0));
  return (
    <Ending
      size="small"
      result={lost ? 'lost' : mine ? 'won' : undefined}
      figures={figuresOf(table)}
      title={seats.length === 0 ? say(END.draw) : mine ? say(END.you) : say(END.title, { names, count: seats.length })}
      emblem={
        <>
          {!lost && <Icon name={seats.length === 0 ? 'crossed-swords' : 'laurels'} />}
          {(lost ? [me] : seats).map((seat) => (
            <Portrait key={seat} arms={heroArms(view.players[seat]?.hero ?? '')} hurt={lost} />
          ))}
        </>
      }
    >
      <p>{seats.length === 0 ? say(END.drawText, { turn: view.turn }) : say(END.text, { turn: view.turn, health })}</p>
      {afterword}
    </Ending>
  );
}
