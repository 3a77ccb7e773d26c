// Tables to go on with: those of this device and those online, the last played first; a few, or all on request.
import { isRefusal } from '@wyrmtable/kernel';
import { gameTitle } from '@wyrmtable/words';
import { home } from '@wyrmtable/words/shell';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Btn } from '../pieces/Btn.tsx';
import { Rule } from '../pieces/Rule.tsx';
import { lazy } from '../shell/patient.ts';
import { type Speech, useSpeech } from '../shell/words.ts';
import type { ListedTable } from '../table/remote/api.ts';
import { isByDays } from './by-days.ts';
import type { Listed } from './listed.ts';
import { LocalRow } from './local-row.tsx';
import { OpenFile } from './open-file.tsx';
import { Row } from './row.tsx';
import { othersAt } from './seat-names.ts';
import type { SavedTables } from './use-saved-tables.ts';

const ARMS = { accent: 'woad', division: 'pale', charge: 'feather' } as const;

/** Most people are challenged by nobody when they come. */
const Challenged = lazy(() => import('./challenged.tsx'));

const callsFor = ({ yourMove, challenger }: ListedTable): boolean => yourMove || challenger !== undefined;

/** More than these are shown on request only. */
const FEW = 5;

/** So long before it is said that a table will be removed. */
const BEFOREHAND = 30 * 24 * 60 * 60_000;

function standingOf({ say, lang }: Speech, { yourMove, expires }: ListedTable): string | null {
  if (expires !== undefined && expires - Date.now() < BEFOREHAND) {
    const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(expires);
    return say(home.expires, { day });
  }
  return yourMove ? say(home.waitsForYou) : null;
}

function onlineNote({ say, lang, ago }: Speech, table: ListedTable): string {
  const params = { game: gameTitle(lang, table.game), when: ago(table.changed) };
  if (table.status === 'lobby') return say(home.rowLobby, params);
  return say(table.status === 'over' ? home.rowFinished : home.rowOnline, params);
}

function OnlineRow({ table }: { readonly table: ListedTable }) {
  const speech = useSpeech();
  const { say, lang } = speech;
  const over = table.status === 'over';
  const standing = standingOf(speech, table);
  return (
    <Row
      arms={ARMS}
      title={othersAt(lang, table)}
      note={onlineNote(speech, table)}
      calling={table.yourMove}
      {...(standing === null ? {} : { standing })}
    >
      <Link className="btn" data-kind={over ? 'plain' : 'primary'} href={`/t/${table.id}`}>
        {say(over ? home.look : home.play)}
      </Link>
    </Row>
  );
}

export interface YourTablesProps {
  readonly kept: SavedTables;
  readonly online: Listed;
}

export function YourTables({ kept, online }: YourTablesProps) {
  const { say } = useSpeech();
  const [all, setAll] = useState(false);
  // Those that wait for this person come first; otherwise the order stays.
  const remote =
    online === null || isRefusal(online)
      ? []
      : online.filter((table) => !isByDays(table)).toSorted((a, b) => Number(callsFor(b)) - Number(callsFor(a)));
  // What has gone online stands there already; the copy here would only point to it.
  const here = kept.tables.filter(({ moved }) => !remote.some(({ id }) => id === moved));
  const count = remote.length + here.length;
  const shown = all ? count : FEW;
  return (
    <section aria-labelledby="mine-title">
      <Rule id="mine-title">{say(home.yourTables)}</Rule>
      {count === 0 ? (
        <p className="hint">{say(home.noTables)}</p>
      ) : (
        <ul>
          {remote.slice(0, shown).map((table) =>
            table.challenger === undefined ? (
              <OnlineRow key={table.id} table={table} />
            ) : (
              <Suspense key={table.id}>
                <Challenged table={table} challenger={table.challenger} />
              </Suspense>
            ),
          )}
          {here.slice(0, Math.max(0, shown - remote.length)).map((saved) => (
            <LocalRow key={saved.id} saved={saved} kept={kept} />
          ))}
        </ul>
      )}
      <div className="row">
        {count > FEW && (
          <Btn expanded={all} onPress={() => setAll(!all)}>
            {say(all ? home.showFewer : home.showAll, { count })}
          </Btn>
        )}
        <OpenFile />
      </div>
    </section>
  );
}
