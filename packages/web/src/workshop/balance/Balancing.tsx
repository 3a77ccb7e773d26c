// Balancing the hero on the workbench: one press plays it against the sixteen, another finds what would make it even.
import '../../lab/lab.css';
import './balance.css';
import { type DuelLevel, figuresOf, type LabResult, RIVALS } from '@wyrmtable/bots/lab';
import { readHero } from '@wyrmtable/dice-throne/check';
import { digest } from '@wyrmtable/kernel';
import type { HeroFigures } from '@wyrmtable/wire';
import { botName } from '@wyrmtable/words';
import { BALANCE_PAGE } from '@wyrmtable/words/balance-page';
import { WORKSHOP } from '@wyrmtable/words/workshop';
import { useEffect, useMemo, useState } from 'react';
import { loadResult } from '../../lab/load.ts';
import { Btn } from '../../pieces/Btn.tsx';
import { Rule } from '../../pieces/Rule.tsx';
import { useSpeech } from '../../shell/words.ts';
import { useBench } from '../bench.ts';
import { know } from '../sharing/known.ts';
import { Changes } from './Changes.tsx';
import { Outcome, Overall } from './Outcome.tsx';
import { type Run, tenths } from './run.ts';
import { useRun } from './use-run.ts';

const LEVELS: readonly DuelLevel[] = ['eager', 'novice', 'adept', 'master'];
/** Duels against each of the sixteen. */
const EACH: readonly number[] = [10, 30, 100];

const STAGES = {
  duels: BALANCE_PAGE.stageDuels,
  numbers: BALANCE_PAGE.stageNumbers,
  proposals: BALANCE_PAGE.stageProposals,
} as const;

/** The bar for those who see it, and every tenth of it for those who listen. */
function Progress({ run }: { readonly run: Run }) {
  const { say } = useSpeech();
  const { phase, stage, done, total } = run;
  const text = say(STAGES[stage], { done, total });
  const heard = {
    playing: say(BALANCE_PAGE.progress, { share: tenths(run) }),
    stopped: say(BALANCE_PAGE.stopped),
    rested: say(BALANCE_PAGE.through),
    done: say(BALANCE_PAGE.through),
    failed: say(BALANCE_PAGE.failed),
  }[phase];
  return (
    <div className="balance__progress">
      {(phase === 'playing' || phase === 'stopped' || phase === 'failed') && (
        <>
          <progress value={done} max={Math.max(1, total)} aria-label={text} />
          <p className="num">{text}</p>
        </>
      )}
      <p role="status" className={phase === 'playing' ? 'sr-only' : undefined}>
        {heard}
      </p>
    </div>
  );
}

/** Undefined while they are on their way, null where they cannot be had. */
function useLab(): LabResult | null | undefined {
  const [lab, setLab] = useState<LabResult | null>();
  useEffect(() => {
    let here = true;
    void loadResult().then((loaded) => here && setLab(loaded));
    return () => {
      here = false;
    };
  }, []);
  return lab;
}

function Result({ run, older }: { readonly run: Run; readonly older: boolean }) {
  const { say } = useSpeech();
  const lab = useLab();
  const { box, plan, duels } = run;
  const figures = useMemo(() => figuresOf(box.hero, plan, duels), [box, plan, duels]);
  const { low, high } = figures.overall;
  return (
    <>
      {older && <p className="hint">{say(BALANCE_PAGE.older)}</p>}
      {duels.length > 0 && <Overall figures={figures} />}
      <Changes run={run} even={low <= 0.5 && high >= 0.5} />
      {duels.length > 0 && <Outcome figures={figures} lab={lab} />}
    </>
  );
}

/** What the page of the hero will show of the run, once it is through. */
function sumsOf({ plan, duels }: Run): HeroFigures {
  const won = (ends: Run['duels']) => ends.reduce((sum, { end }) => sum + end.points / 2, 0);
  const rivals = plan.rivals.map((hero) => {
    const own = duels.filter(({ rival }) => rival === hero);
    return { hero, duels: own.length, won: won(own) };
  });
  return { level: plan.level, duels: duels.length, won: won(duels), rivals };
}

export default function Balancing({ id }: { readonly id: string }) {
  const { say, lang } = useSpeech();
  const { draft, flaws } = useBench();
  const { run, begin, goOn, stop } = useRun();
  const [level, setLevel] = useState<DuelLevel>('adept');
  const [each, setEach] = useState(30);
  const [played, setPlayed] = useState(draft);
  const playing = run?.phase === 'playing';
  const through = run !== null && (run.phase === 'rested' || run.phase === 'done') ? run : null;
  useEffect(() => {
    if (through !== null) know(id, { fared: { digest: digest(played), figures: sumsOf(through) } });
  }, [id, through, played]);
  const play = () => {
    const { box } = readHero(draft);
    if (box === null) return;
    setPlayed(draft);
    begin(box, level, each);
  };
  return (
    <section className="lab balance" aria-labelledby="balancing">
      <Rule id="balancing">{say(WORKSHOP.balance)}</Rule>
      <p className="prose">{say(BALANCE_PAGE.lead)}</p>
      {flaws.length > 0 && <p role="status">{say(BALANCE_PAGE.notYet, { count: flaws.length })}</p>}
      <div className="row">
        <label className="row">
          {say(BALANCE_PAGE.level)}
          <select
            className="field"
            value={level}
            disabled={playing}
            onChange={({ currentTarget: { value } }) => setLevel(LEVELS.find((one) => one === value) ?? level)}
          >
            {LEVELS.map((one) => (
              <option key={one} value={one}>
                {botName(lang, one)}
              </option>
            ))}
          </select>
        </label>
        <label className="row">
          {say(BALANCE_PAGE.duels)}
          <select
            className="field"
            value={each}
            disabled={playing}
            onChange={({ currentTarget: { value } }) => setEach(Number(value))}
          >
            {EACH.map((one) => (
              <option key={one} value={one}>
                {one * RIVALS.length}
              </option>
            ))}
          </select>
        </label>
        {playing ? (
          <Btn kind="danger" onPress={stop}>
            {say(BALANCE_PAGE.stop)}
          </Btn>
        ) : (
          <Btn kind={run === null ? 'primary' : 'plain'} disabled={flaws.length > 0} onPress={play}>
            {say(run === null ? BALANCE_PAGE.play : BALANCE_PAGE.again)}
          </Btn>
        )}
        {(run?.phase === 'stopped' || run?.phase === 'failed') && (
          <Btn kind="primary" onPress={goOn}>
            {say(BALANCE_PAGE.goOn)}
          </Btn>
        )}
        {run?.phase === 'rested' && (
          <Btn kind="primary" note={say(BALANCE_PAGE.tryNote, { duels: run.plan.tries })} onPress={goOn}>
            {say(BALANCE_PAGE.tryNumbers)}
          </Btn>
        )}
      </div>
      {run !== null && (
        <>
          <Progress run={run} />
          <Result run={run} older={played !== draft} />
        </>
      )}
    </section>
  );
}
