// The stage tells what happens before it shows what has come of it: one thing after another, never ahead, and never in the way.
import { adventures } from '@wyrmtable/adventures';
import { adventuresBots } from '@wyrmtable/bots/adventures';
import { diceThroneBots } from '@wyrmtable/bots/dice-throne';
import { dragonFarkleBots } from '@wyrmtable/bots/dragon-farkle';
import { diceThrone, type ThroneEvent, type ThroneView } from '@wyrmtable/dice-throne';
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { etchinstone } from '@wyrmtable/etchinstone';
import {
  type AnyBot,
  type Choice,
  chachaChance,
  derivedSeed,
  type Game,
  type Happening,
  type Position,
  play,
  question,
  start,
  streamKey,
  type Watcher,
} from '@wyrmtable/kernel';
import { isGameId } from '@wyrmtable/registry';
import { expect, test } from 'vitest';
import { atTableOf } from '../src/games/at-table.ts';
import { isThroneEvent } from '../src/games/dice-throne/happening.ts';
import { isThroneView, tellThrone } from '../src/games/dice-throne/telling.ts';
import { lasting, timeFor } from '../src/stage/beats.ts';
import {
  dueIn,
  isTelling,
  newStage,
  type Stage,
  step,
  type Telling,
  type Told,
  toldIn,
  turnsIn,
} from '../src/stage/stage.ts';
import { weightiest } from '../src/stage/weightiest.ts';
import { type NumberedEvent, type TableSnapshot, UNEVENTFUL } from '../src/table/port.ts';

const NOTHING: TableSnapshot = {
  status: 'playing',
  game: 'dice-throne',
  options: {},
  seats: [],
  watcher: 0,
  view: { health: 50 },
  choices: [],
  events: [],
  outcome: null,
  ...UNEVENTFUL,
};

/** A small game of one dial. */
const dial: Telling = (view, event) => ('health' in event ? { ...view, health: event.health } : view);
const health = (left: number): Happening & { health: number } => ({ kind: 'health', health: left });
const rolled = (...dice: number[]): Happening & { dice: number[] } => ({ kind: 'rolled', dice });

/** The table after these have happened, too. */
function then(before: TableSnapshot, view: object, ...events: Happening[]): TableSnapshot {
  const from = before.events.length;
  return { ...before, view, events: [...before.events, ...events.map((event, i) => ({ number: from + i, event }))] };
}

const at = (stage: Stage, told: Told): Stage => step(stage, told, dial);
const hear = (stage: Stage, snapshot: TableSnapshot, now = 0): Stage => at(stage, { kind: 'heard', snapshot, now });

/** Time goes on to the next thing that waits for it. */
function onwards(stage: Stage): Stage {
  const now = dueIn(stage);
  if (now === null) throw new Error('the stage waits for nothing');
  return at(stage, { kind: 'time', now });
}

const blow = [rolled(1, 2, 3, 4, 5), { kind: 'damage' }, health(42)];
const asked: TableSnapshot = { ...then(NOTHING, { health: 42 }, ...blow), choices: [7] };

test('whoever sits down sees the table as it is', () => {
  const opened = hear(newStage({ ...NOTHING, view: null }, 'normal'), asked);
  expect(opened.shown).toBe(asked);
  expect(isTelling(opened)).toBe(false);
});

test('dice fall, then lie, then the blow is struck, then the dial falls, and then one is asked', () => {
  let stage = hear(newStage(NOTHING, 'normal'), asked);
  expect([stage.beat?.event.kind, stage.beat?.landed, toldIn(stage)]).toEqual(['rolled', false, -1]);
  expect(stage.shown).toMatchObject({ view: { health: 50 }, choices: [] });
  stage = onwards(stage);
  expect([stage.beat?.event.kind, stage.beat?.landed, toldIn(stage)]).toEqual(['rolled', true, 0]);
  stage = onwards(stage);
  expect(stage.beat?.event.kind).toBe('damage');
  expect(stage.shown.view).toEqual({ health: 50 });
  stage = onwards(stage);
  expect(stage.shown).toMatchObject({ view: { health: 42 }, choices: [] });
  stage = onwards(stage);
  expect(stage.shown).toBe(asked);
});

