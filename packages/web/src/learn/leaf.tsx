// The leaf on which a lesson stands: what this moment is about, what to do, and the way out.
import './lesson.css';
import { LESSON } from '@wyrmtable/words/lessons';
import type { ReactNode } from 'react';
import { Btn } from '../pieces/Btn.tsx';
import { Icon } from '../pieces/Icon.tsx';
import { useNarrow } from '../pieces/narrow.ts';
import { Told } from '../pieces/Told.tsx';
import { useSpeech } from '../shell/words.ts';

export interface LeafProps {
  readonly region: string;
  readonly title: string;
  readonly text: string;
  /** Which lesson of how many; null after the last. */
  readonly at: number | null;
  readonly of: number;
  /** The way on, where there is something to read; else what is awaited. */
  readonly next: (() => void) | null;
  /** What the way on is called, where that is not the next lesson. */
  readonly onward?: string;
  readonly awaited: string;
  /** It lies over a table of its own, not in it. */
  readonly over?: boolean;
  /** Below the text. */
  readonly more?: ReactNode;
  /** The way out. */
  readonly children: ReactNode;
}

/** The way out; on a phone it is only its glyph, so that the table has the room. */
export function Leave({ onPress }: { readonly onPress: () => void }) {
  const { say } = useSpeech();
  return useNarrow() ? (
    <Btn kind="quiet" icon="cancel" label={say(LESSON.leave)} onPress={onPress} />
  ) : (
    <Btn kind="quiet" onPress={onPress}>
      {say(LESSON.leave)}
    </Btn>
  );
}

export function Leaf({ region, title, text, at, of, next, onward, awaited, over, more, children }: LeafProps) {
  const { say } = useSpeech();
  return (
    <section className="lesson" aria-label={region} data-over={over || undefined}>
      <div role="status">
        <h2>
          <Icon name="graduate-cap" />
          {title} {at !== null && <small>{say(LESSON.progress, { at, of })}</small>}
        </h2>
        <p>
          <Told text={text} />
        </p>
        {more}
      </div>
      <div className="lesson__answers">
        {next === null ? (
          <p className="lesson__todo">{awaited}</p>
        ) : (
          <Btn kind="primary" hotkey="Space" onPress={next}>
            {onward ?? say(LESSON.next)}
          </Btn>
        )}
        {children}
      </div>
    </section>
  );
}
