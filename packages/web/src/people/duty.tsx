// For who has the right to moderate: the way to the reports.
import { isRefusal } from '@wyrmtable/kernel';
import { moderation } from '@wyrmtable/words/moderation';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSpeech } from '../shell/words.ts';
import { ask } from '../table/remote/api.ts';

export default function Duty() {
  const { say } = useSpeech();
  const [has, setHas] = useState(false);
  useEffect(() => {
    void ask('GET', '/api/standing').then((answer) => setHas(!isRefusal(answer) && answer.moderator === true));
  }, []);
  if (!has) return null;
  return (
    <div className="row">
      <Link className="btn" href="/moderation">
        {say(moderation.title)}
      </Link>
    </div>
  );
}
