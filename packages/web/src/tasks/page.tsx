// The page of tasks: the one of the day, and all others by game, theme and difficulty.
import type { GameId } from '@wyrmtable/registry';
import './tasks.css';
import '../pieces/btn.css';
import { difficultyOf, type Task, type TaskFile } from '@wyrmtable/bots/task';
import { gameTitle } from '@wyrmtable/words';
import { common } from '@wyrmtable/words/shell';
import { TASKS } from '@wyrmtable/words/tasks';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { GAMES } from '../games/index.ts';
import { Icon } from '../pieces/Icon.tsx';
import { Rule } from '../pieces/Rule.tsx';
import { Switch } from '../pieces/Switch.tsx';
import { dayAt } from '../shell/day.ts';
import { Page } from '../shell/page.tsx';
import { usePageBusy } from '../shell/page-busy.ts';
import { useSpeech } from '../shell/words.ts';
import { DIFFICULTIES, nextOf, queryOf, themesIn, type Wish, wished, wishIn } from './choosing.ts';
import { gameOfDay, taskOfDay } from './daily.ts';
import { hasTasks, TASK_GAMES } from './games.ts';
import { tasksOf } from './load.ts';
import { placeOfTask, type Solved, solvedTasks } from './progress.ts';

/** Null when it cannot be had. */
function useTasks(game: GameId): TaskFile | null | 'loading' {
  const [found, setFound] = useState<{ readonly of: GameId; readonly file: TaskFile | null } | null>(null);
  useEffect(() => {
    let here = true;
    void tasksOf(game).then((file) => here && setFound({ of: game, file }));
    return () => {
      here = false;
    };
  }, [game]);
  const loading = found?.of !== game;
  usePageBusy(loading);
  return loading ? 'loading' : found.file;
}

function Daily({ solved }: { readonly solved: Solved }) {
  const { say, lang } = useSpeech();
  const [day] = useState(() => dayAt(Date.now()));
  const game = gameOfDay(day, TASK_GAMES);
  const file = useTasks(game);
  const task = file === null || file === 'loading' ? null : taskOfDay(day, file.tasks);
  const done = solved.day === day;
  return (
    <section className="tasks__daily" aria-labelledby="daily-title" data-accent={GAMES[game].accent}>
      <span className="tasks__emblem">
        <Icon name={GAMES[game].cover.icon} />
      </span>
      <div>
        <h2 id="daily-title">{say(TASKS.daily)}</h2>
        <p>
          {gameTitle(lang, game)}
          {task !== null && `: ${say(TASKS.themes, { theme: task.theme })}`}.{' '}
          {say(done ? TASKS.dailyDone : TASKS.dailyText)}
        </p>
      </div>
      {task !== null && (
        <Link className="btn" data-kind={done ? 'plain' : 'primary'} href={`/tasks/${game}/${task.id}`}>
          {say(TASKS.solveDaily)}
        </Link>
      )}
    </section>
  );
}

interface ListProps {
  readonly game: GameId;
  readonly all: readonly Task[];
  readonly wish: Wish;
  readonly solved: Solved;
}

/** Every task by its number, with how it went. */
function Numbers({ game, all, wish, solved }: ListProps) {
  const { say } = useSpeech();
  return (
    <details className="tasks__pick">
      <summary>{say(TASKS.pick)}</summary>
      <ol>
        {wished(all, wish).map((task) => {
          const first = solved.first[placeOfTask(game, task.id)];
          const state = first === undefined ? 'open' : first ? 'right' : 'wrong';
          const number = all.indexOf(task) + 1;
          const told = {
            number,
            state,
            theme: say(TASKS.themes, { theme: task.theme }),
            level: say(TASKS.level, { level: difficultyOf(all, task) }),
          };
          return (
            <li key={task.id}>
              <Link
                href={`/tasks/${game}/${task.id}${queryOf(wish)}`}
                aria-label={say(TASKS.number, told)}
                data-state={state}
              >
                {number}
              </Link>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

function Begin({ game, all, wish, solved }: ListProps) {
  const { say } = useSpeech();
  const tasks = wished(all, wish);
  const next = nextOf(game, tasks, solved, null);
  const firsts = tasks.map(({ id }) => solved.first[placeOfTask(game, id)]);
  if (next === null) return <p className="hint">{say(TASKS.none)}</p>;
  return (
    <div className="tasks__begin">
      <Link className="btn" data-kind="primary" href={`/tasks/${game}/${next.id}${queryOf(wish)}`}>
        <Icon name="graduate-cap" />
        {say(firsts.includes(undefined) ? TASKS.begin : TASKS.again)}
      </Link>
      <p>
        {say(TASKS.standing, { right: firsts.filter((right) => right === true).length, of: tasks.length })}
        <br />
        {say(TASKS.streak, { streak: solved.streak, best: solved.best })}
      </p>
    </div>
  );
}

function OfGame({ game, wish, set, solved }: Omit<ListProps, 'all'> & { readonly set: (wish: Wish) => void }) {
  const { say } = useSpeech();
  const file = useTasks(game);
  if (file === 'loading') return <p className="hint">{say(common.loading)}</p>;
  if (file === null) return <p role="alert">{say(TASKS.unreadable)}</p>;
  const all = file.tasks;
  const themes = (['all', ...themesIn(all)] as const).map((theme) => ({
    value: theme,
    text: theme === 'all' ? say(TASKS.all) : say(TASKS.themes, { theme }),
  }));
  const levels = (['all', ...DIFFICULTIES] as const).map((level) => ({
    value: level,
    text: say(TASKS.levels, { level }),
  }));
  return (
    <>
      <div className="tasks__wish">
        <Switch
          label={say(TASKS.theme)}
          options={themes}
          value={wish.theme}
          onChange={(theme) => set({ ...wish, theme })}
        />
        <Switch
          label={say(TASKS.difficulty)}
          options={levels}
          value={wish.difficulty}
          onChange={(difficulty) => set({ ...wish, difficulty })}
        />
      </div>
      <Begin game={game} all={all} wish={wish} solved={solved} />
      <Numbers game={game} all={all} wish={wish} solved={solved} />
    </>
  );
}

export default function Tasks() {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const query = new URLSearchParams(useSearch());
  const wanted = query.get('game') ?? '';
  const game = hasTasks(wanted) ? wanted : TASK_GAMES[0];
  const wish = wishIn(query);
  const [solved] = useState(() => solvedTasks());
  const to = (next: GameId, wishes: Wish) =>
    go(`/tasks?game=${next}${queryOf(wishes).replace('?', '&')}`, { replace: true });
  return (
    <Page title={say(TASKS.title)} className="page tasks">
      <h1>{say(TASKS.title)}</h1>
      <p className="prose">{say(TASKS.lead)}</p>
      <Daily solved={solved} />
      <p className="prose">
        <Link href="/day">{say(TASKS.matches)}</Link>
      </p>
      <section aria-labelledby="tasks-title" className="tasks__all">
        <Rule id="tasks-title">{say(TASKS.overview)}</Rule>
        <Switch
          label={say(TASKS.game)}
          options={TASK_GAMES.map((one) => ({ value: one, text: gameTitle(lang, one) }))}
          value={game}
          onChange={(next) => to(next, { theme: 'all', difficulty: wish.difficulty })}
        />
        <OfGame game={game} wish={wish} set={(wishes) => to(game, wishes)} solved={solved} />
      </section>
    </Page>
  );
}
