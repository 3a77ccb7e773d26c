// The page of a finished match: one of the server, one of this device, or one that somebody's file or link holds.
import { isRefusal, type MatchFile, type Refusal, readMatchFile, refusal } from '@wyrmtable/kernel';
import { replay as words } from '@wyrmtable/words/replay';
import { travel } from '@wyrmtable/words/shell-travel';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Trouble } from '../shell/lost.tsx';
import { Page } from '../shell/page.tsx';
import { usePageBusy } from '../shell/page-busy.ts';
import { useSpeech } from '../shell/words.ts';
import { savedTable } from '../table/local/saves.ts';
import { fileOf, packed, unpacked } from '../table/local/table-transfer.ts';
import { matchFile } from '../table/remote/match-file.ts';
import { Screen } from '../table/screen.tsx';
import { seatsNamed } from '../table/seat-names.ts';
import { usePort, useSnapshot } from '../table/use-table.ts';
import { useWhyNot } from '../table/why-not.ts';
import { lettersIn, momentHash, momentIn } from './moment.ts';
import { PlayerBar } from './player.tsx';
import { openReplay, type ReplayPort } from './port.ts';
import { useAddress, usePlayer } from './use-player.ts';
import { useReport } from './use-report.ts';

/** Where the match lies. */
export type Source =
  | { readonly kind: 'online'; readonly code: string }
  | { readonly kind: 'here'; readonly id: string }
  | { readonly kind: 'file' };

/** What may be a code at all; anything else never reaches the server. */
const CODE = /^[a-z0-9-]{1,16}$/i;

const DAMAGED = refusal('bad-match-file', { path: '(link)' });

async function fileIn(source: Source): Promise<MatchFile | Refusal> {
  if (source.kind === 'online')
    return CODE.test(source.code) ? matchFile(source.code) : refusal('no-such-table', { table: source.code });
  if (source.kind === 'here') {
    const saved = savedTable(source.id);
    if (saved === null) return refusal('no-such-table', { table: source.id });
    return saved.over ? fileOf(saved) : refusal('match-not-over');
  }
  const letters = lettersIn(location.hash);
  const raw = letters === null ? undefined : await unpacked(letters);
  return raw === undefined ? DAMAGED : readMatchFile(raw);
}

/** Anybody can open what a link of the server or of the match itself leads to; what lies here travels in the link. */
async function linkTo(source: Source, port: ReplayPort, lang: string): Promise<string> {
  const moment = momentHash(port.moment());
  if (source.kind === 'online') return `${location.origin}/m/${source.code}?lang=${lang}#${moment}`;
  const letters = lettersIn(location.hash) ?? (await packed(port.file));
  return `${location.origin}/m/file#match=${letters}&${moment}`;
}

function Watched({ port, source }: { readonly port: ReplayPort; readonly source: Source }) {
  const { lang } = useSpeech();
  const snapshot = useSnapshot(port);
  const player = usePlayer(port);
  const reporting = useReport(port.file);
  const [letters] = useState(() => lettersIn(location.hash));
  useAddress(port, port.moment(), player.running, letters);
  const names = seatsNamed(lang, snapshot.seats).map(({ name }) => name);
  return (
    <Screen
      port={port}
      snapshot={snapshot}
      hurry={null}
      afterword={null}
      speed={player.pace.stage}
      below={(telling) => (
        <PlayerBar
          port={port}
          player={player}
          telling={telling}
          names={names}
          reporting={reporting}
          link={() => linkTo(source, port, lang)}
        />
      )}
    />
  );
}

function Opened({ file, source }: { readonly file: MatchFile; readonly source: Source }) {
  const open = useCallback(
    () => openReplay(file, ({ last }) => momentIn(location.hash, file.seats.length, last)),
    [file],
  );
  const port = usePort(open);
  return port === null ? null : <Watched port={port} source={source} />;
}

function Refused({ refused, source }: { readonly refused: Refusal; readonly source: Source }) {
  const { say, lang } = useSpeech();
  const why = useWhyNot(lang, refused);
  const on = refused.refused === 'match-not-over';
  const text = refused === DAMAGED ? say(travel.damaged) : on ? say(words.stillOn) : why;
  const table = source.kind === 'online' ? `/t/${source.code}` : source.kind === 'here' ? `/table/${source.id}` : null;
  return (
    <Trouble title={say(words.noMatch)} text={text}>
      {on && table !== null && (
        <Link className="btn" data-kind="primary" href={table}>
          {say(words.toTable)}
        </Link>
      )}
    </Trouble>
  );
}

export default function Replay({ source }: { readonly source: Source }) {
  const { say } = useSpeech();
  const [found, setFound] = useState<MatchFile | Refusal | null>(null);
  const [from] = useState(source);
  useEffect(() => {
    let wanted = true;
    void fileIn(from).then((file) => wanted && setFound(file));
    return () => {
      wanted = false;
    };
  }, [from]);
  usePageBusy(found === null);
  if (found === null) {
    return (
      <Page title={say(words.opening)}>
        <p className="hint">{say(words.opening)}</p>
      </Page>
    );
  }
  return isRefusal(found) ? <Refused refused={found} source={from} /> : <Opened file={found} source={from} />;
}
