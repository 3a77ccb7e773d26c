// What is heard, in words: for a moment, at the top of the table, for those who asked for it.
import './captions.css';
import { cues, surfaces } from '@wyrmtable/words/sounds';
import { useSpeech } from '../shell/words.ts';
import { useCaption } from './player.ts';

const WORDS = { ...cues, ...surfaces };

/** The log tells ears the same and more, so this is for eyes alone. */
export default function Captions() {
  const { say } = useSpeech();
  const caption = useCaption();
  if (caption === null) return null;
  return (
    <p className="caption" aria-hidden="true" key={caption.number}>
      {say(WORDS[caption.cue])}
    </p>
  );
}
