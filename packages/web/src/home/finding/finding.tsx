// Playing with people, on the front page: who is there, looking for somebody, and the tables that wait.
import './finding.css';
import { isRefusal } from '@wyrmtable/kernel';
import { finding } from '@wyrmtable/words/finding';
import { useSpeech } from '../../shell/words.ts';
import { PlayNow } from './play-now.tsx';
import { useHouse } from './use-house.ts';
import { Waiting } from './waiting.tsx';

export default function Finding() {
  const { say } = useSpeech();
  const { seen, look } = useHouse();
  const there = seen === null || isRefusal(seen) ? null : seen;
  return (
    <>
      <p className="hint finding__here">
        {there !== null && say(finding.here, { people: there.people, playing: there.playing })}
        {seen !== null && there === null && say(finding.away)}
      </p>
      <div className="finding__parts">
        <PlayNow seeking={there?.seeking ?? {}} />
        <Waiting tables={there?.tables ?? null} onFull={look} />
      </div>
    </>
  );
}
