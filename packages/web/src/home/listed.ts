// A list of tables that the server keeps.
import type { Refusal } from '@wyrmtable/kernel';
import { useEffect, useState } from 'react';
import type { ListedTable } from '../table/remote/api.ts';

/** Null while the server has not answered. */
export type Listed = ListedTable[] | Refusal | null;

/** Asks the server now and whenever the page is looked at again. */
export function useListed(ask: () => Promise<ListedTable[] | Refusal>): Listed {
  const [answer, setAnswer] = useState<Listed>(null);
  useEffect(() => {
    let wanted = true;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      ask().then((found) => {
        if (wanted) setAnswer(found);
      });
    };
    look();
    document.addEventListener('visibilitychange', look);
    // Word of a table has come to this device.
    navigator.serviceWorker?.addEventListener('message', look);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', look);
      navigator.serviceWorker?.removeEventListener('message', look);
    };
  }, [ask]);
  return answer;
}