test('any press brings the stage to the present at once', () => {
  const stage = at(hear(newStage(NOTHING, 'slow'), asked), { kind: 'press' });
  expect(stage.shown).toBe(asked);
  expect(dueIn(stage)).toBeNull();
});

test('at once means at once', () => {
  expect(hear(newStage(NOTHING, 'off'), asked).shown).toBe(asked);
  const told = hear(newStage(NOTHING, 'normal'), asked);
  expect(at(told, { kind: 'speed', speed: 'off', now: 5 }).shown).toBe(asked);
});

test('a pause holds the beat, and a press that is held makes it run four times as fast', () => {
  const begun = hear(newStage(NOTHING, 'normal'), asked);
  const due = dueIn(begun) ?? 0;
  const paused = at(begun, { kind: 'pause', paused: true, now: due - 100 });
  expect(dueIn(paused)).toBeNull();
  const resumed = at(paused, { kind: 'pause', paused: false, now: 9000 });
  expect(dueIn(resumed)).toBe(9100);
  expect(dueIn(at(resumed, { kind: 'hurry', hurried: true, now: 9000 }))).toBe(9025);
});

test('what is slow takes longer than what is normal, and fast takes less; ten tokens are not ten gestures', () => {
  const [slow = 0, normal = 0, fast = 0, off] = (['slow', 'normal', 'fast', 'off'] as const).map((speed) =>
    timeFor('dice-throne', blow, speed),
  );
  expect(slow).toBeGreaterThan(normal);
  expect(fast).toBeLessThan(normal);
  expect(off).toBe(0);
  // A game that this client does not know is shown at once.
  expect(timeFor('chess', blow, 'slow')).toBe(0);
  const token = { kind: 'status' };
  expect(
    timeFor(
      'dice-throne',
      Array.from({ length: 10 }, () => token),
      'normal',
    ),
  ).toBeLessThan(4 * lasting('dice-throne', token, null, 'normal').ms);
});

test('the last turn can be seen again from its beginning, even by who wants everything at once', () => {
  const first = then(NOTHING, { health: 45 }, health(45), { kind: 'turn' });
  const second = then(first, { health: 40 }, health(40));
  let stage = newStage(NOTHING, 'off');
  for (const snapshot of [first, second]) stage = hear(stage, snapshot);
  stage = at(stage, { kind: 'again', now: 0 });
  expect(stage.beat?.event.kind).toBe('turn');
  expect(stage.shown).toMatchObject({ view: { health: 45 }, choices: [] });
  stage = onwards(stage);
  expect(stage.shown.view).toEqual({ health: 40 });
  stage = onwards(stage);
  expect(stage.shown).toBe(second);
  expect(hear(stage, then(second, { health: 30 }, health(30))).shown.view).toEqual({ health: 30 });
});

test('whoever looks away misses nothing: a little is told on return, much is offered', () => {
  const away = at(newStage(NOTHING, 'normal'), { kind: 'away', away: true, now: 0 });
  const little = at(hear(away, asked), { kind: 'away', away: false, now: 60_000 });
  expect(little.beat?.event.kind).toBe('rolled');
  let long = NOTHING;
  for (let i = 0; i < 6; i++) long = then(long, { health: 40 - i }, ...blow);
  const back = at(hear(away, long), { kind: 'away', away: false, now: 60_000 });
  expect(back.shown).toBe(long);
  expect(back.missed?.acts.flatMap(({ events }) => events)).toHaveLength(18);
  expect(back.missed && turnsIn(back.missed)).toBe(0);
  const told = at(back, { kind: 'missed', wanted: true, now: 0 });
  expect(told.shown.view).toEqual({ health: 50 });
  expect(at(told, { kind: 'press' }).shown).toBe(long);
  expect(at(back, { kind: 'missed', wanted: false, now: 0 }).missed).toBeNull();
});

