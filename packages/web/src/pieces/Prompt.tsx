// The bar that says what is asked of whom, what follows, and offers the answers; the main one is last.
import './prompt.css';
import type { ReactNode, Ref } from 'react';

export interface PromptProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** A ring or a shield before the text. */
  readonly emblem?: ReactNode;
  readonly actions?: ReactNode;
  /** Answers that need more room than a row of buttons. */
  readonly offers?: ReactNode;
  readonly label: string;
  /** Somebody else decides: ink on felt instead of parchment. */
  readonly waiting?: boolean;
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

export function Prompt(props: PromptProps) {
  const { title, children, emblem, actions, offers, label, waiting = false, titleRef } = props;
  return (
    <section className="prompt" data-state={waiting ? 'waiting' : 'asking'} aria-label={label}>
      {emblem}
      <div className="prompt__words" aria-live={waiting ? 'off' : 'assertive'}>
        <h2 className="prompt__title" ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        {children !== undefined && <p className="prompt__default">{children}</p>}
      </div>
      {offers !== undefined && <div className="prompt__offers">{offers}</div>}
      {actions !== undefined && <div className="prompt__actions">{actions}</div>}
    </section>
  );
}
