// The bar that says what is asked of whom, what follows, and offers the answers; the main one is last.
import './prompt.css';
import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RuleId } from '../why/rule.ts';
import { Icon } from './Icon.tsx';
import { useNarrow } from './narrow.ts';
import { PROMPT_WORDS } from './prompt-words.ts';
import { Thing, type ThingShown } from './Thing.tsx';
import { Told } from './Told.tsx';
import { Why } from './Why.tsx';

/** On a phone the table needs the room: the words take three lines, and the rest unfolds. */
interface Fold {
  readonly open: boolean;
  /** The answers, too, have more to say. */
  readonly more: boolean;
  readonly label: string;
  readonly onToggle: () => void;
}

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
  readonly fold?: Fold | undefined;
  /** By which rule it is asked. */
  readonly why?: RuleId | null;
  /** The card or the ability it speaks of. */
  readonly thing?: ThingShown | null;
}

/** Folded at first; whoever unfolds it has it so until they fold it again. Wide screens have room for everything. */
export function useFold(label: string, more: boolean): Fold | undefined {
  const [open, setOpen] = useState(false);
  const narrow = useNarrow();
  return narrow ? { open, more, label, onToggle: () => setOpen(!open) } : undefined;
}

/** Words of the question explain themselves, too. */
const told = (words: ReactNode): ReactNode => (typeof words === 'string' ? <Told text={words} /> : words);

const isCut = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight + 1;

/**
 * Whether there are more words than lines to show them; looked at when they are others or their room is another. A look has the
 * whole table laid out, which no beat can spare.
 */
function useCut() {
  const words = useRef<HTMLDivElement>(null);
  const seen = useRef<string | null>(null);
  const [cut, setCut] = useState(false);
  useLayoutEffect(() => {
    const { current } = words;
    if (current === null || current.textContent === seen.current) return;
    seen.current = current.textContent;
    setCut(isCut(current));
  });
  useEffect(() => {
    const { current } = words;
    if (current === null) return undefined;
    const sizes = new ResizeObserver(() => setCut(isCut(current)));
    sizes.observe(current);
    return () => sizes.disconnect();
  }, []);
  return { words, cut };
}

/** The shield is the handle, and the words beside it answer to the same finger. */
function Handle({ fold, children }: { readonly fold: Fold; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      className="prompt__fold"
      aria-expanded={fold.open}
      aria-label={fold.label}
      onClick={(event) => {
        if (event.detail > 0) event.currentTarget.blur();
        fold.onToggle();
      }}
    >
      {children}
      <Icon name="plain-arrow" />
    </button>
  );
}

export function Prompt(props: PromptProps) {
  const { title, children, emblem, actions, offers, label, waiting = false, titleRef, fold } = props;
  const { why = null, thing = null } = props;
  const { words, cut } = useCut();
  const handle = fold !== undefined && (fold.open || fold.more || cut);
  return (
    <section
      className="prompt"
      data-state={waiting ? 'waiting' : 'asking'}
      data-fold={fold && (fold.open ? 'open' : 'shut')}
      aria-label={label}
    >
      <div className="prompt__head">
        {handle ? <Handle fold={fold}>{emblem}</Handle> : emblem}
        <div className="prompt__words" id={PROMPT_WORDS} ref={words} aria-live={waiting ? 'off' : 'assertive'}>
          <h2 className="prompt__title" ref={titleRef} tabIndex={-1}>
            {told(title)}
          </h2>
          {children !== undefined && <p className="prompt__default">{told(children)}</p>}
        </div>
      </div>
      {why !== null && <Why rule={why} />}
      {thing !== null && <Thing {...thing} reached />}
      {offers !== undefined && <div className="prompt__offers">{offers}</div>}
      {actions !== undefined && <div className="prompt__actions">{actions}</div>}
    </section>
  );
}
