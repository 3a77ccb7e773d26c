// The chance to be able to declare an ability, in the corner of its tile.
import type { Seat } from '@wyrmtable/kernel';
import { percent } from '@wyrmtable/words';
import { ODDS } from '@wyrmtable/words/odds-table';
import { OddsRing } from '../../../pieces/OddsRing.tsx';
import { keptDice } from '../keeping.ts';
import type { ThroneTable } from '../table.ts';
import { chancesKept } from './chances.ts';

/** Below one in ten a decimal tells more than it costs. */
const SMALL = 0.1;

/** Nothing for what is certain or out of reach: the tile says so itself. */
export function tileOdds(table: ThroneTable, seat: Seat, ability: string) {
  const { view, say, lang, oddsShown, falling, keeping, me } = table;
  if (!oddsShown || falling || view.active !== seat) return undefined;
  const kept = seat === me && keeping.choosing ? keptDice(keeping, view.dice) : [];
  const chance = chancesKept(view, kept).get(ability) ?? 0;
  if (chance === 0 || chance === 1) return undefined;
  const text = percent(lang, chance, chance < SMALL ? 1 : 0);
  return <OddsRing chance={chance} text={text} label={say(kept.length > 0 ? ODDS.chanceKept : ODDS.chance)} />;
}