test('between two moves of a bot the table does not seem to be done', () => {
  const person = { name: 'Jagna', bot: null, taken: true, connected: true, ready: true, mine: true };
  const seats = [person, { ...person, name: 'Bogusz', bot: 'careful', mine: false }];
  const before = { ...NOTHING, seats, view: { health: 50, toMove: 1 } };
  const first = then(before, { health: 42, toMove: 1 }, health(42));
  const lull = onwards(hear(newStage(before, 'normal'), first));
  expect([isTelling(lull), lull.beat?.event.kind, lull.shown.view]).toEqual([true, 'health', first.view]);
  // It goes on with the bot's next move at once, even one that is only a line of the log; or ends, if none comes.
  const logged = then(first, { health: 42, toMove: 1 }, { kind: 'window' });
  expect(hear(lull, logged, 2000).beat?.event.kind).toBe('health');
  const second = then(logged, { health: 30, toMove: 0 }, health(30));
  const struck = hear(hear(lull, logged, 2000), second, 2000);
  expect([struck.lull, struck.shown.view]).toEqual([false, { health: 30, toMove: 1 }]);
  expect(isTelling(onwards(lull))).toBe(false);
  // Whoever is asked is not kept waiting, nor whoever looks back at a match, where nobody plays.
  const mine = { ...first, view: { health: 42, toMove: 0 }, choices: [7] };
  expect(hear(lull, mine, 2000).shown).toBe(mine);
  const film = { ...before, seats: seats.map((seat) => ({ ...seat, mine: false })) };
  expect(isTelling(onwards(hear(newStage(film, 'normal'), { ...first, seats: film.seats })))).toBe(false);
  // Held in a lull, it stays held.
  const held = at(lull, { kind: 'pause', paused: true, now: 2000 });
  expect(dueIn(hear(held, second, 2100))).toBeNull();
});

test('something taken back is not shown in reverse', () => {
  const stage = hear(hear(newStage(NOTHING, 'normal'), asked), NOTHING);
  expect(stage.shown).toBe(NOTHING);
  expect(isTelling(stage)).toBe(false);
});

test('events that come before their view are told, and stay told until it comes', () => {
  const { view } = NOTHING;
  const early = then(NOTHING, view ?? {}, health(44));
  let stage = onwards(hear(newStage(NOTHING, 'normal'), early));
  expect(stage.shown.view).toEqual({ health: 44 });
  const late = { ...early, view: { health: 44, turn: 2 } };
  stage = hear(stage, late);
  expect(stage.shown).toBe(late);
});

interface Match {
  readonly game: Game<Position, object, Happening, object>;
  readonly options: object;
  readonly seats: number;
}

const heroes = [
  ['barbarian', 'pyromancer'],
  ['moon-elf', 'monk'],
  ['shadow-thief', 'treant'],
];
const duelOf = (number: number): Match => ({
  game: diceThrone,
  options: { mode: 'duel', heroes: heroes[number % 3] ?? [], promo: false },
  seats: 2,
});

/** Whatever choices come first: one snapshot after each of them. */
function played({ game, options, seats }: Match, number: number, watcher: Watcher): TableSnapshot[] {
  const chance = chachaChance(streamKey(derivedSeed(11, number), []));
  const state = start(game, options, seats, chance);
  const events: NumberedEvent[] = [];
  const snapshots: TableSnapshot[] = [];
  const look = () => {
    const mayMove = game.toMove(state) === watcher;
    snapshots.push({
      ...NOTHING,
      game: game.id,
      watcher,
      view: game.view(state, watcher),
      events: [...events],
      choices: mayMove ? game.choices(state) : [],
      outcome: game.outcome(state),
    });
  };
  look();
  for (let i = 0; i < 250 && game.toMove(state) !== null; i++) {
    const choices: readonly Choice[] = game.choices(state);
    const choice = choices[chance.below(choices.length)] ?? 0;
    play(game, state, choice, chance, (event) => {
      const shown = game.show(event, watcher);
      if (shown !== null) events.push({ number: events.length, event: shown });
    });
    look();
  }
  return snapshots;
}

const throne = (view: object | null): ThroneView => {
  if (view === null || !isThroneView(view)) throw new Error('not a table of Dice Throne');
  return view;
};

const FALLS: ReadonlySet<string | undefined> = new Set([
  'rolled',
  'rerolledDice',
  'rerolledDie',
  'rerolledEvent',
  'loot-die',
]);
const ROAD = { difficulty: 'normal', dragon: 'burhast', cavalier: false, glassCannon: false };
const ALONE = { mode: 'campaign', heroes: ['barbarian'], difficulty: 'normal', extraMinions: false, legacy: false };

