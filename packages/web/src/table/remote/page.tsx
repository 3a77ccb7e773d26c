// The page of an online table: its lobby, then the match, for those who sit and those who watch.
import { isRefusal, refusal } from '@wyrmtable/kernel';
import { table as words } from '@wyrmtable/words/shell-table';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { coachedOnline } from '../../coach/allowed.ts';
import { AskedCoach } from '../../coach/asked.tsx';
import { COACH_KEY, useCoaching } from '../../coach/use-coaching.ts';
import { Btn } from '../../pieces/Btn.tsx';
import { Trouble } from '../../shell/lost.tsx';
import { notify } from '../../shell/notices.tsx';
import { lazy } from '../../shell/patient.ts';
import { useSpeech } from '../../shell/words.ts';
import { Afterword } from '../closing.tsx';
import { Slips } from '../company/slip.tsx';
import { sentenceOf } from '../refusal-line.ts';
import { Screen } from '../screen.tsx';
import { usePort, useSnapshot } from '../use-table.ts';
import { comeByLink, followingTable } from './api.ts';
import { Company } from './company.tsx';
import { GoOnElsewhere, KeepFile } from './go-on-elsewhere.tsx';
import { Lobby } from './lobby.tsx';
import { NextSlip } from './next-slip.tsx';
import { openRemoteTable, type RemotePort } from './port.ts';
import { dicePromise } from './promise.ts';

/** Fetched by who asks. */
/** Fetched by those who play with others. */
const HoursBar = lazy(() => import('./hours/bar.tsx'));
const Ended = lazy(() => import('./hours/ended.tsx'));
const Talk = lazy(() => import('./talk/talk.tsx'));
const Moderated = lazy(() => import('./talk/moderated.tsx'));

function Joined({ port, code }: { readonly port: RemotePort; readonly code: string }) {
  const { say, lang } = useSpeech();
  const snapshot = useSnapshot(port);
  const coaching = useCoaching(coachedOnline(snapshot, port.lobby().rated), snapshot);
  const [, go] = useLocation();
  if (snapshot.status === 'lobby') return <Lobby port={port} snapshot={snapshot} code={code} />;

  const again = async () => {
    const next = port.lobby().next ?? (await followingTable(code));
    if (isRefusal(next)) notify(sentenceOf(lang, next), 'danger');
    else go(`/t/${next}`);
  };
  const { ended } = port.timing().table ?? {};
  const afterword = (
    <Afterword port={port} snapshot={snapshot} promise={dicePromise(code)} page={`/m/${code}`} again={again} />
  );
  return (
    <Screen
      port={port}
      snapshot={snapshot}
      hurry={null}
      meets
      advised={coaching.advised}
      slips={
        <>
          <Slips>
            <Company port={port} snapshot={snapshot} code={code} />
            <NextSlip snapshot={snapshot} next={port.lobby().next} />
            <Suspense fallback={null}>
              <HoursBar port={port} snapshot={snapshot} />
              <Moderated port={port} />
            </Suspense>
          </Slips>
          <AskedCoach coaching={coaching} port={port} snapshot={snapshot} />
        </>
      }
      links={
        <>
          <Suspense fallback={null}>
            <Talk port={port} snapshot={snapshot} code={code} />
          </Suspense>
          {snapshot.status === 'playing' && snapshot.seats.some(({ mine }) => mine) && (
            <>
              {coaching.game !== null && (
                <Btn kind="quiet" icon="bullseye" hotkey={COACH_KEY} onPress={coaching.toggle}>
                  {say(words.coach)}
                </Btn>
              )}
              <GoOnElsewhere code={code} devices={port.lobby().devices} begun />
            </>
          )}
        </>
      }
      rescue={<KeepFile code={code} />}
      afterword={afterword}
      ended={ended === undefined ? null : <Ended ended={ended} snapshot={snapshot} afterword={afterword} />}
    />
  );
}

/** What may be a code at all; anything else never reaches the server. */
const CODE = /^[a-z0-9-]{1,16}$/i;

export default function OnlineTable({ code }: { readonly code: string }) {
  const { say, lang } = useSpeech();
  if (CODE.test(code)) return <Coded code={code} />;
  return <Trouble title={say(words.gone)} text={sentenceOf(lang, refusal('no-such-table', { table: code }))} />;
}

/** Whoever comes by a link of somebody's own plays for them from now on; the secret leaves the address at once. */
function useOwnLink(code: string): boolean {
  const { lang } = useSpeech();
  const [key] = useState(() => location.hash.slice(1));
  const [come, setCome] = useState(key === '');
  useEffect(() => {
    if (come) return;
    history.replaceState(history.state, '', location.pathname);
    void comeByLink(code, key).then((refused) => {
      if (refused !== null) notify(sentenceOf(lang, refused), 'danger');
      setCome(true);
    });
  }, [code, key, come, lang]);
  return come;
}

function Coded({ code }: { readonly code: string }) {
  return useOwnLink(code) ? <Opened code={code} /> : null;
}

function Opened({ code }: { readonly code: string }) {
  const open = useCallback(() => openRemoteTable(code), [code]);
  const port = usePort(open);
  return port === null ? null : <Joined port={port} code={code} />;
}
