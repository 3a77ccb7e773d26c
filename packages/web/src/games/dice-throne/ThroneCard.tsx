// A card of Dice Throne: everything on it is read from the card's data. In hand it unfolds and lets itself be played.
import './throne-card.css';
import type { PlayerView } from '@wyrmtable/dice-throne';
import { cardName, cardText, cardTiming } from '@wyrmtable/words/dice-throne';
import { CONFIDENCE_MARKS } from '@wyrmtable/words/throne-table';
import { Card, CardFace, type CardProps } from '../../pieces/Card.tsx';
import { Unfold } from '../../pieces/Unfold.tsx';
import { cardById, costOf, typeOf, whyNot } from './cards.ts';
import { Orders } from './Orders.tsx';
import { forCard } from './offers.ts';
import { type ThroneTable, useThrone } from './table.ts';

const RIBBON_ICONS: Readonly<Record<CardProps['type'], string>> = {
  upgrade: 'upgrade',
  main: 'hourglass',
  roll: 'rolling-dices',
  instant: 'lightning-trio',
};

/** What is not read from print says so, where there is room to read. */
function markOf({ say }: ThroneTable, id: string): Pick<CardProps, 'mark'> {
  const { confidence } = cardById(id).card;
  return confidence === 'sourced' ? {} : { mark: say(CONFIDENCE_MARKS[confidence]) };
}

function propsOf({ lang }: ThroneTable, id: string, cost: number): CardProps {
  const { card, icon } = cardById(id);
  const type = typeOf(id);
  return {
    name: cardName(lang, id),
    type,
    icon,
    seal: cost,
    ribbon: cardTiming(lang, card),
    ribbonIcon: RIBBON_ICONS[type],
    text: cardText(lang, card),
  };
}

/** A card to read: in a discard pile, a teammate's or a shown hand. */
export function OpenCard({ id }: { readonly id: string }) {
  const table = useThrone();
  return <Card {...propsOf(table, id, cardById(id).card.cost)} {...markOf(table, id)} shape="wide" />;
}

export interface HandCardProps {
  readonly id: string;
  readonly seat: number;
  readonly player: PlayerView;
}

export function HandCard({ id, seat, player }: HandCardProps) {
  const table = useThrone();
  const { send, say } = table;
  const props = propsOf(table, id, costOf(id, player));
  const offered = forCard(table, id);
  const [first] = offered;
  const playable = offered.some(({ reading }) => reading.kind !== 'sell');
  const reason = playable ? null : whyNot(table, id, player, seat);
  // With more than one thing to do the card asks which; a single one is done at a click.
  const act = first !== undefined && offered.length === 1 && playable ? () => send(first.choice) : undefined;
  return (
    <Unfold
      className="card hand-card"
      marks={{ 'data-type': props.type, 'data-sealed': 'true', 'data-state': playable ? 'playable' : 'unplayable' }}
      title={props.name}
      onAct={act}
      face={<CardFace {...props} />}
      {...(offered.length === 0 ? {} : { actions: <Orders answers={offered} /> })}
    >
      <Card {...props} {...markOf(table, id)} shape="wide" />
      {reason !== null && <p className="slip__text">{say(...reason)}</p>}
    </Unfold>
  );
}
