// Who sits at a table, as the lists of the front page name them.
import type { Watcher } from '@wyrmtable/kernel';
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

/** Whom one plays with: one's own name says nothing in a list of one's own tables, unless nobody else is there yet. */
export function othersAt(lang: Lang, { seats, you }: { readonly seats: Seats; readonly you: Watcher }): string {
  const others = namesOf(
    lang,
    seats.filter((_, seat) => seat !== you),
  );
  return others === '' ? namesOf(lang, seats) : others;
}

export function namesOf(lang: Lang, seats: Seats): string {
  return list(
    lang,
    seatNames(lang, seats).filter((name) => name !== ''),
  );
}
