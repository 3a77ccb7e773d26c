// Who is there, asked now and then while the page is looked at.
import type { Refusal } from '@wyrmtable/kernel';
import type { House } from '@wyrmtable/wire';
import { useCallback, useEffect, useState } from 'react';
import { house } from './api.ts';

const EVERY = 5000;

/** Null until the server has answered. */
export function useHouse(): { readonly seen: House | Refusal | null; readonly look: () => void } {
  const [seen, setSeen] = useState<House | Refusal | null>(null);
  const look = useCallback(() => {
    if (document.visibilityState !== 'hidden') void house().then(setSeen);
  }, []);
  useEffect(() => {
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);
  return { seen, look };
}
