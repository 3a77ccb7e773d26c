// The button "How it went", its progress, and what came of it.
import { isRefusal } from '@wyrmtable/kernel';
import { isGameId } from '@wyrmtable/registry';
import { REPORT_PAGE as words } from '@wyrmtable/words/report';
import { useEffect, useRef, useState } from 'react';
import { atTableOf } from '../games/at-table.ts';
import { Icon } from '../pieces/Icon.tsx';
import { useSpeech } from '../shell/words.ts';
import type { TablePort, TableSnapshot } from '../table/port.ts';
import { whyNot } from '../table/why-not.ts';
import { askForReport } from './ask.ts';
import type { Report } from './protocol.ts';
import { ReportDialog } from './report.tsx';
import type { Telling } from './telling.ts';

type Looking =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'told'; readonly report: Report; readonly telling: Telling; readonly opened: number };

interface LookBack {
  readonly looking: Looking;
  readonly lastPart: boolean;
  /** Looks, or opens again what was found. */
  begin(): void;
  /** Stops looking. */
  stop(): void;
}

/** Own decisions; whoever only watched hears of the luck alone. */
function seatsOf({ seats }: TableSnapshot): number[] {
  return seats.flatMap(({ mine, bot }, seat) => (mine && bot === null ? [seat] : []));
}

/** `lastPart`: of a match that has parts, the one that has just ended. */
export function useLookBack(port: TablePort, snapshot: TableSnapshot, lastPart = false): LookBack {
  const { lang } = useSpeech();
  const [looking, setLooking] = useState<Looking>({ kind: 'idle' });
  const end = useRef<() => void>(() => {});
  useEffect(() => () => end.current(), []);

  const begin = async (): Promise<void> => {
    const { game } = snapshot;
    const failed = (problem: string) => setLooking({ kind: 'failed', problem });
    setLooking({ kind: 'working', done: 0, total: 0 });
    const file = await port.matchFile();
    if (isRefusal(file)) return failed(await whyNot(lang, file));
    if (!isGameId(game)) return;
    const telling = await (await atTableOf(game)).telling(snapshot.options);
    end.current = askForReport(
      { file, seats: seatsOf(snapshot), lastPart },
      {
        failed,
        heard(message) {
          if (message.kind === 'progress') setLooking({ kind: 'working', done: message.done, total: message.total });
          else if (message.kind === 'refused') void whyNot(lang, message.refusal).then(failed);
          else setLooking({ kind: 'told', report: message.report, telling, opened: 1 });
        },
      },
    );
  };
  return {
    looking,
    lastPart,
    begin() {
      if (looking.kind === 'told') setLooking({ ...looking, opened: looking.opened + 1 });
      else void begin();
    },
    stop() {
      end.current();
      setLooking({ kind: 'idle' });
    },
  };
}

/** One button throughout, so that whoever pressed it by keyboard stays on it while the work goes on. */
export function LookBackButton({ looking, begin, stop }: Omit<LookBack, 'lastPart'>) {
  const { say } = useSpeech();
  const working = looking.kind === 'working';
  return (
    <>
      <button type="button" className="btn" onClick={working ? stop : begin}>
        <Icon name={working ? 'hourglass' : 'magnifying-glass'} />
        {say(working ? words.stop : words.button)}
      </button>
      {working && (
        <label className="looking" role="status">
          {say(words.working, { done: looking.done, total: looking.total })}
          <progress value={looking.done} max={Math.max(1, looking.total)} />
        </label>
      )}
    </>
  );
}

interface PanelProps extends LookBack {
  /** By seat. */
  readonly names: readonly string[];
}

/** What came of it. */
export function LookBackPanel({ looking, lastPart, names }: PanelProps) {
  const { say } = useSpeech();
  if (looking.kind === 'failed') return <p role="alert">{say(words.failed, { problem: looking.problem })}</p>;
  if (looking.kind !== 'told') return null;
  const { report, telling, opened } = looking;
  return <ReportDialog report={report} telling={telling} lastPart={lastPart} names={names} opened={opened} />;
}
