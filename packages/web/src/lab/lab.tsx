// The lab's page: who beats whom among the heroes of Dice Throne, from a run that anybody can repeat.
import './lab.css';
import type { LabResult } from '@wyrmtable/bots/lab';
import { pairsOf } from '@wyrmtable/bots/lab';
import { botName } from '@wyrmtable/words';
import { LAB_PAGE, LAB_REPORT } from '@wyrmtable/words/lab';
import { common } from '@wyrmtable/words/shell';
import { useEffect, useState } from 'react';
import { Page } from '../shell/page.tsx';
import { useSpeech } from '../shell/words.ts';
import { HeatMap } from './heat-map.tsx';
import { Length } from './length.tsx';
import { commandOf, loadResult } from './load.ts';
import { OneHero } from './one-hero.tsx';
import { Strength } from './strength.tsx';

function Made({ result }: { readonly result: LabResult }) {
  const { say, lang } = useSpeech();
  const { pairs, gamesPerPair, seed, heroes, bot } = result;
  const total = pairsOf(heroes.length).length;
  const games = pairs.reduce((sum, pair) => sum + pair.games, 0);
  return (
    <>
      <p className="prose">
        {say(LAB_REPORT.played, { games, bot: botName(lang, bot), perPair: gamesPerPair, seed: String(seed) })}
      </p>
      {pairs.length < total && <p className="prose">{say(LAB_PAGE.partial, { played: pairs.length, total })}</p>}
      <p className="prose">
        {say(LAB_PAGE.made)} <code className="lab__command">{commandOf(result)}</code>
      </p>
    </>
  );
}

export default function Lab() {
  const { say } = useSpeech();
  const [result, setResult] = useState<LabResult | null | 'loading'>('loading');
  useEffect(() => {
    let here = true;
    void loadResult().then((loaded) => here && setResult(loaded));
    return () => {
      here = false;
    };
  }, []);
  return (
    <Page title={say(LAB_PAGE.title)} className="page lab">
      <h1>{say(LAB_PAGE.title)}</h1>
      <p className="prose">{say(LAB_PAGE.lead)}</p>
      {result === 'loading' && <p className="hint">{say(common.loading)}</p>}
      {result === null && <p role="alert">{say(LAB_PAGE.unreadable)}</p>}
      {result !== null && result !== 'loading' && (
        <>
          <Made result={result} />
          <Strength result={result} />
          <HeatMap result={result} />
          <OneHero result={result} />
          <Length result={result} />
        </>
      )}
    </Page>
  );
}
