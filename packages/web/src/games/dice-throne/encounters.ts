// What may be new at a table of Dice Throne: windows, targeting, defenses, Ultimates and every status.
import { STATUSES, type ThroneView } from '@wyrmtable/dice-throne';
import { statusName, statusText } from '@wyrmtable/words/dice-throne';
import { ENCOUNTERS } from '@wyrmtable/words/encounters';
import { throneRules } from '@wyrmtable/words/throne-rules';
import { ARENA } from '@wyrmtable/words/throne-table';
import { type Meeting, type Meets, told } from '../../encounters/meeting.ts';

function statusMet(id: string): Meeting[] {
  const status = STATUSES.find((one) => one.id === id);
  if (status === undefined) return [];
  return [{ key: `status ${id}`, title: (lang) => statusName(lang, id), text: (lang) => statusText(lang, status) }];
}

/** What is asked comes before what lies about. */
export function throneMeetings({ window, ultimate, asking, targeting, players }: ThroneView): readonly Meeting[] {
  return [
    ...(window !== null ? [told('window', throneRules.windowsTitle, throneRules.windows)] : []),
    ...(ultimate ? [told('ultimate', ENCOUNTERS.ultimate, throneRules.ultimate)] : []),
    ...(targeting.length > 0 || asking === 'target' ? [told('targeting', ARENA.targeting, throneRules.targeting)] : []),
    ...(asking === 'defence' ? [told('defense', ENCOUNTERS.defense, throneRules.defence)] : []),
    ...players.flatMap(({ statuses }) => statuses.flatMap(({ status }) => statusMet(status))),
  ];
}

export const meets: Meets = { in: throneMeetings };
