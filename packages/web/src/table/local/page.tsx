// The page of a table on this device: found among the saves, gone on with from its last move.
import { trouble } from '@wyrmtable/words/shell';
import { tabs } from '@wyrmtable/words/shell-company';
import { table } from '@wyrmtable/words/shell-table';
import { travel } from '@wyrmtable/words/shell-travel';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { coachedHere } from '../../coach/allowed.ts';
import { AskedCoach } from '../../coach/asked.tsx';
import { COACH_KEY, useCoaching } from '../../coach/use-coaching.ts';
import { Btn } from '../../pieces/Btn.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { Trouble } from '../../shell/lost.tsx';
import { settings, useSettings } from '../../shell/settings.ts';
import { useSpeech } from '../../shell/words.ts';
import { Afterword, Interlude } from '../closing.tsx';
import { RestSlip } from '../company/rest-slip.tsx';
import { Slip, Slips } from '../company/slip.tsx';
import { Screen } from '../screen.tsx';
import { KeepSaved, TakeAlong } from '../take-along.tsx';
import { usePort, useSnapshot } from '../use-table.ts';
import { playAgain } from './begin.ts';
import { LocalSeats } from './local-seats.tsx';
import { type LocalPort, openLocalTable } from './port.ts';
import { type SavedTable, savedTable } from './saves.ts';

/** Fetched by who asks. */

function Played({ port, saved }: { readonly port: LocalPort; readonly saved: SavedTable }) {
  const snapshot = useSnapshot(port);
  const { speed } = useSettings();
  const [, go] = useLocation();
  const { say } = useSpeech();
  useEffect(() => port.setSpeed(speed), [port, speed]);
  const moved = port.moved();
  useEffect(() => {
    if (moved !== null) go(`/t/${moved}`, { replace: true });
  }, [moved, go]);
  const coaching = useCoaching(coachedHere(snapshot), snapshot);
  return (
    <Screen
      port={port}
      snapshot={snapshot}
      hurry={port.hurry}
      meets
      advised={coaching.advised}
      slips={
        coaching.game !== null && coaching.wanted ? (
          <AskedCoach coaching={coaching} port={port} snapshot={snapshot} />
        ) : (
          <Slips>
            {port.elsewhere() ? (
              <Slip text={say(tabs.elsewhere)}>
                <Btn kind="primary" onPress={port.takeOver}>
                  {say(tabs.playHere)}
                </Btn>
              </Slip>
            ) : (
              <RestSlip port={port} snapshot={snapshot}>
                <LocalSeats port={port} snapshot={snapshot} />
              </RestSlip>
            )}
          </Slips>
        )
      }
      links={
        snapshot.status === 'playing' && (
          <>
            {coaching.game !== null && (
              <Btn kind="quiet" icon="bullseye" hotkey={COACH_KEY} onPress={coaching.toggle}>
                {say(table.coach)}
              </Btn>
            )}
            <TakeAlong saved={saved} label={say(travel.title)} trigger={<Icon name="share" />} kind="quiet" />
          </>
        )
      }
      rescue={<KeepSaved saved={saved} />}
      interlude={<Interlude port={port} snapshot={snapshot} />}
      afterword={
        <Afterword
          port={port}
          snapshot={snapshot}
          promise={null}
          page={`/m/here/${saved.id}`}
          again={async () => go(`/table/${await playAgain(saved)}`)}
        />
      }
    />
  );
}

function Found({ saved }: { readonly saved: SavedTable }) {
  const open = useCallback(() => openLocalTable(saved, settings().speed), [saved]);
  const port = usePort(open);
  return port === null ? null : <Played port={port} saved={saved} />;
}

export default function LocalTable({ id }: { readonly id: string }) {
  const { say } = useSpeech();
  const [saved] = useState(() => savedTable(id));
  if (saved === null) return <Trouble title={say(trouble.noTableTitle)} text={say(trouble.noTable, { id })} />;
  return <Found saved={saved} />;
}
