// Tables of other people that anybody may watch.
import { isRefusal } from '@wyrmtable/kernel';
import { gameTitle } from '@wyrmtable/words';
import { home } from '@wyrmtable/words/shell';
import { Link } from 'wouter';
import { Rule } from '../pieces/Rule.tsx';
import { useSpeech } from '../shell/words.ts';
import { openTables } from '../table/remote/api.ts';
import { useListed } from './listed.ts';
import { Row } from './row.tsx';
import { namesOf } from './seat-names.ts';

const ARMS = { accent: 'ochre', division: 'fess', charge: 'barbute' } as const;

export function OpenTables() {
  const { say, lang, ago } = useSpeech();
  const listed = useListed(openTables);
  // Where one sits oneself there is nothing to watch.
  const open = Array.isArray(listed) ? listed.filter(({ you }) => you === 'spectator') : listed;
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
              arms={ARMS}
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
