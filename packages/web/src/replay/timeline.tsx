// The time line: a slider over all moments, with the turns, the chances and whatever stands out marked on it.
import type { Stand } from '@wyrmtable/bots/review';
import { replay as words } from '@wyrmtable/words/replay';
import { armsOf } from '../seats/arms.ts';
import { useSpeech } from '../shell/words.ts';
import { sidesOf } from './course.ts';
import type { Mark } from './marks.ts';
import type { Contents } from './reel.ts';

export interface TimelineProps {
  readonly contents: Contents;
  readonly at: number;
  readonly marks: readonly Mark[];
  readonly course: readonly Stand[];
  /** How it stands here, in words. */
  readonly standing: readonly string[];
  readonly go: (at: number) => void;
}

const placed = (at: number, last: number) => ({ '--at': last === 0 ? 0 : at / last }) as Record<`--${string}`, number>;

/** Units of the drawing; it is stretched to the line. */
const WIDE = 1000;
const HIGH = 100;

/** Every side's share of the whole, one above the other, as it stood from turn to turn. */
function Course({ course, last }: { readonly course: readonly Stand[]; readonly last: number }) {
  const sides = sidesOf(course);
  if (course.length < 3 || last === 0) return null;
  const x = (at: number): string => ((WIDE * at) / last).toFixed(1);
  // What is below a side is what those before it have.
  const below = course.map(() => 0);
  const bands = sides.map(({ seats, chances }) => {
    const lower = course.map(({ at }, i) => `${x(at)},${(HIGH * (1 - (below[i] ?? 0))).toFixed(1)}`);
    for (const [i, chance] of chances.entries()) below[i] = (below[i] ?? 0) + chance;
    const upper = course.map(({ at }, i) => `${x(at)},${(HIGH * (1 - (below[i] ?? 0))).toFixed(1)}`);
    return { seat: seats[0] ?? 0, points: [...lower, ...upper.reverse()].join(' ') };
  });
  return (
    <svg className="timeline__course" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
      {bands.map(({ seat, points }) => (
        <polygon key={seat} points={points} data-accent={armsOf(seat).accent} />
      ))}
      {sides.length === 2 && <line x1="0" x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} />}
    </svg>
  );
}

/** More would be a grey stripe. */
const TICKS = 120;

export function Timeline({ contents: { last, turns }, at, marks, course, standing, go }: TimelineProps) {
  const { say } = useSpeech();
  return (
    <div className="timeline">
      <Course course={course} last={last} />
      {turns.length <= TICKS &&
        turns.map((turn) => <i key={turn} className="timeline__turn" style={placed(turn, last)} aria-hidden="true" />)}
      <input
        type="range"
        className="timeline__line"
        min={0}
        max={last}
        value={at}
        aria-label={say(words.line)}
        aria-valuetext={[say(words.place, { at, last }), ...standing].join(', ')}
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
