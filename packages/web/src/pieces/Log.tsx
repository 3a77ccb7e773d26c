// The chronicle: what happened, newest last; read out politely as it grows.
import './log.css';
import { table } from '@wyrmtable/words/shell-table';
import { type KeyboardEvent, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSpeech } from '../shell/words.ts';
import type { RuleId } from '../why/rule.ts';
import { Btn } from './Btn.tsx';
import { Icon } from './Icon.tsx';
import { followsEnd, isAtEnd, type Stand, standOf } from './log-end.ts';
import { Rule } from './Rule.tsx';
import { sheetOpen } from './Sheets.tsx';
import { Thing, type ThingShown } from './Thing.tsx';
import { Glossary, Told } from './Told.tsx';
import { Why } from './Why.tsx';

export interface LogEntry {
  readonly key: number;
  readonly text: string;
  readonly icon: string;
  readonly tone: 'plain' | 'danger' | 'heal' | 'guard';
  /** By which it happened. */
  readonly rule: RuleId;
  /** The card or the ability it speaks of. */
  readonly thing?: ThingShown | null;
}

export interface LogProps {
  readonly entries: readonly LogEntry[];
  readonly label: string;
  /** Brings lines from before; null where there are none. */
  readonly earlier: (() => void) | null;
  /** Whether it is open, where it is a sheet on a phone. */
  readonly sheet?: boolean;
}

/** So long after a wheel, a finger or a key a move of the box is theirs. */
const HAND_MS = 1000;

/** A box that scrolls must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };

/** The chronicle under its heading. */
export function Chronicled({ sheet, ...log }: LogProps) {
  return (
    <section
      className={sheet === undefined ? 'chronicle' : 'chronicle sheet'}
      aria-label={log.label}
      {...sheetOpen(sheet === true)}
    >
      <Rule>{log.label}</Rule>
      <Log {...log} />
      <Glossary />
    </section>
  );
}

/** Arrows go from rule to rule, the newest line first. */
function walkRules(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const rules = [...event.currentTarget.querySelectorAll<HTMLElement>('.why')];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? rules.indexOf(activeElement) : -1;
  const next = event.key === 'ArrowUp' ? (at < 0 ? rules.length : at) - 1 : at + 1;
  if (at < 0 && event.key === 'ArrowDown') return;
  event.preventDefault();
  rules[next]?.focus();
}

/** Drawn again only when it says something else: there are some two hundred, and a table is drawn with every beat. */
const Line = memo(function Line({ entry }: { readonly entry: LogEntry }) {
  const { tone, icon, text, rule, thing = null } = entry;
  return (
    <li data-tone={tone}>
      <Icon name={icon} />
      <span>
        <Told text={text} many /> <Why rule={rule} reached={false} />
        {thing !== null && <Thing {...thing} />}
      </span>
    </li>
  );
});

function Log({ entries, label, earlier }: Omit<LogProps, 'sheet'>) {
  const { say } = useSpeech();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  // Whoever has scrolled up to read an older line is not dragged down again.
  const following = useRef(true);
  const stand = useRef<Stand>({ top: 0, height: 0, whole: 0 });
  const height = useRef(0);
  const handled = useRef(Number.NEGATIVE_INFINITY);
  const handle = () => {
    handled.current = performance.now();
  };
  /** Older lines were asked for when this was the newest: they come to be read, not to be read out. */
  const [asked, setAsked] = useState<number | undefined>(undefined);
  const oldest = entries[0]?.key;
  const newest = entries.at(-1)?.key;
  // Lines come in, a sheet opens, other parts of the table take or leave room: the end stays in sight through all of it.
  useEffect(() => {
    const { current } = box;
    if (current === null || list.current === null) return undefined;
    const sizes = new ResizeObserver(() => {
      if (following.current) current.scrollTop = current.scrollHeight;
      stand.current = standOf(current);
      height.current = stand.current.whole;
    });
    sizes.observe(current);
    sizes.observe(list.current);
    return () => sizes.disconnect();
  }, []);
  // Lines that come in above leave the one that was being read where it is. How high it was is known from the last change of its
  // size: to ask while a line is coming in would have the whole table laid out with every beat.
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || oldest === undefined) return;
    if (!following.current) current.scrollTop += current.scrollHeight - height.current;
  }, [oldest]);
  return (
    <div
      className="log"
      role="log"
      aria-live={asked !== undefined && asked === newest ? 'off' : 'polite'}
      aria-label={label}
      ref={box}
      onScroll={({ currentTarget }) => {
        const now = standOf(currentTarget);
        const byHand = performance.now() - handled.current < HAND_MS;
        following.current = followsEnd(following.current, stand.current, now, byHand);
        // Only a reader's own line is held where it is when the oldest ones go: held at the end, it would leave the end.
        currentTarget.style.overflowAnchor = following.current ? 'none' : 'auto';
        stand.current = now;
        if (following.current && !isAtEnd(now)) currentTarget.scrollTop = now.whole;
      }}
      onWheel={handle}
      onTouchMove={handle}
      onPointerDown={handle}
      onKeyDown={(event) => {
        handle();
        walkRules(event);
      }}
      {...REACHABLE}
    >
      {earlier !== null && (
        <Btn
          kind="quiet"
          onPress={() => {
            setAsked(newest);
            following.current = false;
            earlier();
          }}
        >
          {say(table.earlier)}
        </Btn>
      )}
      <ol ref={list}>
        {entries.map((entry) => (
          <Line key={entry.key} entry={entry} />
        ))}
      </ol>
    </div>
  );
}
