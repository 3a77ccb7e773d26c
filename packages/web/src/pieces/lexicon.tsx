// The words of a game that explain themselves. They come with the first sign of a person, since a table shows without them.
import type { Lang } from '@wyrmtable/words';
import type { Lexicon } from '@wyrmtable/words/keywords';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import { useSpeech } from '../shell/words.ts';
import { atFirstSign } from './first-sign.ts';

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
    const fetchIt = () => {
      // Without the words nothing is lost but their meaning: the next table tries again.
      Promise.all([load(), import('./keyword-kit.tsx')]).then(
        // Every line of a table is drawn anew with it, and the first press has set dice rolling: they go before.
        ([make, kit]) => startTransition(() => setCome({ make, kit })),
        () => setCome(null),
      );
    };
    if (!now) return atFirstSign(fetchIt);
    fetchIt();
    return undefined;
  }, [load, now]);
  const known = useMemo(() => come && { lexicon: come.make(lang), kit: come.kit }, [come, lang]);
  return <Context value={known}>{children}</Context>;
}
