// Notifications of this device: one press to turn them on, a switch for each kind, one press to turn them off.
import type { Refusal } from '@wyrmtable/kernel';
import { WORD_KINDS, type WordKind } from '@wyrmtable/wire';
import { word } from '@wyrmtable/words/word';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../people/sentence.ts';
import { Btn } from '../pieces/Btn.tsx';
import { Switch } from '../pieces/Switch.tsx';
import { notify } from '../shell/notices.tsx';
import { useStore } from '../shell/store.ts';
import { useSpeech } from '../shell/words.ts';
import { allow, end, known, lookAt } from './device.ts';

/** Null until the device has been looked at. */
export function useWord() {
  const { lang } = useSpeech();
  const standing = useStore(known);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (standing === null) void lookAt();
  }, [standing]);
  const run = async (work: () => Promise<Refusal | null>) => {
    setBusy(true);
    const refused = await work();
    setBusy(false);
    if (refused !== null) notify(sentenceOf(lang, refused), 'danger');
  };
  return {
    known: standing,
    busy,
    allow: (kinds?: readonly WordKind[]) => void run(() => allow(lang, kinds)),
    end: () => void run(end),
  };
}

export function WordChoice() {
  const { say } = useSpeech();
  const { known: now, busy, allow: turnOn, end: turnOff } = useWord();
  if (now === null) return null;
  const { standing, kinds } = now;
  if (standing === 'none') return <p>{say(word.none)}</p>;
  if (standing === 'denied') return <p>{say(word.denied)}</p>;
  if (standing === 'off')
    return (
      <>
        <Btn icon="ringing-bell" disabled={busy} onPress={() => turnOn()}>
          {say(word.allow)}
        </Btn>
        <p className="hint">{say(word.note)}</p>
      </>
    );
  const change = (kind: WordKind, on: boolean) =>
    turnOn(WORD_KINDS.filter((one) => (one === kind ? on : kinds.includes(one))));
  return (
    <>
      <ul className="setting__kinds">
        {WORD_KINDS.map((kind) => (
          <li key={kind}>
            <span>{say(word[kind])}</span>
            <Switch
              label={say(word[kind])}
              options={[
                { value: 'on', text: say(word.on) },
                { value: 'off', text: say(word.off) },
              ]}
              value={kinds.includes(kind) ? 'on' : 'off'}
              onChange={(value) => change(kind, value === 'on')}
            />
          </li>
        ))}
      </ul>
      <Btn disabled={busy} onPress={turnOff}>
        {say(word.end)}
      </Btn>
    </>
  );
}
