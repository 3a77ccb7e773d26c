// A companion or an item as a card: everything on it is read from the card's data.
import type { Card as FarkleCardData } from '@wyrmtable/dragon-farkle';
import { confidenceMark } from '@wyrmtable/words';
import { cardEffect, cardName, cardTiming } from '@wyrmtable/words/dragon-farkle';
import { Card, type CardProps } from '../../pieces/Card.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { useBoard } from './board.ts';
import { cardById } from './worth.ts';

/** The ribbon tells when: by itself, on the own turn, around a roll, or as an answer. */
function typeOf(card: FarkleCardData): CardProps['type'] {
  switch (card.timing) {
    case 'always':
      return 'upgrade';
    case 'turn-start':
    case 'before-first-roll':
      return 'main';
    case 'before-roll':
    case 'after-own-roll':
      return 'roll';
    case 'after-rival-roll':
    case 'when-named':
    case 'when-aimed-at':
    case 'at-zonk':
      return 'instant';
  }
}

const RIBBON_ICON: Readonly<Record<CardProps['type'], string>> = {
  upgrade: 'laurels',
  main: 'hourglass',
  roll: 'rolling-dices',
  instant: 'sprint',
};

export interface FarkleCardProps {
  readonly id: string;
  readonly shape?: CardProps['shape'];
  readonly state?: CardProps['state'];
  readonly action?: string;
  readonly onPress?: () => void;
}

export function FarkleCard({ id, shape = 'tall', state = 'idle', action, onPress }: FarkleCardProps) {
  const { lang } = useBoard();
  const card = cardById(id);
  if (card === undefined) return null;
  const type = typeOf(card);
  return (
    <Card
      name={cardName(lang, id)}
      type={type}
      shape={shape}
      icon={card.icon}
      seal={<Icon name={card.icon} />}
      ribbon={cardTiming(lang, card)}
      ribbonIcon={RIBBON_ICON[type]}
      text={cardEffect(lang, card)}
      state={state}
      {...(card.confidence === 'sourced' ? {} : { mark: confidenceMark(lang, card.confidence) })}
      {...(onPress === undefined ? {} : { onPress })}
      {...(action === undefined ? {} : { action })}
    />
  );
}
