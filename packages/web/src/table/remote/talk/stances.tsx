// The three stances towards somebody, each a press; the one that holds says what it means.
import { talk as words } from '@wyrmtable/words/talk';
import { useState } from 'react';
import type { Stance } from '../../../people/stances.ts';
import { Btn } from '../../../pieces/Btn.tsx';
import { useSpeech } from '../../../shell/words.ts';

const STANCES = {
  follow: { take: words.follow, leave: words.unfollow, means: words.followed },
  mute: { take: words.mute, leave: words.unmute, means: words.muted },
  block: { take: words.block, leave: words.unblock, means: words.blocked },
} as const;
const ORDER = ['follow', 'mute', 'block'] as const satisfies readonly Stance[];

interface StancesProps {
  readonly name: string;
  readonly stance: Stance | null;
  /** The same once more leaves it. */
  readonly onTake: (stance: Stance) => Promise<void>;
}

export function Stances({ name, stance, onTake }: StancesProps) {
  const { say } = useSpeech();
  const [busy, setBusy] = useState(false);
  return (
    <>
      {ORDER.map((kind) => {
        const text = say(stance === kind ? STANCES[kind].leave : STANCES[kind].take);
        return (
          <Btn
            key={kind}
            pressed={stance === kind}
            disabled={busy}
            label={`${text}: ${name}`}
            onPress={() => {
              setBusy(true);
              void onTake(kind).finally(() => setBusy(false));
            }}
          >
            {text}
          </Btn>
        );
      })}
      {stance !== null && (
        <p className="hint" role="status">
          {say(STANCES[stance].means)}
        </p>
      )}
    </>
  );
}