test.each([
  { what: 'a duel', match: duelOf(0), number: 0, watcher: 0 as Watcher },
  { what: 'a duel', match: duelOf(1), number: 1, watcher: 1 as Watcher },
  { what: 'a duel that somebody watches', match: duelOf(2), number: 2, watcher: 'spectator' as Watcher },
  {
    what: 'Dragon Farkle',
    match: { game: dragonFarkle, options: { wounds: 3 }, seats: 3 },
    number: 3,
    watcher: 0 as Watcher,
  },
  { what: 'an adventure', match: { game: adventures, options: ALONE, seats: 1 }, number: 4, watcher: 0 as Watcher },
  { what: 'Etchinstone', match: { game: etchinstone, options: ROAD, seats: 1 }, number: 5, watcher: 0 as Watcher },
])('at every beat of $what nothing is shown that has not been told', async ({ match, number, watcher }) => {
  const { id } = match.game;
  const tell = isGameId(id) ? (await atTableOf(id)).onStage : undefined;
  const [first, ...later] = played(match, number, watcher);
  if (first === undefined || tell === undefined) throw new Error('the match has no beginning');
  let before = first;
  let beats = 0;
  for (const snapshot of later) {
    let stage = step(newStage(before, 'normal'), { kind: 'heard', snapshot, now: 0 }, tell);
    for (; isTelling(stage); beats++) {
      // A stage that has heard no more than this shows the same.
      const told = toldIn(stage);
      const partly = { ...before, events: snapshot.events.filter((event) => event.number <= told) };
      const heard = step(newStage(before, 'normal'), { kind: 'heard', snapshot: partly, now: 0 }, tell);
      expect(stage.shown.view).toEqual(step(heard, { kind: 'press' }, tell).shown.view);
      expect(stage.shown).toMatchObject({ choices: [], canUndo: false, outcome: null });
      const newest = stage.shown.events.at(-1)?.number;
      expect(newest === told || (newest === told + 1 && FALLS.has(stage.beat?.event.kind))).toBe(true);
      stage = step(stage, { kind: 'time', now: dueIn(stage) ?? 0 }, tell);
    }
    expect(stage.shown).toBe(snapshot);
    before = snapshot;
  }
  expect(beats).toBeGreaterThan(50);
});

interface Ordinary {
  readonly game: string;
  readonly match: Match;
  readonly bot: AnyBot;
  /** A turn of another kind than this one is not an ordinary one. */
  readonly ordinary?: (event: Happening) => boolean;
}

const recruits = (event: Happening) => event.kind === 'action' && 'action' in event && event.action === 'recruit';
const TEAM = { ...ALONE, heroes: ['barbarian', 'pyromancer'] };

/** How long the stage tells each whole turn of these matches in which nobody here is asked. */
function turnsOf({ match: { game, options, seats }, bot, ordinary = () => true }: Ordinary): number[] {
  const turns: number[] = [];
  for (let number = 0; number < 2; number++) {
    const chance = chachaChance(streamKey(derivedSeed(12, number), []));
    const state = start(game, options, seats, chance);
    const told: Happening[] = [];
    for (let i = 0; i < 500 && game.toMove(state) !== null; i++) {
      const asked = question(game, state, game.toMove(state) ?? 0, 0, i);
      play(game, state, bot.answer(asked), chance, (event) => told.push(event));
    }
    let [taken, counts] = [0, false];
    for (const [i, event] of told.entries()) {
      if (event.kind === 'turn') {
        if (counts) turns.push(taken);
        [taken, counts] = [0, false];
      }
      counts ||= ordinary(event);
      taken += lasting(game.id, event, told[i - 1] ?? null, 'normal', taken).ms;
    }
  }
  return turns.toSorted((a, b) => a - b);
}

