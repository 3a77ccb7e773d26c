// The phases of the turn, each with its stop, and the switch that says how often windows ask.
import './phase-strip.css';
import { PHASES, type Phase, phaseOf } from '@wyrmtable/dice-throne';
import { HABITS, type Habit, nextTurns, TURNS, type Turns } from '@wyrmtable/dice-throne/stops';
import { PHASES_SHORT, PHASES_TOLD, STOPS } from '@wyrmtable/words/throne-asking';
import { useEffect, useRef } from 'react';
import { Btn } from '../../../pieces/Btn.tsx';
import { Icon } from '../../../pieces/Icon.tsx';
import { Popover } from '../../../pieces/Popover.tsx';
import { Switch } from '../../../pieces/Switch.tsx';
import { Unfold } from '../../../pieces/Unfold.tsx';
import { useThrone } from '../table.ts';
import { changeStops, resetStops, useStops } from './passing.ts';

const HABIT_NAMES = { auto: STOPS.auto, all: STOPS.all, off: STOPS.off } as const;
const HABIT_NOTES = { auto: STOPS.autoNote, all: STOPS.allNote, off: STOPS.offNote } as const;
const TURNS_NAMES = {
  all: STOPS.turnsAll,
  mine: STOPS.turnsMine,
  theirs: STOPS.turnsTheirs,
  off: STOPS.turnsOff,
} as const;

const TOLD: Readonly<Record<Phase, keyof typeof PHASES_TOLD>> = {
  upkeep: 'upkeep',
  income: 'income',
  'main-1': 'main',
  offence: 'offence',
  targeting: 'targeting',
  defence: 'defence',
  'main-2': 'main',
  discard: 'discard',
};

function HabitSwitch() {
  const { say } = useThrone();
  const { habit } = useStops();
  return (
    <Switch<Habit>
      label={say(STOPS.habit)}
      options={HABITS.map((value) => ({ value, text: say(HABIT_NAMES[value]) }))}
      value={habit}
      onChange={(value) => changeStops({ habit: value })}
    />
  );
}

function setPhase(phases: Readonly<Record<Phase, Turns>>, phase: Phase, turns: Turns): void {
  changeStops({ phases: { ...phases, [phase]: turns } });
}

/** Everything about stops in words, for the first time and for fingers. */
function StopsSheet() {
  const { say } = useThrone();
  const { habit, phases } = useStops();
  return (
    <div className="stops">
      <h2 className="rule">{say(STOPS.title)}</h2>
      <HabitSwitch />
      <p>{say(HABIT_NOTES[habit])}</p>
      <p className="hint">{say(STOPS.grave)}</p>
      <h3>{say(STOPS.phases)}</h3>
      <ul>
        {PHASES.map((phase) => (
          <li key={phase}>
            <label>
              <span>{say(PHASES_SHORT[phase])}</span>
              <select
                className="field"
                value={phases[phase]}
                onChange={({ currentTarget: { value } }) => {
                  const turns = TURNS.find((known) => known === value);
                  if (turns !== undefined) setPhase(phases, phase, turns);
                }}
              >
                {TURNS.map((turns) => (
                  <option key={turns} value={turns}>
                    {say(TURNS_NAMES[turns])}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      <Btn kind="quiet" onPress={resetStops}>
        {say(STOPS.reset)}
      </Btn>
    </div>
  );
}

export function PhaseStrip() {
  const { say, view } = useThrone();
  const { phases, habit } = useStops();
  const current = phaseOf(view);
  const strip = useRef<HTMLOListElement>(null);
  // On a narrow strip the present phase is brought into sight; the page itself never moves.
  useEffect(() => {
    const shown = strip.current?.querySelector<HTMLElement>(`[data-phase="${current}"]`);
    if (strip.current === null || shown == null) return;
    strip.current.scrollLeft = shown.offsetLeft - (strip.current.clientWidth - shown.clientWidth) / 2;
  }, [current]);
  return (
    <div className="strip" data-habit={habit}>
      <ol className="strip__phases" aria-label={say(STOPS.strip)} ref={strip}>
        {PHASES.map((phase) => {
          const turns = phases[phase];
          const name = say(PHASES_SHORT[phase]);
          const asked = (on: Turns) => say(STOPS.lozenge, { phase: name, turns: say(TURNS_NAMES[on]) });
          const turn = () => setPhase(phases, phase, nextTurns(turns));
          return (
            <li key={phase} data-phase={phase} aria-current={phase === current ? 'step' : undefined}>
              <Unfold
                className="stop"
                marks={{ 'data-turns': turns }}
                title={name}
                onAct={turn}
                actions={[{ text: asked(nextTurns(turns)), run: turn }]}
                face={
                  <>
                    <span aria-hidden="true">{name}</span>
                    <span className="sr-only">{asked(turns)}</span>
                  </>
                }
              >
                <p>{say(PHASES_TOLD[TOLD[phase]])}</p>
                <p className="hint">{asked(turns)}</p>
              </Unfold>
            </li>
          );
        })}
      </ol>
      <div className="strip__habit">
        <span className="strip__label" aria-hidden="true">
          {say(STOPS.habit)}
        </span>
        <HabitSwitch />
      </div>
      <Popover className="btn strip__open" late label={say(STOPS.open)} trigger={<Icon name="stop-sign" />}>
        <StopsSheet />
      </Popover>
    </div>
  );
}
