// The watcher's hand; on a shared screen it stays covered until its owner looks.
import './hand.css';
import { HAND_LIMIT } from '@wyrmtable/dice-throne';
import { CARD, REGIONS } from '@wyrmtable/words/throne-table';
import { Btn } from '../../pieces/Btn.tsx';
import { CardBack } from '../../pieces/Card.tsx';
import { apart, numbered } from '../../pieces/numbered.ts';
import { accentOf } from './hero-arms.ts';
import { HandCard } from './ThroneCard.tsx';
import { nameOf, useThrone } from './table.ts';

export function Hand() {
  const table = useThrone();
  const { say, view, me, shared, open, peek } = table;
  const player = me === null ? undefined : view.players[me];
  if (me === null || player === undefined) return null;
  const cards = view.hands.find(({ seat }) => seat === me)?.cards ?? [];
  return (
    <section
      className="throne-hand"
      aria-label={say(REGIONS.hand, { count: cards.length })}
      data-accent={accentOf(player.hero)}
      data-shared={shared || undefined}
    >
      {open ? (
        <ul className="throne-hand__cards" data-count={cards.length}>
          {apart(cards).map(({ key, value }) => (
            <li key={key}>
              <HandCard id={value} seat={me} player={player} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="throne-hand__covered">
          {numbered(cards).map(({ key }) => (
            <CardBack key={key} accent={accentOf(player.hero)} />
          ))}
          <p>{say(CARD.covered, { name: nameOf(table, me) })}</p>
        </div>
      )}
      {shared && cards.length > 0 && (
        <Btn onPress={peek} pressed={open} icon="semi-closed-eye">
          {say(open ? CARD.cover : CARD.peek)}
        </Btn>
      )}
      {open && cards.length === 0 && <p className="throne-hand__note">{say(CARD.none)}</p>}
      {open && cards.length > HAND_LIMIT && (
        <p className="throne-hand__note">{say(CARD.overLimit, { count: cards.length, limit: HAND_LIMIT })}</p>
      )}
    </section>
  );
}
