// The watcher's own companion and items; on a shared screen the items stay covered until their owner looks.
import './hand.css';
import { BUTTONS, CARD, REGIONS } from '@wyrmtable/words/farkle-table';
import { Btn } from '../../pieces/Btn.tsx';
import { CardBack } from '../../pieces/Card.tsx';
import { numbered } from '../../pieces/numbered.ts';
import { Rule } from '../../pieces/Rule.tsx';
import { sheetOpen } from '../../pieces/Sheets.tsx';
import { Why } from '../../pieces/Why.tsx';
import { armsOf } from '../../seats/arms.ts';
import { cardRule } from '../../why/dragon-farkle.ts';
import { nameOf, useBoard } from './board.ts';
import { FarkleCard } from './FarkleCard.tsx';
import { cardById } from './worth.ts';

/** Many cards make the margin scroll, and what scrolls must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };

/** A card of the own hand; while it cannot be used it leads to the rule that says when. */
function Held({ id, pending = false }: { readonly id: string; readonly pending?: boolean }) {
  const { say, offers } = useBoard();
  const card = cardById(id);
  const usable = offers.cards.some((offered) => offered.id === id);
  return (
    <div className="hand__held">
      {pending && <p className="eyebrow">{say(CARD.pending)}</p>}
      <FarkleCard id={id} shape="wide" {...(pending ? { state: 'unplayable' } : {})} />
      {card !== undefined && !usable && <Why rule={cardRule(card, pending)} />}
    </div>
  );
}

function Items() {
  const { say, view, moment } = useBoard();
  // While one of them is to be kept they lie in the middle of the table, larger than here.
  const pending = moment === 'keep' ? [] : view.pendingHand;
  if (view.hand.length === 0 && view.pendingHand.length === 0) return <p className="hand__note">{say(CARD.none)}</p>;
  return (
    <>
      {numbered(view.hand).map(({ key, value: id }) => (
        <Held key={key} id={id} />
      ))}
      {numbered(pending).map(({ key, value: id }) => (
        <Held key={`pending ${key}`} id={id} pending />
      ))}
    </>
  );
}

export function Hand({ asSheet }: { readonly asSheet: boolean }) {
  const board = useBoard();
  const { say, view, me, shared, open, peek } = board;
  if (me === null) return null;
  const companion = view.heroes[me]?.companion ?? null;
  const count = view.hand.length + view.pendingHand.length;
  return (
    <section
      className="hand sheet"
      aria-label={say(REGIONS.cards)}
      data-accent={armsOf(me).accent}
      {...sheetOpen(asSheet)}
      {...REACHABLE}
    >
      <Rule>{say(REGIONS.cards)}</Rule>
      {companion === null ? <p className="hand__note">{say(CARD.lost)}</p> : <Held id={companion} />}
      {open ? (
        <Items />
      ) : (
        <div className="hand__covered">
          {Array.from({ length: count }, (_, i) => i).map((i) => (
            <CardBack key={i} accent={armsOf(me).accent} />
          ))}
          <p>{say(BUTTONS.covered, { name: nameOf(board, me) })}</p>
        </div>
      )}
      {shared && count > 0 && (
        <Btn onPress={peek} pressed={open} icon="semi-closed-eye">
          {say(open ? BUTTONS.cover : BUTTONS.peek)}
        </Btn>
      )}
    </section>
  );
}
