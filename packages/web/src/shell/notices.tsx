// The line that tells what just happened or went wrong: read out politely, gone when it is no longer news.
import './notices.css';
import { common } from '@wyrmtable/words/shell';
import { useEffect } from 'react';
import { Icon } from '../pieces/Icon.tsx';
import { createStore, useStore } from './store.ts';
import { useSpeech } from './words.ts';

interface Notice {
  readonly text: string;
  readonly tone: 'plain' | 'danger';
}

const LASTS_MS = 8000;
const notice = createStore<Notice | null>(null);

export function notify(text: string, tone: Notice['tone'] = 'plain'): void {
  notice.set({ text, tone });
}

/** It is no longer news. */
export const hush = (): void => notice.set(null);

export function Notices() {
  const { say } = useSpeech();
  const current = useStore(notice);
  useEffect(() => {
    if (current === null) return undefined;
    const timer = setTimeout(hush, LASTS_MS);
    return () => clearTimeout(timer);
  }, [current]);
  return (
    <div className="notices" role="status">
      {current !== null && (
        <div className="notice" data-tone={current.tone}>
          <p>{current.text}</p>
          <button type="button" className="btn" data-kind="quiet" aria-label={say(common.dismiss)} onClick={hush}>
            <Icon name="cancel" />
          </button>
        </div>
      )}
    </div>
  );
}
