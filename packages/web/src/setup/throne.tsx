// A new Dice Throne table: the mode, the seats with bots or people, and a hero for each.
import './throne.css';
import type { GameId } from '@wyrmtable/shelf';
import { botNote } from '@wyrmtable/words';
import { heroName, MODE_NAMES } from '@wyrmtable/words/dice-throne';
import { setUp } from '@wyrmtable/words/shell';
import { THRONE_SETUP as WORDS } from '@wyrmtable/words/throne-setup';
import { use, useState } from 'react';
import { heroArms } from '../games/dice-throne/arms.ts';
import { takenOnce } from '../games/shelved.ts';
import { useNarrow } from '../pieces/narrow.ts';
import { numbered } from '../pieces/numbered.ts';
import { Portrait } from '../pieces/Portrait.tsx';
import { Switch } from '../pieces/Switch.tsx';
import { useSpeech } from '../shell/words.ts';
import { armsOf } from '../table/arms.ts';
import { HERO_CHOICE, HeroChoice } from './hero-choice.tsx';
import { useLaying } from './laying.ts';
import { levelsOf, type Way } from './plan.ts';
import { SeatName, WhoPlays } from './seats.tsx';
import {
  MODES,
  type Mode,
  optionsOf,
  rememberThronePlan,
  SEATS,
  seated,
  type ThronePlan,
  teamOf,
  thronePlanOf,
  withHero,
} from './throne-plan.ts';

const GAME = 'dice-throne' satisfies GameId;

const MODE_NOTES = { duel: WORDS.duelNote, '2v2': WORDS.teamsNote, '3v3': WORDS.teamsNote, koth: WORDS.kothNote };

const below = (count: number): number => Math.floor(Math.random() * count);

interface SeatsProps {
  readonly plan: ThronePlan;
  readonly way: Way;
  readonly levels: readonly string[];
  /** The seat whose hero is being chosen. */
  readonly choosing: number;
  readonly setChoosing: (seat: number) => void;
  readonly onChange: (plan: ThronePlan) => void;
}

function ThroneSeats({ plan, way, levels, choosing, setChoosing, onChange }: SeatsProps) {
  const { say, lang } = useSpeech();
  const change = (seat: number, to: Partial<ThronePlan['seats'][number]>) =>
    onChange({ ...plan, seats: plan.seats.map((record, i) => (i === seat ? { ...record, ...to } : record)) });
  return (
    <ul className="seats" aria-label={say(WORDS.seats)}>
      {numbered(plan.seats).map(({ key: number, value: record }) => {
        const seat = number - 1;
        const hero = plan.heroes[seat] ?? null;
        const team = teamOf(plan.mode, seat);
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
              way={way}
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

function ModeRows({
  plan,
  reseat,
}: {
  readonly plan: ThronePlan;
  readonly reseat: (mode: Mode, count: number) => void;
}) {
  const { say } = useSpeech();
  const counts = SEATS[plan.mode];
  return (
    <>
      <div className="plan__row">
        <h2>{say(WORDS.mode)}</h2>
        <Switch<Mode>
          label={say(WORDS.mode)}
          options={MODES.map((value) => ({ value, text: say(MODE_NAMES[value]) }))}
          value={plan.mode}
          onChange={(mode) => reseat(mode, plan.seats.length)}
        />
        <p className="hint plan__note">{say(MODE_NOTES[plan.mode])}</p>
      </div>
      {counts.length > 1 && (
        <div className="plan__row">
          <h2>{say(setUp.howMany)}</h2>
          <Switch
            label={say(setUp.howMany)}
            options={counts.map((count) => ({ value: String(count), text: String(count) }))}
            value={String(plan.seats.length)}
            onChange={(count) => reseat(plan.mode, Number(count))}
          />
        </div>
      )}
    </>
  );
}

export default function ThroneForm({ way }: { readonly way: Way }) {
  const { say, lang } = useSpeech();
  const shelved = use(takenOnce(GAME));
  const levels = levelsOf(shelved);
  const [plan, setPlan] = useState(() => thronePlanOf(way, shelved, lang));
  const [wanted, setChoosing] = useState(0);
  const narrow = useNarrow();
  const choosing = Math.min(wanted, plan.seats.length - 1);

  const { busy, start } = useLaying({
    game: GAME,
    way,
    plan,
    optionsOf: (agreed) => optionsOf(agreed, below),
    remember: (agreed) => rememberThronePlan(way, agreed),
  });

  const named = way === 'online' && choosing > 0 ? undefined : plan.seats[choosing]?.name;
  return (
    <form className="plan throne-plan" onSubmit={(event) => void start(event)}>
      <ModeRows plan={plan} reseat={(mode, count) => setPlan(seated(plan, mode, count, way, lang, levels))} />
      <ThroneSeats
        plan={plan}
        way={way}
        levels={levels}
        choosing={choosing}
        setChoosing={(seat) => {
          setChoosing(seat);
          // On a phone the heroes are further down.
          if (narrow) document.getElementById(HERO_CHOICE)?.scrollIntoView();
        }}
        onChange={setPlan}
      />
      {way === 'online' && <p className="hint">{say(WORDS.onlineHeroes)}</p>}
      <HeroChoice
        title={say(WORDS.chooseFor, { name: named ?? say(WORDS.seatOf, { number: choosing + 1 }) })}
        chosen={plan.heroes[choosing] ?? null}
        choose={(hero) => setPlan(withHero(plan, choosing, hero))}
      />
      <div className="plan__start">
        <button type="submit" className="btn" data-kind="primary" disabled={busy}>
          {say(way === 'online' ? setUp.makeLink : setUp.start)}
        </button>
      </div>
    </form>
  );
}
