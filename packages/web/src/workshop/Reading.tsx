// A made hero to be read: the board, the tokens and the cards, one under another.
import './workshop.css';
import { heroLine } from '@wyrmtable/words/dice-throne';
import { WORKSHOP } from '@wyrmtable/words/workshop';
import { Rule } from '../pieces/Rule.tsx';
import { useSpeech } from '../shell/words.ts';
import type { Draft } from './draft/document.ts';
import { BoardPreview, CardPreview, TilePreview, TokenPreview } from './Preview.tsx';

export function Reading({ draft }: { readonly draft: Pick<Draft, 'hero' | 'statuses'> }) {
  const { say, lang } = useSpeech();
  const { hero, statuses } = draft;
  const upgrades = hero.slots.flatMap((slot) => slot.upgrades);
  const cards = [...upgrades, ...hero.cards, ...(hero.promo === null ? [] : [hero.promo])];
  const backs = hero.slots.flatMap(({ id, otherSide }) => (otherSide === null ? [] : [{ id, ability: otherSide }]));
  return (
    <div className="reading">
      <p className="prose">{heroLine(lang, hero.id)}</p>
      <Rule>{say(WORKSHOP.board)}</Rule>
      <BoardPreview hero={hero} />
      {backs.length > 0 && (
        <>
          <Rule>{say(WORKSHOP.otherSide)}</Rule>
          <ul className="abilities">
            {backs.map(({ id, ability }) => (
              <li key={id}>
                <TilePreview hero={hero} ability={ability} />
              </li>
            ))}
          </ul>
        </>
      )}
      {statuses.length > 0 && (
        <>
          <Rule>{say(WORKSHOP.tokens)}</Rule>
          <div className="reading__tokens">
            {statuses.map((status) => (
              <TokenPreview key={status.id} status={status} />
            ))}
          </div>
        </>
      )}
      {cards.length > 0 && (
        <>
          <Rule>{say(WORKSHOP.cards)}</Rule>
          <div className="reading__cards">
            {cards.map((card) => (
              <CardPreview key={card.id} hero={hero} card={card} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
