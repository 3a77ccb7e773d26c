// Tells everybody at a table that somebody can know its coming dice; who has read it is not told again.
import { list } from '@wyrmtable/words';
import { elsewhere } from '@wyrmtable/words/shell-company';
import { useState } from 'react';
import { Btn } from '../../pieces/Btn.tsx';
import { deviceStorage } from '../../shell/device-storage.ts';
import { useSpeech } from '../../shell/words.ts';
import type { SeedKnower } from '../port.ts';
import { Slip } from './slip.tsx';

export interface SeedNoticeProps {
  readonly code: string;
  readonly known: readonly SeedKnower[];
}

export function SeedNotice({ code, known }: SeedNoticeProps) {
  const { say, lang } = useSpeech();
  const place = `seed-known.${code}`;
  const [read, setRead] = useState(() => deviceStorage.read(place));
  if (known.length === 0 || read === known.length) return null;
  const sentences = (['brought', 'taken'] as const).flatMap((how) => {
    const names = known.filter((knower) => knower.how === how).map(({ name }) => name);
    return names.length === 0 ? [] : [say(elsewhere[how], { names: list(lang, names) })];
  });
  return (
    <Slip text={sentences.join(' ')}>
      <Btn
        onPress={() => {
          deviceStorage.write(place, known.length);
          setRead(known.length);
        }}
      >
        {say(elsewhere.understood)}
      </Btn>
    </Slip>
  );
}
