// The chance to be able to declare an ability, in the corner of its tile.
import type { Seat } from '@wyrmtable/kernel';
import { percent } from '@wyrmtable/words';
import { ODDS } from '@wyrmtable/words/odds-table';
import { OddsRing } from '../../../pieces/OddsRing.tsx';
import type { ThroneTable } from '../table.ts';
import { rollOdds } from './chances.ts';

/** Below one in ten a decimal tells more than it costs. */
const SMALL = 0.1;

/** Nothing for what is certain or out of reach: the tile says so itself. */
export function tileOdds({ view, say, lang, oddsShown, falling }: ThroneTable, seat: Seat, ability: string) {
  if (!oddsShown || falling || view.active !== seat) return undefined;
  const chance = rollOdds(view)?.abilities.get(ability) ?? 0;
  if (chance === 0 || chance === 1) return undefined;
  const text = percent(lang, chance, chance < SMALL ? 1 : 0);
  return <OddsRing chance={chance} text={text} label={say(ODDS.chance)} />;
}
