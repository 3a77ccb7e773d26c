import { diceThroneBots } from '@wyrmtable/bots/dice-throne';
import { bestKeep, keptWorth, sideOf } from '@wyrmtable/bots/dice-throne/odds';
import {
  type Asking,
  abilityOf,
  diceThrone,
  HEROES,
  type ThroneReading,
  type ThroneView,
} from '@wyrmtable/dice-throne';
import { chachaChance, derivedSeed, proceed, question, type Seat, start, streamKey } from '@wyrmtable/kernel';
import { beforeAll, expect, test } from 'vitest';
import { chancesKept } from '../odds/chances.ts';
import { finisherIn } from '../odds/finishing.ts';
import type { Answer } from '../table.ts';
import { shiningIn } from './shining.ts';

/** Every hero sits in one of them: a few thousand questions. */
const DUELS = HEROES.length / 2;

interface Position {
  readonly view: ThroneView;
  readonly me: Seat;
  readonly answers: readonly Answer[];
  /** What adept answers. */
  readonly answered: ThroneReading;
}

const positions: Position[] = [];

/** Of a duel between two of adept, every question with more than one answer. */
function play(duel: number): void {
  const heroes = HEROES.slice(2 * duel, 2 * duel + 2).map(({ id }) => id);
  const chance = chachaChance(streamKey(derivedSeed(16, duel), []));
  const state = start(diceThrone, { mode: 'duel', heroes, promo: false }, 2, chance);
  for (let asked = 0; ; asked++) {
    const me = diceThrone.toMove(state);
    if (me === null) return;
    const put = question(diceThrone, state, me, 0, duel * 10_000 + asked);
    const choice = diceThroneBots.adept.bot.answer(put);
    if (put.choices.length > 1) {
      const answers = put.choices.map((one) => ({ choice: one, reading: diceThrone.read(one, state) }));
      positions.push({ view: put.view, me, answers, answered: diceThrone.read(choice, state) });
    }
    proceed(diceThrone, state, choice, chance);
  }
}

beforeAll(() => {
  for (let duel = 0; duel < DUELS; duel++) play(duel);
});

const without = (dice: readonly number[], kept: readonly number[]): string => {
  const left = [...dice];
  for (const die of kept) left.splice(left.indexOf(die), 1);
  return left.toSorted((a, b) => a - b).join('');
};

/** What shines when those dice are kept. */
function shines({ view, me, answers }: Position, kept: readonly number[]): ThroneReading | null {
  const wanted = view.rolls === 0 ? '' : without(view.dice, kept);
  const roll = answers.find(
    ({ reading }) => reading.kind === 'roll' && (reading.dice ?? []).toSorted((a, b) => a - b).join('') === wanted,
  );
  const choice = shiningIn({ view, me, answers, kept, roll: roll?.choice ?? null });
  return answers.find((answer) => answer.choice === choice)?.reading ?? null;
}

const asking = (wanted: Asking): Position[] => positions.filter(({ view }) => view.asking === wanted);
/** Some abilities are worth what the one opposite has on it. */
const foeOf = ({ view, me }: Position) => sideOf(view, 1 - me);
const bestKept = (at: Position): readonly number[] =>
  at.view.asking === 'roll' && at.view.rolls > 0
    ? bestKeep(at.view, sideOf(at.view, at.me), at.view.dice, at.view.attempts, foeOf(at)).keep
    : [];

test('nothing that gives something away ever shines', () => {
  const given = positions.flatMap((at) => [shines(at, bestKept(at)), shines(at, [])]).map((reading) => reading?.kind);
  expect(positions.length).toBeGreaterThan(1000);
  expect(given.filter((kind) => kind === 'sell' || kind === 'discard' || kind === 'spend')).toEqual([]);
});

test('an ultimate that lies there shines, whatever dice are kept', () => {
  const isUltimate = (view: ThroneView, reading: ThroneReading | null) =>
    reading?.kind === 'declare' && abilityOf(view, reading.number).ability.kind === 'ultimate';
  const lying = asking('roll').filter(({ view, answers }) => answers.some(({ reading }) => isUltimate(view, reading)));
  expect(lying.length).toBeGreaterThan(0);
  for (const at of lying)
    for (const kept of [[], bestKept(at)]) expect(isUltimate(at.view, shines(at, kept))).toBe(true);
});

