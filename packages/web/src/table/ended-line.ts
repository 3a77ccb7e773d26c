// How a match ended that was not played to its end, in one sentence.
import type { EndedEarly } from '@wyrmtable/kernel';
import { type Lang, type Message, phrase } from '@wyrmtable/words';
import { hours } from '@wyrmtable/words/shell-hours';

const ENDS: Readonly<Record<EndedEarly['how'], Message>> = {
  resigned: hours.endedResigned,
  time: hours.endedTime,
  gone: hours.endedGone,
  stopped: hours.endedStopped,
};

interface End {
  readonly how: EndedEarly['how'];
  readonly seat?: EndedEarly['seat'];
}

export function endedLine(lang: Lang, { how, seat = null }: End, names: readonly string[]): string {
  return phrase(lang, ENDS[how], { name: seat === null ? '' : (names[seat] ?? '') });
}
