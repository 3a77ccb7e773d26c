// What the server is asked once a page opens, and again when the question changes.
import { useEffect, useState } from 'react';

/** Null until it has answered. */
export function useAsked<T>(ask: (about: string) => Promise<T>, about: string): T | null {
  const [answer, setAnswer] = useState<{ readonly about: string; readonly given: T } | null>(null);
  useEffect(() => {
    let wanted = true;
    void ask(about).then((given) => {
      if (wanted) setAnswer({ about, given });
    });
    return () => {
      wanted = false;
    };
  }, [ask, about]);
  return answer?.about === about ? answer.given : null;
}
