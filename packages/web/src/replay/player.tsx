// The player below a table that is looked back at: time line, steps, speed, eyes, and what else there is to know.
import './replayer.css';
import type { MatchFile } from '@wyrmtable/kernel';
import { type Lang, list, number, percent, phrase } from '@wyrmtable/words';
import { replay as words } from '@wyrmtable/words/replay';
import { hours } from '@wyrmtable/words/shell-hours';
import { useSyncExternalStore } from 'react';
import { Btn } from '../pieces/Btn.tsx';
import { armsOf } from '../seats/arms.ts';
import { usePageBusy } from '../shell/page-busy.ts';
import { useSpeech } from '../shell/words.ts';
import { endedLine } from '../table/ended-line.ts';
import { About } from './about.tsx';
import { sidesOf, standAt } from './course.ts';
import { PACES } from './going.ts';
import { Hands } from './hands.tsx';
import { marksOf } from './marks.ts';
import { PlayOn } from './play-on.tsx';
import type { ReplayPort } from './port.ts';
import type { Eyes } from './reel.ts';
import { seatsBy } from './seats-by.ts';
import { Timeline } from './timeline.tsx';
import { type usePlayer, useRunning } from './use-player.ts';
import type { Reporting } from './use-report.ts';

export interface PlayerProps {
  readonly port: ReplayPort;
  readonly player: ReturnType<typeof usePlayer>;
  readonly telling: boolean;
  readonly names: readonly string[];
  readonly reporting: Reporting;
  readonly link: () => Promise<string>;
}

const eyesOf = (value: string): Eyes => (value === 'all' || value === 'spectator' ? value : Number(value));

function EyesField({ port, names }: Pick<PlayerProps, 'port' | 'names'>) {
  const { say } = useSpeech();
  if (names.length < 2) return null;
  return (
    <select
      className="field replayer__eyes"
      aria-label={say(words.eyes)}
      value={port.moment().eyes}
      onChange={(event) => port.look(eyesOf(event.currentTarget.value))}
    >
      <option value="all">{say(words.all)}</option>
      {seatsBy(names).map(({ seat, name }) => (
        <option key={seat} value={seat}>
          {name}
        </option>
      ))}
      <option value="spectator">{say(words.spectator)}</option>
    </select>
  );
}

interface ToldSide {
  readonly seat: number;
  readonly text: string;
}

/** Who has what chance at that moment, as it is judged; nobody where nobody can tell. */
function useStanding({ reporting, names }: Pick<PlayerProps, 'reporting' | 'names'>, at: number): readonly ToldSide[] {
  const { say, lang } = useSpeech();
  const course = reporting.report?.course ?? [];
  const stand = standAt(course, at);
  if (stand === null || course.length < 3) return [];
  return sidesOf(course).map(({ seats }) => {
    const seat = seats[0] ?? 0;
    const called = seats.map((one) => names[one] ?? '');
    const chance = percent(lang, stand.chances[seat] ?? 0);
    return { seat, text: say(words.chance, { names: list(lang, called), chance }) };
  });
}

/** What the table said of an end that the rules do not know; null where the file does not tell. */
function howEnded(lang: Lang, { ended }: MatchFile, names: readonly string[]): string | null {
  if (ended === undefined) return null;
  const won = ended.winners.map((seat) => names[seat] ?? '');
  const line = endedLine(lang, ended, names);
  return won.length === 0 ? line : `${line} ${phrase(lang, hours.winners, { names: list(lang, won) })}`;
}

export function PlayerBar({ port, player, telling, names, reporting, link }: PlayerProps) {
  const { say, lang } = useSpeech();
  const { at } = useSyncExternalStore(port.subscribe, port.moment);
  const { pace, running, setPace, run, step, leap } = player;
  useRunning(port, player, !telling);
  usePageBusy(running || port.frame()?.at !== at);
  const standing = useStanding({ reporting, names }, at);
  const contents = port.contents();
  if (contents === null) return null;
  const marks = marksOf(lang, reporting.report, names);
  const ended = at === contents.last && contents.outcome === null;
  return (
    <section className="replayer" aria-label={say(words.player)} data-stage="true">
      {ended && (
        <p className="replayer__ended" role="status">
          {howEnded(lang, port.file, names) ?? say(words.endedEarly)}
        </p>
      )}
      {!ended && standing.length > 0 && (
        <ul className="replayer__standing" aria-label={say(words.course)} title={say(words.courseNote)}>
          {standing.map(({ seat, text }) => (
            <li key={seat} data-accent={armsOf(seat).accent}>
              {text}
            </li>
          ))}
        </ul>
      )}
      <Timeline
        contents={contents}
        at={at}
        marks={marks}
        course={reporting.report?.course ?? []}
        standing={standing.map(({ text }) => text)}
        go={leap}
      />
      <div className="replayer__row">
        <div className="replayer__keys">
          <Btn
            icon="fast-backward-button"
            kind="quiet"
            label={say(words.turnBack)}
            disabled={at === 0}
            onPress={() => step('turn', -1)}
          />
          <Btn
            icon="previous-button"
            kind="quiet"
            label={say(words.stepBack)}
            disabled={at === 0}
            onPress={() => step('step', -1)}
          />
          <Btn
            icon={running ? 'pause-button' : 'play-button'}
            kind="primary"
            label={say(running ? words.halt : words.run)}
            onPress={run}
          />
          <Btn
            icon="next-button"
            kind="quiet"
            label={say(words.step)}
            disabled={at === contents.last}
            onPress={() => step('step', 1)}
          />
          <Btn
            icon="fast-forward-button"
            kind="quiet"
            label={say(words.turn)}
            disabled={at === contents.last}
            onPress={() => step('turn', 1)}
          />
        </div>
        <select
          className="field replayer__pace"
          aria-label={say(words.pace)}
          value={pace.id}
          onChange={(event) => setPace(event.currentTarget.value)}
        >
          {PACES.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
        <p className="replayer__place">
          {number(lang, at)}
          <span> / {number(lang, contents.last)}</span>
        </p>
        <EyesField port={port} names={names} />
        <Hands port={port} names={names} />
        <div className="replayer__more">
          <About file={port.file} names={names} marks={marks} reporting={reporting} go={leap} link={link} />
          <PlayOn port={port} names={names} />
        </div>
      </div>
    </section>
  );
}
