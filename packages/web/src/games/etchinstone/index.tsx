// The Dragons of Etchinstone table: everything a person sees and does on the way to the dragon.
import './etch.css';
import { type EtchinstoneView, type Forecast, QUESTIONS } from '@wyrmtable/etchinstone';
import { REGIONS } from '@wyrmtable/words/etch-table';
import { PHASES, phaseName, phaseOf } from '@wyrmtable/words/etchinstone';
import { useState } from 'react';
import { Phases } from '../../pieces/Phases.tsx';
import { Sheets, sheetOpen } from '../../pieces/Sheets.tsx';
import { useGestures } from '../../stage/use-gestures.ts';
import { useKeptFocus } from '../../table/kept-focus.ts';
import type { NumberedEvent } from '../../table/port.ts';
import type { TableViewProps } from '../contract.ts';
import { shownAs } from '../viewer.ts';
import { Ahead } from './Ahead.tsx';
import { Asking } from './Asking.tsx';
import { BoardProvider, isEtchinstoneView, useBoard } from './board.ts';
import { Choosing } from './Choosing.tsx';
import { Chronicle, lineOf, Tidings } from './Chronicle.tsx';
import { End, type EndProps } from './End.tsx';
import { Foe } from './Foe.tsx';
import { gesture } from './gestures.ts';
import { Hint } from './Hint.tsx';
import { isEtchinstoneEvent } from './happening.ts';
import { useKeyboard } from './keyboard.ts';
import { Lesson } from './Lesson.tsx';
import { Levels, Piles, Road } from './Notes.tsx';
import { Aftermath, Outcome } from './Outcome.tsx';
import { useBoardOf } from './play.ts';
import { Slots } from './Slots.tsx';
import { isLessonTable, useTeaching } from './teaching.ts';

/** On a phone the margin is a sheet. */
const SHEETS = [
  { id: 'road', icon: 'trail', words: REGIONS.roadAndCards },
  { id: 'chronicle', icon: 'scroll-unfurled', words: REGIONS.chronicle },
] as const;
type Sheet = (typeof SHEETS)[number]['id'];

function PhaseStrip() {
  const { say, lang, view, moment, canUndo } = useBoard();
  if (view.stage !== 'region') return null;
  // Whoever has begun to lay out the hand is in the midst of the action, even if nothing is played yet.
  const question = moment === 'arrange' && canUndo ? 'roles' : QUESTIONS.find((one) => one === view.step);
  return (
    <Phases
      label={say(REGIONS.phases)}
      phases={PHASES.map((phase) => ({ key: phase, name: phaseName(lang, phase) }))}
      current={question === undefined ? null : phaseOf(question)}
    />
  );
}

/** The outcome that is being dealt with: of the arrangement that was played last. */
function lastOutcome(events: readonly NumberedEvent[]): Forecast | null {
  const resolved = events.findLast(({ event }) => event.kind === 'resolved')?.event;
  return resolved !== undefined && isEtchinstoneEvent(resolved) && resolved.kind === 'resolved'
    ? resolved.forecast
    : null;
}

interface MiddleProps extends EndProps {
  /** Nothing is being shown any more. */
  readonly done: boolean;
}

function Middle({ done, ...end }: MiddleProps) {
  const { moment } = useBoard();
  if (moment === 'over') return done ? <End {...end} /> : null;
  if (moment !== 'arrange') {
    const past = moment === 'difficulty' ? null : lastOutcome(end.events);
    return (
      <>
        <Choosing />
        <Hint />
        {past !== null && <Aftermath forecast={past} />}
      </>
    );
  }
  return (
    <>
      <Slots />
      <Hint />
      <Outcome />
    </>
  );
}

function Table(props: TableViewProps & { readonly view: EtchinstoneView }) {
  const { snapshot, port, settings, stage, afterword, view } = props;
  const { playing } = stage;
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const board = useBoardOf({
    snapshot,
    port,
    view,
    lang: settings.lang,
    // A task of the day is everybody's own.
    unaided: settings.unaided === true || snapshot.day !== undefined,
  });
  const teaching = useTeaching(board);
  useKeyboard(board, teaching?.next ?? null);
  useGestures(shownAs(playing, isEtchinstoneEvent), gesture);
  const title = useKeptFocus(`${view.step} ${view.hand.join(' ')} ${view.damage?.left} ${view.xp}`, '.etch');
  return (
    <BoardProvider value={board}>
      <div className="etch" data-sheet={sheet ?? undefined}>
        <div className="etch__foe">
          <Foe />
        </div>
        <div className="etch__middle">
          <PhaseStrip />
          {teaching !== null && <Lesson teaching={teaching} />}
          <Middle
            events={snapshot.events}
            done={!stage.telling}
            port={port}
            mine={snapshot.seats[0]?.mine === true && snapshot.seats[0].bot === null && !isLessonTable()}
            afterword={afterword}
          />
          <Tidings playing={playing} />
        </div>
        <div className="etch__notes sheet" {...sheetOpen(sheet === 'road')}>
          <Road />
          <Piles />
          <Ahead odds={settings.odds} />
          <Levels />
        </div>
        <Chronicle events={snapshot.events} upTo={stage.told} asSheet={sheet === 'chronicle'} />
        <div className="etch__foot">
          <Sheets
            sheets={SHEETS.map(({ words, ...look }) => ({ ...look, text: board.say(words) }))}
            open={sheet}
            onOpen={setSheet}
          />
          <Asking titleRef={title} told={lineOf(settings.lang, playing)?.text ?? null} />
        </div>
      </div>
    </BoardProvider>
  );
}

/** A view of another game here is the house's mistake, and loud. */
export default function EtchinstoneTable(props: TableViewProps) {
  const { view } = props.snapshot;
  if (!isEtchinstoneView(view)) throw new TypeError('the Etchinstone table was given a view of another game');
  return <Table {...props} view={view} />;
}
