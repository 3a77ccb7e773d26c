// The words of a game that explain themselves. They come with the first sign of a person, since a table shows without them.
import type { Lang } from '@wyrmtable/words';
import type { Lexicon } from '@wyrmtable/words/keywords';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useSpeech } from '../shell/words.ts';

type Kit = typeof import('./keyword-kit.tsx');

interface Known {
  readonly lexicon: Lexicon;
  readonly kit: Kit;
}

/** Where a game's words come from. */
export type LoadLexicon = () => Promise<(lang: Lang) => Lexicon>;

const Context = createContext<Known | null>(null);

/** Null until it has come; texts are whole without it. */
export const useLexicon = (): Known | null => useContext(Context);

/** Not focus: the table moves it by itself when it asks. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

export interface WithLexiconProps {
  readonly load: LoadLexicon;
  /** Where words are what one has come for. */
  readonly now?: boolean;
  readonly children: ReactNode;
}

export function WithLexicon({ load, now = false, children }: WithLexiconProps) {
  const { lang } = useSpeech();
  const [come, setCome] = useState<{ readonly make: (lang: Lang) => Lexicon; readonly kit: Kit } | null>(null);
  useEffect(() => {
    const watch = new AbortController();
    const fetchIt = () => {
      watch.abort();
      // Without the words nothing is lost but their meaning: the next table tries again.
      Promise.all([load(), import('./keyword-kit.tsx')]).then(
        ([make, kit]) => setCome({ make, kit }),
        () => setCome(null),
      );
    };
    if (now) fetchIt();
    else for (const sign of SIGNS) addEventListener(sign, fetchIt, { signal: watch.signal, passive: true });
    return () => watch.abort();
  }, [load, now]);
  const known = useMemo(() => come && { lexicon: come.make(lang), kit: come.kit }, [come, lang]);
  return <Context value={known}>{children}</Context>;
}
