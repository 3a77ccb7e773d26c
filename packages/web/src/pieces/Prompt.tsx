// The bar that says what is asked of whom, what follows, and offers the answers; the main one is last.
import './prompt.css';
import type { ReactNode, Ref } from 'react';

export interface PromptProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** A ring or a shield before the text. */
  readonly emblem?: ReactNode;
  readonly actions?: ReactNode;
  readonly label: string;
  /** Somebody else decides: ink on felt instead of parchment. */
  readonly waiting?: boolean;
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

export function Prompt({ title, children, emblem, actions, label, waiting = false, titleRef }: PromptProps) {
  return (
    <section className="prompt" data-state={waiting ? 'waiting' : 'asking'} aria-label={label}>
      {emblem}
      <div className="prompt__words" aria-live={waiting ? 'off' : 'assertive'}>
        <h2 className="prompt__title" ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        {children !== undefined && <p className="prompt__default">{children}</p>}
      </div>
      {actions !== undefined && <div className="prompt__actions">{actions}</div>}
    </section>
  );
}
