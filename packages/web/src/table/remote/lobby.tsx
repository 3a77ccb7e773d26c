// The lobby of an online table: the link to share, the seats, and the promise about the dice.
import './lobby.css';
import '../../pieces/btn.css';
import { botName, gameTitle } from '@wyrmtable/words';
import { lobby } from '@wyrmtable/words/shell-lobby';
import { table as words } from '@wyrmtable/words/shell-table';
import { useEffect } from 'react';
import { accentOfGame } from '../../games/accents.ts';
import { Rule } from '../../pieces/Rule.tsx';
import { notify } from '../../shell/notices.tsx';
import { Page } from '../../shell/page.tsx';
import { useSpeech } from '../../shell/words.ts';
import type { TableSnapshot } from '../port.ts';
import { sentenceOf } from '../refusal-line.ts';
import { useLevels } from '../use-levels.ts';
import { useParts } from '../use-parts.ts';
import { GoOnElsewhere } from './go-on-elsewhere.tsx';
import { LinkField } from './link-field.tsx';
import type { RemotePort } from './port.ts';
import { LobbySeats } from './seats.tsx';

interface LobbyProps {
  readonly port: RemotePort;
  readonly snapshot: TableSnapshot;
  readonly code: string;
}

function Invitation({ code, game }: { readonly code: string; readonly game: string }) {
  const { say, lang } = useSpeech();
  const link = `${location.origin}/t/${code}`;
  const share = () => {
    const text = say(lobby.shareText, { game: gameTitle(lang, game) });
    // Whoever closes the system's sheet has changed their mind; there is nothing to tell them.
    navigator.share({ title: 'Wyrmtable', text, url: link }).catch(() => {});
  };
  return (
    <section aria-labelledby="invite-title" className="invite">
      <Rule id="invite-title">{say(lobby.invite)}</Rule>
      <div className="row">
        <LinkField link={link} label={say(lobby.link)} />
        {'share' in navigator && (
          <button type="button" className="btn" onClick={share}>
            {say(lobby.share)}
          </button>
        )}
      </div>
    </section>
  );
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
    <Page
      title={gameTitle(lang, snapshot.game)}
      place={gameTitle(lang, snapshot.game)}
      links={
        snapshot.seats.some(({ mine }) => mine) && (
          <GoOnElsewhere code={code} devices={port.lobby().devices} begun={false} />
        )
      }
    >
      {snapshot.offline && (
        <p className="offline" role="status">
          {say(words.offline)}
        </p>
      )}
      <div data-accent={accentOfGame(snapshot.game)}>
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