test('whoever may defend is shown a defence, and not to do without', () => {
  const may = asking('defence').filter(({ answers }) => answers.some(({ reading }) => reading.kind === 'defend'));
  expect(may.length).toBeGreaterThan(50);
  expect(new Set(may.map((at) => shines(at, [])?.kind))).toEqual(new Set(['defend']));
});

test('whoever has met what adept declares is not told to roll it away, though no die is kept yet', () => {
  const declared = asking('roll').filter(({ answered: { kind } }) => kind === 'declare');
  const shown = declared.map((at) => shines(at, [])?.kind);
  const part = (some: readonly unknown[]): number => some.length / declared.length;
  expect(declared.length).toBeGreaterThan(100);
  expect(part(shown.filter((kind) => kind === 'roll'))).toBeLessThan(0.05);
  // Over 64 duels it is 93 in 100, of eight 89 to 98: in the others nothing shines, mostly.
  expect(part(shown.filter((kind) => kind === 'declare'))).toBeGreaterThan(0.85);
});

test('a blow that is enough shines, whatever dice are kept', () => {
  const met = asking('roll').filter(({ answers }) => answers.some(({ reading }) => reading.kind === 'declare'));
  const near = met.map((at): Position => {
    const dial = at.view.players[1 - at.me]?.dial;
    return { ...at, view: { ...at.view, health: at.view.health.map((health, i) => (i === dial ? 1 : health)) } };
  });
  const enough = near.filter((at) => finisherIn(at) !== null);
  // Some deal nothing by themselves, and some rivals can still defend.
  expect(enough.length / near.length).toBeGreaterThan(0.5);
  for (const at of enough) for (const kept of [[], bestKept(at)]) expect(shines(at, kept)?.kind).toBe('declare');
  expect(met.filter((at) => finisherIn(at) !== null).length).toBeLessThan(met.length / 20);
});

test('among rolling, declaring and ending the roll it is what adept does, nine times out of ten', () => {
  const plain = asking('roll').filter(
    ({ answered: { kind } }) => kind === 'roll' || kind === 'declare' || kind === 'proceed',
  );
  const agreed = plain.filter((at) => shines(at, bestKept(at))?.kind === at.answered.kind);
  expect(plain.length).toBeGreaterThan(300);
  expect(agreed.length / plain.length).toBeGreaterThan(0.9);
});

test('rolling shines with the dice that are worth keeping, and not while adept would keep others for much more', () => {
  const rolling = asking('roll').filter(
    ({ view, answered }) => view.rolls > 0 && view.attempts > 0 && answered.kind === 'roll',
  );
  const worthOf = (at: Position, kept: readonly number[]) =>
    keptWorth(at.view, sideOf(at.view, at.me), foeOf(at), kept, at.view.attempts);
  const lost = rolling.filter((at) => worthOf(at, bestKept(at)) - worthOf(at, []) > 2);
  expect(lost.length).toBeGreaterThan(50);
  expect(lost.filter((at) => shines(at, [])?.kind === 'roll')).toEqual([]);
  expect(rolling.filter((at) => shines(at, bestKept(at)) === null).length / rolling.length).toBeLessThan(0.1);
});

test('a card that costs nothing is played before the roll: nothing else shines while one lies there', () => {
  const free = asking('main').filter(
    ({ view, answers }) =>
      view.step === 'main-1' && answers.some(({ reading }) => reading.kind === 'play' && reading.card === 'vegas-baby'),
  );
  expect(free.length).toBeGreaterThan(0);
  expect(free.map((at) => shines(at, [])).filter((reading) => reading !== null)).toEqual([]);
});

test('a card that turns or rolls dice has been paid: leaving the dice alone never shines', () => {
  const turning = positions.filter(({ view }) => ['nudge', 'set', 'copy', 'reroll'].includes(view.asking ?? ''));
  expect(turning.length).toBeGreaterThan(20);
  expect(turning.map((at) => shines(at, [])).filter((reading) => reading !== null)).toEqual([]);
});

test('chances follow the dice that are kept', () => {
  const at = asking('roll').find(({ view }) => view.rolls > 0 && view.attempts === 1);
  expect(at).toBeDefined();
  if (at === undefined) return;
  for (const [ability, chance] of chancesKept(at.view, at.view.dice.slice(0, 4))) {
    // One die is rolled once: the chance is a number of sixths.
    expect(chance * 6).toBeCloseTo(Math.round(chance * 6), 9);
    expect(chance).toBeLessThanOrEqual((chancesKept(at.view, []).get(ability) ?? 0) + 1e-9);
  }
});
