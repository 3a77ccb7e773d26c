// Reports and acts as moderators and whoever runs the server read them: people by the names they have now.
import type { ActInfo, ReportInfo } from '@wyrmtable/wire';
import { accountsOf } from '../people/who.ts';
import type { Storage } from '../storage/port.ts';
import type { Act, Complaint } from '../storage/ports/moderation.ts';
import { markOfGuest } from './addresses.ts';
import { byTerminal, inForce } from './log.ts';

export async function actsTold(storage: Storage, acts: readonly Act[]): Promise<readonly ActInfo[]> {
  const names = await accountsOf(
    storage,
    acts.flatMap(({ moderator, person }) => [moderator, person]),
  );
  const stands = new Set(inForce(acts));
  return acts.map((act) => ({
    number: act.number,
    at: act.at,
    by: byTerminal(act) ? null : (names.get(act.moderator)?.name ?? ''),
    kind: act.kind,
    name: names.get(act.person)?.name ?? null,
    reason: act.reason,
    words: act.words,
    until: act.until,
    report: act.complaint,
    undoes: act.undoes,
    hash: act.hash,
    undone: !stands.has(act),
  }));
}

export async function reportsTold(storage: Storage, complaints: readonly Complaint[]): Promise<readonly ReportInfo[]> {
  const names = await accountsOf(
    storage,
    complaints.map(({ person }) => person),
  );
  return Promise.all(
    complaints.map(async ({ id, at, kind, words, match, person, name, talk, act }) => ({
      id,
      at,
      reason: kind,
      words,
      match,
      name,
      account: names.get(person)?.name ?? null,
      address: (await markOfGuest(storage, person)) !== null,
      talk,
      before: await actsTold(storage, await storage.moderation.actsAbout(person)),
      act,
    })),
  );
}
