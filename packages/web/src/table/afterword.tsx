// The shell's part of the end of a match: play again, take the file home, check the dice.
import { isRefusal } from '@wyrmtable/kernel';
import { isGameId } from '@wyrmtable/registry';
import type { Message } from '@wyrmtable/words';
import { common } from '@wyrmtable/words/shell';
import { table as words } from '@wyrmtable/words/shell-table';
import { useState } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../games/index.ts';
import { Icon } from '../pieces/Icon.tsx';
import { LookBackButton, LookBackPanel, useLookBack } from '../report/look-back.tsx';
import { notify } from '../shell/notices.tsx';
import { useSpeech } from '../shell/words.ts';
import { type Complaint, complaints } from '../verify/check.ts';
import { keepFile } from './keep-file.ts';
import type { TablePort, TableSnapshot } from './port.ts';
import type { DicePromise } from './remote/promise.ts';
import { seatsNamed } from './seat-names.ts';
import { whyNot } from './why-not.ts';

const COMPLAINTS: Readonly<Record<Complaint, Message>> = {
  seen: words.unfairSeen,
  commitment: words.unfairCommitment,
  digest: words.unfairDigest,
};

export interface AfterwordProps {
  readonly port: TablePort;
  readonly snapshot: TableSnapshot;
  /** What was promised about the dice; null for a table on this device. */
  readonly promise: DicePromise | null;
  readonly again: () => Promise<void>;
  /** The address at which the match is looked back at. */
  readonly page: string;
}

type Finding =
  | { readonly kind: 'none' | 'checking' }
  | { readonly kind: 'found'; readonly sentences: readonly string[] };

export function Afterword({ port, snapshot, promise, again, page }: AfterwordProps) {
  const { say, lang } = useSpeech();
  const [finding, setFinding] = useState<Finding>({ kind: 'none' });
  const lookBack = useLookBack(port, snapshot);

  const chance = isGameId(snapshot.game) ? GAMES[snapshot.game].chance : null;
  const cards = chance?.of === 'cards';

  const download = async () => {
    const file = await port.matchFile();
    if (isRefusal(file)) notify(await whyNot(lang, file), 'danger');
    else keepFile(file);
  };

  const verdict = async (): Promise<string[]> => {
    const file = await port.matchFile();
    if (isRefusal(file)) return [await whyNot(lang, file)];
    const events = snapshot.events.map(({ event }) => event);
    const seen = {
      watcher: snapshot.watcher,
      events,
      shown: promise === null ? null : (snapshot.events.at(-1)?.number ?? 0),
      commitment: promise?.commitment ?? null,
      word: promise?.word ?? null,
      hashes: promise?.hashes ?? null,
    };
    const found = await complaints(file, seen);
    if (isRefusal(found)) return [await whyNot(lang, found)];
    if (found.length > 0) return found.map((what) => say(words.unfair, { what: say(COMPLAINTS[what]) }));
    const count = events.filter(({ kind }) => chance?.kinds.has(kind)).length;
    const fair = say(cards ? words.fairCards : words.fair, { count });
    return promise === null ? [fair] : [fair, say(words.fairCommitment)];
  };

  const check = async () => {
    setFinding({ kind: 'checking' });
    setFinding({ kind: 'found', sentences: await verdict() });
  };

  return (
    <div className="afterword">
      <div className="row">
        {snapshot.day === undefined ? (
          <button type="button" className="btn" data-kind="primary" onClick={() => void again()}>
            {say(words.again)}
          </button>
        ) : (
          <Link className="btn" data-kind="primary" href="/day">
            {say(common.day)}
          </Link>
        )}
        <Link className="btn" href={page}>
          <Icon name="film-strip" />
          {say(words.replay)}
        </Link>
        <LookBackButton {...lookBack} />
        <button type="button" className="btn" onClick={() => void check()}>
          <Icon name={cards ? 'card-draw' : 'rolling-dices'} />
          {say(cards ? words.checkCards : words.check)}
        </button>
        <button type="button" className="btn" onClick={() => void download()}>
          {say(words.download)}
        </button>
        <Link className="btn" data-kind="quiet" href="/">
          {say(common.toHome)}
        </Link>
      </div>
      <div className="verdict" role="status">
        {finding.kind === 'checking' && <p>{say(cards ? words.checkingCards : words.checking)}</p>}
        {finding.kind === 'found' && finding.sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
      </div>
      <LookBackPanel {...lookBack} names={seatsNamed(lang, snapshot.seats).map(({ name }) => name)} />
    </div>
  );
}
