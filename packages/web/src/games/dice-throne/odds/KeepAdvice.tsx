// Which dice to keep for the most worth over all abilities: a line under the dice that keeps them when it is pressed.
import './odds.css';
import { number } from '@wyrmtable/words';
import { ODDS } from '@wyrmtable/words/odds-table';
import { Icon } from '../../../pieces/Icon.tsx';
import { keptDice } from '../keeping.ts';
import { type ThroneTable, useThrone } from '../table.ts';
import { isBetterKept, rollOdds } from './chances.ts';
import { finisherIn } from './finishing.ts';

/** Somebody else advises, or what lies there is enough: the average of another roll would only speak against it. */
export const isSettled = ({ view, answers, advised }: ThroneTable): boolean =>
  advised !== undefined || finisherIn({ view, answers }) !== null;

export function KeepAdvice() {
  const table = useThrone();
  const { view, say, lang, oddsShown, falling, keeping, me, unaided } = table;
  if (!oddsShown || falling || !keeping.choosing || view.active !== me || view.rolls === 0) return null;
  const best = rollOdds(view)?.best;
  if (best === undefined || isSettled(table)) return null;
  const worth = number(lang, Math.round(best.worth * 10) / 10);
  const shines = !unaided && isBetterKept(view, keptDice(keeping, view.dice));
  return (
    <button
      type="button"
      className="keep-advice"
      data-shines={shines || undefined}
      onClick={() => keeping.keep(best.keep)}
    >
      <Icon name="dice-target" />
      {say(ODDS.keep, { count: best.keep.length, dice: best.keep.join(' · '), worth })}
    </button>
  );
}
