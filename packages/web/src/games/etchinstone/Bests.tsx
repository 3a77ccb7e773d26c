// The best score against every dragon at every difficulty, and how often each was tried.
import './tale.css';
import { DIFFICULTY_IDS, DRAGONS } from '@wyrmtable/etchinstone';
import { number } from '@wyrmtable/words';
import { BESTS } from '@wyrmtable/words/etch-table';
import { difficultyName, dragonName } from '@wyrmtable/words/etchinstone';
import { Rule } from '../../pieces/Rule.tsx';
import { useSpeech } from '../../shell/words.ts';
import { runs, standingOf } from './runs.ts';

export function Bests() {
  const { say, lang } = useSpeech();
  const history = runs();
  return (
    <section className="bests" aria-label={say(BESTS.title)}>
      <Rule>{say(BESTS.title)}</Rule>
      {history.length === 0 ? (
        <p className="hint">{say(BESTS.none)}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <td />
              {DRAGONS.map(({ id }) => (
                <th scope="col" key={id}>
                  {dragonName(lang, id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {DIFFICULTY_IDS.map((difficulty) => (
              <tr key={difficulty}>
                <th scope="row">{difficultyName(lang, difficulty)}</th>
                {DRAGONS.map(({ id: dragon }) => {
                  const { best, played, won } = standingOf(history, { difficulty, dragon });
                  return (
                    <td className="num" key={dragon}>
                      <span aria-hidden="true">{best === null ? (played === 0 ? '·' : '–') : number(lang, best)}</span>
                      <span className="sr-only">
                        {played === 0 ? say(BESTS.untried) : say(BESTS.cell, { best: best ?? 0, won, played })}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
