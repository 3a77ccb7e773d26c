// What an attack really takes off: the engine itself plays it on, through all the dice there could be.
import { abilityOf, diceThrone, kindOf, type ThroneEvent, type ThroneState, topOf } from '@wyrmtable/dice-throne';
import { argumentOf, isOpponent, libraryOf, playerAt, STEPS } from '@wyrmtable/dice-throne/inside';
import { type Choice, PASS, type Seat } from '@wyrmtable/kernel';
import { Forks, HANDFUL } from './forks.ts';
import { waysOf } from './keeps.ts';

/** How the Roll Phase may end, with the chance of each end. */
export interface End {
  readonly chance: number;
  /** Damage that reached the defending side, and the attacker. */
  readonly dealt: number;
  readonly back: number;
  /** Health that the defending side, or the attacker, has regained meanwhile. */
  readonly healed: number;
  readonly mended: number;
  /** Damage that a companion of the defending side has taken instead. */
  readonly shielded: number;
  /** Somebody of the defending side has been defeated, or the attacker. */
  readonly defeated: boolean;
  readonly fallen: boolean;
}

export interface Strike {
  readonly ends: readonly End[];
  /** Chance of each amount of damage, from 0 up. */
  readonly damage: readonly number[];
  readonly mean: number;
  readonly back: number;
  readonly healed: number;
  readonly mended: number;
  readonly shielded: number;
  readonly defeat: number;
  readonly fall: number;
}

/** A course of the match under way, and what it has brought. */
interface Course {
  readonly state: ThroneState;
  chance: number;
  dealt: number;
  back: number;
  shielded: number;
}

/** The ends of a course by what they come to. */
type Ends = ReadonlyMap<string, End>;

/** From a declaration to the landing of its damage. */
const BEFORE_LANDING: ReadonlySet<ThroneState['step']> = new Set(
  STEPS.slice(STEPS.indexOf('declared'), STEPS.indexOf('landing') + 1),
);

/** One walk through everything: courses that have come to the same point are followed once. */
interface Walk {
  readonly attacker: Seat;
  /** The dials as they stood when it began. */
  readonly health: readonly number[];
  readonly known: Map<string, Ends>;
  /** Courses that may still be played out: of what goes on further, only as much is looked at. */
  left: number;
}

/** Attacks of our heroes come to a few thousand. */
const MOST_COURSES = 60_000;
const walkFor = ({ active, health }: ThroneState): Walk => ({
  attacker: active,
  health: health.slice(),
  known: new Map(),
  left: MOST_COURSES,
});

const isOver = ({ state }: Course): boolean => state.asking === null || !BEFORE_LANDING.has(state.step);

function addEnd(into: Map<string, End>, end: End, chance: number): void {
  const key = `${end.dealt}/${end.back}/${end.healed}/${end.mended}/${end.shielded}/${end.defeated}/${end.fallen}`;
  const known = into.get(key);
  into.set(key, { ...end, chance: (known?.chance ?? 0) + chance });
}

/** What is good for the attacker: what one side's dials have lost over the other's, and winning above all. */
function scoreOf(ends: Ends): number {
  let score = 0;
  for (const { chance, dealt, back, healed, mended, defeated, fallen } of ends.values())
    score += chance * (dealt - healed - back + mended + (defeated ? 1000 : 0) - (fallen ? 1000 : 0));
  return score;
}

const isCompanion = (state: ThroneState, id: string): boolean =>
  libraryOf(state).statuses.some(({ status }) => status.id === id && status.kind === 'companion');

/** Adds up what an event brings. A companion that steps in loses tokens for damage that was told of the whole blow. */
function count({ attacker }: Walk, course: Course, event: ThroneEvent): void {
  const { state } = course;
  if (event.kind === 'damage') {
    if (event.at === attacker) course.back += event.damage;
    else if (isOpponent(state, event.at, attacker)) course.dealt += event.damage;
  } else if (
    event.kind === 'status' &&
    event.change < 0 &&
    state.step === 'landing' &&
    isCompanion(state, event.status)
  ) {
    if (!isOpponent(state, event.seat, attacker)) return;
    course.dealt += event.change;
    course.shielded -= event.change;
  }
}

