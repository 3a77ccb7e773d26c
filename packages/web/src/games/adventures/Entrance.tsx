// Who and what comes upon the party: the scenario that opens, the enemy that steps out of its tile, the boss above all, and the
// card that it turns up.
import './entrance.css';
import { type AdventureEvent, SCENARIOS } from '@wyrmtable/adventures';
import { enemyName, scenarioName } from '@wyrmtable/words/adventures';
import { Icon } from '../../pieces/Icon.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import { accentOf, heroArms } from '../dice-throne/hero-arms.ts';
import { OpenCard } from '../dice-throne/ThroneCard.tsx';
import { isAdventureEvent } from './happening.ts';
import { type AdventureTable, useAdventure } from './table.ts';

type Told<Kind extends AdventureEvent['kind']> = Extract<AdventureEvent, { kind: Kind }>;

/** The scenario that is being opened: its events do not say how its table is laid, so nothing of it is seen before they are told. */
function openingIn({ playing, view, events, told }: AdventureTable): Told<'scenario'> | null {
  if (playing === null) return null;
  if (playing.event.kind === 'scenario') return playing.event;
  if (view.stage !== 'between') return null;
  const last = events.findLast(
    ({ event, number }) => number <= told && (event.kind === 'scenario' || event.kind === 'scored'),
  )?.event;
  return last !== undefined && isAdventureEvent(last) && last.kind === 'scenario' ? last : null;
}

function Opening({ of: { number } }: { readonly of: Told<'scenario'> }) {
  const { lang } = useAdventure();
  const scenario = SCENARIOS.find((one) => one.number === number);
  const boss = scenario?.kind === 'boss' ? scenario.boss : null;
  return (
    <div
      className="entrance"
      data-boss={boss !== null || undefined}
      data-accent={boss === null ? undefined : accentOf(boss)}
      aria-hidden="true"
    >
      {boss === null ? <Icon name="treasure-map" /> : <Portrait arms={heroArms(boss)} />}
      <p>{scenarioName(lang, number)}</p>
    </div>
  );
}

export function Entrance() {
  const table = useAdventure();
  const { playing, lang, heroes } = table;
  if (playing === null) return null;
  const opening = openingIn(table);
  if (opening !== null) return <Opening of={opening} />;
  const { event, number } = playing;
  if (event.kind === 'engaged')
    return (
      <div className="entrance" key={number} data-accent={accentOf(event.enemy)} aria-hidden="true">
        <Portrait arms={heroArms(event.enemy)} />
        <p>{enemyName(lang, event.enemy)}</p>
      </div>
    );
  if (event.kind !== 'boss-card' || event.fate !== 'revealed') return null;
  const boss = heroes[event.seat] ?? '';
  return (
    <div className="entrance" key={number} data-accent={accentOf(boss)} aria-hidden="true">
      <OpenCard id={event.card} hero={boss} />
    </div>
  );
}
