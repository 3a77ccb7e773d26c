// A thing on the table that unfolds: hover and focus show its text beside it; a click acts, a tap opens it as a sheet.
import './unfold.css';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Btn, type BtnProps } from './Btn.tsx';
import { numbered } from './numbered.ts';
import { AsAWhole } from './whole.tsx';

/** A button at the foot of the sheet: pressing it does its work, and then the sheet is done. */
export interface SheetAction extends Pick<BtnProps, 'kind' | 'icon'> {
  readonly text: string;
  readonly run: () => void;
}

export interface UnfoldProps {
  /** What the thing itself shows. */
  readonly face: ReactNode;
  /** What is read when it unfolds; with nothing to read it does not. */
  readonly children: ReactNode;
  /** The name of the sheet. */
  readonly title: string;
  readonly className: string;
  /** What the sheets of style read: `data-state` and the like. */
  readonly marks?: Readonly<Record<`data-${string}`, string | undefined>>;
  /** What a click or Enter does; without it both open the sheet. A finger always sees the sheet first. */
  readonly onAct?: (() => void) | undefined;
  /** A finger acts at once too: there is little to read that the thing does not show. */
  readonly direct?: boolean;
  readonly hotkey?: string | undefined;
  /** It stands within a sentence, so what unfolds is no block either. */
  readonly inline?: boolean;
  /** The keyboard passes it by. */
  readonly skipped?: boolean;
  /** Buttons at the foot of the sheet. */
  readonly actions?: readonly SheetAction[] | undefined;
}

type Shown = 'no' | 'hint' | 'sheet';

/** Long enough for a pointer to pass over without a flurry of hints. */
const HOVER_MS = 180;
const GAP = 8;

/** Beside its thing: above where there is room, else below; never off the screen. */
function place(hint: HTMLElement, thing: HTMLElement): void {
  const at = thing.getBoundingClientRect();
  const { width, height } = hint.getBoundingClientRect();
  const above = at.top - height - GAP;
  const top = above >= GAP ? above : Math.min(at.bottom + GAP, innerHeight - height - GAP);
  const left = Math.min(Math.max(GAP, at.left + at.width / 2 - width / 2), innerWidth - width - GAP);
  hint.style.top = `${Math.max(GAP, top)}px`;
  hint.style.left = `${left}px`;
}

function useShowing(shown: Shown, thing: RefObject<HTMLElement | null>, close: () => void) {
  const paper = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const closing = useRef(close);
  closing.current = close;
  useEffect(() => {
    const { current } = paper;
    if (shown === 'no' || current === null) return undefined;
    current.showPopover();
    if (shown === 'hint' && thing.current !== null) place(current, thing.current);
    if (shown === 'sheet') current.querySelector<HTMLElement>('.unfold-sheet__actions button')?.focus();
    const onToggle = (event: Event) => {
      if (event instanceof ToggleEvent && event.newState === 'closed') closing.current();
    };
    current.addEventListener('toggle', onToggle);
    return () => current.removeEventListener('toggle', onToggle);
  }, [shown, thing]);
  return paper;
}

/** A finger is told apart from a mouse and from a key, which has no pointer at all. */
function isTouch(event: MouseEvent): boolean {
  return event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
}

export function Unfold(props: UnfoldProps) {
  const { face, children, title, className, marks, onAct, direct = false, hotkey, actions = [] } = props;
  const { inline = false, skipped = false } = props;
  const Paper = inline ? 'span' : 'div';
  const [shown, setShown] = useState<Shown>('no');
  const thing = useRef<HTMLButtonElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A table that changes under a resting mouse unfolds nothing: only who moves onto a thing wants to read it.
  const entered = useRef(false);
  const id = useId();
  const close = () => {
    clearTimeout(waiting.current);
    setShown('no');
  };
  const paper = useShowing(shown, thing, close);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const hint = () => setShown((now) => (now === 'sheet' || children === null ? now : 'hint'));
  const hush = () => {
    clearTimeout(waiting.current);
    setShown((now) => (now === 'hint' ? 'no' : now));
  };
  return (
    <>
      <button
        type="button"
        ref={thing}
        className={className}
        {...marks}
        tabIndex={skipped ? -1 : undefined}
        aria-describedby={shown === 'hint' ? id : undefined}
        aria-haspopup={onAct === undefined ? 'dialog' : undefined}
        aria-keyshortcuts={hotkey}
        onPointerEnter={({ pointerType }) => {
          entered.current = pointerType === 'mouse';
        }}
        onPointerMove={() => {
          if (entered.current) waiting.current = setTimeout(hint, HOVER_MS);
          entered.current = false;
        }}
        onPointerLeave={hush}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) hint();
        }}
        onBlur={hush}
        onKeyDown={(event) => {
          if (event.key === 'Escape') hush();
        }}
        onClick={(event) => {
          clearTimeout(waiting.current);
          if (onAct === undefined || (isTouch(event) && !direct)) {
            setShown(shown === 'sheet' ? 'no' : 'sheet');
            return;
          }
          close();
          if (event.detail > 0) event.currentTarget.blur();
          onAct();
        }}
      >
        <AsAWhole>{face}</AsAWhole>
      </button>
      {shown === 'hint' && (
        // Read and not entered: a link in it would take the next Tab, and the slip goes with the focus.
        <Paper key="hint" ref={paper} id={id} popover="manual" role="tooltip" className="hint-slip" inert>
          <AsAWhole>{children}</AsAWhole>
        </Paper>
      )}
      {shown === 'sheet' && (
        <Paper key="sheet" ref={paper} popover="auto" role="dialog" aria-label={title} className="popover unfold-sheet">
          <AsAWhole>{children}</AsAWhole>
          {actions.length > 0 && (
            <div className="unfold-sheet__actions">
              {numbered(actions).map(({ key, value: { text, run, ...look } }) => (
                <Btn
                  key={key}
                  {...look}
                  onPress={() => {
                    run();
                    close();
                  }}
                >
                  {text}
                </Btn>
              ))}
            </div>
          )}
        </Paper>
      )}
    </>
  );
}
