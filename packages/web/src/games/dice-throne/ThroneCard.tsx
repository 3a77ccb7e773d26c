// A card of Dice Throne: everything on it is read from the card's data. In hand it unfolds and lets itself be played.
import './throne-card.css';
import type { PlayerView } from '@wyrmtable/dice-throne';
import { confidenceMark } from '@wyrmtable/words';
import { cardName } from '@wyrmtable/words/dice-throne';
import { Card, CardFace, type CardProps } from '../../pieces/Card.tsx';
import { Meanings } from '../../pieces/Told.tsx';
import { Unfold } from '../../pieces/Unfold.tsx';
import { Why } from '../../pieces/Why.tsx';
import { CARD_RULES } from '../../why/dice-throne.ts';
import { cardById, costOf, isIdle, textOf, typeOf, whyNot } from './cards.ts';
import { forCard, isExchange } from './offers.ts';
import { ordersFor } from './orders.ts';
import { RIBBON_ICONS } from './ribbons.ts';
import { type ThroneTable, useThrone } from './table.ts';

/** What is not read from print says so, where there is room to read. */
function markOf({ lang }: ThroneTable, id: string, hero: string): Pick<CardProps, 'mark'> {
  const { confidence } = cardById(id, hero).card;
  return confidence === 'sourced' ? {} : { mark: confidenceMark(lang, confidence) };
}

function propsOf({ lang, words }: ThroneTable, id: string, hero: string, cost: number): CardProps {
  const known = cardById(id, hero);
  const { card, icon } = known;
  const type = typeOf(known);
  return {
    name: cardName(lang, id),
    type,
    icon,
    seal: cost,
    ribbon: words.ribbon(card),
    ribbonIcon: RIBBON_ICONS[type],
    text: textOf(lang, id, hero),
  };
}

/** A card of `hero` to read: in a discard pile, a teammate's or a shown hand. */
export function OpenCard({ id, hero }: { readonly id: string; readonly hero: string }) {
  const table = useThrone();
  const { cost } = cardById(id, hero).card;
  return <Card {...propsOf(table, id, hero, cost)} {...markOf(table, id, hero)} shape="wide" />;
}

/** More signs than two lines of a card in hand hold: then it has three, in smaller letters. */
const LONG = 70;

export interface HandCardProps {
  readonly id: string;
  readonly seat: number;
  readonly player: PlayerView;
}

export function HandCard({ id, seat, player }: HandCardProps) {
  const table = useThrone();
  const { send, say } = table;
  const props = propsOf(table, id, player.hero, costOf(table.view, id, player));
  const offered = forCard(table, id);
  const [first] = offered;
  const idle = isIdle(table.view, cardById(id, player.hero).entry);
  const playable = !idle && offered.some(({ reading }) => reading.kind !== 'sell' && !isExchange(table.view, reading));
  const reason = playable ? null : whyNot(table, id, player, seat);
  // With more than one thing to do the card asks which; a single one is done at a click.
  const act = first !== undefined && offered.length === 1 && playable ? () => send(first.choice) : undefined;
  return (
    <Unfold
      className="card hand-card"
      marks={{
        'data-type': props.type,
        'data-sealed': 'true',
        'data-state': playable ? 'playable' : 'unplayable',
        ...(props.text.length > LONG ? { 'data-long': 'true' } : {}),
      }}
      title={props.name}
      onAct={act}
      face={<CardFace {...props} />}
      actions={ordersFor(table, offered, !idle)}
    >
      <Card {...props} {...markOf(table, id, player.hero)} shape="wide" />
      <Meanings of={[props.ribbon, props.text]} />
      {reason !== null && (
        <p className="slip__text">
          {say(reason.message, reason.params)} {reason.wait !== null && <Why rule={CARD_RULES[reason.wait]} />}
        </p>
      )}
    </Unfold>
  );
}
