// A player's deck and discards: how many, and the discards to look through.
import type { PlayerView } from '@wyrmtable/dice-throne';
import { PILES } from '@wyrmtable/words/throne-table';
import { Icon } from '../../pieces/Icon.tsx';
import { numbered } from '../../pieces/numbered.ts';
import { Popover } from '../../pieces/Popover.tsx';
import { OpenCard } from './ThroneCard.tsx';
import { useThrone } from './table.ts';

export function Piles({ player }: { readonly player: PlayerView }) {
  const { say } = useThrone();
  const { deck, discard } = player;
  return (
    <Popover
      className="piles"
      late
      trigger={
        <>
          <span className="sr-only">{say(PILES.label, { deck, discard: discard.length })}</span>
          <span aria-hidden="true">
            <Icon name="card-draw" />
            {deck}
          </span>
          <span aria-hidden="true">
            <Icon name="card-discard" />
            {discard.length}
          </span>
        </>
      }
    >
      <div className="card-list">
        <h3 className="slip__name">{say(PILES.discard)}</h3>
        {discard.length === 0 && <p className="slip__text">{say(PILES.empty)}</p>}
        {numbered(discard.toReversed()).map(({ key, value }) => (
          <OpenCard key={key} id={value} hero={player.hero} />
        ))}
      </div>
    </Popover>
  );
}
