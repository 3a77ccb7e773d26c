// The form of every game with heroes: who meets whom and the start, the choice of a hero, then the players and the game's rows.
import { CHOOSING } from '@wyrmtable/words/choosing';
import { setUp } from '@wyrmtable/words/shell';
import { THRONE_SETUP as WORDS } from '@wyrmtable/words/throne-setup';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Switch } from '../pieces/Switch.tsx';
import { useSpeech } from '../shell/words.ts';
import type { HeroChoiceProps } from './hero-choice.tsx';
import { type HeroPlan, type Setting, withHero } from './hero-plan.ts';
import { HeroSeats } from './hero-seats.tsx';
import { type Laying, useLaying } from './laying.ts';
import { MatchUp } from './match-up.tsx';
import { NumberRow, Row, WatchedRow } from './rows.tsx';
import { type Drafting, useTurns } from './use-turns.ts';

export interface ModeRowsProps<Mode extends string> {
  readonly title: string;
  readonly modes: readonly { readonly value: Mode; readonly text: string }[];
  readonly mode: Mode;
  readonly note: string;
  /** How many may sit in that mode, and how many do. */
  readonly counts: readonly number[];
  readonly count: number;
  /** What they are called where it is asked how many. */
  readonly counted?: string;
  readonly onChange: (mode: Mode, count: number) => void;
}

export function ModeRows<Mode extends string>(props: ModeRowsProps<Mode>) {
  const { say } = useSpeech();
  const { title, modes, mode, note, counts, count, counted = say(setUp.howMany), onChange } = props;
  return (
    <>
      <Row title={title} note={note}>
        <Switch label={title} options={modes} value={mode} onChange={(value) => onChange(value, count)} />
      </Row>
      {counts.length > 1 && (
        <NumberRow title={counted} values={counts} value={count} onChange={(value) => onChange(mode, value)} />
      )}
    </>
  );
}

export interface HeroFormProps<Plan extends HeroPlan> extends Laying<Plan>, Pick<Setting, 'levels'> {
  readonly onChange: (plan: Plan) => void;
  /** One person may play several seats beside the bots. */
  readonly several?: boolean;
  /** Heroes may be chosen hidden or in turns on this device. */
  readonly drafting?: Drafting;
  readonly teamOf: (seat: number) => 'A' | 'B' | null;
  /** What is to be known about the seats. */
  readonly hint: string | null;
  /** Draws the choice of whoever plays at that seat; its owner's name is given. */
  readonly choice: (seat: number, name: string, choice: Omit<HeroChoiceProps, 'title'>) => ReactNode;
  readonly children: ReactNode;
}

export function HeroForm<Plan extends HeroPlan>(props: HeroFormProps<Plan>) {
  const { game, way, plan, levels, optionsOf, remember, onChange, several, teamOf, hint, choice, children, drafting } =
    props;
  const { say } = useSpeech();
  const [wanted, setWanted] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // Online everybody else chooses in the lobby.
  const seats = way === 'online' ? 1 : plan.seats.length;
  const turns = useTurns(plan, onChange, way === 'online' ? undefined : drafting);
  const choosing = turns?.seat ?? Math.min(wanted, seats - 1);
  const agreed =
    way === 'online' ? { ...plan, heroes: plan.heroes.map((hero, seat) => (seat === 0 ? hero : null)) } : plan;
  const laying = useLaying({ game, way, plan: agreed, remember, optionsOf });
  const own = plan.seats[choosing]?.name;
  const openly = {
    chosen: plan.heroes[choosing] ?? null,
    choose: (hero: string | null) => onChange(withHero(plan, choosing, hero)),
  };
  // Nothing lies there while a choice is covered, nor when all have chosen.
  const before = turns === null || turns.standing === null ? openly : turns.choice;
  // A key in a name's field does not start before all have chosen.
  const submit = (event: FormEvent): void => {
    if (turns?.deed == null) void laying.start(event);
    else event.preventDefault();
  };
  return (
    <form ref={form} className="hero-plan" onSubmit={submit}>
      <MatchUp
        plan={plan}
        way={way}
        choosing={choosing}
        setChoosing={setWanted}
        teamOf={teamOf}
        busy={laying.busy}
        turns={turns}
      />
      {before !== null && choice(choosing, own ?? say(WORDS.seatOf, { number: choosing + 1 }), before)}
      <div className="hero-plan__rest">
        <HeroSeats
          plan={plan}
          way={way}
          levels={levels}
          several={several ?? false}
          onChange={(seats) => onChange({ ...plan, seats })}
        />
        {hint !== null && <p className="hint">{hint}</p>}
        {children}
        {turns !== null && turns.hows.length > 1 && (
          <Row title={say(CHOOSING.how)} {...(turns.how === 'open' ? {} : { note: say(CHOOSING.localNote) })}>
            <Switch
              label={say(CHOOSING.how)}
              options={turns.hows.map((value) => ({ value, text: say(CHOOSING[value]) }))}
              value={turns.how}
              onChange={(how) => {
                turns.begin(how);
                // Whose turn it is stands on top.
                form.current?.scrollIntoView({ block: 'start' });
              }}
            />
          </Row>
        )}
        {way === 'online' && <WatchedRow laying={laying} />}
      </div>
    </form>
  );
}
