// One press to be told, where it is wanted: beside a search, beside matches of days. Gone once it is on or cannot be.
import { word } from '@wyrmtable/words/word';
import { Btn } from '../pieces/Btn.tsx';
import { useSpeech } from '../shell/words.ts';
import { useWord } from './choice.tsx';

export default function TellMe({ of }: { readonly of: 'move' | 'ready' }) {
  const { say } = useSpeech();
  const { known, busy, allow } = useWord();
  if (known?.standing !== 'off') return null;
  return (
    <Btn icon="ringing-bell" disabled={busy} onPress={() => allow()}>
      {say(of === 'move' ? word.allowMove : word.allowReady)}
    </Btn>
  );
}
