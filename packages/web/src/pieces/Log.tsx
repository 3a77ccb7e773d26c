// The chronicle: what happened, newest last; read out politely as it grows.
import './log.css';
import { useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';

export interface LogEntry {
  readonly key: number;
  readonly text: string;
  readonly icon: string;
  readonly tone: 'plain' | 'danger' | 'heal' | 'guard';
}

/** A box that scrolls must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };

export function Log({ entries, label }: { readonly entries: readonly LogEntry[]; readonly label: string }) {
  const box = useRef<HTMLDivElement>(null);
  // Whoever has scrolled up to read an older line is not dragged down again.
  const following = useRef(true);
  const newest = entries.at(-1)?.key;
  useEffect(() => {
    if (box.current !== null && newest !== undefined && following.current)
      box.current.scrollTop = box.current.scrollHeight;
  }, [newest]);
  return (
    <div
      className="log"
      role="log"
      aria-live="polite"
      aria-label={label}
      ref={box}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        following.current = scrollHeight - scrollTop - clientHeight < clientHeight / 2;
      }}
      {...REACHABLE}
    >
      <ol>
        {entries.map((entry) => (
          <li key={entry.key} data-tone={entry.tone}>
            <Icon name={entry.icon} />
            <span>{entry.text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
