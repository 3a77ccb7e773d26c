// The form of every game with heroes: who meets whom and the start, the choice of a hero, then the players and the game's rows.
import { setUp } from '@wyrmtable/words/shell';
import { THRONE_SETUP as WORDS } from '@wyrmtable/words/throne-setup';
import { type ReactNode, useState } from 'react';
import { Switch } from '../pieces/Switch.tsx';
import { useSpeech } from '../shell/words.ts';
import type { HeroChoiceProps } from './hero-choice.tsx';
import { type HeroPlan, type Setting, withHero } from './hero-plan.ts';
import { HeroSeats } from './hero-seats.tsx';
import { type Laying, useLaying } from './laying.ts';
import { MatchUp } from './match-up.tsx';
import { NumberRow, Row, WatchedRow } from './rows.tsx';

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
  readonly teamOf: (seat: number) => 'A' | 'B' | null;
  /** What is to be known about the seats. */
  readonly hint: string | null;
  /** Draws the choice of whoever plays at that seat; its owner's name is given. */
  readonly choice: (seat: number, name: string, choice: Omit<HeroChoiceProps, 'title'>) => ReactNode;
  readonly children: ReactNode;
}

export function HeroForm<Plan extends HeroPlan>(props: HeroFormProps<Plan>) {
  const { game, way, plan, levels, optionsOf, remember, onChange, several, teamOf, hint, choice, children } = props;
  const { say } = useSpeech();
  const [wanted, setWanted] = useState(0);
  // Online everybody else chooses in the lobby.
  const seats = way === 'online' ? 1 : plan.seats.length;
  const choosing = Math.min(wanted, seats - 1);
  const agreed =
    way === 'online' ? { ...plan, heroes: plan.heroes.map((hero, seat) => (seat === 0 ? hero : null)) } : plan;
  const laying = useLaying({ game, way, plan: agreed, remember, optionsOf });
  const own = plan.seats[choosing]?.name;
  return (
    <form className="hero-plan" onSubmit={(event) => void laying.start(event)}>
      <MatchUp plan={plan} way={way} choosing={choosing} setChoosing={setWanted} teamOf={teamOf} busy={laying.busy} />
      {choice(choosing, own ?? say(WORDS.seatOf, { number: choosing + 1 }), {
        chosen: plan.heroes[choosing] ?? null,
        choose: (hero) => onChange(withHero(plan, choosing, hero)),
      })}
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
        {way === 'online' && <WatchedRow laying={laying} />}
      </div>
    </form>
  );
}
