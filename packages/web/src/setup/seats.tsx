// The seats of a table that is being set up: a name each, and who plays it.
import { botName, botNote } from '@wyrmtable/words';
import { setUp } from '@wyrmtable/words/shell';
import { Portrait } from '../pieces/Portrait.tsx';
import { useSpeech } from '../shell/words.ts';
import { armsOf } from '../table/arms.ts';
import { NAME_LIMIT, type Plan, type Way } from './plan.ts';

interface SeatsProps {
  readonly plan: Plan;
  readonly way: Way;
  readonly levels: readonly string[];
  readonly onChange: (plan: Plan) => void;
}

const PERSON = '';

function WhoPlays({ plan, way, levels, onChange, seat }: SeatsProps & { readonly seat: number }) {
  const { say, lang } = useSpeech();
  const bot = plan.seats[seat]?.bot ?? null;
  // Against bots the first seat is the person's own and the others are never empty chairs.
  if (way === 'online' || (way === 'bots' && seat === 0)) return <span className="seat__who">{say(setUp.person)}</span>;
  return (
    <label className="seat__who">
      <span className="sr-only">{`${say(setUp.seat, { number: seat + 1 })}: ${say(setUp.who)}`}</span>
      <select
        className="field"
        value={bot ?? PERSON}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            ...plan,
            seats: plan.seats.map((record, i) =>
              i === seat ? { ...record, bot: value === PERSON ? null : value } : record,
            ),
          })
        }
      >
        {way === 'screen' && <option value={PERSON}>{say(setUp.person)}</option>}
        {levels.map((level) => (
          <option key={level} value={level}>
            {botName(lang, level)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Seats(props: SeatsProps) {
  const { plan, way, onChange } = props;
  const { say, lang } = useSpeech();
  // Online the others bring their own names.
  const shown = way === 'online' ? plan.seats.slice(0, 1) : plan.seats;
  const rename = (seat: number, name: string) =>
    onChange({ ...plan, seats: plan.seats.map((record, i) => (i === seat ? { ...record, name } : record)) });
  return (
    <ul className="seats" aria-label={say(setUp.heroes)}>
      {shown.map((record, seat) => (
        <li className="seat" key={armsOf(seat).accent}>
          <Portrait arms={armsOf(seat)} />
          <label className="seat__name">
            <span className="sr-only">{`${say(setUp.seat, { number: seat + 1 })}: ${say(setUp.name)}`}</span>
            <input
              className="field"
              maxLength={NAME_LIMIT}
              autoComplete="off"
              value={record.name}
              onChange={(event) => rename(seat, event.currentTarget.value)}
            />
          </label>
          <WhoPlays {...props} seat={seat} />
          {record.bot !== null && <p className="hint seat__note">{botNote(lang, record.bot)}</p>}
        </li>
      ))}
    </ul>
  );
}
