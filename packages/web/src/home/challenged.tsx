// A table to which somebody challenges this person: they go there, or say no and the seat is free.
import { isRefusal } from '@wyrmtable/kernel';
import { gameTitle } from '@wyrmtable/words';
import { challenge } from '@wyrmtable/words/challenge';
import { home } from '@wyrmtable/words/shell';
import { useState } from 'react';
import { Link } from 'wouter';
import { Btn } from '../pieces/Btn.tsx';
import { notify } from '../shell/notices.tsx';
import { useSpeech } from '../shell/words.ts';
import { sentenceOf } from '../table/refusal-line.ts';
import { ask, type ListedTable } from '../table/remote/api.ts';
import { Row } from './row.tsx';
import { othersAt } from './seat-names.ts';

const ARMS = { accent: 'woad', division: 'pale', charge: 'crossed-swords' } as const;

export default function Challenged({
  table,
  challenger,
}: {
  readonly table: ListedTable;
  readonly challenger: string;
}) {
  const { say, lang, ago } = useSpeech();
  const [done, setDone] = useState(false);
  const decline = async () => {
    setDone(true);
    const answer = await ask('DELETE', `/api/challenges/${table.id}`);
    if (isRefusal(answer)) notify(sentenceOf(lang, answer), 'danger');
    else notify(say(challenge.declined));
  };
  return (
    <Row
      arms={ARMS}
      title={othersAt(lang, table)}
      note={say(home.rowLobby, { game: gameTitle(lang, table.game), when: ago(table.changed) })}
      standing={say(challenge.from, { name: challenger })}
      faded={done}
      calling
    >
      <Btn disabled={done} onPress={() => void decline()}>
        {say(challenge.decline)}
      </Btn>
      <Link className="btn" data-kind="primary" href={`/t/${table.id}`}>
        {say(challenge.accept)}
      </Link>
    </Row>
  );
}
