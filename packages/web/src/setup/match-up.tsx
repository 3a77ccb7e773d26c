// Who meets whom: a shield for every seat, which is the way to change its hero, and the one button that lays the table.
import { botName } from '@wyrmtable/words';
import { heroName } from '@wyrmtable/words/dice-throne';
import { setUp } from '@wyrmtable/words/shell';
import { THRONE_SETUP as WORDS } from '@wyrmtable/words/throne-setup';
import { useId } from 'react';
import { heroArms } from '../games/dice-throne/hero-arms.ts';
import { Btn } from '../pieces/Btn.tsx';
import { numbered } from '../pieces/numbered.ts';
import { Portrait } from '../pieces/Portrait.tsx';
import { lotArms } from '../seats/arms.ts';
import { useSpeech } from '../shell/words.ts';
import type { HeroPlan } from './hero-plan.ts';
import type { Way } from './plan.ts';
import type { Turns } from './use-turns.ts';

interface MatchUpProps {
  readonly plan: HeroPlan;
  readonly way: Way;
  /** The seat whose hero is being chosen. */
  readonly choosing: number;
  readonly setChoosing: (seat: number) => void;
  readonly teamOf: (seat: number) => 'A' | 'B' | null;
  readonly busy: boolean;
  /** Where heroes are chosen in turns: what stands in place of the start until all have chosen. */
  readonly turns: Turns | null;
}

export function MatchUp({ plan, way, choosing, setChoosing, teamOf, busy, turns }: MatchUpProps) {
  const { say, lang } = useSpeech();
  const standing = useId();
  return (
    <div className="match-up">
      <ul className="match-up__seats" aria-label={say(WORDS.seats)}>
        {numbered(way === 'online' ? plan.seats.slice(0, 1) : plan.seats).map(
          ({ key: number, value: { name, bot } }) => {
            const seat = number - 1;
            const hero = plan.heroes[seat] ?? null;
            const team = teamOf(seat);
            const called = hero === null ? (turns?.called(seat) ?? say(WORDS.lot)) : heroName(lang, hero);
            const who = bot === null ? name : `${name} · ${botName(lang, bot)}`;
            return (
              <li key={number} data-team={team ?? undefined}>
                <button
                  type="button"
                  className="match-up__hero"
                  aria-pressed={seat === choosing}
                  disabled={turns !== null && turns.standing !== null}
                  aria-describedby={turns?.standing == null ? undefined : standing}
                  onClick={() => setChoosing(seat)}
                >
                  <Portrait arms={hero === null ? lotArms(seat) : heroArms(hero)} />
                  <span className="sr-only">{say(WORDS.chooseSeat, { number })}</span>
                  <span>
                    {called}
                    <small>{team === null ? who : `${who} · ${say(WORDS.team, { team })}`}</small>
                  </span>
                </button>
              </li>
            );
          },
        )}
      </ul>
      <div className="plan__start">
        {turns?.deed == null ? (
          <button type="submit" className="btn" data-kind="primary" disabled={busy}>
            {say(way === 'online' ? setUp.makeLink : setUp.start)}
          </button>
        ) : (
          <Btn
            kind="primary"
            disabled={turns.deed.disabled}
            describedBy={turns.deed.disabled ? standing : undefined}
            onPress={turns.deed.press}
          >
            {turns.deed.text}
          </Btn>
        )}
      </div>
      {turns?.standing != null && (
        <p className="hint match-up__turn" role="status" id={standing}>
          {turns.standing}
        </p>
      )}
    </div>
  );
}
