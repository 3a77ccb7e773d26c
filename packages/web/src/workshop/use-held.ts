// Two tabs with one draft: the one that opened it last works on it, the other follows and may take it back.
import { useEffect, useRef, useState } from 'react';
import { storageKey } from '../shell/device-storage.ts';
import { lockTab, type TabLock } from '../table/local/tab-lock.ts';
import type { Draft } from './draft/document.ts';
import { draftKey, keptDraft } from './draft/kept.ts';

export interface Held {
  /** This tab is the one that works on it. */
  readonly held: boolean;
  readonly take: () => void;
}

/** `follow` is called with what the device has now, whenever another tab has changed it and when this one takes over. */
export function useHeld(id: string, follow: (draft: Draft) => void): Held {
  const [held, setHeld] = useState(true);
  const lock = useRef<TabLock | null>(null);
  const latest = useRef(follow);
  latest.current = follow;
  const take = () => {
    lock.current?.release();
    lock.current = lockTab(
      id,
      () => {
        const kept = keptDraft(id);
        if (kept !== null) latest.current(kept.document);
        setHeld(true);
      },
      () => setHeld(false),
      'hero',
    );
  };
  const begin = useRef(take);
  useEffect(() => {
    begin.current();
    return () => lock.current?.release();
  }, []);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      const kept = key === storageKey(draftKey(id)) ? keptDraft(id) : null;
      if (kept !== null) latest.current(kept.document);
    };
    if (held) return undefined;
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [id, held]);
  return { held, take };
}
