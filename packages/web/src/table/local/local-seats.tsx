// Who plays the seats of a table on this device, changed where the match rests: a person here, or a bot.
import { botName } from '@wyrmtable/words';
import { company } from '@wyrmtable/words/shell-company';
import { Portrait } from '../../pieces/Portrait.tsx';
import { armsOf } from '../../seats/arms.ts';
import { useSpeech } from '../../shell/words.ts';
import type { TableSnapshot } from '../port.ts';
import { useLevels } from '../use-levels.ts';
import { useParts } from '../use-parts.ts';
import type { LocalPort } from './port.ts';

const PERSON = '';

export function LocalSeats({ port, snapshot }: { readonly port: LocalPort; readonly snapshot: TableSnapshot }) {
  const { say, lang } = useSpeech();
  const levels = useLevels(snapshot.game);
  const parts = useParts(snapshot);
  const give = (seat: number, to: string) =>
    port.reseat(
      snapshot.seats.map(({ name, bot }, i) => ({ name, bot: i === seat ? (to === PERSON ? null : to) : bot })),
    );
  return (
    <ul>
      {snapshot.seats.map(({ name, bot }, seat) => (
        <li className="slip__seat" key={armsOf(seat).accent}>
          <Portrait arms={parts?.[seat]?.arms ?? armsOf(seat)} />
          <div>
            <h3>{name}</h3>
            {parts?.[seat] !== undefined && <p>{parts[seat].name}</p>}
          </div>
          <select
            className="field"
            aria-label={say(company.whoPlays, { name })}
            value={bot ?? PERSON}
            onChange={(event) => give(seat, event.currentTarget.value)}
          >
            <option value={PERSON}>{say(company.playsHere)}</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {botName(lang, level)}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  );
}
