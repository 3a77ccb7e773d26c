// A die that can be thrown, kept and read aloud: six real sides, numbers or symbols on them.
import './die.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { atRest, inTime, tumble } from './roll.ts';

const SIDES = [1, 2, 3, 4, 5, 6] as const;

export type DieState = 'resting' | 'kept' | 'disabled' | 'spent';

/** A throw: a new number makes the die tumble for `ms`, or cross-fade when that is 0. It lies at `by`, on the page's clock. */
export interface Toss {
  readonly number: number;
  readonly ms: number;
  readonly by: number;
}

export interface DieProps {
  /** The side in front, 1 to 6. */
  readonly face: number;
  /** What the sides show, from the first to the sixth; numerals when left out. */
  readonly sides?: readonly ReactNode[];
  readonly state?: DieState;
  readonly kind?: 'plain' | 'event';
  readonly size?: 'large' | 'small';
  /** The whole accessible name: "5, kept"; an empty one hides a die that only waits. */
  readonly label: string;
  readonly toss?: Toss;
  /** Its place among the dice of the roll. */
  readonly place?: number;
  readonly count?: number;
  readonly hotkey?: string;
  /** With it the die is a button. */
  readonly onPress?: () => void;
  /** Says why, where it is disabled. */
  readonly onRefused?: () => void;
}

export function Die(props: DieProps) {
  const {
    face,
    sides,
    state = 'resting',
    kind = 'plain',
    size = 'large',
    label,
    toss,
    hotkey,
    onPress,
    onRefused,
  } = props;
  const cube = useRef<HTMLSpanElement>(null);
  const { place = 0, count = 1 } = props;
  const landed = useRef({ face, place, count });
  landed.current = { face, place, count };
  const number = toss?.number ?? 0;
  const ms = toss?.ms ?? 0;
  const by = toss?.by ?? 0;
  useEffect(() => {
    if (cube.current === null || number === 0) return undefined;
    const { face, place, count } = landed.current;
    return tumble(cube.current, face, inTime(ms, by - performance.now()), place, count);
  }, [number, ms, by]);

  const body = (
    <span className="die__hop">
      <span className="die__cube" ref={cube} style={{ transform: atRest(face) }} aria-hidden="true">
        {SIDES.map((side) => (
          <span className="die__face" data-n={side} key={side}>
            {sides === undefined ? <span className="numeral" /> : sides[side - 1]}
          </span>
        ))}
      </span>
    </span>
  );
  const shared = { className: 'die', 'data-face': face, 'data-state': state, 'data-kind': kind, 'data-size': size };
  if (label === '') return <span {...shared}>{body}</span>;
  if (onPress === undefined) {
    return (
      <span {...shared} role="img" aria-label={label}>
        {body}
      </span>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      aria-label={label}
      aria-pressed={state === 'kept'}
      aria-disabled={state === 'disabled' || undefined}
      aria-keyshortcuts={hotkey}
      data-why={state === 'disabled' && onRefused !== undefined ? 'pressed' : undefined}
      onClick={(event) => {
        if (event.detail > 0) event.currentTarget.blur();
        if (state !== 'disabled') onPress();
        else onRefused?.();
      }}
    >
      {body}
    </button>
  );
}
