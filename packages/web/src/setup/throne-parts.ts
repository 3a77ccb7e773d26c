// Which hero each seat of a Dice Throne table will play, for its lobby.
import { MODE_IDS } from '@wyrmtable/dice-throne';
import { LOT } from '@wyrmtable/kernel';
import { type Lang, phrase } from '@wyrmtable/words';
import { heroName } from '@wyrmtable/words/dice-throne';
import { THRONE_SETUP } from '@wyrmtable/words/throne-setup';
import { heroArms } from '../games/dice-throne/hero-arms.ts';
import { lotArms } from '../seats/arms.ts';
import type { SeatPart } from '../table/remote/seats.tsx';
import { teamOf } from './throne-plan.ts';

/** One for each named hero; none where the match itself draws them. */
export function partsOf(lang: Lang, options: object): SeatPart[] {
  const { heroes, mode }: { heroes?: unknown; mode?: unknown } = options;
  if (!Array.isArray(heroes)) return [];
  const known = MODE_IDS.find((one) => one === mode) ?? 'duel';
  return heroes.map((hero, seat) => {
    const lot = hero === LOT;
    const name = lot ? phrase(lang, THRONE_SETUP.lot) : heroName(lang, String(hero));
    const team = teamOf(known, seat);
    return {
      arms: lot ? lotArms(seat) : heroArms(String(hero)),
      name: team === null ? name : phrase(lang, THRONE_SETUP.heroOfTeam, { hero: name, team }),
    };
  });
}
