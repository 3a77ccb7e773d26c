// A card: seal, name, ribbon whose shape and colour tell its type, text, and a mark for figures that are our own.
import './card.css';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Meanings, Told, useExplained } from './Told.tsx';
import { Unfold } from './Unfold.tsx';

export interface CardProps {
  readonly name: string;
  readonly type: 'main' | 'roll' | 'instant' | 'upgrade';
  /** Tall as a card in hand, or wide as a note in the margin. */
  readonly shape?: 'tall' | 'wide';
  /** The glyph of the picture. */
  readonly icon: string;
  /** What the wax seal shows: a cost, or a glyph. */
  readonly seal?: ReactNode;
  /** What the ribbon says, and its glyph. */
  readonly ribbon: string;
  readonly ribbonIcon: string;
  readonly text: string;
  /** Says that the figures are ours and not read from print. */
  readonly mark?: string;
  readonly state?: 'idle' | 'playable' | 'unplayable' | 'chosen';
  /** With it the card is a button, named by what pressing it does. */
  readonly onPress?: () => void;
  readonly action?: string;
  /** The key that does the same, shown to those who have a keyboard. */
  readonly hotkey?: string | undefined;
}

/** What stands on a card, for whoever draws the card itself. */
export function CardFace(props: CardProps) {
  const { name, icon, seal, ribbon, ribbonIcon, text, mark, onPress, action, hotkey } = props;
  return (
    <>
      {seal !== undefined && <span className="card__cost">{seal}</span>}
      <span className="card__name">{name}</span>
      <span className="card__art">
        <Icon name={icon} />
      </span>
      <span className="card__ribbon">
        <Icon name={ribbonIcon} />
        <span>
          <Told text={ribbon} />
        </span>
      </span>
      <span className="card__text">
        <Told text={text} />
      </span>
      {mark !== undefined && (
        <span className="card__mark">
          <Icon name="quill-ink" />
          {mark}
        </span>
      )}
      {action !== undefined && onPress !== undefined && (
        <span className="card__action">
          {action}
          {hotkey !== undefined && (
            <span className="btn__key" aria-hidden="true">
              {hotkey}
            </span>
          )}
        </span>
      )}
    </>
  );
}

export function Card(props: CardProps) {
  const { name, type, shape = 'tall', seal, ribbon, text, state = 'idle', onPress } = props;
  const explained = useExplained([ribbon, text]);
  const marks = {
    'data-type': type,
    'data-shape': shape,
    'data-state': state,
    'data-sealed': seal === undefined ? undefined : 'true',
  };
  if (onPress === undefined) {
    return (
      <article className="card" {...marks}>
        <CardFace {...props} />
      </article>
    );
  }
  // A press is the card's own; its keywords are told beside it to whoever only looks.
  return (
    <Unfold
      className="card"
      marks={marks}
      title={name}
      onAct={onPress}
      direct
      hotkey={props.hotkey}
      face={<CardFace {...props} />}
    >
      {explained ? <Meanings of={[ribbon, text]} /> : null}
    </Unfold>
  );
}

/** A card seen from behind. */
export function CardBack({ accent }: { readonly accent: string }) {
  return <span className="card card--back" data-accent={accent} aria-hidden="true" />;
}
