// The two lists of the front page: tables to go on with, and tables open to watch.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import { botName, gameTitle, type Lang, list } from '@wyrmtable/words';
import { home } from '@wyrmtable/words/shell';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../pieces/Icon.tsx';
import { Portrait } from '../pieces/Portrait.tsx';
import { Rule } from '../pieces/Rule.tsx';
import { type Speech, useSpeech } from '../shell/words.ts';
import { forgetTable, type SavedTable, savedTables } from '../table/local/saves.ts';
import { type ListedTable, myTables, openTables } from '../table/remote/api.ts';

const ARMS = { accent: 'madder', division: 'bend', charge: 'battle-axe' } as const;
const ARMS_ONLINE = { accent: 'woad', division: 'pale', charge: 'feather' } as const;
const ARMS_OPEN = { accent: 'ochre', division: 'fess', charge: 'barbute' } as const;

/** Asks the server once; null while it has not answered. */
function useListed(ask: () => Promise<ListedTable[] | Refusal>): ListedTable[] | Refusal | null {
  const [answer, setAnswer] = useState<ListedTable[] | Refusal | null>(null);
  useEffect(() => {
    let wanted = true;
    ask().then((found) => {
      if (wanted) setAnswer(found);
    });
    return () => {
      wanted = false;
    };
  }, [ask]);
  return answer;
}

function namesOf(lang: Lang, seats: SavedTable['seats']): string {
  return list(
    lang,
    seats.filter(({ name }) => name !== '').map(({ name, bot }) => (bot === name ? botName(lang, bot) : name)),
  );
}

function Row(props: {
  readonly arms: Parameters<typeof Portrait>[0]['arms'];
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}) {
  return (
    <li className="seatrow">
      <Portrait arms={props.arms} />
      <div>
        <h3>{props.title}</h3>
        <p>{props.note}</p>
      </div>
      {props.children}
    </li>
  );
}

function LocalRow({ saved, forget }: { readonly saved: SavedTable; readonly forget: () => void }) {
  const { say, lang, ago } = useSpeech();
  const names = namesOf(lang, saved.seats);
  const note = saved.over ? home.rowFinished : home.rowLocal;
  return (
    <Row arms={ARMS} title={names} note={say(note, { game: gameTitle(lang, saved.game), when: ago(saved.touched) })}>
      <button type="button" className="btn" data-kind="quiet" aria-label={say(home.forget, { names })} onClick={forget}>
        <Icon name="trash-can" />
      </button>
      <Link className="btn" data-kind={saved.over ? 'plain' : 'primary'} href={`/table/${saved.id}`}>
        {say(saved.over ? home.look : home.play)}
      </Link>
    </Row>
  );
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
  return (
    <Row arms={ARMS_ONLINE} title={namesOf(lang, table.seats)} note={onlineNote(speech, table)}>
      <Link className="btn" data-kind={over ? 'plain' : 'primary'} href={`/t/${table.id}`}>
        {say(over ? home.look : home.play)}
      </Link>
    </Row>
  );
}

export function YourTables() {
  const { say } = useSpeech();
  const [local, setLocal] = useState(() => savedTables());
  const online = useListed(myTables);
  const remote = online === null || isRefusal(online) ? [] : online;
  return (
    <section aria-labelledby="mine-title">
      <Rule id="mine-title">{say(home.yourTables)}</Rule>
      {local.length + remote.length === 0 ? (
        <p className="hint">{say(home.noTables)}</p>
      ) : (
        <ul>
          {remote.map((table) => (
            <OnlineRow key={table.id} table={table} />
          ))}
          {local.map((saved) => (
            <LocalRow
              key={saved.id}
              saved={saved}
              forget={() => {
                forgetTable(saved.id);
                setLocal(savedTables());
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

export function OpenTables() {
  const { say, lang, ago } = useSpeech();
  const open = useListed(openTables);
  return (
    <section aria-labelledby="open-title">
      <Rule id="open-title">{say(home.openTables)}</Rule>
      {isRefusal(open) && <p className="hint">{say(home.serverAway)}</p>}
      {Array.isArray(open) && open.length === 0 && <p className="hint">{say(home.noOpen)}</p>}
      {Array.isArray(open) && open.length > 0 && (
        <ul>
          {open.map((table) => (
            <Row
              key={table.id}
              arms={ARMS_OPEN}
              title={namesOf(lang, table.seats)}
              note={say(home.rowOpen, { game: gameTitle(lang, table.game), when: ago(table.changed) })}
            >
              <Link className="btn" href={`/t/${table.id}`}>
                {say(home.watch)}
              </Link>
            </Row>
          ))}
        </ul>
      )}
    </section>
  );
}
