// A table in play: the game's own view, the line to the outside, and what the shell says around it.
import './screen.css';
import { type Choice, isRefusal } from '@wyrmtable/kernel';
import { type GameId, isGameId } from '@wyrmtable/registry';
import { gameTitle } from '@wyrmtable/words';
import { common, setUp } from '@wyrmtable/words/shell';
import { stage as stageWords, table as words } from '@wyrmtable/words/shell-table';
import { type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { hasLearned } from '../encounters/learned.ts';
import { atTableOf } from '../games/at-table.ts';
import type { Speed } from '../games/contract.ts';
import { GAMES } from '../games/index.ts';
import { Icon } from '../pieces/Icon.tsx';
import { WithLexicon } from '../pieces/lexicon.tsx';
import { Trouble } from '../shell/lost.tsx';
import { notify } from '../shell/notices.tsx';
import { Page } from '../shell/page.tsx';
import { usePageBusy } from '../shell/page-busy.ts';
import { lazy } from '../shell/patient.ts';
import { useSettings } from '../shell/settings.ts';
import { useSpeech } from '../shell/words.ts';
import { callBack, hearOf, useAmbience } from '../sound/use-sound.ts';
import { StageBar } from '../stage/bar.tsx';
import { isTelling, toldIn } from '../stage/stage.ts';
import { useStage } from '../stage/use-stage.ts';
import { Slips } from './company/slip.tsx';
import { isKnownElsewhere } from './known-elsewhere.ts';
import type { TablePort, TableSnapshot } from './port.ts';
import { seatsNamed } from './seat-names.ts';
import { useOpened } from './use-opened.ts';
import { useWhyNot, whyNot } from './why-not.ts';

/** Fetched by who reads sounds. */
const Captions = lazy(() => import('../sound/captions.tsx'));
/** Fetched by who has learned the game here. */
const Encounter = lazy(() => import('../encounters/encounter.tsx'));
/** Fetched by who comes back. */
const Missed = lazy(async () => ({ default: (await import('../stage/missed.tsx')).Missed }));

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
  usePageBusy(from === snapshot);
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

/** Calls back somebody who has gone to another tab: by a sound, and by a mark on the app's icon until they look. */
function useCall(asked: boolean): void {
  useEffect(() => {
    if (!asked || !document.hidden) return undefined;
    callBack();
    // Where icons bear no marks, the title says it.
    const mark = (on: boolean) => void (on ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.())?.catch(() => {});
    const look = () => mark(document.hidden);
    mark(true);
    document.addEventListener('visibilitychange', look);
    return () => {
      mark(false);
      document.removeEventListener('visibilitychange', look);
    };
  }, [asked]);
}

/** It is this person's move, at a table where it might be somebody else's. */
const isCalled = ({ choices, seats, status }: TableSnapshot): boolean =>
  choices.length > 0 && status === 'playing' && seats.some(({ mine }) => !mine);

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
  usePageBusy(true);
  return <p className="laid__wait hint">{say(common.loading)}</p>;
}

export interface ScreenProps {
  readonly port: TablePort;
  readonly snapshot: TableSnapshot;
  /** Tells the bots not to keep anybody waiting; null where the server keeps the time. */
  readonly hurry: (() => void) | null;
  readonly afterword: ReactNode;
  /** In place of the table, where the match is over and was not played to its end. */
  readonly ended?: ReactNode;
  /** Told between two parts of a match, where its past is at hand. */
  readonly interlude?: ReactNode;
  /** What has to be said across the top of the table; it may depend on whether the story is still being told. */
  readonly slips?: ReactNode | ((telling: boolean) => ReactNode);
  /** Ways on from here, in the bar. */
  readonly links?: ReactNode;
  /** Below the table; it may depend on whether the story is still being told. */
  readonly below?: (telling: boolean) => ReactNode;
  /** How fast the story is told; as the settings say if left out. */
  readonly speed?: Speed;
  /** Somebody plays here, to whom new things may be explained. */
  readonly meets?: boolean;
  /** A position to be thought about: the table neither counts chances nor points at an answer. */
  readonly unaided?: boolean;
  /** What the coach says, where one is asked: then the table points at nothing else. */
  readonly advised?: Choice | null | undefined;
  /** What may be done with a match that cannot be played here. */
  readonly rescue?: ReactNode;
}

