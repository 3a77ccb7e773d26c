// How the game that has just ended went, above what comes after it.
import './verdict.css';
import { BETWEEN } from '@wyrmtable/words/adv-table';
import { scenarioName } from '@wyrmtable/words/adventures';
import { Icon } from '../../../pieces/Icon.tsx';
import { useAdventure } from '../table.ts';

export function Verdict() {
  const { say, lang, view } = useAdventure();
  const { won, scenario } = view;
  return (
    <p className="verdict-line" data-won={won}>
      <Icon name={won ? 'laurels' : 'broken-shield'} />
      {say(won ? BETWEEN.won : BETWEEN.lost, { scenario: scenarioName(lang, scenario) })}
    </p>
  );
}
