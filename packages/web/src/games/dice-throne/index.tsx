// The Dice Throne table: everything a person sees and does in a match.
import './throne.css';
import { diceThrone, type ThroneView } from '@wyrmtable/dice-throne';
import { cardTiming, choiceLine, momentOf, statusText } from '@wyrmtable/words/dice-throne';
import { REGIONS } from '@wyrmtable/words/throne-table';
import { useMemo, useState } from 'react';
import { SheetToggle, sheetOpen } from '../../pieces/Sheets.tsx';
import { useKeptFocus } from '../../table/kept-focus.ts';
import type { TableViewProps } from '../contract.ts';
import { shownAs, useViewer } from '../viewer.ts';
import { Arena } from './Arena.tsx';
import { Asking } from './asking/Asking.tsx';
import { Breakdown } from './asking/Breakdown.tsx';
import { PhaseStrip } from './asking/PhaseStrip.tsx';
import { useVisit } from './asking/passing.ts';
import { Board } from './Board.tsx';
import { Chronicle } from './Chronicle.tsx';
import { Hand } from './Hand.tsx';
import { isThroneEvent } from './happening.ts';
import { accentOf } from './hero-arms.ts';
import { useKeeping } from './keeping.ts';
import { useDiceKeys } from './keyboard.ts';
import { OddsToggle } from './odds/OddsToggle.tsx';
import { Outlooks } from './odds/Outlooks.tsx';
import { Seats } from './Seats.tsx';
import { isTeams } from './standing.ts';
import { answersIn, TableProvider, type ThroneTable } from './table.ts';
import { isThroneView } from './telling.ts';

const hireOdds = () => new Worker(new URL('./odds/odds-worker.ts', import.meta.url), { type: 'module' });

function Table(props: TableViewProps & { readonly view: ThroneView }) {
  const { snapshot, port, afterword, view } = props;
  const sitting = useViewer(props);
  const { lang, say, me, names } = sitting;
  const playing = shownAs(sitting.playing, isThroneEvent);
  const [notes, setNotes] = useState(false);
  const answers = useMemo(
    () => answersIn({ library: view.library }, snapshot.choices),
    [view.library, snapshot.choices],
  );
  const keeping = useKeeping(view, answers);
  const title = useKeptFocus(`${view.turn} ${view.step} ${view.rolls} ${view.asking} ${answers.length}`, '.throne');
  useDiceKeys(keeping);
  useVisit();

  const heroes = view.players.map(({ hero }) => hero);
  const table: ThroneTable = {
    ...sitting,
    view,
    answers,
    send: (choice) => port.choose(choice),
    heroes,
    playing,
    falling: playing?.event.kind === 'rolled' && !playing.landed,
    keeping,
    stayed: null,
    words: {
      order: (reading) => choiceLine(lang, reading, names, heroes, momentOf(view)),
      ribbon: (card) => cardTiming(lang, card),
      token: (status) => statusText(lang, status),
    },
    contents: diceThrone.content,
    hireOdds,
    title,
  };
  // Somebody who only looks on sees the board of whoever plays.
  const near = me ?? view.active;
  return (
    <TableProvider value={table}>
      <div
        className="throne"
        data-accent={accentOf(table.heroes[near])}
        data-mode={view.mode}
        data-teams={isTeams(view) || undefined}
        data-players={view.players.length}
      >
        <div className="throne__phases">
          <PhaseStrip />
          <OddsToggle />
          <SheetToggle icon="scroll-unfurled" label={say(REGIONS.notesShort)} open={notes} onOpen={setNotes} />
        </div>
        <Seats near={near} />
        <Arena afterword={afterword} />
        <Board seat={near} />
        <aside className="throne__notes sheet" aria-label={say(REGIONS.notes)} {...sheetOpen(notes)}>
          <Breakdown />
          <Outlooks />
          <Chronicle />
        </aside>
        <div className="throne__near" data-foot>
          {view.winners === null && <Hand />}
          <Asking />
        </div>
      </div>
    </TableProvider>
  );
}

/** A view of another game here is the house's mistake, and loud. */
export default function ThroneTableView(props: TableViewProps) {
  const { view } = props.snapshot;
  if (!isThroneView(view)) throw new TypeError('the Dice Throne table was given a view of another game');
  return <Table {...props} view={view} />;
}
