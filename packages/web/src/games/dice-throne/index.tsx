// The Dice Throne table: everything a person sees and does in a match.
import './throne.css';
import type { ThroneView } from '@wyrmtable/dice-throne';
import { cardTiming, choiceLine, momentOf, statusText } from '@wyrmtable/words/dice-throne';
import { REGIONS } from '@wyrmtable/words/throne-table';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Btn } from '../../pieces/Btn.tsx';
import { useKeptFocus } from '../../table/kept-focus.ts';
import { usePlaying } from '../../table/playback.ts';
import type { TableViewProps } from '../contract.ts';
import { Arena } from './Arena.tsx';
import { accentOf } from './arms.ts';
import { Asking } from './asking/Asking.tsx';
import { Breakdown } from './asking/Breakdown.tsx';
import { PhaseStrip } from './asking/PhaseStrip.tsx';
import { useVisit } from './asking/passing.ts';
import { Board } from './Board.tsx';
import { Chronicle } from './Chronicle.tsx';
import { Hand } from './Hand.tsx';
import { useKeeping } from './keeping.ts';
import { useDiceKeys } from './keyboard.ts';
import { OddsToggle } from './odds/OddsToggle.tsx';
import { Outlooks } from './odds/Outlooks.tsx';
import { Seats } from './Seats.tsx';
import { isTeams } from './standing.ts';
import { answersIn, isShared, isThroneView, shownOf, speaker, TableProvider, type ThroneTable } from './table.ts';

const hireOdds = () => new Worker(new URL('./odds/odds-worker.ts', import.meta.url), { type: 'module' });

function Table(props: TableViewProps & { readonly view: ThroneView }) {
  const { snapshot, port, settings, playback, afterword, view } = props;
  const playing = shownOf(usePlaying(playback));
  const shown = useSyncExternalStore(playback.subscribe, playback.shown);
  const [peeking, setPeeking] = useState<number | null>(null);
  const [notes, setNotes] = useState(false);
  const [oddsAsked, setOddsAsked] = useState(false);
  const me = snapshot.watcher === 'spectator' ? null : snapshot.watcher;
  const shared = isShared(snapshot);
  const answers = useMemo(() => answersIn(snapshot.choices), [snapshot.choices]);
  const keeping = useKeeping(view, answers);
  const title = useKeptFocus(`${view.turn} ${view.step} ${view.rolls} ${view.asking} ${answers.length}`, '.throne');
  useDiceKeys(keeping);
  useVisit();
  useEffect(() => {
    // The next person at this screen must not find the last one's hand open.
    if (peeking !== null && peeking !== me) setPeeking(null);
  }, [peeking, me]);

  const say = useMemo(() => speaker(settings.lang), [settings.lang]);
  const names = snapshot.seats.map(({ name }) => name);
  const heroes = view.players.map(({ hero }) => hero);
  const table: ThroneTable = {
    lang: settings.lang,
    say,
    view,
    answers,
    send: (choice) => port.choose(choice),
    canUndo: snapshot.canUndo,
    undo: () => port.undo(),
    seats: snapshot.seats,
    names,
    heroes,
    me,
    shared,
    open: !shared || (peeking !== null && peeking === me),
    peek: () => setPeeking(peeking === me ? null : me),
    odds: settings.odds,
    oddsShown: settings.odds === 'always' || (settings.odds === 'demand' && oddsAsked),
    toggleOdds: () => setOddsAsked(!oddsAsked),
    events: snapshot.events,
    told: playing?.number ?? shown,
    playing,
    falling: playing?.event.kind === 'rolled',
    keeping,
    stayed: null,
    words: {
      order: (reading) => choiceLine(settings.lang, reading, names, heroes, momentOf(view)),
      ribbon: (card) => cardTiming(settings.lang, card),
      token: (status) => statusText(settings.lang, status),
    },
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
        data-notes={notes || undefined}
      >
        <div className="throne__phases">
          <PhaseStrip />
          <OddsToggle />
          <span className="throne__notes-toggle">
            <Btn
              kind="quiet"
              icon="scroll-unfurled"
              label={say(REGIONS.notesShort)}
              expanded={notes}
              onPress={() => setNotes(!notes)}
            />
          </span>
        </div>
        <Seats near={near} />
        <Arena afterword={afterword} />
        <Board seat={near} />
        {view.winners === null && <Hand />}
        <aside className="throne__notes" aria-label={say(REGIONS.notes)}>
          <Breakdown />
          <Outlooks />
          <Chronicle />
        </aside>
        <Asking />
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
