// The tile on which the hero whose turn it is stands: its picture, its name and all it says.
import './whereabouts.css';
import { MAP } from '@wyrmtable/words/adv-table';
import { levelNumeral, tileName, tileText } from '@wyrmtable/words/adventures';
import { heroName } from '@wyrmtable/words/dice-throne';
import { Icon } from '../../../pieces/Icon.tsx';
import { Rule } from '../../../pieces/Rule.tsx';
import { Told } from '../../../pieces/Told.tsx';
import { useAdventure } from '../table.ts';
import { stillHidden } from './land.ts';
import { Mark } from './Mark.tsx';
import { hueOf, tileById, tileIcon } from './tiles.ts';

export function Whereabouts() {
  const { say, lang, view, events, told } = useAdventure();
  const hero = view.heroes[view.active];
  const at = hero?.place ?? -1;
  const cell = view.cells[at];
  const tile = cell?.kind === 'tile' && cell.tile !== null ? tileById(cell.tile) : undefined;
  if (hero === undefined || cell === undefined || tile === undefined || stillHidden(events, told).has(at)) return null;
  return (
    <section className="whereabouts" style={hueOf(tile.id)}>
      <Rule>{say(MAP.whereabouts, { name: heroName(lang, hero.hero) })}</Rule>
      <div className="whereabouts__tile">
        <span className="whereabouts__picture" aria-hidden="true">
          <Icon name={tileIcon(tile.id)} />
        </span>
        <p className="whereabouts__name">
          {tileName(lang, tile.id)} <span className="num">{levelNumeral(cell.level)}</span>
        </p>
        <p className="whereabouts__text">
          <Told text={tileText(lang, tile)} />
        </p>
        <Mark confidence={tile.confidence} />
      </div>
    </section>
  );
}
