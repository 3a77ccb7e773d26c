// A player's statuses and companions as chips that say what they do and, for their owner, let themselves be used.
import type { PlayerView } from '@wyrmtable/dice-throne';
import type { Seat } from '@wyrmtable/kernel';
import { STATUS_KIND_NAMES, statusName } from '@wyrmtable/words/dice-throne';
import { SEAT } from '@wyrmtable/words/throne-table';
import { Chip } from '../../pieces/Chip.tsx';
import { Meanings, Told } from '../../pieces/Told.tsx';
import { forStatus } from './offers.ts';
import { ordersFor } from './orders.ts';
import { statusesOf } from './standing.ts';
import { useThrone } from './table.ts';

/** A limit that nobody reaches is none. */
const ENDLESS = 99;

export function Tokens({ seat, player }: { readonly seat: Seat; readonly player: PlayerView }) {
  const table = useThrone();
  const { lang, say, me, words } = table;
  const held = statusesOf(player);
  if (held.length === 0) return null;
  return (
    <ul className="chips">
      {held.map(({ status, tokens, limit }) => {
        const name = statusName(lang, status.id);
        const uses = seat === me ? forStatus(table, status.id) : [];
        return (
          <li key={status.id} data-status={status.id}>
            <Chip
              name={name}
              icon={status.icon}
              kind={status.kind}
              count={tokens}
              limit={limit < ENDLESS ? limit : null}
              countText={
                limit === 1 ? undefined : say(limit < ENDLESS ? SEAT.tokens : SEAT.anyTokens, { tokens, limit })
              }
              usable={uses.length > 0}
              actions={ordersFor(table, uses)}
            >
              <h3 className="slip__name">{name}</h3>
              <p className="eyebrow">{say(STATUS_KIND_NAMES[status.kind])}</p>
              <p className="slip__text">
                <Told text={words.token(status)} />
              </p>
              <Meanings of={[say(STATUS_KIND_NAMES[status.kind]), words.token(status)]} except={status.id} />
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
