// What a task comes to once it is answered: why in a sentence, every way with its chance to win, and the rule.
import type { Choice, Reading } from '@wyrmtable/kernel';
import type { GameId } from '@wyrmtable/registry';
import { TASKS } from '@wyrmtable/words/tasks';
import { WHY } from '@wyrmtable/words/why';
import type { CSSProperties } from 'react';
import { adviceLines } from '../coach/saying.ts';
import { GAMES } from '../games/index.ts';
import { Told } from '../pieces/Told.tsx';
import type { ChoiceWords } from '../report/telling.ts';
import { useSpeech } from '../shell/words.ts';
import { ruleHref } from '../why/rule.ts';
import { type TaskRules, taskRule } from '../why/tasks.ts';
import type { TaskPort } from './task-port.ts';

/** Answers that leave things as they are; at the dice that is to be content with them. */
const WAITING: readonly string[] = ['pass', 'proceed', 'stop', 'declare', 'detour'];
const isWaiting = ({ kind }: Reading): boolean => WAITING.includes(kind);

/** What reads its whole text aloud is called by its name. */
const LONG = 80;
const brief = (name: string): string => (name.length > LONG ? (name.split(': ')[0] ?? name) : name);

interface Row {
  readonly choice: Choice;
  readonly name: string;
  /** Null where it is less than all that are told. */
  readonly win: number | null;
  readonly mark: string;
}

interface Verdict {
  readonly text: string;
  readonly rows: readonly Row[];
  readonly rule: ReturnType<typeof taskRule>;
}

interface Of {
  readonly port: TaskPort;
  readonly words: ChoiceWords;
  readonly rules: TaskRules;
}

export function useVerdict({ port, words, rules }: Of, game: GameId): Verdict {
  const { say, lang } = useSpeech();
  const answer = port.answer();
  const { ways, right, theme } = port.task;
  const [[best] = [0]] = ways;
  const reading = port.read(best);
  const rule = taskRule(rules, theme, reading.kind);
  if (answer === null) return { text: say(TASKS.ask), rows: [], rule };
  const { view, seats } = port.snapshot();
  const names = seats.map(({ name }) => name);
  const told = (of: Reading) => brief(words.choice(lang, of, names, view ?? {}));
  // The two that matter in words; the list has them all.
  const advice = ways.slice(0, 2).map(([choice, win]) => ({ choice, reading: port.read(choice), win }));
  const [first = '', ...others] = adviceLines(lang, { kind: 'advice', ways: advice }, (way) => told(way.reading));
  const text = [
    // What was won is no expectation of master's.
    GAMES[game].tasks?.playedOut ? say(TASKS.best, { choice: told(reading), win: ways[0]?.[1] ?? 0 }) : first,
    ...others,
    say(TASKS.why, { theme, way: isWaiting(reading) ? 'wait' : 'act' }),
    say(TASKS.proved, { right }),
  ].join(' ');
  const given = ways.find(([choice]) => choice === answer.choice)?.[0] ?? (answer.right ? best : null);
  const rows = ways.map(([choice, win]): Row => {
    const mark = choice === given ? say(TASKS.yours) : '';
    return { choice, name: told(port.read(choice)), win, mark };
  });
  if (given === null)
    rows.push({
      choice: answer.choice,
      name: told(port.read(answer.choice)),
      win: null,
      mark: say(TASKS.yours),
    });
  return { text, rows, rule };
}

const lengthOf = (win: number | null): CSSProperties & { readonly '--win': number } => ({ '--win': win ?? 0 });

/** In full, best first, each as long as its chance to win. */
export function Ways({ rows, rule }: Pick<Verdict, 'rows' | 'rule'>) {
  const { say } = useSpeech();
  if (rows.length === 0) return null;
  return (
    <>
      <ol className="ways" aria-label={say(TASKS.ways)}>
        {rows.map(({ choice, name, win, mark }) => (
          <li key={choice} style={lengthOf(win)}>
            <span>
              <Told text={name} />
              {mark !== '' && <small> ({mark})</small>}
            </span>
            <b>{win === null ? say(TASKS.less) : say(TASKS.chance, { win })}</b>
          </li>
        ))}
      </ol>
      {rule !== null && (
        <a className="ways__rule" href={ruleHref(rule)} target="_blank" rel="noopener">
          {say(WHY.rule, { rule })}
        </a>
      )}
    </>
  );
}
