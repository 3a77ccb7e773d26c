// The seats of a table that is being set up: a name each, and who plays it.
import type { SeatRecord } from '@wyrmtable/kernel';
import { NAME_LIMIT } from '@wyrmtable/wire';
import { botName, botNote } from '@wyrmtable/words';
import { setUp } from '@wyrmtable/words/shell';
import { Portrait } from '../pieces/Portrait.tsx';
import { armsOf } from '../seats/arms.ts';
import { useSpeech } from '../shell/words.ts';
import type { Plan, Way } from './plan.ts';

interface SeatsProps {
  readonly plan: Plan;
  readonly way: Way;
  readonly levels: readonly string[];
  readonly onChange: (plan: Plan) => void;
}

const PERSON = '';

interface WhoPlaysProps {
  readonly seat: number;
  readonly bot: string | null;
  readonly way: Way;
  readonly levels: readonly string[];
  readonly onChange: (bot: string | null) => void;
}

export function WhoPlays({ seat, bot, way, levels, onChange }: WhoPlaysProps) {
  const { say, lang } = useSpeech();
  // Against bots the first seat is the person's own and the others are never empty chairs.
  if (way === 'online' || (way === 'bots' && seat === 0)) return <span className="seat__who">{say(setUp.person)}</span>;
  return (
    <label className="seat__who">
      <span className="sr-only">{`${say(setUp.seat, { number: seat + 1 })}: ${say(setUp.who)}`}</span>
      <select
        className="field"
        value={bot ?? PERSON}
        onChange={({ currentTarget: { value } }) => onChange(value === PERSON ? null : value)}
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

interface SeatNameProps {
  readonly seat: number;
  readonly name: string;
  readonly onChange: (name: string) => void;
}

export function SeatName({ seat, name, onChange }: SeatNameProps) {
  const { say } = useSpeech();
  return (
    <label className="seat__name">
      <span className="sr-only">{`${say(setUp.seat, { number: seat + 1 })}: ${say(setUp.name)}`}</span>
      <input
        className="field"
        maxLength={NAME_LIMIT}
        autoComplete="off"
        value={name}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}

export function Seats({ plan, way, levels, onChange }: SeatsProps) {
  const { say, lang } = useSpeech();
  // Online the others bring their own names.
  const shown = way === 'online' ? plan.seats.slice(0, 1) : plan.seats;
  const change = (seat: number, to: Partial<SeatRecord>) =>
    onChange({ ...plan, seats: plan.seats.map((record, i) => (i === seat ? { ...record, ...to } : record)) });
  return (
    <ul className="seats" aria-label={say(setUp.heroes)}>
      {shown.map((record, seat) => (
        <li className="seat" key={armsOf(seat).accent}>
          <Portrait arms={armsOf(seat)} />
          <SeatName seat={seat} name={record.name} onChange={(name) => change(seat, { name })} />
          <WhoPlays seat={seat} bot={record.bot} way={way} levels={levels} onChange={(bot) => change(seat, { bot })} />
          {record.bot !== null && <p className="hint seat__note">{botNote(lang, record.bot)}</p>}
        </li>
      ))}
    </ul>
  );
}
