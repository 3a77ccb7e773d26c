// A deck with more cards than it may have: which loot goes back.
import './spoils.css';
import { DECK_MOST } from '@wyrmtable/adventures';
import { TRIM } from '@wyrmtable/words/adv-table';
import { Frame } from '../../../pieces/Frame.tsx';
import { useNarrow } from '../../../pieces/narrow.ts';
import { Portrait } from '../../../pieces/Portrait.tsx';
import { heroArms } from '../../dice-throne/hero-arms.ts';
import { nameOf, useAdventure } from '../table.ts';
import { lettersOf } from './answering.ts';
import { FoldedLoot, Loot } from './LootCard.tsx';

export function Trim() {
  const table = useAdventure();
  const { say, view, answers, send } = table;
  const narrow = useNarrow();
  const letters = lettersOf(table);
  const seat = view.toMove ?? view.first;
  const hero = view.heroes[seat];
  if (hero === undefined) return null;
  return (
    <Frame>
      <div className="spoils" data-accent={hero.hero}>
        <header className="spoils__head">
          <Portrait arms={heroArms(hero.hero)} />
          <div>
            <h2>{say(TRIM.title)}</h2>
            <p className="spoils__text">
              {say(TRIM.text, { name: nameOf(table, seat), cards: hero.cards, most: DECK_MOST })}
            </p>
          </div>
        </header>
        <ul className="trim__cards">
          {hero.loot.map((id) => {
            const put = answers.find(({ reading }) => reading.kind === 'trim' && reading.card === id);
            const act = put === undefined ? {} : { onPress: () => send(put.choice), action: say(TRIM.put) };
            return (
              <li key={id}>
                {narrow ? (
                  <FoldedLoot id={id} {...act} />
                ) : (
                  <Loot
                    id={id}
                    {...act}
                    {...(put === undefined ? {} : { state: 'playable', hotkey: letters.get(put.choice) })}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Frame>
  );
}
