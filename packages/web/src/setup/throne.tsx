// A new Dice Throne table: the mode, the seats with bots or people, and a hero for each.
import type { GameId } from '@wyrmtable/shelf';
import { MODE_NAMES } from '@wyrmtable/words/dice-throne';
import { setUp } from '@wyrmtable/words/shell';
import { THRONE_SETUP as WORDS } from '@wyrmtable/words/throne-setup';
import { use, useState } from 'react';
import { takenOnce } from '../games/shelved.ts';
import { useNarrow } from '../pieces/narrow.ts';
import { Switch } from '../pieces/Switch.tsx';
import { useSpeech } from '../shell/words.ts';
import { HERO_CHOICE, HeroChoice } from './hero-choice.tsx';
import { HeroSeats } from './hero-seats.tsx';
import { useLaying } from './laying.ts';
import { levelsOf, type Way } from './plan.ts';
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
      <HeroSeats
        plan={plan}
        way={way}
        levels={levels}
        choosing={choosing}
        setChoosing={(seat) => {
          setChoosing(seat);
          // On a phone the heroes are further down.
          if (narrow) document.getElementById(HERO_CHOICE)?.scrollIntoView();
        }}
        teamOf={(seat) => teamOf(plan.mode, seat)}
        onChange={(seats) => setPlan({ ...plan, seats })}
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
