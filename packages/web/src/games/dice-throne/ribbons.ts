// The glyph on a card's ribbon, by the kind of card.
import type { CardProps } from '../../pieces/Card.tsx';

export const RIBBON_ICONS: Readonly<Record<CardProps['type'], string>> = {
  upgrade: 'upgrade',
  main: 'hourglass',
  roll: 'rolling-dices',
  instant: 'lightning-trio',
};
