// A first match as it is played: the scenario it began from, the step it has come to, and which choices are right there.
import { type Choice, chachaChance, derivedSeed, PASS, type Seat, streamKey } from '@wyrmtable/kernel';
import { type AnyScenarioBook, type OpenScenario, openScenario } from '@wyrmtable/kernel/scenario';
import type { LessonPlan, LessonStep, Written } from './plan.ts';

/** Who is taught. */
export const PUPIL: Seat = 0;

/** How far somebody has come: enough to go on from there. */
export interface Kept {
  readonly step: number;
  readonly choices: readonly Choice[];
}

export interface Lesson {
  readonly scenario: OpenScenario;
  kept(): Kept;
  /** The step that is read or to be done, or was watched and is still read; null when the match has become free. */
  step(): LessonStep<string> | null;
  /** What may be pressed now. */
  offered(): readonly Choice[];
  isRight(choice: Choice): boolean;
  /** Plays it, whoever is asked, and goes on to the next step where that was its task. */
  choose(choice: Choice): void;
  /** Has been read. */
  next(): void;
  /** The rest is free. */
  leave(): void;
}

/** One game's luck after the script: real enough to play on, and the same for whoever comes back. */
const LUCK = streamKey(derivedSeed(16, 1), []);

const untilOf = (written: Written): unknown => (typeof written === 'object' ? written.until : undefined);

/** Nothing is to be done but to read it. */
export const isToRead = (step: LessonStep<string> | null): boolean => step?.kind === 'read' || step?.kind === 'watch';

/** `see` is called after every choice that is made, so that each can be shown. */
export function openLesson(
  book: AnyScenarioBook,
  plan: LessonPlan,
  kept: Kept = { step: 0, choices: [] },
  see: () => void = () => {},
): Lesson {
  const { game } = book;
  const scenario = openScenario(book, plan.scenario, chachaChance(LUCK));
  const { state } = scenario;
  const choices: Choice[] = [];
  let at = kept.step;

  const play = (choice: Choice): void => {
    scenario.choose(choice);
    choices.push(choice);
    see();
  };
  const here = (): LessonStep<string> | null => plan.steps[at] ?? null;
  const right = (): readonly Choice[] => {
    const step = here();
    return step?.kind === 'do' ? step.accept.flatMap((written) => scenario.fitting(written)) : [];
  };
  const perform = (written: Written): void => {
    const until = untilOf(written);
    if (until === undefined) {
      const [choice] = scenario.fitting(written);
      if (choice === undefined) throw new RangeError(`the lesson has no ${JSON.stringify(written)} here`);
      play(choice);
      return;
    }
    while (!scenario.isMoment(until)) play(PASS);
  };
  /** What is only watched happens at once; the stage takes its time to tell it, and whoever watched may still have to read. */
  const onward = (): void => {
    for (let step = here(); step?.kind === 'watch'; step = here()) {
      for (const written of step.plays) perform(written);
      // Said before, when it was to be done.
      if (plan.steps[at - 1]?.topic !== step.topic) return;
      at++;
    }
  };

  for (const choice of kept.choices) {
    scenario.choose(choice);
    choices.push(choice);
  }
  return {
    scenario,
    kept: () => ({ step: at, choices: [...choices] }),
    step: here,
    offered() {
      const step = here();
      if (game.toMove(state) !== PUPIL || isToRead(step)) return [];
      const all = game.choices(state, PUPIL);
      if (step === null) return all;
      const beside = step.kind === 'do' ? (step.beside ?? []) : [];
      const kinds = new Set([...beside, ...right().map((choice) => game.read(choice, state).kind)]);
      return all.filter((choice) => kinds.has(game.read(choice, state).kind));
    },
    isRight: (choice) => here() === null || right().includes(choice),
    choose(choice) {
      const step = here();
      if (step !== null) at++;
      play(choice);
      onward();
    },
    next() {
      if (!isToRead(here())) return;
      at++;
      onward();
    },
    leave() {
      at = plan.steps.length;
    },
  };
}
