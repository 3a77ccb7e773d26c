// Who sits at a table, as the lists of the front page name them.
import type { SeatInfo } from '@wyrmtable/wire';
import { botName, type Lang, list, programName } from '@wyrmtable/words';

type Seats = readonly Pick<SeatInfo, 'name' | 'bot' | 'program'>[];

/** As they sat down; bots without a name of their own go by their level, and a program is called one. */
export function seatNames(lang: Lang, seats: Seats): string[] {
  return seats.map(({ name, bot, program }) => {
    if (program) return programName(lang, name);
    return bot !== null && bot === name ? botName(lang, bot) : name;
  });
}

export function namesOf(lang: Lang, seats: Seats): string {
  return list(
    lang,
    seatNames(lang, seats).filter((name) => name !== ''),
  );
}
