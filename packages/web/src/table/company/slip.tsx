// A slip across the top of a table: a sentence, what can be done about it, and more below it for those who ask.
import './slip.css';
import { type ReactNode, useId, useState } from 'react';
import { Btn } from '../../pieces/Btn.tsx';

export interface SlipProps {
  readonly text: string;
  /** Buttons beside the sentence. */
  readonly children?: ReactNode;
  /** What is read with it at once. */
  readonly below?: ReactNode;
  /** What lies below, and the words of the button that shows it and puts it away. */
  readonly more?: { readonly open: string; readonly close: string; readonly content: ReactNode };
}

/** Where they come and go. They are read out as they come: for that, the place has to be there before them. */
export function Slips({ children }: { readonly children: ReactNode }) {
  return (
    <div className="slips" aria-live="polite">
      {children}
    </div>
  );
}

export function Slip({ text, children, below, more }: SlipProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <section className="slip" aria-labelledby={id}>
      <div className="slip__line">
        <p id={id}>{text}</p>
        {more !== undefined && (
          <Btn expanded={shown} onPress={() => setShown(!shown)}>
            {shown ? more.close : more.open}
          </Btn>
        )}
        {children}
      </div>
      {below}
      {more !== undefined && shown && (
        <div className="slip__more" aria-live="off">
          {more.content}
        </div>
      )}
    </section>
  );
}
