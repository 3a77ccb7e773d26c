// A task on the game's own table: it is answered there, and the leaf over it says what each way is worth.
import type { GameId } from '@wyrmtable/registry';
import './unaided.css';
import './verdict.css';
import { difficultyOf, type Task, type TaskFile } from '@wyrmtable/bots/task';
import { isRefusal } from '@wyrmtable/kernel';
import { LESSON } from '@wyrmtable/words/lessons';
import { common, trouble } from '@wyrmtable/words/shell';
import { TASKS } from '@wyrmtable/words/tasks';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { atTableOf } from '../games/at-table.ts';
import { Leaf } from '../learn/leaf.tsx';
import { useReadingKeys } from '../learn/reading-keys.ts';
import { Btn } from '../pieces/Btn.tsx';
import type { ChoiceWords } from '../report/telling.ts';
import { usualName } from '../setup/plan.ts';
import { dayAt } from '../shell/day.ts';
import { Trouble } from '../shell/lost.tsx';
import { ownName } from '../shell/own-name.ts';
import { Page } from '../shell/page.tsx';
import { usePageBusy } from '../shell/page-busy.ts';
import { useSpeech } from '../shell/words.ts';
import { Screen } from '../table/screen.tsx';
import { useSnapshot } from '../table/use-table.ts';
import { useWhyNot } from '../table/why-not.ts';
import type { TaskRules } from '../why/tasks.ts';
import { nextOf, queryOf, wished, wishIn } from './choosing.ts';
import { gameOfDay, taskOfDay } from './daily.ts';
import { hasTasks, TASK_GAMES } from './games.ts';
import { tasksOf } from './load.ts';
import { answered, keepSolved, placeOfTask, solvedTasks } from './progress.ts';
import { openTask, type TaskPort } from './task-port.ts';
import { useVerdict, Ways } from './verdict.tsx';

interface Opened {
  readonly port: TaskPort;
  readonly file: TaskFile;
  readonly words: ChoiceWords;
  readonly rules: TaskRules;
}

function Asked({
  opened,
  game,
  telling,
}: {
  readonly opened: Opened;
  readonly game: GameId;
  readonly telling: boolean;
}) {
  const { say } = useSpeech();
  const [, go] = useLocation();
  const wish = wishIn(new URLSearchParams(useSearch()));
  const { port, file } = opened;
  const { task } = port;
  const answer = port.answer();
  const { text, rows, rule } = useVerdict(opened, game);
  const solved = solvedTasks();
  const following = answer === null ? null : nextOf(game, wished(file.tasks, wish), solved, task);
  const next = following === null || telling ? null : () => go(`/tasks/${game}/${following.id}${queryOf(wish)}`);
  useReadingKeys(next);
  const theme = say(TASKS.themes, { theme: task.theme });
  const level = say(TASKS.level, { level: difficultyOf(file.tasks, task) });
  return (
    <Leaf
      over
      region={say(TASKS.region)}
      title={answer === null ? `${theme} (${level})` : say(answer.right ? TASKS.right : TASKS.wrong)}
      text={answer === null ? text : `${text} ${say(TASKS.streak, { streak: solved.streak, best: solved.best })}.`}
      at={null}
      of={0}
      next={next}
      onward={say(TASKS.next)}
      awaited={answer === null ? say(LESSON.todo) : ''}
      more={<Ways rows={rows} rule={rule} />}
    >
      {answer !== null && !answer.right && <Btn onPress={port.retry}>{say(TASKS.retry)}</Btn>}
      <Link className="btn" data-kind="quiet" href={`/tasks?game=${game}${queryOf(wish).replace('?', '&')}`}>
        {say(TASKS.overview)}
      </Link>
    </Leaf>
  );
}

function Laid({ opened, game }: { readonly opened: Opened; readonly game: GameId }) {
  const snapshot = useSnapshot(opened.port);
  return (
    <Screen
      port={opened.port}
      snapshot={snapshot}
      hurry={null}
      unaided
      afterword={null}
      slips={(telling) => <Asked opened={opened} game={game} telling={telling} />}
    />
  );
}

function Waiting() {
  const { say } = useSpeech();
  usePageBusy(true);
  return (
    <Page title={say(TASKS.title)}>
      <p className="hint">{say(common.loading)}</p>
    </Page>
  );
}

/** An answer is remembered as it is given; the day's task also as the day's. */
function remember(game: GameId, file: TaskFile, task: Task, right: boolean): void {
  const day = dayAt(Date.now());
  const isOfDay = gameOfDay(day, TASK_GAMES) === game && taskOfDay(day, file.tasks)?.id === task.id;
  keepSolved(answered(solvedTasks(), placeOfTask(game, task.id), right, isOfDay ? day : null));
}

export default function TaskTable({ game, id }: { readonly game: string; readonly id: string }) {
  const { say, lang } = useSpeech();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const [refused, setRefused] = useState<Parameters<typeof useWhyNot>[1]>(null);
  const why = useWhyNot(lang, refused);
  useEffect(() => {
    let wanted = true;
    const open = async () => {
      const file = hasTasks(game) ? await tasksOf(game) : null;
      if (!wanted || !hasTasks(game)) return setMissing(say(TASKS.noSuch));
      if (file === null) return setMissing(say(TASKS.unreadable));
      const task = file.tasks.find((one) => one.id === id);
      if (task === undefined) return setMissing(say(TASKS.noSuch));
      const { choiceWords, taskRules } = await atTableOf(game);
      const words = await choiceWords();
      const names = Array.from({ length: file.matches[task.match]?.seats ?? 0 }, (_, seat) => usualName(lang, seat));
      if (ownName() !== '') names[task.seat] = ownName();
      const port = await openTask(game, file, task, names, ({ right }) => remember(game, file, task, right));
      if (!wanted) return;
      if (isRefusal(port)) setRefused(port);
      else setOpened({ port, file, words, rules: taskRules ?? {} });
    };
    void open();
    return () => {
      wanted = false;
    };
  }, [game, id, say, lang]);
  if (missing !== null || refused !== null)
    return (
      <Trouble title={say(trouble.lostTitle)} text={missing ?? why}>
        <Link className="btn" href="/tasks">
          {say(TASKS.overview)}
        </Link>
      </Trouble>
    );
  if (opened === null || !hasTasks(game)) return <Waiting />;
  return <Laid opened={opened} game={game} />;
}
