// The Dragon Farkle table: everything a person sees and does in a match.
import './farkle.css';
import type { FarkleView } from '@wyrmtable/dragon-farkle';
import { REGIONS } from '@wyrmtable/words/farkle-table';
import { useState } from 'react';
import { Sheets, sheetOpen } from '../../pieces/Sheets.tsx';
import { armsOf } from '../../seats/arms.ts';
import { useGestures } from '../../stage/use-gestures.ts';
import { useKeptFocus } from '../../table/kept-focus.ts';
import type { TableViewProps } from '../contract.ts';
import { useViewer } from '../viewer.ts';
import { Arena } from './Arena.tsx';
import { Asking } from './Asking.tsx';
import { BoardProvider, boardOf } from './board.ts';
import { Levy, Risks } from './Chances.tsx';
import { Chronicle } from './Chronicle.tsx';
import { gesture } from './gestures.ts';
import { Hand } from './Hand.tsx';
import { Heroes } from './Heroes.tsx';
import { useKeyboard } from './keyboard.ts';
import { March } from './March.tsx';
import { usePicking } from './picking.ts';
import { isFarkleView } from './telling.ts';
import { Weighing } from './Weighing.tsx';

/** On a phone the side notes are sheets; one is open at a time. */
const SHEETS = [
  { id: 'heroes', icon: 'three-friends', words: REGIONS.heroes },
  { id: 'cards', icon: 'card-draw', words: REGIONS.cardsShort },
  { id: 'odds', icon: 'dice-target', words: REGIONS.riskShort },
] as const;
type Sheet = (typeof SHEETS)[number]['id'];

/** As a sheet the odds scroll, and what scrolls must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };

function Table(props: TableViewProps & { readonly view: FarkleView }) {
  const { snapshot, port, afterword, view } = props;
  const sitting = useViewer(props);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const board = boardOf({
    snapshot,
    view,
    sitting,
    choose: (choice) => {
      setSheet(null);
      port.choose(choice);
    },
  });
  const picking = usePicking(board);
  useKeyboard(board, picking);
  const title = useKeptFocus(`${view.turn} ${view.step} ${view.rolls} ${view.toMove}`, '.farkle');
  useGestures(board.playing, gesture);
  return (
    <BoardProvider value={board}>
      <div className="farkle" data-accent={armsOf(view.roller).accent} data-sheet={sheet ?? undefined}>
        <March />
        <div className="farkle__people sheet" {...sheetOpen(sheet === 'heroes')}>
          <Heroes />
        </div>
        <Arena picking={picking} afterword={afterword} />
        <Hand asSheet={sheet === 'cards'} />
        <div className="farkle__odds sheet" {...sheetOpen(sheet === 'odds')} {...(sheet === 'odds' ? REACHABLE : {})}>
          <Weighing />
          <Risks picking={picking} />
          <Levy />
        </div>
        <div className="farkle__foot">
          <Chronicle events={snapshot.events} upTo={board.told} />
          <Sheets
            sheets={SHEETS.map(({ words, ...look }) => ({ ...look, text: board.say(words) }))}
            open={sheet}
            onOpen={setSheet}
          />
          <Asking picking={picking} titleRef={title} />
        </div>
      </div>
    </BoardProvider>
  );
}

/** A view of another game here is the house's mistake, and loud. */
export default function FarkleTable(props: TableViewProps) {
  const { view } = props.snapshot;
  if (!isFarkleView(view)) throw new TypeError('the Dragon Farkle table was given a view of another game');
  return <Table {...props} view={view} />;
}
