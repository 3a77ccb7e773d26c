// Between two games: what the last one brought, the sheet, and what comes next.
import './between.css';
import { SCENARIOS } from '@wyrmtable/adventures';
import { list } from '@wyrmtable/words';
import { BETWEEN } from '@wyrmtable/words/adv-table';
import { lootName, scenarioName, scenarioText } from '@wyrmtable/words/adventures';
import type { ReactNode } from 'react';
import { Ending } from '../../../pieces/Ending.tsx';
import { Frame } from '../../../pieces/Frame.tsx';
import { Icon } from '../../../pieces/Icon.tsx';
import { Told } from '../../../pieces/Told.tsx';
import { nameOf, useAdventure } from '../table.ts';
import { figuresOf } from './figures.ts';
import { Mark } from './Mark.tsx';
import { SheetTable } from './Sheet.tsx';
import { gained } from './telling.ts';

export function Between({ interlude }: { readonly interlude: ReactNode }) {
  const table = useAdventure();
  const { say, lang, view, events } = table;
  const last = view.sheet.at(-1);
  if (last === undefined) return null;
  const { won, scenario, result, nextSalves } = last;
  const coming = SCENARIOS.find(({ number }) => number === (won ? scenario + 1 : scenario));
  const heroes = ([1, 2, 3, 4] as const).find((count) => count === view.heroes.length) ?? 1;
  return (
    <Frame>
      <div className="between">
        <Ending
          size="small"
          result={won ? 'won' : 'lost'}
          figures={figuresOf(table)}
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
          {interlude}
          {coming !== undefined && (
            <div className="between__next">
              <p>{say(won ? BETWEEN.nextIs : BETWEEN.again, { scenario: scenarioName(lang, coming.number) })}</p>
              <p className="hint">
                <Told text={scenarioText(lang, coming, heroes)} />
              </p>
              <Mark confidence={coming.confidence} />
            </div>
          )}
        </Ending>
        <SheetTable last />
      </div>
    </Frame>
  );
}
