// A list of tables that the server keeps.
import type { Refusal } from '@wyrmtable/kernel';
import { useEffect, useState } from 'react';
import type { ListedTable } from '../table/remote/api.ts';

/** Asks the server once; null while it has not answered. */
export function useListed(ask: () => Promise<ListedTable[] | Refusal>): ListedTable[] | Refusal | null {
  const [answer, setAnswer] = useState<ListedTable[] | Refusal | null>(null);
  useEffect(() => {
    let wanted = true;
    ask().then((found) => {
      if (wanted) setAnswer(found);
    });
    return () => {
      wanted = false;
    };
  }, [ask]);
  return answer;
}
