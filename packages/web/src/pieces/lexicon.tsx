// The words of a game that explain themselves. They come with the first sign of a person, since a table shows without them.
import type { Lang } from '@wyrmtable/words';
import type { Lexicon } from '@wyrmtable/words/keywords';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { stir } from '../shell/page-busy.ts';
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
  // With them an open sheet grows, and what lies at its foot moves: until then the page does not stand still.
  const stirs = useRef<(() => void) | null>(null);
  const settle = useCallback(() => {
    stirs.current?.();
    stirs.current = null;
  }, []);
  useLayoutEffect(() => {
    if (come !== null) settle();
  }, [come, settle]);
  useEffect(() => settle, [settle]);
  useEffect(() => {
    const fetchIt = () => {
      stirs.current ??= stir();
      // Without the words nothing is lost but their meaning: the next table tries again.
      Promise.all([load(), import('./keyword-kit.tsx')]).then(
        // Every line of a table is drawn anew with it, and the first press has set dice rolling: they go before.
        ([make, kit]) => startTransition(() => setCome({ make, kit })),
        settle,
      );
    };
    if (!now) return atFirstSign(fetchIt);
    fetchIt();
    return undefined;
  }, [load, now, settle]);
  const known = useMemo(() => come && { lexicon: come.make(lang), kit: come.kit }, [come, lang]);
  return <Context value={known}>{children}</Context>;
}