test.each<Ordinary>([
  { game: 'a duel', match: duelOf(0), bot: diceThroneBots.novice.bot },
  { game: 'a duel', match: duelOf(1), bot: diceThroneBots.adept.bot },
  {
    game: 'Dragon Farkle',
    match: { game: dragonFarkle, options: { wounds: 3 }, seats: 3 },
    bot: dragonFarkleBots.careful.bot,
    ordinary: recruits,
  },
  {
    game: 'an adventure',
    match: { game: adventures, options: TEAM, seats: 2 },
    bot: adventuresBots.novice.bot,
  },
])('a bot’s ordinary turn in $game lasts four to six seconds at normal speed', (ordinary) => {
  const turns = turnsOf(ordinary);
  const median = turns[Math.floor(turns.length / 2)];
  expect(turns.length).toBeGreaterThan(10);
  expect(median).toBeGreaterThan(4000);
  expect(median).toBeLessThan(6000);
});

test('in a long turn what is small is told faster; what is great, or a sentence of its own, as ever', () => {
  const after = (event: Happening, sofar: number) => lasting('dragon-farkle', event, null, 'normal', sofar);
  const quicker = (event: Happening) => after(event, 3100).ms / after(event, 2900).ms;
  expect([{ kind: 'setAside' }, rolled(1, 2, 3)].map(quicker)).toEqual([0.5, expect.closeTo(0.5, 2)]);
  expect([{ kind: 'zonk' }, { kind: 'army' }].map(quicker)).toEqual([1, 1]);
  const [army, next] = [null, { kind: 'army' }].map((before) =>
    lasting('dragon-farkle', { kind: 'army' }, before, 'fast'),
  );
  expect(next).toEqual(army);
});

test('what the events of a duel say of dials, Combat Points and tokens is what comes true', () => {
  for (const number of [0, 1, 2]) {
    const [first, ...later] = played(duelOf(number), number, 0);
    let view = throne(first?.view ?? null);
    let known = 0;
    for (const snapshot of later) {
      for (const { event } of snapshot.events.slice(known))
        if (isThroneEvent(event)) view = throne(tellThrone(view, event));
      known = snapshot.events.length;
      const truth = throne(snapshot.view);
      const said = ({ health: dials, players, hands }: ThroneView) => ({
        dials,
        hands: hands.map(({ cards }) => cards.toSorted()),
        players: players.map(({ cp, hand, statuses, out, flipped }) => ({
          cp,
          hand,
          out,
          flipped,
          statuses: statuses.toSorted((a, b) => a.status.localeCompare(b.status)),
        })),
      });
      expect(said(view)).toEqual(said(truth));
      view = truth;
    }
  }
});

test('damage that was named before its target goes where the aim goes, and is over with the blow', () => {
  const [first] = played(duelOf(0), 0, 0);
  const before = throne(first?.view ?? null);
  const tell = (view: ThroneView, event: ThroneEvent) => throne(tellThrone(view, event));
  const named = tell(before, { kind: 'incoming', by: 0, at: null, type: 'ultimate', damage: 15 });
  expect(named.pools).toMatchObject([{ at: null, damage: 15 }]);
  const aimed = tell(named, { kind: 'targeted', seat: 0, target: 1 });
  expect(aimed.pools).toMatchObject([{ at: 1, damage: 15 }]);
  const blow = { by: 0, at: 1, type: 'ultimate', damage: 15, subtotal: 15 } as const;
  const struck: ThroneEvent = { kind: 'damage', ...blow, attack: true, lines: [] };
  expect(tell(aimed, struck).pools).toEqual([]);
  expect(tell(named, struck).pools).toEqual([]);
});

test('what was missed is told in its weightiest events, in their order', () => {
  const away = at(newStage(NOTHING, 'normal'), { kind: 'away', away: true, now: 0 });
  const blows = [3, 14, 5, 9, 11].flatMap((damage) => [rolled(1, 2, 3, 4, 5), { kind: 'damage', damage }, health(40)]);
  const long = then(NOTHING, { health: 1 }, { kind: 'turn' }, ...blows, ...blows);
  const { missed } = at(hear(away, long), { kind: 'away', away: false, now: 60_000 });
  const told = missed === null ? [] : weightiest(missed);
  expect(told.map(({ event }) => event)).toEqual([
    { kind: 'damage', damage: 14 },
    { kind: 'damage', damage: 11 },
    { kind: 'damage', damage: 14 },
    { kind: 'damage', damage: 11 },
  ]);
});
