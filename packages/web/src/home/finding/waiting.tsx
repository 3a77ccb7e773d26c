// Public tables that wait for players: filtered by game and language, joined in one press.
import { GAME_IDS } from '@wyrmtable/registry';
import type { WaitingTable } from '@wyrmtable/wire';
import { gameTitle, LANGS, langName } from '@wyrmtable/words';
import { finding } from '@wyrmtable/words/finding';
import { home } from '@wyrmtable/words/shell';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { accentOfGame } from '../../games/accents.ts';
import { Btn } from '../../pieces/Btn.tsx';
import { notify } from '../../shell/notices.tsx';
import { ownName } from '../../shell/own-name.ts';
import { useSpeech } from '../../shell/words.ts';
import { Row } from '../row.tsx';
import { namesOf } from '../seat-names.ts';
import { join } from './api.ts';
import { wayName } from './kinds.ts';

/** More than these are shown on request only. */
const FEW = 4;
const ANY = '';

interface WaitingProps {
  /** Null until it is known. */
  readonly tables: readonly WaitingTable[] | null;
  /** The list was not true any more. */
  readonly onFull: () => void;
}

function Table({ table, onFull }: { readonly table: WaitingTable; readonly onFull: () => void }) {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const { id, game, options, seats, langs, friends, clock, rated } = table;
  const names = namesOf(lang, seats);
  const free = seats.filter(({ taken }) => !taken).length;
  const sit = async () => {
    const own = ownName();
    const refused = await join(id, own === '' ? say(finding.guest) : own);
    if (refused === null) return go(`/t/${id}`);
    const { sentenceOf } = await import('../../table/refusal-line.ts');
    notify(sentenceOf(lang, refused), 'danger');
    onFull();
  };
  const what = `${gameTitle(lang, game)}, ${wayName(lang, options, seats.length)}`;
  const spoken = LANGS.filter((known) => langs.includes(known)).map(langName);
  const timed = [
    ...(clock.kind === 'live' ? [say(finding.liveClock, { minutes: clock.minutes, seconds: clock.seconds })] : []),
    ...(clock.kind === 'slow' ? [say(finding.slowClock, { days: clock.days })] : []),
    ...(rated ? [say(finding.rated)] : []),
  ];
  return (
    <Row
      arms={{ accent: accentOfGame(game) ?? 'ochre', division: 'chevron', charge: 'crossed-swords' }}
      title={names}
      note={[say(finding.row, { what, free }), ...timed, ...spoken].join(' · ')}
      {...(friends ? { standing: say(finding.friends) } : {})}
    >
      <Btn kind="primary" label={say(finding.sitWith, { names })} onPress={() => void sit()}>
        {say(finding.sit)}
      </Btn>
    </Row>
  );
}

export function Waiting({ tables, onFull }: WaitingProps) {
  const { say, lang } = useSpeech();
  const [game, setGame] = useState(ANY);
  const [language, setLanguage] = useState(ANY);
  const [every, setEvery] = useState(false);
  const fit = (tables ?? []).filter(
    (table) => (game === ANY || table.game === game) && (language === ANY || table.langs.includes(language)),
  );
  return (
    <div className="waiting">
      <div className="waiting__head">
        <h3>{say(finding.tables)}</h3>
        <select
          className="field"
          aria-label={say(finding.game)}
          value={game}
          onChange={({ currentTarget: { value } }) => setGame(value)}
        >
          <option value={ANY}>{say(finding.anyGame)}</option>
          {GAME_IDS.map((id) => (
            <option key={id} value={id}>
              {gameTitle(lang, id)}
            </option>
          ))}
        </select>
        <select
          className="field"
          aria-label={say(finding.language)}
          value={language}
          onChange={({ currentTarget: { value } }) => setLanguage(value)}
        >
          <option value={ANY}>{say(finding.anyLanguage)}</option>
          {LANGS.map((id) => (
            <option key={id} value={id}>
              {langName(id)}
            </option>
          ))}
        </select>
      </div>
      {tables !== null && fit.length === 0 && (
        <p className="hint">{say(tables.length === 0 ? finding.noTables : finding.noneFit)}</p>
      )}
      <ul>
        {(every ? fit : fit.slice(0, FEW)).map((table) => (
          <Table key={table.id} table={table} onFull={onFull} />
        ))}
      </ul>
      {fit.length > FEW && (
        <Btn expanded={every} onPress={() => setEvery(!every)}>
          {say(every ? home.showFewer : home.showAll, { count: fit.length })}
        </Btn>
      )}
    </div>
  );
}
