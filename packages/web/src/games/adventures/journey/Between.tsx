// Between two games: what the last one brought, the sheet, and what comes next.
import './between.css';
import { list } from '@wyrmtable/words';
import { BETWEEN } from '@wyrmtable/words/adv-table';
import { lootName, scenarioName } from '@wyrmtable/words/adventures';
import { Ending } from '../../../pieces/Ending.tsx';
import { Frame } from '../../../pieces/Frame.tsx';
import { Icon } from '../../../pieces/Icon.tsx';
import { nameOf, useAdventure } from '../table.ts';
import { SheetTable } from './Sheet.tsx';
import { gained } from './telling.ts';

export function Between() {
  const table = useAdventure();
  const { say, lang, view, events } = table;
  const last = view.sheet.at(-1);
  if (last === undefined) return null;
  const { won, scenario, result, nextSalves } = last;
  const coming = scenarioName(lang, won ? scenario + 1 : scenario);
  return (
    <Frame>
      <div className="between">
        <Ending
          size="small"
          result={won ? 'won' : 'lost'}
          title={say(won ? BETWEEN.won : BETWEEN.lost, { scenario: scenarioName(lang, scenario) })}
          emblem={<Icon name={won ? 'laurels' : 'broken-shield'} />}
        >
          <p>{say(BETWEEN.text, { result, score: view.score, salves: nextSalves })}</p>
          {[...gained(events)].map(([seat, cards]) => (
            <p key={seat}>
              {say(BETWEEN.gained, {
                name: nameOf(table, seat),
                cards: list(
                  lang,
                  cards.map((card) => lootName(lang, card)),
                ),
              })}
            </p>
          ))}
          <p className="between__next">{say(won ? BETWEEN.nextIs : BETWEEN.again, { scenario: coming })}</p>
        </Ending>
        <SheetTable last />
      </div>
    </Frame>
  );
}
