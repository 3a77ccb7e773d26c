// The seats of a table with heroes: a name, and who plays there.
import './throne.css';
import type { SeatRecord } from '@wyrmtable/kernel';
import { botNote } from '@wyrmtable/words';
import { THRONE_SETUP as WORDS } from '@wyrmtable/words/throne-setup';
import { numbered } from '../pieces/numbered.ts';
import { useSpeech } from '../shell/words.ts';
import type { HeroPlan } from './hero-plan.ts';
import type { Way } from './plan.ts';
import { SeatName, WhoPlays } from './seats.tsx';

interface HeroSeatsProps {
  readonly plan: HeroPlan;
  readonly way: Way;
  readonly levels: readonly string[];
  /** One person may play several seats beside the bots. */
  readonly several: boolean;
  readonly onChange: (seats: readonly SeatRecord[]) => void;
}

export function HeroSeats({ plan, way, levels, several, onChange }: HeroSeatsProps) {
  const { say, lang } = useSpeech();
  // Online the others bring their own names.
  const shown = way === 'online' ? plan.seats.slice(0, 1) : plan.seats;
  const change = (seat: number, to: Partial<SeatRecord>) =>
    onChange(plan.seats.map((record, i) => (i === seat ? { ...record, ...to } : record)));
  return (
    <ul className="seats" aria-label={say(WORDS.players)}>
      {numbered(shown).map(({ key: number, value: record }) => {
        const seat = number - 1;
        return (
          <li className="throne-seat" key={number}>
            <SeatName seat={seat} name={record.name} onChange={(name) => change(seat, { name })} />
            <WhoPlays
              seat={seat}
              bot={record.bot}
              way={several && way === 'bots' ? 'screen' : way}
              levels={levels}
              onChange={(bot) => change(seat, { bot })}
            />
            {record.bot !== null && <p className="hint seat__note">{botNote(lang, record.bot)}</p>}
          </li>
        );
      })}
    </ul>
  );
}
