// Health and Combat Points as dials.
import { CP_MAX } from '@wyrmtable/dice-throne';
import { RESOURCE_NAMES } from '@wyrmtable/words/dice-throne';
import { SEAT } from '@wyrmtable/words/throne-table';
import { Dial } from '../../pieces/Dial.tsx';
import { lossAt } from './standing.ts';
import { useThrone } from './table.ts';

export function HealthDial({ dial }: { readonly dial: number }) {
  const { say, view, playing } = useThrone();
  const health = view.health[dial] ?? 0;
  const loss = lossAt(view, dial);
  const gain = view.healing[dial] ?? 0;
  const struck = playing?.event.kind === 'damage' && playing.event.damage > 0 ? playing.event.at : null;
  return (
    <Dial
      kind="hp"
      value={health}
      max={view.ceilings[dial] ?? health}
      loss={loss}
      gain={gain}
      hit={struck !== null && view.players[struck]?.dial === dial}
      unit={say(SEAT.hp)}
      label={say(gain > 0 ? SEAT.healing : SEAT.health, { health, loss, gain })}
    />
  );
}

export function CpDial({ cp }: { readonly cp: number }) {
  const { say } = useThrone();
  return <Dial kind="cp" value={cp} max={CP_MAX} unit={say(RESOURCE_NAMES['cp-short'])} label={say(SEAT.cp, { cp })} />;
}
