// Laying out hands and playing them: whatever draft a person makes without a lack, the table can play it step by step.
import { ELEMENTS, type EtchinstoneView, etchinstone } from '@wyrmtable/etchinstone';
import { type Choice, isRefusal, readOptions } from '@wyrmtable/kernel';
import { loadGame } from '@wyrmtable/registry';
import { type DeviceMatch, openMatch, playChoice, takeBack } from '@wyrmtable/registry/device';
import { expect, test } from 'vitest';
import { isEtchinstoneView } from './board.ts';
import {
  aimed,
  arrangementOf,
  combinedBy,
  type Draft,
  draftOf,
  forecastOf,
  lackOf,
  pairsIn,
  swapped,
} from './draft.ts';
import { ARRANGING, type Course, nextMove } from './next-move.ts';

const registered = await loadGame('etchinstone');

function begun(seed: number, options: object = {}): DeviceMatch {
  const agreed = readOptions(registered.game, options, 1);
  const match = openMatch(
    registered,
    {
      game: 'etchinstone',
      version: registered.game.version,
      options,
      content: registered.game.stock(agreed, 1),
      seats: [{ name: 'Mage', bot: null }],
      seed: seed.toString(16).padStart(64, '0'),
      words: [],
    },
    [],
  );
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

const { game } = registered;
const viewOf = ({ state }: DeviceMatch): EtchinstoneView => {
  const view = game.view(state, 0);
  if (!isEtchinstoneView(view)) throw new Error('not a view of Etchinstone');
  return view;
};
const choicesOf = ({ state }: DeviceMatch): readonly Choice[] => game.choices(state);

/** Plays the course to its end, as the table does; gives the match after it and how many steps back it took. */
function follow(match: DeviceMatch, course: Course): { after: DeviceMatch; undone: number } {
  let after = match;
  let undone = 0;
  for (let step = 0; step < 100; step++) {
    const move = nextMove(viewOf(after), choicesOf(after), course);
    if (move.kind === 'stuck') throw new Error(`stuck at ${viewOf(after).step}`);
    if (move.kind === 'undo') {
      const earlier = takeBack(after);
      if (isRefusal(earlier)) throw new Error(earlier.refused);
      after = earlier;
      undone++;
      continue;
    }
    const refused = playChoice(after, move.choice);
    if (refused !== null) throw new Error(refused.refused);
    if (move.last) return { after, undone };
  }
  throw new Error('the course does not end');
}

/** A small generator of its own, so that every run lays out the same hands. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function shuffled(view: EtchinstoneView, roll: (sides: number) => number): Draft {
  let draft = draftOf(view);
  for (let i = 0; i < 6; i++) draft = swapped(view, draft, roll(draft.places.length), roll(draft.places.length));
  draft.toInitiative.forEach((_, set) => {
    draft = aimed(draft, set, roll(2) === 0);
  });
  const pairs = pairsIn(view, draft);
  const pair = pairs[roll(pairs.length + 1)];
  return pair === undefined ? draft : combinedBy(draft, pair, ELEMENTS[roll(4)]);
}

/** Any choice that is not part of an arrangement. */
function goOn(match: DeviceMatch, roll: (sides: number) => number): void {
  const choices = choicesOf(match);
  const choice = choices[roll(choices.length)];
  if (choice === undefined) throw new Error('nothing to choose');
  playChoice(match, choice);
}

test('every draft without a lack is played as it was forecast, through whole games', () => {
  let played = 0;
  let finals = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const roll = dice(seed);
    let match = begun(seed, { difficulty: seed % 2 === 0 ? 'hard' : 'adventure' });
    while (game.outcome(match.state) === null) {
      const view = viewOf(match);
      if (!ARRANGING.has(view.step)) {
        goOn(match, roll);
        continue;
      }
      let draft = shuffled(view, roll);
      // As it is dealt, a hand never lacks anything.
      if (lackOf(view, draft) !== null) draft = draftOf(view);
      expect(lackOf(view, draft)).toBeNull();
      const arrangement = arrangementOf(view, draft);
      const foreseen = forecastOf(view, draft);
      const before = match.events.length;
      match = follow(match, { kind: 'commit', arrangement }).after;
      const resolved = match.events.slice(before).find(({ kind }) => kind === 'resolved');
      expect(resolved).toMatchObject({ forecast: foreseen });
      played++;
      if (view.stage !== 'region') finals++;
    }
  }
  expect(played).toBeGreaterThan(300);
  expect(finals).toBeGreaterThan(40);
});

test('a hand half laid out otherwise is taken back and laid out anew', () => {
  const match = begun(3);
  const view = viewOf(match);
  const draft = draftOf(view);
  // The game already has the four first steps of another arrangement.
  for (let step = 0; step < 3; step++) {
    const choices = choicesOf(match);
    playChoice(match, choices.at(viewOf(match).step === 'challenge' ? 0 : -1) ?? 0);
  }
  expect(viewOf(match).arrangement.sets[0]?.spell).not.toBeNull();
  const arrangement = arrangementOf(view, draft);
  const { after, undone } = follow(match, { kind: 'commit', arrangement });
  expect(undone).toBeGreaterThan(0);
  expect(after.events.find(({ kind }) => kind === 'resolved')).toMatchObject({ forecast: forecastOf(view, draft) });
});

test('a detour can be made from anywhere in the arrangement', () => {
  const match = begun(5);
  const [card = ''] = viewOf(match).hand;
  for (let step = 0; step < 3; step++) playChoice(match, choicesOf(match)[0] ?? 0);
  const { after } = follow(match, { kind: 'detour', card });
  expect(viewOf(after)).toMatchObject({ step: 'challenge', detours: 1 });
  expect(viewOf(after).discard).toContain(card);
});

test('what is decided elsewhere is not the business of an arrangement', () => {
  const match = begun(7, { difficulty: 'easy' });
  expect(viewOf(match).step).toBe('difficulty');
  const draft = draftOf(viewOf(match));
  const course: Course = { kind: 'commit', arrangement: arrangementOf(viewOf(match), draft) };
  expect(nextMove(viewOf(match), choicesOf(match), course)).toEqual({ kind: 'stuck' });
  expect(etchinstone.read(choicesOf(match)[0] ?? 0, viewOf(match))).toMatchObject({ kind: 'change' });
});
