// What people and bots at a table are called on the screen.
import { botName, type Lang, programName } from '@wyrmtable/words';
import type { SeatInfo } from './port.ts';

/**
 * A server names a bot by its level; people read that in their own language, numbered where two would be alike. A program is
 * told from people by its name, wherever that stands.
 */
export function seatsNamed(lang: Lang, seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.map((seat, i) => {
    if (seat.program) return { ...seat, name: programName(lang, seat.name) };
    if (seat.bot === null || seat.name !== seat.bot) return seat;
    const alike = seats.filter(({ bot }) => bot === seat.bot).length > 1;
    const name = botName(lang, seat.bot);
    return { ...seat, name: alike ? `${name} ${i + 1}` : name };
  });
}
