// Equipment beside a board: cards that stay, to read and, for their owner, to use.
import type { PlayerView } from '@wyrmtable/dice-throne';
import type { Seat } from '@wyrmtable/kernel';
import { cardName } from '@wyrmtable/words/dice-throne';
import { REGIONS } from '@wyrmtable/words/throne-table';
import { Icon } from '../../pieces/Icon.tsx';
import { numbered } from '../../pieces/numbered.ts';
import { Meanings } from '../../pieces/Told.tsx';
import { Unfold } from '../../pieces/Unfold.tsx';
import { cardById, textOf } from './cards.ts';
import { forAbility } from './offers.ts';
import { ordersFor } from './orders.ts';
import { OpenCard } from './ThroneCard.tsx';
import { useThrone } from './table.ts';

export function Gear({ seat, player }: { readonly seat: Seat; readonly player: PlayerView }) {
  const table = useThrone();
  const { lang, say, me } = table;
  if (player.gear.length === 0) return null;
  return (
    <ul className="chips" aria-label={say(REGIONS.gear)}>
      {numbered(player.gear).map(({ key, value: id }) => {
        const { card } = cardById(id, player.hero);
        const gear = 'gear' in card ? card.gear : undefined;
        const uses = seat === me && gear !== undefined ? forAbility(table, gear.id) : [];
        const name = cardName(lang, id);
        return (
          <li key={key}>
            <Unfold
              className="chip"
              marks={{ 'data-kind': 'gear', 'data-state': uses.length > 0 ? 'usable' : undefined }}
              title={name}
              actions={ordersFor(table, uses)}
              face={
                <>
                  <span className="chip__mark">
                    <Icon name="knapsack" />
                  </span>
                  <span className="chip__name">{name}</span>
                </>
              }
            >
              <OpenCard id={id} hero={player.hero} />
              <Meanings of={[table.words.ribbon(card), textOf(lang, id, player.hero)]} />
            </Unfold>
          </li>
        );
      })}
    </ul>
  );
}
