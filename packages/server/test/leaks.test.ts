// A leak hunt over every game and mode with people, a bot and somebody who watches: the same moments are played in worlds that
// look the same to one of them, and whatever that one is told, and when, must be the same too.
import { type AnyGame, type Choice, PASS, swiftChance, type Watcher } from '@wyrmtable/kernel';
import { type GameId, loadGame, type RegisteredGame } from '@wyrmtable/registry';
import type { ServerMessage } from '@wyrmtable/wire';
import { expect, test } from 'vitest';
import { ClockWorld } from './clock-world.ts';

interface Kind {
  readonly game: GameId;
  readonly seats: number;
  readonly wish: object;
  /** The last seat is a bot's. */
  readonly bot: boolean;
}

const heroes = ['moon-elf', 'pyromancer', 'shadow-thief', 'paladin', 'monk', 'tactician'];
const throne = (mode: string, seats: number, bot = false): Kind => ({
  game: 'dice-throne',
  seats,
  wish: { mode, heroes: heroes.slice(0, seats) },
  bot,
});
const adventures = (seats: number, wish: object, bot = false): Kind => ({ game: 'adventures', seats, wish, bot });

const KINDS: readonly (readonly [string, Kind])[] = [
  ['Dragon Farkle, two', { game: 'dragon-farkle', seats: 2, wish: { wounds: 3 }, bot: false }],
  ['Dragon Farkle, five', { game: 'dragon-farkle', seats: 5, wish: { wounds: 3 }, bot: true }],
  ['Etchinstone', { game: 'etchinstone', seats: 1, wish: {}, bot: false }],
  ['Dice Throne, duel', throne('duel', 2)],
  ['Dice Throne, duel with a bot', throne('duel', 2, true)],
  ['Dice Throne, 2v2', throne('2v2', 4)],
  ['Dice Throne, 3v3', throne('3v3', 6, true)],
  ['Dice Throne, King of the Hill', throne('koth', 3, true)],
  ['Adventures, a campaign', adventures(2, { heroes: heroes.slice(0, 2) })],
  ['Adventures, boss against team', adventures(3, { mode: 'boss-vs-team' }, true)],
  ['Adventures, boss against boss', adventures(2, { mode: 'boss-vs-boss' })],
];

const NAMES = ['mirka', 'borys', 'wanda', 'jan', 'ola', 'ewa'];
const WATCHER = 'watcher';
/** Choices of a match, moments of it that are looked at, and worlds that look the same to one watcher. */
const CHOICES = 260;
const MOMENTS = 5;
const WORLDS = 3;

/** Who chose what, bots by their seat. */
interface Deed {
  readonly name: string | number;
  readonly choice: Choice;
}

function opened(registered: RegisteredGame, { seats, wish, bot }: Kind): ClockWorld {
  const names = Array.from({ length: seats }, (_, seat) => (bot && seat === seats - 1 ? null : (NAMES[seat] ?? '')));
  const world = new ClockWorld(names, { clock: { kind: 'none' }, rated: false }, { registered, wish, match: 5 });
  for (const name of names) if (name !== null) world.comes(name);
  world.comes(WATCHER);
  return world;
}

function act(world: ClockWorld, { name, choice }: Deed): void {
  if (typeof name === 'string') world.moves(name, choice);
  else world.botAnswers(name, choice);
}

/** The next deed by lot; null at the end of the match. */
function nextDeed(world: ClockWorld, below: (count: number) => number): Deed | null {
  for (let i = 0; i < 50; i++) {
    const [turn] = world.thinking;
    if (turn !== undefined) return { name: turn.seat, choice: turn.choices[below(turn.choices.length)] ?? PASS };
    const name = NAMES.find((one) => world.people.has(one) && (world.update(one)?.choices.length ?? 0) > 0);
    const choices = name === undefined ? [] : (world.update(name)?.choices ?? []);
    if (name !== undefined && world.table.pause === null)
      return { name, choice: choices[below(choices.length)] ?? PASS };
    if (world.disk.row.status === 'over') return null;
    world.passes(100);
  }
  return null;
}

/** Everybody who is asked in the open window passes at once, bots if they are not too late, and then its moment goes by. */
function letPass(world: ClockWorld, areBotsLate: boolean): void {
  for (let i = 0; i < 40 && (world.table.pause !== null || world.table.queue.length > 0); i++) {
    for (const name of NAMES) {
      if (!world.people.has(name) || !world.update(name)?.choices.includes(PASS)) continue;
      if (world.table.pause !== null) world.moves(name, PASS);
    }
    if (!areBotsLate)
      for (const turn of [...world.thinking]) if (turn.choices.includes(PASS)) world.botAnswers(turn.seat, PASS);
    world.passes(25);
  }
}

