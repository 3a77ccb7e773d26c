// The score sheet with every field of the rules, for the screen and, one A4 page, for the printer.
import './sheet.css';
import { DIFFICULTIES } from '@wyrmtable/adventures';
import { gameTitle, list, number } from '@wyrmtable/words';
import { REGIONS, SHEET } from '@wyrmtable/words/adv-table';
import { difficultyName, SHEET_FIELDS, scenarioName } from '@wyrmtable/words/adventures';
import { heroName } from '@wyrmtable/words/dice-throne';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { Btn } from '../../../pieces/Btn.tsx';
import { Icon } from '../../../pieces/Icon.tsx';
import { Popover } from '../../../pieces/Popover.tsx';
import { nameOf, useAdventure } from '../table.ts';
import { Mark } from './Mark.tsx';
import { FIELDS, type Field, LAST_ROWS, SHEET_ID, type SheetRow, sheetRows } from './sheet.ts';

const FIELD_ICONS: Readonly<Record<Field, string>> = {
  remainingSalves: 'standing-potion',
  nextSalves: 'knapsack',
  goldPoints: 'swap-bag',
  discardedLoot: 'card-discard',
  allTiles: 'treasure-map',
  value: 'upgrade',
  result: 'laurels-trophy',
};

function Figure({ value }: { readonly value: number | null }) {
  const { say, lang } = useAdventure();
  return value === null ? <span className="sr-only">{say(SHEET.blank)}</span> : number(lang, value);
}

function Row({ row }: { readonly row: SheetRow }) {
  const { say, lang } = useAdventure();
  const { game, scenario, won, figures } = row;
  return (
    <tr data-won={won === null ? undefined : String(won)}>
      <th scope="row">
        {scenario === null ? (
          <span className="score-sheet__blank">{game}</span>
        ) : (
          <>
            <span className="score-sheet__long">{scenarioName(lang, scenario)}</span>
            <span className="score-sheet__short" aria-hidden="true">
              {scenario}
            </span>
            <small>{say(won ? SHEET.won : SHEET.lost)}</small>
          </>
        )}
      </th>
      {FIELDS.map((field) => (
        <td key={field} data-field={field}>
          <Figure value={figures[field]} />
        </td>
      ))}
    </tr>
  );
}

type Games = CSSProperties & Readonly<Record<'--games', number>>;

/** Every game and room for a whole campaign, or only the last games played. */
export function SheetTable({ last = false }: { readonly last?: boolean }) {
  const { say, lang, view } = useAdventure();
  const games = last ? sheetRows(view, 0).slice(-LAST_ROWS) : sheetRows(view);
  const style: Games = { '--games': games.length };
  return (
    <table className="score-sheet__table" style={style}>
      <caption className="sr-only">{say(SHEET.title)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="score-sheet__label">{say(SHEET.game)}</span>
          </th>
          {FIELDS.map((field) => (
            <th scope="col" key={field}>
              <Icon name={FIELD_ICONS[field]} />
              <span className="score-sheet__label">{say(SHEET_FIELDS[field])}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {games.map((row) => (
          <Row key={row.game} row={row} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={FIELDS.length}>
            {say(SHEET.total)}
          </th>
          <td>{number(lang, view.score)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** On a phone the columns are headed by glyphs, which are explained here. */
function Legend() {
  const { say } = useAdventure();
  return (
    <ul className="score-sheet__legend" aria-hidden="true">
      {FIELDS.map((field) => (
        <li key={field}>
          <Icon name={FIELD_ICONS[field]} /> {say(SHEET_FIELDS[field])}
        </li>
      ))}
    </ul>
  );
}

/** What is written down when a campaign begins (ADV-2.1). */
function Head() {
  const table = useAdventure();
  const { say, lang, view, team } = table;
  const difficulty = DIFFICULTIES.find(({ id }) => id === view.difficulty);
  const heroes = view.heroes.map(({ hero }, seat) =>
    say(SHEET.heroOf, { hero: heroName(lang, hero), name: nameOf(table, seat) }),
  );
  return (
    <dl className="score-sheet__head">
      {team !== '' && (
        <div>
          <dt>{say(SHEET.team)}</dt>
          <dd>{team}</dd>
        </div>
      )}
      <div>
        <dt>{say(SHEET.heroes)}</dt>
        <dd>{list(lang, heroes)}</dd>
      </div>
      <div>
        <dt>{say(SHEET.difficulty)}</dt>
        <dd>
          {difficultyName(lang, view.difficulty)}{' '}
          {difficulty !== undefined && <Mark confidence={difficulty.confidence} />}
        </dd>
      </div>
      <div>
        <dt>{say(SHEET.value)}</dt>
        <dd>{difficulty?.value ?? 0}</dd>
      </div>
    </dl>
  );
}

/** Only paper shows it: everything else of the page stays away from the printer. */
function OnPaper() {
  const { say, lang } = useAdventure();
  return createPortal(
    <article className="paper" lang={lang} aria-hidden="true">
      <h1>{gameTitle(lang, 'adventures')}</h1>
      <h2>{say(SHEET.title)}</h2>
      <Head />
      <SheetTable />
    </article>,
    document.body,
  );
}

/** The button that shows the sheet, and the sheet. */
export function Sheet() {
  const { say, view } = useAdventure();
  return (
    <>
      <Popover
        id={SHEET_ID}
        className="btn score-sheet__open"
        late
        label={say(REGIONS.sheet)}
        trigger={
          <>
            <Icon name="scroll-quill" />
            <span>{say(REGIONS.sheet)}</span>
          </>
        }
      >
        <div className="score-sheet">
          <h2>{say(SHEET.title)}</h2>
          <Head />
          {view.sheet.length === 0 && <p className="hint">{say(SHEET.empty)}</p>}
          <SheetTable />
          <Legend />
          <div className="score-sheet__foot">
            <Btn icon="scroll-unfurled" onPress={() => print()}>
              {say(SHEET.print)}
            </Btn>
          </div>
        </div>
      </Popover>
      <OnPaper />
    </>
  );
}
