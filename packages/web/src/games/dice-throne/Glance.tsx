// The only opponent's abilities at a glance: names, symbols, damage; the whole text is on the board behind the shield.
import './glance.css';
import type { PlayerView } from '@wyrmtable/dice-throne';
import type { Seat } from '@wyrmtable/kernel';
import { abilityName } from '@wyrmtable/words/dice-throne';
import { Icon } from '../../pieces/Icon.tsx';
import { diceFor, stateOf } from './Abilities.tsx';
import { dealsOf, marksOf } from './meeting.ts';
import { rowsOf } from './reading.ts';
import { abilitiesOf, heroById } from './standing.ts';
import { useThrone } from './table.ts';

export function Glance({ seat, player }: { readonly seat: Seat; readonly player: PlayerView }) {
  const table = useThrone();
  const { lang } = table;
  const hero = heroById(player.hero);
  return (
    <ul className="glance">
      {abilitiesOf(player).map((laid) => {
        const { ability, level } = laid;
        const labels = rowsOf(lang, player.hero, ability).rows.map(({ need }) => need);
        const marks = marksOf(hero, diceFor(table, seat), ability, labels);
        return (
          <li key={ability.id} data-state={stateOf(table, seat, player, laid)}>
            <span className="glance__name">
              {abilityName(lang, ability.id)}
              {level > 1 && ` ${'I'.repeat(level)}`}
            </span>
            <span className="glance__marks" aria-hidden="true">
              {marks.map((mark) => (
                <span key={mark.key} data-have={mark.have || undefined} data-apart={mark.apart || undefined}>
                  {'icon' in mark ? <Icon name={mark.icon} /> : mark.text}
                </span>
              ))}
              {marks.length === 0 && <Icon name={ability.kind === 'defensive' ? 'shield' : 'infinity'} />}
            </span>
            <b>{dealsOf(ability) ?? ''}</b>
          </li>
        );
      })}
    </ul>
  );
}
