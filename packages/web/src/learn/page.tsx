// The page of a first match: the game's own table, with a leaf over it that says what to do.
import { type GameId, isGameId } from '@wyrmtable/registry';
import { gameTitle } from '@wyrmtable/words';
import { LESSON } from '@wyrmtable/words/lessons';
import { common, setUp, trouble } from '@wyrmtable/words/shell';
import { use, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { atTableOf } from '../games/at-table.ts';
import type { Speed } from '../games/contract.ts';
import { Btn } from '../pieces/Btn.tsx';
import { usualName } from '../setup/plan.ts';
import { Trouble } from '../shell/lost.tsx';
import { hush, notify } from '../shell/notices.tsx';
import { ownName } from '../shell/own-name.ts';
import { Page } from '../shell/page.tsx';
import { usePageBusy } from '../shell/page-busy.ts';
import { settings, useSettings } from '../shell/settings.ts';
import { useSpeech } from '../shell/words.ts';
import { Screen } from '../table/screen.tsx';
import { useSnapshot } from '../table/use-table.ts';
import { Leaf, Leave } from './leaf.tsx';
import { isToRead, PUPIL } from './lesson.ts';
import { type LessonPort, openLessonTable } from './lesson-port.ts';
import type { LessonPlan } from './plan.ts';
import { usePointing } from './pointing.ts';
import { keepProgress, NOT_BEGUN, progressIn } from './progress.ts';
import { useReadingKeys } from './reading-keys.ts';

function ToMatch({ game, text }: { readonly game: GameId; readonly text: string }) {
  return (
    <Link className="btn" data-kind="quiet" href={`/play/${game}`}>
      {text}
    </Link>
  );
}

function beginAnew(game: GameId): void {
  keepProgress(game, NOT_BEGUN);
  location.reload();
}

/** While the story is told, the leaf still speaks of what is being told. */
function Teacher({ port, telling }: { readonly port: LessonPort; readonly telling: boolean }) {
  const { say, lang } = useSpeech();
  const [reached, setReached] = useState(false);
  const [hidden, setHidden] = useState(false);
  const { plan } = port;
  const at = port.at();
  const here = port.step();
  // The end of the lesson is said once; whoever plays on has read it, and what is told then is no lesson's any more.
  if (here === null && !telling && !reached) setReached(true);
  if (reached && telling && !hidden) setHidden(true);
  const behind = telling && !reached && here?.kind !== 'watch';
  const step = (behind ? plan.steps[at - 1] : undefined) ?? here;
  const free = step === null;
  const next = isToRead(step) && !telling ? port.next : null;
  usePointing(telling || step?.kind === 'watch' ? null : (step?.point ?? null));
  useReadingKeys(next);
  if (free && hidden) return null;
  const said = plan.texts[step?.topic ?? plan.free];
  if (said === undefined) return null;
  return (
    <Leaf
      over
      region={say(LESSON.region)}
      title={say(said.title)}
      text={say(said.text, plan.names(lang))}
      at={free ? null : Math.min(behind ? at : at + 1, plan.steps.length)}
      of={plan.steps.length}
      next={next}
      awaited={free ? '' : say(telling ? LESSON.watch : LESSON.todo)}
    >
      {free ? (
        <>
          <Btn kind="primary" onPress={() => setHidden(true)}>
            {say(LESSON.playOn)}
          </Btn>
          <ToMatch game={plan.game} text={say(LESSON.realMatch)} />
          <Btn kind="quiet" onPress={() => beginAnew(plan.game)}>
            {say(LESSON.restart)}
          </Btn>
        </>
      ) : (
        <Leave onPress={port.leave} />
      )}
    </Leaf>
  );
}

/** Whoever reads the leaf and sees a thing for the first time needs longer than usual; who wants it faster is not held up. */
const paceOf = (speed: Speed, taught: boolean): Speed => (taught && speed === 'normal' ? 'slow' : speed);

function Taught({ port }: { readonly port: LessonPort }) {
  const { say } = useSpeech();
  const { speed } = useSettings();
  const snapshot = useSnapshot(port);
  useEffect(() => port.setSpeed(speed), [port, speed]);
  const { game } = port.plan;
  return (
    <Screen
      port={port}
      snapshot={snapshot}
      hurry={port.hurry}
      speed={paceOf(speed, port.step() !== null)}
      slips={(telling) => snapshot.status === 'playing' && <Teacher port={port} telling={telling} />}
      afterword={<ToMatch game={game} text={say(LESSON.realMatch)} />}
    />
  );
}

function Waiting() {
  const { say } = useSpeech();
  usePageBusy(true);
  return (
    <Page title={say(LESSON.region)}>
      <p className="hint">{say(common.loading)}</p>
    </Page>
  );
}

/** From where it was left, also after its last step; what is over or cannot be taken up any more begins anew. */
async function taughtTable(
  game: GameId,
  plan: LessonPlan,
  names: readonly string[],
  astray: () => void,
): Promise<LessonPort> {
  const open = (kept: typeof NOT_BEGUN) =>
    openLessonTable(game, {
      plan,
      names,
      kept,
      speed: settings().speed,
      keep: ({ step, choices }) => {
        // What was said of the step before would lie over the text of this one.
        hush();
        keepProgress(game, { step, choices, done: step >= plan.steps.length });
      },
      astray,
    });
  const kept = progressIn(game) ?? NOT_BEGUN;
  try {
    const port = await open(kept);
    if (port.snapshot().status === 'playing' && (kept.choices.length > 0 || !kept.done)) return port;
    port.close();
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
  }
  return open(NOT_BEGUN);
}

function Opening({ game, plan }: { readonly game: GameId; readonly plan: () => Promise<LessonPlan> }) {
  const { say, lang } = useSpeech();
  const [port, setPort] = useState<LessonPort | null>(null);
  useEffect(() => {
    let open: LessonPort | null = null;
    let wanted = true;
    void plan().then(async (found) => {
      const astray = () => {
        const step = open?.step();
        const task = step ? found.texts[step.topic] : undefined;
        if (task !== undefined) notify(say(LESSON.notThis, { task: say(task.text, found.names(lang)) }));
      };
      const names = Array.from({ length: 1 + found.rivals }, (_, seat) => usualName(lang, seat));
      if (ownName() !== '') names[PUPIL] = ownName();
      open = await taughtTable(game, found, names, astray);
      if (wanted) setPort(open);
      else open.close();
    });
    return () => {
      wanted = false;
      open?.close();
    };
  }, [game, plan, say, lang]);
  return port === null ? <Waiting /> : <Taught port={port} />;
}

function Lesson({ game }: { readonly game: GameId }) {
  const { say, lang } = useSpeech();
  const { firstMatch } = use(atTableOf(game));
  if (firstMatch === null) {
    return (
      <Trouble title={gameTitle(lang, game)} text={say(LESSON.offer)}>
        <ToMatch game={game} text={say(LESSON.begin)} />
      </Trouble>
    );
  }
  return <Opening game={game} plan={firstMatch} />;
}

export default function Learn({ game }: { readonly game: string }) {
  const { say } = useSpeech();
  if (!isGameId(game)) return <Trouble title={say(trouble.lostTitle)} text={say(setUp.noSuchGame, { game })} />;
  return <Lesson game={game} />;
}
