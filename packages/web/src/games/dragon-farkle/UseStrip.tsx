// The cards that may be used at this very moment; one that needs a target, a die or an item asks for it.
import './use-strip.css';
import { cardOf, detailOf } from '@wyrmtable/dragon-farkle';
import { number } from '@wyrmtable/words';
import { cardEffect, cardName } from '@wyrmtable/words/dragon-farkle';
import { ARENA, BUTTONS, DIE } from '@wyrmtable/words/farkle-table';
import { useState } from 'react';
import { Btn } from '../../pieces/Btn.tsx';
import { Die } from '../../pieces/Die.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import { armsOf } from '../../seats/arms.ts';
import { nameOf, useBoard } from './board.ts';
import type { UsableCard, UseOffer } from './offers.ts';
import { effectOf } from './worth.ts';

function Way({ usable, way }: { readonly usable: UsableCard; readonly way: UseOffer }) {
  const board = useBoard();
  const { say, lang, view, choose } = board;
  const press = () => choose(way.choice);
  switch (detailOf(view, usable.card)) {
    case 'target':
      return (
        <button type="button" className="way" onClick={press}>
          <Portrait arms={armsOf(way.detail)} />
          <span>{nameOf(board, way.detail)}</span>
          <em className="num">{number(lang, view.heroes[way.detail]?.army ?? 0)}</em>
        </button>
      );
    case 'face':
      return (
        <span data-accent={armsOf(view.roller).accent}>
          <Die face={way.detail} label={say(DIE.plain, { face: way.detail })} onPress={press} />
        </span>
      );
    default:
      return (
        <button type="button" className="way" onClick={press}>
          <span>
            {way.detail < 0
              ? say(BUTTONS.buy, { price: effectOf(usable.id, 'buy-item')?.price ?? 0 })
              : say(BUTTONS.sell, { card: cardName(lang, cardOf(view, way.detail).id) })}
          </span>
        </button>
      );
  }
}

function Usable({ usable }: { readonly usable: UsableCard }) {
  const { say, lang, view, choose } = useBoard();
  const [asking, setAsking] = useState(false);
  const card = cardOf(view, usable.card);
  const detail = detailOf(view, usable.card);
  const [only] = usable.ways;
  const question = { target: BUTTONS.atWhom, face: BUTTONS.whichDie, item: BUTTONS.whichItem, none: null }[detail];
  return (
    <li className="usable" data-asking={asking || undefined}>
      <button
        type="button"
        className="usable__card"
        aria-expanded={question === null ? undefined : asking}
        title={cardEffect(lang, card)}
        onClick={() => {
          if (question !== null) setAsking(!asking);
          else if (only !== undefined) choose(only.choice);
        }}
      >
        <span className="usable__seal">
          <Icon name={card.icon} />
        </span>
        <span>
          <small>{say(BUTTONS.use)}</small>
          <b>{cardName(lang, usable.id)}</b>
        </span>
      </button>
      {asking && question !== null && (
        <fieldset className="usable__ways">
          <legend>{say(question)}</legend>
          {usable.ways.map((way) => (
            <Way key={way.choice} usable={usable} way={way} />
          ))}
        </fieldset>
      )}
    </li>
  );
}

export function UseStrip() {
  const { offers, open, say, behind, view, me, peek } = useBoard();
  if (behind || offers.cards.length === 0) return null;
  // A companion lies open for all; what is in hand shows only to its owner.
  const cards = open ? offers.cards : offers.cards.filter(({ card }) => cardOf(view, card).kind === 'companion');
  const covered = cards.length < offers.cards.length;
  return (
    <section className="use-strip" aria-label={say(ARENA.useNow)}>
      <ul>
        {cards.map((usable) => (
          // A new step asks anew.
          <Usable key={`${usable.id} ${view.step} ${view.rolls}`} usable={usable} />
        ))}
      </ul>
      {covered && me !== null && (
        <Btn icon="semi-closed-eye" onPress={peek}>
          {say(BUTTONS.peek)}
        </Btn>
      )}
    </section>
  );
}
