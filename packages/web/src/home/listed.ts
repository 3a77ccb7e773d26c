// A list of tables that the server keeps.
import type { Refusal } from '@wyrmtable/kernel';
import { useEffect, useState } from 'react';
import type { ListedTable } from '../table/remote/api.ts';

/** Asks the server now and whenever the page is looked at again; null while it has not answered. */
export function useListed(ask: () => Promise<ListedTable[] | Refusal>): ListedTable[] | Refusal | null {
  const [answer, setAnswer] = useState<ListedTable[] | Refusal | null>(null);
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
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask]);
  return answer;
}
