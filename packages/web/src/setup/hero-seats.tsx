// The seats of a table with heroes: each seat's shield is the way to change its hero; a name, and who plays it.
import './throne.css';
import type { SeatRecord } from '@wyrmtable/kernel';
import { botNote } from '@wyrmtable/words';
import { heroName } from '@wyrmtable/words/dice-throne';
import { THRONE_SETUP as WORDS } from '@wyrmtable/words/throne-setup';
import { heroArms } from '../games/dice-throne/hero-arms.ts';
import { numbered } from '../pieces/numbered.ts';
import { Portrait } from '../pieces/Portrait.tsx';
import { armsOf } from '../seats/arms.ts';
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
  /** The seat whose hero is being chosen. */
  readonly choosing: number;
  readonly setChoosing: (seat: number) => void;
  readonly teamOf: (seat: number) => 'A' | 'B' | null;
  readonly onChange: (seats: readonly SeatRecord[]) => void;
}

export function HeroSeats(props: HeroSeatsProps) {
  const { plan, way, levels, several, choosing, setChoosing, teamOf, onChange } = props;
  const { say, lang } = useSpeech();
  const change = (seat: number, to: Partial<SeatRecord>) =>
    onChange(plan.seats.map((record, i) => (i === seat ? { ...record, ...to } : record)));
  return (
    <ul className="seats" aria-label={say(WORDS.seats)}>
      {numbered(plan.seats).map(({ key: number, value: record }) => {
        const seat = number - 1;
        const hero = plan.heroes[seat] ?? null;
        const team = teamOf(seat);
        const called = hero === null ? say(WORDS.lot) : heroName(lang, hero);
        return (
          <li className="throne-seat" key={number} data-team={team ?? undefined}>
            <button
              type="button"
              className="throne-seat__hero"
              aria-pressed={seat === choosing}
              aria-label={say(WORDS.chooseSeat, { number, hero: called })}
              onClick={() => setChoosing(seat)}
            >
              <Portrait arms={hero === null ? { ...armsOf(seat), charge: 'uncertainty' } : heroArms(hero)} />
              <span>
                {called}
                {team !== null && <small>{say(WORDS.team, { team })}</small>}
              </span>
            </button>
            {/* Online the others bring their own names. */}
            {way === 'online' && seat > 0 ? (
              <span className="seat__who">{say(WORDS.seatOf, { number })}</span>
            ) : (
              <SeatName seat={seat} name={record.name} onChange={(name) => change(seat, { name })} />
            )}
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
