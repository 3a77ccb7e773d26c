// The lobby of an online table: the link to share, the seats, and the promise about the dice.
import './lobby.css';
import '../../pieces/btn.css';
import { isGameId } from '@wyrmtable/shelf';
import { botName, gameTitle, type Lang } from '@wyrmtable/words';
import { lobby, table as words } from '@wyrmtable/words/shell-table';
import { useEffect, useRef, useState } from 'react';
import { takenOnce } from '../../games/shelved.ts';
import { Rule } from '../../pieces/Rule.tsx';
import { notify } from '../../shell/notices.tsx';
import { Page } from '../../shell/page.tsx';
import { useSpeech } from '../../shell/words.ts';
import type { TableSnapshot } from '../port.ts';
import { sentenceOf } from '../refusal-line.ts';
import type { RemotePort } from './port.ts';
import { LobbySeats, type SeatPart } from './seats.tsx';

interface LobbyProps {
  readonly port: RemotePort;
  readonly snapshot: TableSnapshot;
  readonly code: string;
}

function Invitation({ code, game }: { readonly code: string; readonly game: string }) {
  const { say, lang } = useSpeech();
  const field = useRef<HTMLInputElement>(null);
  const link = `${location.origin}/t/${code}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify(say(lobby.copied));
    } catch {
      field.current?.select();
      notify(say(lobby.notCopied), 'danger');
    }
  };
  const share = () => {
    const text = say(lobby.shareText, { game: gameTitle(lang, game) });
    // Whoever closes the system's sheet has changed their mind; there is nothing to tell them.
    navigator.share({ title: 'Wyrmtable', text, url: link }).catch(() => {});
  };
  return (
    <section aria-labelledby="invite-title" className="invite">
      <Rule id="invite-title">{say(lobby.invite)}</Rule>
      <div className="row">
        <input
          className="field invite__link"
          readOnly
          ref={field}
          aria-label={say(lobby.link)}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="btn" onClick={() => void copy()}>
          {say(lobby.copy)}
        </button>
        {'share' in navigator && (
          <button type="button" className="btn" onClick={share}>
            {say(lobby.share)}
          </button>
        )}
      </div>
    </section>
  );
}

/** The levels of bots that can be seated; empty until the game is loaded. */
function useLevels(game: string): readonly string[] {
  const [levels, setLevels] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isGameId(game)) takenOnce(game).then(({ bots }) => setLevels(Object.keys(bots)));
  }, [game]);
  return levels;
}

/** How the options of a game name what each seat plays. */
const PARTS: Readonly<Record<string, () => Promise<(lang: Lang, options: object) => SeatPart[]>>> = {
  'dice-throne': async () => (await import('../../setup/throne-parts.ts')).partsOf,
  adventures: async () => (await import('../../setup/adventures-parts.ts')).partsOf,
};

/** The heroes of a table whose options name them; their words are fetched with the game. */
function useParts({ game, options }: TableSnapshot): readonly SeatPart[] | undefined {
  const { lang } = useSpeech();
  const [parts, setParts] = useState<readonly SeatPart[]>();
  useEffect(() => {
    void PARTS[game]?.().then((partsOf) => setParts(partsOf(lang, options)));
  }, [game, options, lang]);
  return parts;
}

function Readiness({ port, snapshot }: Omit<LobbyProps, 'code'>) {
  const { say } = useSpeech();
  const own = snapshot.seats.find(({ mine }) => mine);
  const all = snapshot.seats.every(({ taken, ready }) => taken && ready);
  if (own === undefined) return <p className="hint">{say(lobby.watcher)}</p>;
  return (
    <div className="row">
      <button
        type="button"
        className="btn"
        data-kind={own.ready ? 'plain' : 'primary'}
        onClick={() => port.ready(!own.ready)}
      >
        {say(own.ready ? lobby.beNotReady : lobby.beReady)}
      </button>
      {all && (
        <button type="button" className="btn" data-kind="primary" onClick={() => port.begin()}>
          {say(lobby.begin)}
        </button>
      )}
      <p className="hint" role="status">
        {say(all ? lobby.allReady : lobby.waiting)}
      </p>
    </div>
  );
}

export function Lobby({ port, snapshot, code }: LobbyProps) {
  const { say, lang } = useSpeech();
  const levels = useLevels(snapshot.game);
  const parts = useParts(snapshot);
  const { refusal } = snapshot;
  useEffect(() => {
    if (refusal !== null) notify(sentenceOf(lang, refusal), 'danger');
  }, [refusal, lang]);
  return (
    <Page title={gameTitle(lang, snapshot.game)} place={gameTitle(lang, snapshot.game)}>
      {snapshot.offline && (
        <p className="offline" role="status">
          {say(words.offline)}
        </p>
      )}
      <div>
        <p className="eyebrow">{gameTitle(lang, snapshot.game)}</p>
        <h1>{say(lobby.title)}</h1>
      </div>
      <Invitation code={code} game={snapshot.game} />
      <section aria-labelledby="seats-title" className="lobby">
        <Rule id="seats-title">{say(lobby.seats)}</Rule>
        <LobbySeats
          port={port}
          seats={snapshot.seats}
          levels={levels}
          levelName={(level) => botName(lang, level)}
          {...(parts === undefined ? {} : { parts })}
        />
        <Readiness port={port} snapshot={snapshot} />
      </section>
      {snapshot.commitment !== null && (
        <section aria-labelledby="promise-title" className="lobby">
          <Rule id="promise-title">{say(lobby.commitmentTitle)}</Rule>
          <p className="prose">{say(lobby.commitment)}</p>
          <p className="fingerprint">{snapshot.commitment}</p>
        </section>
      )}
    </Page>
  );
}
