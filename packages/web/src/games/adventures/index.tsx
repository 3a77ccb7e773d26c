// The Adventures table: everything a person sees and does in a campaign.
import './adventure.css';
import type { AdventureView } from '@wyrmtable/adventures';
import { REGIONS } from '@wyrmtable/words/adv-table';
import { tableNames } from '@wyrmtable/words/adventures';
import { useEffect, useMemo, useState } from 'react';
import { useNarrow } from '../../pieces/narrow.ts';
import { SheetToggle, sheetOpen } from '../../pieces/Sheets.tsx';
import { Switch } from '../../pieces/Switch.tsx';
import { useKeptFocus } from '../../table/kept-focus.ts';
import type { TableSnapshot } from '../../table/port.ts';
import type { TableViewProps } from '../contract.ts';
import { Hand } from '../dice-throne/Hand.tsx';
import { shownAs, useViewer } from '../viewer.ts';
import { Entrance } from './Entrance.tsx';
import { Fight, FightAsking, FightNotes, FightTable, useDoing } from './fight/Fight.tsx';
import { isAdventureEvent } from './happening.ts';
import { Asking } from './journey/Asking.tsx';
import { Between } from './journey/Between.tsx';
import { Chronicle } from './journey/Chronicle.tsx';
import { End } from './journey/End.tsx';
import { useSceneKeys } from './journey/keyboard.ts';
import { Land } from './journey/Land.tsx';
import { LootRolls } from './journey/LootRolls.tsx';
import { Party } from './journey/Party.tsx';
import { Sheet } from './journey/Sheet.tsx';
import { Shop } from './journey/Shop.tsx';
import { Spoils } from './journey/Spoils.tsx';
import { Status } from './journey/Status.tsx';
import { Trim } from './journey/Trim.tsx';
import { Whereabouts } from './journey/Whereabouts.tsx';
import { keepPacks } from './packs.ts';
import { sceneOf } from './scene.ts';
import {
  type AdventureTable,
  arenaAnswers,
  campaignAnswers,
  fromArena,
  isFighting,
  isPlayed,
  type Scene,
  TableProvider,
  teamIn,
  useAdventure,
} from './table.ts';
import { isAdventureView } from './telling.ts';

/** Everything outside the fight, in the middle of the table. */
function Journey({ snapshot, afterword, interlude }: Pick<TableViewProps, 'snapshot' | 'afterword' | 'interlude'>) {
  const { view, scene } = useAdventure();
  switch (view.stage) {
    case 'shop':
      return <Shop />;
    case 'spoils':
      return <Spoils />;
    case 'trim':
      return <Trim />;
    case 'between':
      return <Between interlude={interlude} />;
    case 'over':
      return <End winners={winnersIn(snapshot)} single={'scenario' in snapshot.options} afterword={afterword} />;
    default:
      return scene === 'fight' ? <Fight /> : <Land />;
  }
}

/** Whoever sits, or sat last, at the seats beyond the people's own. */
function guestsOf({ arena, heroes }: AdventureView): { seat: number; id: string }[] {
  return arena.players.slice(heroes.length).map(({ hero }, i) => ({ seat: heroes.length + i, id: hero }));
}

function winnersIn({ outcome }: TableSnapshot): readonly number[] {
  return outcome?.kind === 'won' ? outcome.winners : [];
}

/** Map or fight; both go on at the same time. */
function Scenes() {
  const { say, scene, look, view } = useAdventure();
  if (view.stage !== 'explore') return null;
  const options = [
    { value: 'map', text: say(REGIONS.mapScene) },
    { value: 'fight', text: say(REGIONS.fightScene) },
  ] as const satisfies readonly { readonly value: Scene; readonly text: string }[];
  return <Switch label={say(REGIONS.scenes)} options={options} value={scene} onChange={look} />;
}

/** What stands beside the map, and below it on a phone. */
function Beside() {
  const { view } = useAdventure();
  if (view.stage !== 'explore') return null;
  return (
    <>
      <LootRolls />
      <Whereabouts />
    </>
  );
}