/** What somebody is told, and when; of what comes after the window only its shape, since another world deals other cards. */
interface Told {
  /** Events that opened the window. Where they differ, chance or a card laid open has told the worlds apart, as it may. */
  readonly seen: string;
  readonly meanwhile: readonly string[];
  readonly after: readonly string[];
}

function shapeOf(message: ServerMessage): string {
  if (message.type !== 'update' && message.type !== 'events') return message.type;
  const kinds = message.events.map(({ number, event }) => `${number} ${event.kind}`);
  const asked = message.type === 'update' ? `${message.seq} ${message.choices.length > 0}` : '';
  return `${message.type} ${kinds.join()} ${asked}`;
}

interface Moment {
  readonly deeds: readonly Deed[];
  readonly deed: Deed;
}

const nameOf = (watcher: Watcher): string => (watcher === 'spectator' ? WATCHER : (NAMES[watcher] ?? ''));

/** The moment in the true world, or in another that looks the same to the watcher; null where the deed cannot be done in that. */
function witnessed(registered: RegisteredGame, kind: Kind, { deeds, deed }: Moment, as: Watcher, other: number | null) {
  const world = opened(registered, kind);
  const game: AnyGame = registered.game;
  const below = (count: number): number => count - 1;
  for (const one of deeds) {
    nextDeed(world, below);
    act(world, one);
  }
  nextDeed(world, below);
  const { run } = world.table;
  if (run === null) throw new Error('there is no match');
  if (other !== null) {
    const state = game.copy(run.state);
    game.redeal(state, as, swiftChance(other));
    if (!game.choices(state).includes(deed.choice)) return null;
    run.state = state;
  }
  const { heard, times } = world.who(nameOf(as));
  const before = heard.length;
  const began = world.now;
  act(world, deed);
  if (world.table.pause === null) return null;
  const open = heard.length;
  letPass(world, other !== null && other % 2 === 0);
  const line = (at: number, text: string): string => `${(times[at] ?? 0) - began} ms: ${text}`;
  const opening = heard.slice(before, open);
  const told: Told = {
    seen: JSON.stringify(opening.map((message) => ('events' in message ? message.events : []))),
    meanwhile: opening.map((message, i) => line(before + i, JSON.stringify(message))),
    after: heard.slice(open).map((message, i) => line(open + i, shapeOf(message))),
  };
  return told;
}

test.each(KINDS)('%s: nobody can tell by anything told, nor by its moment, what others hold', async (_, kind) => {
  const registered = await loadGame(kind.game);
  const world = opened(registered, kind);
  const luck = swiftChance(20_261_118);
  const deeds: Deed[] = [];
  const moments: Moment[] = [];
  while (deeds.length < CHOICES && moments.length < MOMENTS) {
    const deed = nextDeed(world, (count) => luck.below(count));
    if (deed === null) break;
    const { run } = world.table;
    const isOrdinary = run !== null && registered.game.window(run.state) === null;
    act(world, deed);
    if (isOrdinary && world.table.pause !== null && typeof deed.name === 'string')
      moments.push({ deeds: deeds.slice(), deed });
    deeds.push(deed);
  }
  if (world.disk.row.status === 'playing')
    for (const { heard } of world.people.values()) expect(JSON.stringify(heard)).not.toContain(world.disk.row.seed);
  if (kind.seats === 1) return expect(moments, 'nobody else is there').toEqual([]);
  let compared = 0;
  const mover = ({ deed }: Moment): number => NAMES.indexOf(String(deed.name));
  for (const moment of moments) {
    for (const as of [...NAMES.slice(0, kind.seats).keys(), 'spectator'] as Watcher[]) {
      // Who moves knows their own hand; the bot has no line.
      if (as === mover(moment) || (kind.bot && as === kind.seats - 1)) continue;
      const truth = witnessed(registered, kind, moment, as, null);
      for (let other = 1; other <= WORLDS; other++) {
        const told = witnessed(registered, kind, moment, as, other);
        if (told === null || told.seen !== truth?.seen) continue;
        compared++;
        expect(told, `as ${as} after ${moment.deeds.length} choices`).toEqual(truth);
      }
    }
  }
  expect(compared, 'worlds were compared').toBeGreaterThan(MOMENTS);
});