/** Every way luck can go after the choice, up to the next question; equal ways folded together. */
function branches(walk: Walk, course: Course, choice: Choice): Course[] {
  const found = new Map<string, Course>();
  const forks = new Forks();
  do {
    const state = diceThrone.copy(course.state);
    const { dealt, back, shielded } = course;
    const next: Course = { state, chance: 1, dealt, back, shielded };
    diceThrone.apply(state, choice, forks, (event: ThroneEvent) => count(walk, next, event));
    next.chance = forks.chance;
    const key = isOver(next) ? endKey(next) : keyOf(next);
    const known = found.get(key);
    if (known === undefined) found.set(key, next);
    else known.chance += next.chance;
    walk.left--;
  } while (walk.left > 0 && forks.next());
  const courses = [...found.values()];
  if (walk.left <= 0) {
    const seen = courses.reduce((sum, { chance }) => sum + chance, 0);
    for (const next of courses) next.chance /= seen;
  }
  return courses;
}

const keyOf = ({ state, dealt, back, shielded }: Course): string =>
  `${dealt}/${back}/${shielded}/${JSON.stringify(state)}`;
const endKey = ({ state, dealt, back, shielded }: Course): string =>
  `${dealt}/${back}/${shielded}/${state.health.join()}/${state.players.map(({ out }) => Number(out)).join('')}`;

/** What a side's dials have lost; who shares a dial loses it once. */
function lostBy({ health }: Walk, state: ThroneState, isOf: (seat: Seat) => boolean): number {
  const dials = new Set(state.players.flatMap(({ dial }, seat) => (isOf(seat) ? [dial] : [])));
  let lost = 0;
  for (const dial of dials) lost += (health[dial] ?? 0) - (state.health[dial] ?? 0);
  return lost;
}

/** A blow that defeats takes no more off than there was, which is no healing. */
function endOf(walk: Walk, { state, dealt, back, shielded }: Course): End {
  const { attacker } = walk;
  const defeated = state.players.some(({ out }, seat) => out && isOpponent(state, seat, attacker));
  const fallen = playerAt(state, attacker).out;
  const healed = defeated ? 0 : Math.max(0, dealt - lostBy(walk, state, (seat) => isOpponent(state, seat, attacker)));
  const mended = fallen ? 0 : Math.max(0, back - lostBy(walk, state, (seat) => seat === attacker));
  return { chance: 1, dealt, back, healed, mended, shielded, defeated, fallen };
}

/** The ends that follow a choice. */
function after(walk: Walk, course: Course, choice: Choice): Ends {
  const ends = new Map<string, End>();
  for (const next of branches(walk, course, choice)) {
    if (isOver(next) || walk.left <= 0) addEnd(ends, endOf(walk, next), next.chance);
    else for (const end of from(walk, next).values()) addEnd(ends, end, next.chance * end.chance);
  }
  return ends;
}

/** The ends from a question on: nobody answers in windows, and whoever is asked otherwise does what is best for them. */
function from(walk: Walk, course: Course): Ends {
  const key = keyOf(course);
  let ends = walk.known.get(key);
  if (ends === undefined) {
    const { asking } = course.state;
    if (asking === 'window') ends = after(walk, course, PASS);
    else if (asking === 'effect-reroll' || asking === 'defence-reroll') ends = rerolled(walk, course);
    else ends = bestOf(walk, course, diceThrone.choices(course.state));
    walk.known.set(key, ends);
  }
  return ends;
}

function bestOf(walk: Walk, course: Course, choices: readonly Choice[]): Ends {
  const { state } = course;
  const sign = isOpponent(state, state.asked, walk.attacker) ? -1 : 1;
  let best: Ends = new Map();
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const ends = after(walk, course, choice);
    const score = sign * scoreOf(ends);
    if (score <= most) continue;
    most = score;
    best = ends;
  }
  return best;
}

/** The dice that may be rolled once more: the effect's, or the defence's. */
function rerollable(state: ThroneState): number[] {
  const top = topOf(state);
  return state.asking === 'defence-reroll' || top?.kind !== 'effects' ? state.defenceDice : top.dice;
}

