// The Adventures table: everything a person sees and does in a campaign.
import type { AdventureView } from '@wyrmtable/adventures';
import { tableNames } from '@wyrmtable/words/adventures';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useKeptFocus } from '../../table/kept-focus.ts';
import { usePlaying } from '../../table/playback.ts';
import type { TableViewProps } from '../contract.ts';
import { isShared } from '../dice-throne/table.ts';
import { Asking } from './journey/Asking.tsx';
import { Chronicle } from './journey/Chronicle.tsx';
import {
  type AdventureTable,
  arenaAnswers,
  campaignAnswers,
  fromArena,
  isAdventureView,
  isFighting,
  type Scene,
  shownOf,
  speaker,
  TableProvider,
} from './table.ts';

/** Whose hand lies open on a screen that several people share. */
function usePeeking(me: number | null): readonly [seat: number | null, peek: () => void] {
  const [peeking, setPeeking] = useState<number | null>(null);
  useEffect(() => {
    // The next person at this screen must not find the last one's hand open.
    if (peeking !== null && peeking !== me) setPeeking(null);
  }, [peeking, me]);
  return [peeking, () => setPeeking(peeking === me ? null : me)];
}

function Table(props: TableViewProps & { readonly view: AdventureView }) {
  const { snapshot, port, settings, playback, view } = props;
  const playing = shownOf(usePlaying(playback));
  const shown = useSyncExternalStore(playback.subscribe, playback.shown);
  const me = snapshot.watcher === 'spectator' ? null : snapshot.watcher;
  const shared = isShared(snapshot);
  const [peeking, peek] = usePeeking(me);
  const [oddsAsked, setOddsAsked] = useState(false);
  const [looked, setLooked] = useState<Scene | null>(null);
  const fighting = isFighting(view);
  // Whoever looked at the other side of the table looks back when the question changes sides.
  useEffect(() => setLooked((seen) => (fighting || !fighting ? null : seen)), [fighting]);
  const { stage, step, sheet, arena } = view;
  const title = useKeptFocus(
    `${stage} ${step} ${sheet.length} ${arena.turn} ${arena.step} ${arena.rolls} ${arena.asking} ${snapshot.choices.length}`,
    '.adventure',
  );
  const { choices } = snapshot;
  const [answers, arenaOnes] = useMemo(() => [campaignAnswers(choices), arenaAnswers(choices)], [choices]);
  const say = useMemo(() => speaker(settings.lang), [settings.lang]);
  const table: AdventureTable = {
    lang: settings.lang,
    say,
    view,
    answers,
    send: (choice) => port.choose(choice),
    arenaAnswers: arenaOnes,
    sendArena: (choice) => port.choose(fromArena(choice)),
    canUndo: snapshot.canUndo,
    undo: () => port.undo(),
    seats: snapshot.seats,
    names: tableNames(
      settings.lang,
      snapshot.seats.map(({ name }) => name),
      view.enemies,
    ),
    heroes: arena.players.map(({ hero }) => hero),
    me,
    shared,
    open: !shared || (peeking !== null && peeking === me),
    peek,
    odds: settings.odds,
    oddsShown: settings.odds === 'always' || (settings.odds === 'demand' && oddsAsked),
    toggleOdds: () => setOddsAsked(!oddsAsked),
    events: snapshot.events,
    told: playing?.number ?? shown,
    playing,
    title,
    scene: looked ?? (fighting ? 'fight' : 'map'),
    look: setLooked,
  };
  return (
    <TableProvider value={table}>
      <div className="adventure" data-stage={stage}>
        <aside className="adventure__notes">
          <Chronicle />
        </aside>
        <Asking />
        {props.afterword}
      </div>
    </TableProvider>
  );
}

/** A view of another game here is the house's mistake, and loud. */
export default function AdventureTableView(props: TableViewProps) {
  const { view } = props.snapshot;
  if (!isAdventureView(view)) throw new TypeError('the Adventures table was given a view of another game');
  return <Table {...props} view={view} />;
}
