// The strip along the top: which scenario, how hard, gold, shards, the score, and the sheet.
import './status.css';
import { MAPS, SHARDS } from '@wyrmtable/adventures';
import { number } from '@wyrmtable/words';
import { REGIONS, STATUS } from '@wyrmtable/words/adv-table';
import { difficultyName, MODE_NAMES, scenarioName } from '@wyrmtable/words/adventures';
import type { ReactNode } from 'react';
import { Icon } from '../../../pieces/Icon.tsx';
import { Pips } from '../../../pieces/Pips.tsx';
import { useAdventure } from '../table.ts';
import { Mark } from './Mark.tsx';

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
  const drawn = MAPS.find(({ id }) => id === map);
  return (
    <section className="status" aria-label={say(REGIONS.status)}>
      <div className="status__where">
        <h2>{campaign ? scenarioName(lang, scenario) : say(MODE_NAMES[mode])}</h2>
        {campaign && (
          <p>
            <span className="sr-only">{say(STATUS.difficulty, { name: difficultyName(lang, difficulty) })}</span>
            <span aria-hidden="true">{difficultyName(lang, difficulty)}</span>
            {drawn !== undefined && stage === 'explore' && (
              <span className="status__map">
                {say(STATUS.map, { letter: drawn.id.slice(-1).toUpperCase() })} <Mark confidence={drawn.confidence} />
              </span>
            )}
          </p>
        )}
      </div>
      {campaign && (
        <ul className="status__figures">
          <Figure icon="swap-bag" label={say(STATUS.gold, { gold })}>
            <b className="num">{number(lang, gold)}</b>
          </Figure>
          {stage === 'explore' && (
            <Figure icon="rupee" label={say(STATUS.shards, { shards, of: SHARDS })}>
              <Pips on={shards} of={SHARDS} />
            </Figure>
          )}
          <Figure icon="laurels-trophy" label={say(STATUS.score, { score })}>
            <b className="num">{number(lang, score)}</b>
          </Figure>
        </ul>
      )}
      <div className="status__tools">{children}</div>
    </section>
  );
}
