// The page a link to a table leads to: the table is unpacked, checked, laid on this device and opened.
import { isRefusal } from '@wyrmtable/kernel';
import { travel } from '@wyrmtable/words/shell-travel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Trouble } from '../../shell/lost.tsx';
import { Page } from '../../shell/page.tsx';
import { useSpeech } from '../../shell/words.ts';
import { sentenceOf } from '../refusal-line.ts';
import { takeIn, unpacked } from './table-transfer.ts';

export default function Arrival() {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const arrive = async () => {
      const raw = await unpacked(location.hash.slice(1));
      const id = raw === undefined ? null : await takeIn(raw);
      if (!wanted) return;
      if (typeof id === 'string') go(`/table/${id}`, { replace: true });
      else setProblem(isRefusal(id) ? sentenceOf(lang, id) : say(travel.damaged));
    };
    void arrive();
    return () => {
      wanted = false;
    };
  }, [go, lang, say]);
  if (problem !== null) return <Trouble title={say(travel.failed)} text={problem} />;
  return (
    <Page title={say(travel.arriving)}>
      <p className="hint">{say(travel.arriving)}</p>
    </Page>
  );
}