function Laid({
  port,
  snapshot,
  hurry,
  afterword,
  ended = null,
  interlude = null,
  slips,
  links,
  below,
  speed: given,
  unaided = false,
  advised,
  meets = false,
  game,
}: ScreenProps & { readonly game: GameId }) {
  const { say, lang } = useSpeech();
  const settings = useSettings();
  const [learned] = useState(() => hasLearned(game));
  const speed = given ?? settings.speed;
  const { stage, desk } = useStage(port, speed, use(atTableOf(game)).onStage, hurry, hearOf(game));
  useAmbience(game);
  const told = stage.shown;
  const shown = useMemo(() => ({ ...told, seats: seatsNamed(lang, told.seats) }), [told, lang]);
  const { view } = shown;
  const asking = useOnItsWay(port, snapshot);
  const telling = isTelling(stage);
  // What the table has said and the stage has not yet heard of is on its way too.
  usePageBusy(telling || stage.present !== snapshot);
  useRefusals(snapshot);
  const called = isCalled(told);
  useCall(called);
  const { table: View } = GAMES[game];
  const opened = useOpened(game, port, view);
  const unopened = useWhyNot(lang, isRefusal(opened) ? opened : null);
  usePageBusy(!isRefusal(opened) && !snapshot.offline && (view === null || opened !== 'open'));
  const title = gameTitle(lang, game);
  return (
    <Page
      title={called ? say(stageWords.yourMove, { game: title }) : title}
      className="laid"
      keepsFocus={false}
      place={snapshot.watcher === 'spectator' && view !== null ? say(words.watching, { game: title }) : title}
      links={
        <>
          <StageBar stage={stage} desk={desk} />
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
      {typeof slips === 'function' ? slips(telling) : slips}
      {meets && settings.encounters && learned && opened === 'open' && (
        <Suspense fallback={null}>
          <Encounter game={game} asked={!telling && told.choices.length > 0 ? view : null} />
        </Suspense>
      )}
      {settings.captions && (
        <Suspense fallback={null}>
          <Captions />
        </Suspense>
      )}
      <Slips>
        {stage.missed !== null && (
          <Suspense fallback={null}>
            <Missed game={game} missed={stage.missed} desk={desk} />
          </Suspense>
        )}
      </Slips>
      {view === null || opened !== 'open' ? (
        <p className="laid__wait hint">{isRefusal(opened) ? unopened : say(words.connecting)}</p>
      ) : (
        <Suspense fallback={<Coming />}>
          <div
            className="stage"
            data-beat={stage.beat?.event.kind}
            data-falling={stage.beat?.landed === false || undefined}
            data-telling={telling || undefined}
            data-unaided={unaided || undefined}
          >
            {told.status === 'over' && ended !== null ? (
              ended
            ) : (
              <View
                snapshot={{ ...shown, view }}
                port={asking}
                settings={{ lang, speed, odds: unaided ? 'off' : settings.odds, unaided, advised }}
                stage={{ playing: stage.beat, told: toldIn(stage), telling }}
                afterword={told.status === 'over' ? afterword : null}
                interlude={told.status === 'playing' && told.resting ? interlude : null}
              />
            )}
          </div>
        </Suspense>
      )}
      {below?.(telling)}
    </Page>
  );
}

export function Screen(props: ScreenProps) {
  const { say, lang } = useSpeech();
  const { status, game, refusal } = props.snapshot;
  const why = useWhyNot(lang, status === 'gone' ? refusal : null);
  if (status === 'gone') {
    return (
      <Trouble title={say(words.gone)} text={why}>
        {refusal !== null && isKnownElsewhere(refusal) && props.rescue}
      </Trouble>
    );
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
  return (
    <WithLexicon load={GAMES[game].lexicon}>
      <Suspense fallback={<Coming />}>
        <Laid {...props} game={game} />
      </Suspense>
    </WithLexicon>
  );
}
