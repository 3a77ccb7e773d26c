// A fight in one line, for the rail and for the map: both shields with their health.
import './glance.css';
import type { PlayerView } from '@wyrmtable/dice-throne';
import type { Seat } from '@wyrmtable/kernel';
import { FIGHT } from '@wyrmtable/words/adv-fight';
import { Icon } from '../../../pieces/Icon.tsx';
import { Portrait } from '../../../pieces/Portrait.tsx';
import { heroArms } from '../../dice-throne/hero-arms.ts';
import { lossAt } from '../../dice-throne/standing.ts';
import { useAdventure } from '../table.ts';
import { fightsOf } from './fights.ts';

function Side({ player }: { readonly player: PlayerView }) {
  const { arena } = useAdventure().view;
  const health = arena.health[player.dial] ?? 0;
  const loss = lossAt(arena, player.dial);
  return (
    <span className="fight-side" data-hurt={loss > 0 || undefined}>
      <Portrait arms={heroArms(player.hero)} hurt={loss >= health} />
      <b className="num">{health}</b>
      {loss > 0 && <small className="num">−{loss}</small>}
    </span>
  );
}

export function FightGlance({ hero }: { readonly hero: Seat }) {
  const { view, say } = useAdventure();
  const { arena } = view;
  const fight = fightsOf(view, view.active)[hero];
  const own = arena.players[hero];
  const foe = fight?.foe == null ? undefined : arena.players[fight.foe];
  if (own === undefined) return null;
  return (
    <span className="fight-glance">
      <Side player={own} />
      {foe === undefined ? (
        <span className="fight-glance__free">{say(FIGHT.free)}</span>
      ) : (
        <>
          <Icon name="crossed-swords" />
          <Side player={foe} />
        </>
      )}
    </span>
  );
}
