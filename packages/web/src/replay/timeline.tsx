// The time line: a slider over all moments, with the turns and whatever stands out marked on it.
import { replay as words } from '@wyrmtable/words/replay';
import { useSpeech } from '../shell/words.ts';
import type { Mark } from './marks.ts';
import type { Contents } from './reel.ts';

export interface TimelineProps {
  readonly contents: Contents;
  readonly at: number;
  readonly marks: readonly Mark[];
  readonly go: (at: number) => void;
}

const placed = (at: number, last: number) => ({ '--at': last === 0 ? 0 : at / last }) as Record<`--${string}`, number>;

/** More would be a grey stripe. */
const TICKS = 120;

export function Timeline({ contents: { last, turns }, at, marks, go }: TimelineProps) {
  const { say } = useSpeech();
  return (
    <div className="timeline">
      {turns.length <= TICKS &&
        turns.map((turn) => <i key={turn} className="timeline__turn" style={placed(turn, last)} aria-hidden="true" />)}
      <input
        type="range"
        className="timeline__line"
        min={0}
        max={last}
        value={at}
        aria-label={say(words.line)}
        aria-valuetext={say(words.place, { at, last })}
        style={placed(at, last)}
        onChange={(event) => go(Number(event.currentTarget.value))}
      />
      {marks.map((mark) => (
        <button
          key={`${mark.kind} ${mark.at}`}
          type="button"
          className="timeline__mark"
          data-mark={mark.kind}
          style={placed(mark.at, last)}
          aria-label={mark.text}
          title={mark.text}
          onClick={() => go(mark.at)}
        />
      ))}
    </div>
  );
}
