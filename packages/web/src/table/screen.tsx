// A table in play: the game's own view, the line to the outside, and what the shell says around it.
import './screen.css';
import { isRefusal } from '@wyrmtable/kernel';
import { type GameId, isGameId } from '@wyrmtable/shelf';
import { gameTitle } from '@wyrmtable/words';
import { common, setUp } from '@wyrmtable/words/shell';
import { table as words } from '@wyrmtable/words/shell-table';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { TABLE_VIEWS } from '../games/index.ts';
import { Icon } from '../pieces/Icon.tsx';
import { Trouble } from '../shell/lost.tsx';
import { notify } from '../shell/notices.tsx';
import { Page } from '../shell/page.tsx';
import { speedOf, useSettings } from '../shell/settings.ts';
import { sound } from '../shell/sound.ts';
import { useStirring } from '../shell/stillness.ts';
import { useSpeech } from '../shell/words.ts';
import { usePlaying } from './playback.ts';
import type { TablePort, TableSnapshot } from './port.ts';
import { seatsNamed } from './seat-names.ts';
import { useOpened } from './use-opened.ts';
import { usePlayback } from './use-table.ts';
import { useWhyNot, whyNot } from './why-not.ts';

/** What was refused is said once, in a sentence. */
function useRefusals({ refusal }: TableSnapshot): void {
  const { lang } = useSpeech();
  useEffect(() => {
    if (refusal !== null) void whyNot(lang, refusal).then((sentence) => notify(sentence, 'danger'));
  }, [refusal, lang]);
}

/** The port with an eye on it: a choice that was made is on its way until the table shows anything else. */
function useOnItsWay(port: TablePort, snapshot: TableSnapshot): TablePort {
  const [from, setFrom] = useState<TableSnapshot | null>(null);
  useStirring(from === snapshot);
  return useMemo(
    () => ({
      ...port,
      choose: (choice) => {
        setFrom(port.snapshot());
        port.choose(choice);
      },
    }),
    [port],
  );
}

/** Calls back somebody who has gone to another tab. */
function useCall({ choices }: TableSnapshot): void {
  const asked = choices.length > 0;
  useEffect(() => {
    if (asked && document.hidden) sound('your-turn');
  }, [asked]);
}

function TableLinks({ game }: { readonly game: string }) {
  const { say } = useSpeech();
  return (
    <Link className="btn" data-kind="quiet" href={`/rules/${game}`}>
      <Icon name="open-book" />
      <span>{say(common.rules)}</span>
    </Link>
  );
}

/** Until the game's table is fetched. */
function Coming() {
  const { say } = useSpeech();
  useStirring(true);
  return <p className="laid__wait hint">{say(common.loading)}</p>;
}

export interface ScreenProps {
  readonly port: TablePort;
  readonly snapshot: TableSnapshot;
  /** Tells the bots not to keep anybody waiting; null where the server keeps the time. */
  readonly hurry: (() => void) | null;
  readonly afterword: ReactNode;
  /** Told between two parts of a match, where its past is at hand. */
  readonly interlude?: ReactNode;
  /** What has to be said across the top of the table. */
  readonly slips?: ReactNode;
  /** Ways on from here, in the bar. */
  readonly links?: ReactNode;
}

function Laid({
  port,
  snapshot,
  hurry,
  afterword,
  interlude = null,
  slips,
  links,
  game,
}: ScreenProps & { readonly game: GameId }) {
  const { say, lang } = useSpeech();
  const settings = useSettings();
  const speed = speedOf(settings);
  const playback = usePlayback(port, speed, hurry);
  const shown = useMemo(() => ({ ...snapshot, seats: seatsNamed(lang, snapshot.seats) }), [snapshot, lang]);
  const { view } = shown;
  const asking = useOnItsWay(port, snapshot);
  useStirring(usePlaying(playback) !== null);
  useRefusals(snapshot);
  useCall(snapshot);
  const View = TABLE_VIEWS[game];
  const opened = useOpened(game, port, view);
  const unopened = useWhyNot(lang, isRefusal(opened) ? opened : null);
  useStirring(!isRefusal(opened) && !snapshot.offline && (view === null || opened !== 'open'));
  const title = gameTitle(lang, game);
  return (
    <Page
      title={title}
      className="laid"
      place={snapshot.watcher === 'spectator' && view !== null ? say(words.watching, { game: title }) : title}
      links={
        <>
          {links}
          <TableLinks game={game} />
        </>
      }
    >
      <h1 className="sr-only">{title}</h1>
      {snapshot.offline && (
        <p className="offline" role="status">
          {say(words.offline)}
        </p>
      )}
      {slips}
      {view === null || opened !== 'open' ? (
        <p className="laid__wait hint">{isRefusal(opened) ? unopened : say(words.connecting)}</p>
      ) : (
        <Suspense fallback={<Coming />}>
          <View
            snapshot={{ ...shown, view }}
            port={asking}
            settings={{ lang, speed, odds: settings.odds }}
            playback={playback}
            afterword={snapshot.status === 'over' ? afterword : null}
            interlude={snapshot.status === 'playing' && snapshot.resting ? interlude : null}
          />
        </Suspense>
      )}
    </Page>
  );
}

export function Screen(props: ScreenProps) {
  const { say, lang } = useSpeech();
  const { status, game, refusal } = props.snapshot;
  const why = useWhyNot(lang, status === 'gone' ? refusal : null);
  if (status === 'gone') {
    return <Trouble title={say(words.gone)} text={why} />;
  }
  if (game !== '' && !isGameId(game)) {
    return <Trouble title={say(words.gone)} text={say(setUp.noSuchGame, { game })} />;
  }
  if (game === '') {
    return (
      <Page title={say(words.connecting)}>
        <p className="hint">{say(props.snapshot.offline ? words.offline : words.connecting)}</p>
      </Page>
    );
  }
  return <Laid {...props} game={game} />;
}
