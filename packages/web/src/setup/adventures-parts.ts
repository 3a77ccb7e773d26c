// Which hero or boss each seat of an adventure will play, for its lobby.
import { MODES } from '@wyrmtable/adventures';
import { LOT } from '@wyrmtable/kernel';
import { type Lang, phrase } from '@wyrmtable/words';
import { enemyName } from '@wyrmtable/words/adventures';
import { THRONE_SETUP } from '@wyrmtable/words/throne-setup';
import { heroArms } from '../games/dice-throne/hero-arms.ts';
import { lotArms } from '../seats/arms.ts';
import type { SeatPart } from '../table/remote/seats.tsx';

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** One for each seat where all are named; none where the match itself draws them. */
export function partsOf(lang: Lang, options: object): SeatPart[] {
  const { heroes, bosses, mode }: { heroes?: unknown; bosses?: unknown; mode?: unknown } = options;
  const known = MODES.find((one) => one === mode) ?? 'campaign';
  // Where only one side is named the places of the other are unknown.
  if (known === 'boss-vs-team' && (bosses === undefined || heroes === undefined)) return [];
  const cast = known === 'campaign' ? idsIn(heroes) : [...idsIn(bosses), ...idsIn(heroes)];
  return cast.map((id, seat) =>
    id === LOT
      ? { arms: lotArms(seat), name: phrase(lang, THRONE_SETUP.lot) }
      : { arms: heroArms(id), name: enemyName(lang, id) },
  );
}
