// The campaign in as many lines as it has scenarios: how many games each took, and the points they brought.
import { SCENARIOS } from '@wyrmtable/adventures';
import { number } from '@wyrmtable/words';
import { END, SHEET } from '@wyrmtable/words/adv-table';
import { enemyName } from '@wyrmtable/words/adventures';
import { Icon } from '../../../pieces/Icon.tsx';
import { useAdventure } from '../table.ts';
import { chaptersOf } from './sheet.ts';

export function Chapters() {
  const { say, lang, view } = useAdventure();
  const nameOf = (scenario: number): string => {
    const found = SCENARIOS.find((one) => one.number === scenario);
    return found?.kind === 'boss' ? enemyName(lang, found.boss) : say(END.portals);
  };
  return (
    <table className="chapters">
      <caption className="sr-only">{say(END.chapters)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(END.scenario)}</th>
          <th scope="col">{say(END.tries)}</th>
          <th scope="col">{say(END.points)}</th>
        </tr>
      </thead>
      <tbody>
        {chaptersOf(view).map(({ scenario, games, won, points }) => (
          <tr key={scenario} data-won={won}>
            <th scope="row">
              <Icon name={won ? 'laurels' : 'broken-shield'} />
              {scenario}. {nameOf(scenario)}
              <span className="sr-only">{say(won ? SHEET.won : SHEET.lost)}</span>
            </th>
            <td>{number(lang, games)}</td>
            <td>{number(lang, points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say(SHEET.total)}</th>
          <td>{number(lang, view.sheet.length)}</td>
          <td>{number(lang, view.score)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
