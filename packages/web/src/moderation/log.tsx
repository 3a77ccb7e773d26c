// The log of moderators as a table, and whether it is whole.
import type { ActInfo } from '@wyrmtable/wire';
import { ACTS, moderation as words } from '@wyrmtable/words/moderation';
import { REASONS } from '@wyrmtable/words/talk';
import { Btn } from '../pieces/Btn.tsx';
import { useSpeech } from '../shell/words.ts';

interface LogProps {
  readonly log: readonly ActInfo[];
  readonly brokenAt: number | null;
  readonly onUndo: (number: number) => void;
}

/** What a moderator can take back; rights are for whoever runs the server. */
const isUndoable = ({ kind, undone }: ActInfo): boolean =>
  !undone && (kind === 'warn' || kind === 'mute' || kind === 'ban' || kind === 'ban-address');

function What({ one }: { readonly one: ActInfo }) {
  const { say } = useSpeech();
  const { kind, reason, words: note, until, undoes, undone } = one;
  const lasts = kind === 'mute' || kind === 'ban' || kind === 'ban-address';
  const isAbout = lasts || kind === 'warn' || kind === 'dismiss';
  return (
    <>
      {say(ACTS[kind])}
      {isAbout && `, ${say(REASONS[reason])}`}
      {undoes !== null && `, ${say(words.takesBack, { number: undoes })}`}
      {lasts && `, ${until === null ? say(words.forGood) : say(words.until, { until })}`}
      {undone && <small>{` (${say(words.undone)})`}</small>}
      {note !== '' && <small className="moderation__said">{note}</small>}
    </>
  );
}

export function Log({ log, brokenAt, onUndo }: LogProps) {
  const { say, ago } = useSpeech();
  return (
    <>
      <p role={brokenAt === null ? undefined : 'alert'} data-broken={brokenAt !== null || undefined}>
        {brokenAt === null ? say(words.whole) : say(words.broken, { at: brokenAt })}
      </p>
      <table className="moderation__log">
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col">{say(words.when)}</th>
            <th scope="col">{say(words.by)}</th>
            <th scope="col">{say(words.whom)}</th>
            <th scope="col">{say(words.what)}</th>
            <th scope="col">
              <span className="sr-only">{say(words.undo)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {log.map((one) => (
            <tr key={one.number}>
              <th scope="row">{one.number}</th>
              <td>{ago(one.at)}</td>
              <td>{one.by ?? say(words.terminal)}</td>
              <td>{one.name ?? say(words.guest)}</td>
              <td>
                <What one={one} />
              </td>
              <td>
                {isUndoable(one) && (
                  <Btn label={say(words.undoOf, { number: one.number })} onPress={() => onUndo(one.number)}>
                    {say(words.undo)}
                  </Btn>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