/** The ends when these dice lie there for good; the same for all rolls that differ in nothing else. */
function settled(walk: Walk, course: Course, dice: readonly number[]): Ends {
  const state = diceThrone.copy(course.state);
  rerollable(state).splice(0, dice.length, ...dice.toSorted((a, b) => a - b));
  const placed: Course = { ...course, state };
  const key = `settled/${keyOf(placed)}`;
  let ends = walk.known.get(key);
  if (ends === undefined) {
    ends = after(walk, placed, PASS);
    walk.known.set(key, ends);
  }
  return ends;
}

/** Rolling again what is best rolled again: weighed by what each roll would come to, not played out die by die. */
function rerolled(walk: Walk, course: Course): Ends {
  const { state } = course;
  const sign = isOpponent(state, state.asked, walk.attacker) ? -1 : 1;
  const dice = rerollable(state);
  let best: readonly (readonly [Ends, number])[] = [[settled(walk, course, dice), 1]];
  let most = sign * scoreOf(best[0]?.[0] ?? new Map());
  for (const choice of diceThrone.choices(state)) {
    if (kindOf(choice) !== 'reroll') continue;
    const kept = without(dice, argumentOf(choice));
    if (dice.length - kept.length > HANDFUL) continue;
    const ways = waysOf(dice.length - kept.length).map(
      (roll) => [settled(walk, course, [...kept, ...roll.dice]), roll.chance] as const,
    );
    const score = sign * ways.reduce((sum, [ends, chance]) => sum + chance * scoreOf(ends), 0);
    if (score <= most) continue;
    most = score;
    best = ways;
  }
  const mixed = new Map<string, End>();
  for (const [ends, chance] of best) for (const end of ends.values()) addEnd(mixed, end, chance * end.chance);
  return mixed;
}

/** The dice that stay when a pack of them is taken up. */
function without(dice: readonly number[], pack: number): number[] {
  const left = dice.slice();
  for (let value = 1; value <= 6; value++)
    for (let n = (pack >> (3 * (value - 1))) & 7; n > 0; n--) left.splice(left.indexOf(value), 1);
  return left;
}

function summed(found: Ends): Strike {
  const ends = [...found.values()].sort((a, b) => a.dealt - b.dealt || a.back - b.back);
  const damage = Array<number>((ends.at(-1)?.dealt ?? 0) + 1).fill(0);
  const sums = { mean: 0, back: 0, healed: 0, mended: 0, shielded: 0, defeat: 0, fall: 0 };
  for (const { chance, dealt, back, healed, mended, shielded, defeated, fallen } of ends) {
    damage[dealt] = (damage[dealt] ?? 0) + chance;
    sums.mean += chance * dealt;
    sums.back += chance * back;
    sums.healed += chance * healed;
    sums.mended += chance * mended;
    sums.shielded += chance * shielded;
    if (defeated) sums.defeat += chance;
    if (fallen) sums.fall += chance;
  }
  return { ends, damage, ...sums };
}

/**
 * Everything that can come of a choice made in the Roll Phase (a declaration, a defence), up to the landing of its damage:
 * bonus dice, the defence roll and what lies on the boards are in it; nobody plays a card or spends a token.
 */
export function strike(state: ThroneState, choice: Choice): Strike {
  const walk = walkFor(state);
  return summed(after(walk, { state, chance: 1, dealt: 0, back: 0, shielded: 0 }, choice));
}

export interface DefenceOutlook {
  readonly choice: Choice;
  /** The id of the defence, or null for none. */
  readonly ability: string | null;
  readonly strike: Strike;
}

/** For whoever chooses a defence now: each of them and none, the best for the defender first. */
export function defences(state: ThroneState): readonly DefenceOutlook[] {
  if (state.asking !== 'defence') return [];
  const walk = walkFor(state);
  return diceThrone
    .choices(state)
    .filter((choice) => choice === PASS || kindOf(choice) === 'defend')
    .map((choice) => {
      const ends = after(walk, { state, chance: 1, dealt: 0, back: 0, shielded: 0 }, choice);
      const ability = choice === PASS ? null : abilityOf(state, argumentOf(choice)).ability.id;
      return { choice, ability, strike: summed(ends), score: scoreOf(ends) };
    })
    .sort((a, b) => a.score - b.score)
    .map(({ choice, ability, strike: found }) => ({ choice, ability, strike: found }));
}
