// A tile of a hero board: ink while it is out of reach, dashed when near, parchment when the dice meet it, sealed when declared.
import './ability.css';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { type SheetAction, Unfold } from './Unfold.tsx';

export type AbilityState = 'idle' | 'reachable' | 'met' | 'declared';

/** A symbol or word of what the dice must show; `have` when they show it. `apart` begins the next step of a scale. */
export type TriggerMark =
  | { readonly key: string; readonly icon: string; readonly have: boolean; readonly apart: boolean }
  | { readonly key: string; readonly text: string; readonly have: boolean; readonly apart: boolean };

export interface AbilityTileProps {
  readonly name: string;
  /** II or III where an upgrade lies on it. */
  readonly level?: string | undefined;
  /** For the ear: what the dice must show. */
  readonly triggerLabel: string;
  readonly trigger: readonly TriggerMark[];
  readonly text: string;
  /** What it deals, and the word under it; left out where it deals nothing fixed. */
  readonly deals?: { readonly figure: string; readonly unit: string } | undefined;
  readonly state: AbilityState;
  /** The state in a word: on the seal, and for the ear. */
  readonly stateText: string;
  /** Chances, laid over the corner. */
  readonly odds?: ReactNode;
  /** The whole of it, when it unfolds. */
  readonly children: ReactNode;
  readonly onAct?: (() => void) | undefined;
  readonly actions?: readonly SheetAction[] | undefined;
}

export function AbilityTile(props: AbilityTileProps) {
  const { name, level, triggerLabel, trigger, text, deals, state, stateText, odds, children, onAct, actions } = props;
  return (
    <Unfold
      className="ability"
      marks={{ 'data-state': state }}
      title={name}
      onAct={onAct}
      actions={actions}
      face={
        <span className="ability__face">
          {state === 'declared' && <span className="ability__seal">{stateText}</span>}
          <span className="ability__name">
            {name}
            {level !== undefined && <span className="ability__level">{level}</span>}
          </span>
          <span className="sr-only">
            {state === 'declared' ? '' : stateText} {triggerLabel === '' ? '' : `${triggerLabel}.`}
          </span>
          <span className="ability__trigger" aria-hidden="true">
            {trigger.map((mark) => (
              <span
                key={mark.key}
                className="ability__mark"
                data-have={mark.have || undefined}
                data-apart={mark.apart || undefined}
              >
                {'icon' in mark ? <Icon name={mark.icon} /> : <em>{mark.text}</em>}
              </span>
            ))}
          </span>
          {(deals !== undefined || odds !== undefined) && (
            <span className="ability__corner">
              {odds}
              {deals !== undefined && (
                <span className="ability__yield">
                  <b>{deals.figure}</b>
                  <span>{deals.unit}</span>
                </span>
              )}
            </span>
          )}
          <span className="ability__effect">{text}</span>
        </span>
      }
    >
      {children}
    </Unfold>
  );
}
