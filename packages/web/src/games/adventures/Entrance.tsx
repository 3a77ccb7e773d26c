// Who and what comes upon the party: the scenario that opens, the enemy that steps out of its tile, the boss above all.
import './entrance.css';
import { enemyName, scenarioName } from '@wyrmtable/words/adventures';
import { Icon } from '../../pieces/Icon.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import { accentOf, heroArms } from '../dice-throne/hero-arms.ts';
import { useAdventure } from './table.ts';

export function Entrance() {
  const { playing, lang } = useAdventure();
  if (playing === null) return null;
  const { event, number } = playing;
  if (event.kind === 'scenario')
    return (
      <div className="entrance" key={number} data-boss={event.map === null || undefined} aria-hidden="true">
        <Icon name={event.map === null ? 'crossed-swords' : 'treasure-map'} />
        <p>{scenarioName(lang, event.number)}</p>
      </div>
    );
  if (event.kind !== 'engaged') return null;
  return (
    <div className="entrance" key={number} data-accent={accentOf(event.enemy)} aria-hidden="true">
      <Portrait arms={heroArms(event.enemy)} />
      <p>{enemyName(lang, event.enemy)}</p>
    </div>
  );
}
