// The boss's loot: the roll, the card it brought, and what the hero has of that name already.
import './spoils.css';
import { SPOILS } from '@wyrmtable/words/adv-table';
import { lootName } from '@wyrmtable/words/adventures';
import { Frame } from '../../../pieces/Frame.tsx';
import { useNarrow } from '../../../pieces/narrow.ts';
import { Portrait } from '../../../pieces/Portrait.tsx';
import { heroArms } from '../../dice-throne/hero-arms.ts';
import { nameOf, useAdventure } from '../table.ts';
import { Loot, lootById } from './LootCard.tsx';
import { LootRolls } from './LootRolls.tsx';
import { Verdict } from './Verdict.tsx';

export function Spoils() {
  const table = useAdventure();
  const { say, lang, view } = table;
  const { toMove, active, rolls, looking, heroes } = view;
  const looker = toMove ?? active;
  const hero = heroes[looker];
  const narrow = useNarrow();
  const owned = looking === null ? undefined : hero?.loot.find((id) => lootById(id).name === lootById(looking).name);
  return (
    <Frame>
      <div className="spoils" data-accent={hero?.hero}>
        <header className="spoils__head">
          <Portrait arms={heroArms(hero?.hero)} />
          <div>
            <Verdict />
            <h2>{say(SPOILS.title)}</h2>
            <p className="spoils__text">{say(SPOILS.looking, { name: nameOf(table, looker) })}</p>
            <p className="hint">{say(SPOILS.left, { rolls })}</p>
          </div>
        </header>
        <LootRolls />
        {looking !== null && (
          <div className="spoils__card">
            <Loot id={looking} shape={narrow ? 'wide' : 'tall'} />
            {owned !== undefined && <p>{say(SPOILS.owned, { card: lootName(lang, owned) })}</p>}
          </div>
        )}
      </div>
    </Frame>
  );
}
