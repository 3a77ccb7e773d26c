// The lobby of an online table: the link to share, the seats, and the promise about the dice.
import './lobby.css';
import '../../pieces/btn.css';
import type { HeroBox } from '@wyrmtable/dice-throne/boxes';
import { isGameId } from '@wyrmtable/registry';
import { botName, gameTitle } from '@wyrmtable/words';
import { finder } from '@wyrmtable/words/finding';
import { lobby } from '@wyrmtable/words/shell-lobby';
import { table as words } from '@wyrmtable/words/shell-table';
import { Suspense, useEffect, useRef, useState } from 'react';
import { accentOfGame } from '../../games/accents.ts';
import { GAMES } from '../../games/index.ts';
import { Popover } from '../../pieces/Popover.tsx';
import { Rule } from '../../pieces/Rule.tsx';
import { notify } from '../../shell/notices.tsx';
import { Page } from '../../shell/page.tsx';
import { lazy } from '../../shell/patient.ts';
import { useSpeech } from '../../shell/words.ts';
import type { TableSnapshot } from '../port.ts';
import { sentenceOf } from '../refusal-line.ts';
import { useLevels } from '../use-levels.ts';
import { useParts } from '../use-parts.ts';
import { GoOnElsewhere } from './go-on-elsewhere.tsx';
import { LinkField } from './link-field.tsx';
import { wasPaired } from './paired.ts';
import { stillToChoose } from './picks.ts';
import type { RemotePort } from './port.ts';
import { LobbySeats } from './seats.tsx';

const Qr = lazy(() => import('./qr.tsx'));
const Talk = lazy(() => import('./talk/talk.tsx'));
const Choosing = lazy(() => import('./choosing.tsx'));
const NotChosen = lazy(async () => ({ default: (await import('./choosing.tsx')).NotChosen }));
const MadeHeroes = lazy(() => import('./made-heroes.tsx'));

interface LobbyProps {
  readonly port: RemotePort;
  readonly snapshot: TableSnapshot;
  readonly code: string;
}

/** Whether strangers find the table; for whoever laid it to say. */
function Publicity({ port }: { readonly port: RemotePort }) {
  const { say } = useSpeech();
  const { host, listed } = port.lobby();
  return (
    <div className="row">
      {host && (
        <button type="button" className="btn" data-kind="plain" onClick={() => port.list(!listed)}>
          {say(listed ? finder.private : finder.public)}
        </button>
      )}
      <p className="hint" role="status">
        {say(listed ? finder.isPublic : finder.isPrivate)}
      </p>
    </div>
  );
}

function Invitation({ code, game, port }: { readonly code: string; readonly game: string; readonly port: RemotePort }) {
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
        <Popover className="btn" label={say(finder.qr)} trigger={say(finder.qr)} late>
          <Suspense fallback={null}>
            <Qr link={link} code={code} />
          </Suspense>
        </Popover>
      </div>
      <Publicity port={port} />
    </section>
  );
}

const Timing = lazy(() => import('./hours/timing.tsx'));

function Readiness({ port, snapshot, code }: LobbyProps) {
  const { say } = useSpeech();
  const own = snapshot.seats.find(({ mine }) => mine);
  const all = snapshot.seats.every(({ taken, ready }) => taken && ready);
  if (own === undefined) {
    const full = snapshot.seats.every(({ taken }) => taken);
    return (
      <p className="hint" role="status">
        {say(full ? lobby.full : lobby.watcher)}
      </p>
    );
  }
  const { table } = port.timing();
  if (table !== null && stillToChoose(table) !== null)
    return (
      <Suspense fallback={null}>
        <NotChosen table={table} code={code} />
      </Suspense>
    );
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

/** Whoever was brought together wants to play: all are ready as they come, and the match begins when the last has come. */
function useGoodStart(port: RemotePort, { seats }: TableSnapshot, paired: boolean): void {
  const own = seats.find(({ mine }) => mine);
  const isAsked = paired && own?.ready === false;
  const isHosting = paired && seats.every(({ taken, ready }) => taken && ready) && port.lobby().host;
  // Once: whoever changes what was agreed on asks everybody anew.
  const said = useRef(false);
  useEffect(() => {
    if (!isAsked || said.current) return;
    said.current = true;
    port.ready(true);
  }, [port, isAsked]);
  useEffect(() => {
    if (isHosting) port.begin();
  }, [port, isHosting]);
}

export function Lobby({ port, snapshot, code }: LobbyProps) {
  const { say, lang } = useSpeech();
  const levels = useLevels(snapshot.game);
  const [made, setMade] = useState<readonly HeroBox[]>([]);
  const parts = useParts(snapshot, made.length);
  const { refusal } = snapshot;
  const paired = wasPaired(code);
  useGoodStart(port, snapshot, paired);
  useEffect(() => {
    if (refusal !== null) notify(sentenceOf(lang, refusal), 'danger');
  }, [refusal, lang]);
  return (
    <Page
      title={gameTitle(lang, snapshot.game)}
      place={gameTitle(lang, snapshot.game)}
      links={
        <>
          <Suspense fallback={null}>
            <Talk port={port} snapshot={snapshot} code={code} />
          </Suspense>
          {snapshot.seats.some(({ mine }) => mine) && (
            <GoOnElsewhere code={code} devices={port.lobby().devices} begun={false} />
          )}
        </>
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
      {paired ? <p role="status">{say(finder.paired)}</p> : <Invitation code={code} game={snapshot.game} port={port} />}
      <section aria-labelledby="seats-title" className="lobby">
        <Rule id="seats-title">{say(lobby.seats)}</Rule>
        <LobbySeats
          port={port}
          seats={snapshot.seats}
          levels={levels}
          levelName={(level) => botName(lang, level)}
          {...(parts === undefined ? {} : { parts })}
        />
        <Readiness port={port} snapshot={snapshot} code={code} />
      </section>
      {isGameId(snapshot.game) && GAMES[snapshot.game].parts !== null && (
        <Suspense fallback={null}>
          <Choosing port={port} code={code} boxes={made} />
        </Suspense>
      )}
      {port.lobby().made && (
        <Suspense fallback={null}>
          <MadeHeroes game={snapshot.game} code={code} introduced={setMade} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <Timing port={port} />
      </Suspense>
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
