// What lies aside in this action: each set with its soldiers, and the sum that is at stake.
import './aside.css';
import { number } from '@wyrmtable/words';
import { ARENA, DIE } from '@wyrmtable/words/farkle-table';
import { Die } from '../../pieces/Die.tsx';
import { numbered } from '../../pieces/numbered.ts';
import { armsOf } from '../../seats/arms.ts';
import { useBoard } from './board.ts';
import { Figure } from './Figure.tsx';

/** More sets than stand side by side on a phone. */
const MANY = 5;

export function Aside() {
  const { view, say, lang } = useBoard();
  if (view.aside.length === 0) return null;
  const battle = view.action === 'finalBattle';
  const waits = battle ? ARENA.fallen : view.action === 'brawl' ? ARENA.score : ARENA.waits;
  const items = view.heroes[view.roller]?.pendingItems ?? 0;
  return (
    <section
      className="aside"
      data-accent={armsOf(view.roller).accent}
      data-many={view.aside.length > MANY || undefined}
      aria-label={say(ARENA.aside)}
    >
      <ol className="aside__sets">
        {numbered(view.aside).map(({ key, value: set }) => (
          <li key={key} className="aside__set">
            <span className="aside__dice">
              {numbered(set.dice).map(({ key: place, value: face }) => (
                <Die key={place} size="small" face={face} label={say(DIE.plain, { face })} />
              ))}
            </span>
            <span className="num">{set.soldiers > 0 || battle ? number(lang, set.soldiers) : say(ARENA.eatenSet)}</span>
          </li>
        ))}
      </ol>
      <p className="aside__sum">
        <b className="num">
          <Figure value={battle ? view.lost : view.pending} />
        </b>
        <small>
          {say(waits)} {items > 0 && say(ARENA.pendingItems, { count: items })}
        </small>
      </p>
    </section>
  );
}
