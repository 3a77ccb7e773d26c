// What a moderator has done about whoever sits here, across the top of the table: kindly, why, and until when.
import { isRefusal } from '@wyrmtable/kernel';
import { REASONS as KINDS, type Reason } from '@wyrmtable/wire';
import { moderated as words } from '@wyrmtable/words/moderation';
import { REASONS } from '@wyrmtable/words/talk';
import { useEffect, useState } from 'react';
import { Btn } from '../../../pieces/Btn.tsx';
import { deviceStorage } from '../../../shell/device-storage.ts';
import { useSpeech } from '../../../shell/words.ts';
import { Slip } from '../../company/slip.tsx';
import { ask } from '../api.ts';
import type { RemotePort } from '../port.ts';

/** The number of the last warning that was read on this device. */
const KEY = 'warned';

interface Notice {
  readonly number: number;
  readonly kind: 'warn' | 'mute' | 'undo';
  readonly reason: Reason;
  readonly words: string;
  /** 0 for good. */
  readonly until: number;
}

const reasonIn = (text: unknown): Reason => KINDS.find((kind) => kind === text) ?? 'other';

/** A warning that was given while this person was away. */
async function unread(): Promise<Notice | null> {
  const answer = await ask('GET', '/api/standing');
  if (isRefusal(answer) || !Array.isArray(answer.warnings)) return null;
  const last: unknown = answer.warnings.at(-1);
  if (typeof last !== 'object' || last === null) return null;
  const { number, reason, words: text }: Readonly<Record<string, unknown>> = { ...last };
  if (typeof number !== 'number' || number <= Number(deviceStorage.read(KEY) ?? 0)) return null;
  return { number, kind: 'warn', reason: reasonIn(reason), words: typeof text === 'string' ? text : '', until: 0 };
}

export default function Moderated({ port }: { readonly port: RemotePort }) {
  const { say } = useSpeech();
  const [notice, setNotice] = useState<Notice | null>(null);
  const { moderated } = port.talk();
  useEffect(() => {
    void unread().then((found) => found !== null && setNotice(found));
  }, []);
  useEffect(() => {
    if (moderated === null) return;
    const { kind, number, reason, words: text, until } = moderated;
    if (kind === 'warn' || kind === 'mute' || kind === 'undo')
      setNotice({ number, kind, reason: reasonIn(reason), words: text, until });
  }, [moderated]);
  if (notice === null) return null;
  const { kind, number, until } = notice;
  const reason = say(REASONS[notice.reason]);
  const sentence =
    kind === 'warn'
      ? say(words.warned, { reason })
      : kind === 'undo'
        ? say(words.undone)
        : until === 0
          ? say(words.mutedForGood, { reason })
          : say(words.muted, { reason, until });
  return (
    <Slip text={notice.words === '' ? sentence : `${sentence} ${say(words.says, { words: notice.words })}`}>
      <Btn
        onPress={() => {
          deviceStorage.write(KEY, Math.max(number, Number(deviceStorage.read(KEY) ?? 0)));
          setNotice(null);
        }}
      >
        {say(words.understood)}
      </Btn>
    </Slip>
  );
}
