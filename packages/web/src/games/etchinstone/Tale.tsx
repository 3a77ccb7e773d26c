// How the run came about, stretch by stretch.
import './tale.css';
import { number } from '@wyrmtable/words';
import { TALE } from '@wyrmtable/words/etch-table';
import { regionName } from '@wyrmtable/words/etchinstone';
import { Icon } from '../../pieces/Icon.tsx';
import { useNarrow } from '../../pieces/narrow.ts';
import type { NumberedEvent } from '../../table/port.ts';
import { useBoard } from './board.ts';
import { isEtchinstoneEvent } from './happening.ts';
import { type Final, type Stretch, taleOf } from './tale.ts';

const COLUMNS = ['full', 'narrow', 'defeat', 'gained', 'fallen'] as const satisfies readonly (keyof Stretch)[];

const COLUMN_ICONS: Readonly<Record<(typeof COLUMNS)[number], string>> = {
  full: 'laurels',
  narrow: 'crossed-swords',
  defeat: 'broken-shield',
  gained: 'upgrade',
  fallen: 'broken-heart',
};

function FinalLine({ part, final }: { readonly part: 'journey' | 'battle'; readonly final: Final | null }) {
  const { say } = useBoard();
  if (final === null) return null;
  const failed = part === 'journey' ? TALE.journeyFailed : TALE.battleFailed;
  return <p>{say(final.tier === 0 ? failed : TALE[part], { ...final })}</p>;
}

export function Tale({ events }: { readonly events: readonly NumberedEvent[] }) {
  const { say, lang } = useBoard();
  // A phone has room for the glyphs only; the words stay for the ear.
  const narrow = useNarrow();
  const { stretches, journey, battle } = taleOf(events.map(({ event }) => event).filter(isEtchinstoneEvent));
  const sum = (column: (typeof COLUMNS)[number]): number => stretches.reduce((all, one) => all + one[column], 0);
  return (
    <section className="tale" aria-label={say(TALE.title)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say(TALE.stretch)}</th>
            {COLUMNS.map((column) => (
              <th scope="col" key={column}>
                <Icon name={COLUMN_ICONS[column]} />
                <span className={narrow ? 'sr-only' : undefined}>{say(TALE[column])}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stretches.map((stretch) => (
            <tr key={stretch.region}>
              <th scope="row">{regionName(lang, stretch.region)}</th>
              {COLUMNS.map((column) => (
                <td className="num" key={column} data-none={stretch[column] === 0 || undefined}>
                  {number(lang, stretch[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(TALE.total)}</th>
            {COLUMNS.map((column) => (
              <td className="num" key={column}>
                {number(lang, sum(column))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <FinalLine part="journey" final={journey} />
      <FinalLine part="battle" final={battle} />
    </section>
  );
}
