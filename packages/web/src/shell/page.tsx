// One page of the client: its title, its landmark, and where the focus goes when somebody arrives.
import './page.css';
import { common } from '@wyrmtable/words/shell';
import { type ReactNode, useEffect, useRef } from 'react';
import { keepFocusIn } from './kept-focus.ts';
import { TopBar, type TopBarProps } from './top-bar.tsx';
import { useSpeech } from './words.ts';

export interface PageProps extends TopBarProps {
  /** Null on the front page, which has the name alone. */
  readonly title: string | null;
  readonly className?: string;
  /** A table says itself where the focus goes. */
  readonly keepsFocus?: boolean;
  readonly children: ReactNode;
}

/** The first page gets no focus: a reader begins at its top anyway. */
let arrivals = 0;

function useTitle(title: string | null): void {
  const { say } = useSpeech();
  const text = title === null ? 'Wyrmtable' : say(common.title, { page: title });
  useEffect(() => {
    document.title = text;
  }, [text]);
}

export const MAIN_ID = 'page';

export function Page({ title, className = 'page', keepsFocus = true, children, ...bar }: PageProps) {
  const main = useRef<HTMLElement>(null);
  useTitle(title);
  useEffect(() => {
    if (arrivals++ > 0) {
      window.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
  }, []);
  useEffect(() => (keepsFocus && main.current !== null ? keepFocusIn(main.current) : undefined), [keepsFocus]);
  return (
    <>
      <TopBar {...bar} />
      <main className={className} id={MAIN_ID} ref={main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
