// The coach at a table: asked by whoever is to move, and silent again with the next position.
import { type Choice, isRefusal } from '@wyrmtable/kernel';
import type { GameId } from '@wyrmtable/registry';
import { COACH } from '@wyrmtable/words/coach';
import { table } from '@wyrmtable/words/shell-table';
import { useEffect, useState } from 'react';
import { atTableOf } from '../games/at-table.ts';
import { Btn } from '../pieces/Btn.tsx';
import { Told } from '../pieces/Told.tsx';
import type { Advice, AdviceWanted, WorldAdviceWanted } from '../report/protocol.ts';
import { usePageBusy } from '../shell/page-busy.ts';
import { useSpeech } from '../shell/words.ts';
import type { TablePort, TableSnapshot } from '../table/port.ts';
import { adviceLines } from './saying.ts';

/** The match itself where it is at hand; else a world that is possible for all that the seat can know. */
async function wantedFrom(
  port: TablePort,
  { game, watcher, events }: TableSnapshot,
): Promise<AdviceWanted | WorldAdviceWanted | null> {
  if (port.world === undefined) {
    const file = await port.matchFile();
    return isRefusal(file) ? null : { advice: file };
  }
  if (watcher === 'spectator') return null;
  const [state, parcel] = await Promise.all([port.world(watcher), port.parcel()]);
  if (isRefusal(state) || isRefusal(parcel)) return null;
  return { world: { game, seat: watcher, state, parcel, seed: events.at(-1)?.number ?? 0 } };
}

function advised(wanted: AdviceWanted | WorldAdviceWanted, hear: (worker: Worker) => void): Promise<Advice | null> {
  const worker = new Worker(new URL('../report/worker.ts', import.meta.url), { type: 'module' });
  hear(worker);
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Advice | null>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage(wanted);
  });
}

interface Said {
  readonly of: TableSnapshot;
  readonly lines: readonly string[];
}

export interface CoachProps {
  readonly game: GameId;
  readonly port: TablePort;
  readonly snapshot: TableSnapshot;
  readonly close: () => void;
  /** Is told what master would choose in that position, once it is known. */
  readonly advise: (of: TableSnapshot, choice: Choice | null) => void;
}

/** Drawn while it is wanted; what it says is of the position that was asked about. */
export function Coach({ game, port, snapshot, close, advise }: CoachProps) {
  const { say, lang } = useSpeech();
  const [said, setSaid] = useState<Said | null>(null);
  const { view, choices, seats } = snapshot;
  const asked = view !== null && choices.length > 0;
  useEffect(() => {
    if (!asked) return undefined;
    let thread: Worker | null = null;
    let wanted = true;
    const ask = async () => {
      const question = await wantedFrom(port, snapshot);
      if (!wanted) return;
      const [advice, words] = await Promise.all([
        question === null
          ? null
          : advised(question, (worker) => {
              thread = worker;
            }),
        atTableOf(game).then(({ choiceWords }) => choiceWords()),
      ]);
      if (!wanted) return;
      const names = seats.map(({ name }) => name);
      const lines =
        advice === null || words === undefined
          ? [say(COACH.failed)]
          : adviceLines(lang, advice, ({ reading }) => words.choice(lang, reading, names, view));
      setSaid({ of: snapshot, lines });
      advise(snapshot, advice?.ways[0]?.choice ?? null);
    };
    void ask().catch(() => wanted && setSaid({ of: snapshot, lines: [say(COACH.failed)] }));
    return () => {
      wanted = false;
      thread?.terminate();
    };
  }, [asked, game, port, snapshot, seats, view, lang, say, advise]);
  const [first, ...more] = said?.of === snapshot ? said.lines : [];
  const thinking = asked && first === undefined;
  usePageBusy(thinking);
  return (
    <section className="slip" aria-label={say(table.coach)}>
      <div className="slip__line">
        <p role="status">
          <Told text={[asked ? (first ?? say(COACH.thinking)) : say(COACH.notNow), ...more].join(' ')} />
        </p>
        <Btn kind="quiet" icon="cancel" label={say(COACH.close)} onPress={close} />
      </div>
    </section>
  );
}