/** A box that scrolls must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };

function Laid({ snapshot, afterword, interlude }: Pick<TableViewProps, 'snapshot' | 'afterword' | 'interlude'>) {
  const { say, view, scene } = useAdventure();
  const [notes, setNotes] = useState(false);
  const fighting = isFighting(view);
  const doing = useDoing();
  const narrow = useNarrow();
  useSceneKeys();
  return (
    <div className="adventure" data-stage={view.stage} data-scene={scene}>
      <Entrance />
      <Status>
        <Scenes />
        {view.mode === 'campaign' && <Sheet />}
        <SheetToggle icon="scroll-unfurled" label={say(REGIONS.chronicle)} open={notes} onOpen={setNotes} />
      </Status>
      {scene === 'map' && <Party />}
      <div className="adventure__scene" {...(isPlayed(view) ? {} : REACHABLE)}>
        <Journey snapshot={snapshot} afterword={afterword} interlude={interlude} />
        {/* A tile may ask for cards, which then must be in sight. */}
        {scene === 'map' && fighting && <Hand />}
        {scene === 'map' && narrow && <Beside />}
      </div>
      <aside className="adventure__notes sheet" aria-label={say(REGIONS.notes)} {...sheetOpen(notes)}>
        {scene === 'fight' && <FightNotes />}
        {scene === 'map' && !narrow && <Beside />}
        <Chronicle />
      </aside>
      {fighting || doing !== null ? <FightAsking doing={doing} /> : <Asking />}
    </div>
  );
}

/** Which side of the table somebody looks at of their own accord, until the question changes sides. */
interface Look {
  readonly scene: Scene;
  readonly fighting: boolean;
}

function Table(props: TableViewProps & { readonly view: AdventureView }) {
  const { snapshot, port, view } = props;
  // Heroes of one campaign have no secrets from each other (DT-17.2).
  const sitting = useViewer(props, view.mode !== 'campaign');
  const playing = shownAs(sitting.playing, isAdventureEvent);
  const [looked, setLooked] = useState<Look | null>(null);
  const fighting = isFighting(view);
  const { stage, step, sheet, arena } = view;
  const { choices } = snapshot;
  useEffect(() => {
    if (view.unlocked.length > 0) keepPacks(view, Date.now());
  }, [view]);
  const title = useKeptFocus(
    `${stage} ${step} ${sheet.length} ${arena.turn} ${arena.step} ${arena.rolls} ${arena.asking} ${choices.length}`,
    '.adventure',
  );
  const { library } = view;
  const [answers, arenaOnes] = useMemo(
    () => [campaignAnswers({ library }, choices), arenaAnswers({ library }, choices)],
    [library, choices],
  );
  const table: AdventureTable = {
    ...sitting,
    view,
    answers,
    send: (choice) => port.choose(choice),
    arenaAnswers: arenaOnes,
    sendArena: (choice) => port.choose(fromArena(choice)),
    taughtInArena: sitting.taught && ((choice) => sitting.taught?.(fromArena(choice)) ?? false),
    team: teamIn(snapshot.options),
    names: tableNames(sitting.lang, sitting.names, guestsOf(view)),
    heroes: arena.players.map(({ hero }) => hero),
    playing,
    title,
    scene: looked?.fighting === fighting ? looked.scene : sceneOf(view, playing),
    look: (scene) => setLooked({ scene, fighting }),
  };
  return (
    <TableProvider value={table}>
      <FightTable>
        <Laid snapshot={snapshot} afterword={props.afterword} interlude={props.interlude} />
      </FightTable>
    </TableProvider>
  );
}

/** A view of another game here is the house's mistake, and loud. */
export default function AdventureTableView(props: TableViewProps) {
  const { view } = props.snapshot;
  if (!isAdventureView(view)) throw new TypeError('the Adventures table was given a view of another game');
  return <Table {...props} view={view} />;
}

/** Whoever asks the coach has this table before them. */
export { choiceWords } from './journey/choice-words.ts';
