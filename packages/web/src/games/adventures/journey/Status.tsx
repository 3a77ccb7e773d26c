// The strip along the top: which scenario, how hard, gold, shards, the score, and the sheet.
import './status.css';
import { difficultyName, mapName, scenarioName } from '@wyrmtable/words/adventures';
import { REGIONS, STATUS } from '@wyrmtable/words/adv-table';
import type { ReactNode } from 'react';
import { Icon } from '../../../pieces/Icon.tsx';
import { Pips } from '../../../pieces/Pips.tsx';
import { useAdventure } from '../table.ts';
import { SHARDS } from './land.ts';

interface FigureProps {
  readonly icon: string;
  readonly label: string;
  readonly children: ReactNode;
}

function Figure({ icon, label, children }: FigureProps) {
  return (
    <li className="status__figure">
      <Icon name={icon} />
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{label}</span>
    </li>
  );
}

export function Status({ children }: { readonly children: ReactNode }) {
  const { say, lang, view } = useAdventure();
  const { scenario, difficulty, map, mode, stage, gold, shards, score } = view;
  const campaign = mode === 'campaign';
  return (
    <section className="status" aria-label={say(REGIONS.status)}>
      {campaign && (
        <div className="status__where">
          <h2>{scenarioName(lang, scenario)}</h2>
          <p>
            <span className="sr-only">{say(STATUS.difficulty, { name: difficultyName(lang, difficulty) })}</span>
            <span aria-hidden="true">{difficultyName(lang, difficulty)}</span>
            {map !== null && stage === 'explore' && <span className="status__map"> · {mapName(lang, map)}</span>}
          </p>
        </div>
      )}
      {campaign && (
        <ul className="status__figures">
          <Figure icon="two-coins" label={say(STATUS.gold, { gold })}>
            <b className="num">{gold}</b>
          </Figure>
          {stage === 'explore' && (
            <Figure icon="crystal-shine" label={say(STATUS.shards, { shards, of: SHARDS })}>
              <Pips on={shards} of={SHARDS} />
            </Figure>
          )}
          <Figure icon="laurels-trophy" label={say(STATUS.score, { score })}>
            <b className="num">{score}</b>
          </Figure>
        </ul>
      )}
      <div className="status__tools">{children}</div>
    </section>
  );
}
