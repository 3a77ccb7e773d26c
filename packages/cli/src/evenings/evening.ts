// One evening: tables, people, bots and processes in bad weather; then the weather clears, and everything must be as it should.
import { type Choice, digest, isRefusal, replay, type Seat, verify } from '@wyrmtable/kernel';
import { fileOf, type MoveRow, relayingOf, type SeatRow, step, type TableRow } from '@wyrmtable/server/machine';
import { choicesIn } from '@wyrmtable/web/line';
import { isAtRest, wakeOverdue } from './desk.ts';
import { checkPresence, joinBy } from './gate.ts';
import { clockOf, isKnownToWait, stillRuns, termsOf, waitsForWord } from './hours.ts';
import {
  arrange,
  beat,
  chat,
  checkPerson,
  connect,
  cut,
  cutIfLossy,
  inquire,
  meddle,
  newPerson,
  type Person,
  walkAway,
} from './person.ts';
import type { Begun, Pool } from './pool.ts';
import { newPost } from './post.ts';
import { breathe, newProcess, putAway, renew, type Service } from './process.ts';
import { type Kept, keyOf, newStore } from './store.ts';
import {
  between,
  CALM,
  type Figures,
  newWorld,
  strikes,
  type Violation,
  type Weather,
  type World,
  wrong,
} from './world.ts';

export interface Evening {
  readonly figures: Figures;
  readonly violations: readonly Violation[];
}

export interface Plan {
  readonly seed: number;
  /** Drawn if nothing is said. */
  readonly processes: number | null;
  readonly machine?: typeof step;
  readonly fenced?: boolean;
  readonly relays?: typeof relayingOf;
}

/** Milliseconds of bad weather, and of the calm in which all must come right. */
const STORM = 25_000;
const CALM_DOWN = 60_000;
const SETTLE = 60_000;
const RUN_OUT = 240_000;
/** Where many sit, bots have long turns before the last person's time has run out: so often it is waited for. */
const MORE_RUN_OUT = 60_000;
const MOST_MORE = 30;
const BREATH = 400;
/** A window, its passes and the way to everybody take less; so often may clocks pass for others until nothing moves. */
const REST = 10_000;
const MOST_RESTS = 20;

const isTimed = ({ row }: Kept): boolean => row.status === 'playing' && row.terms.clock.kind !== 'none';

function weatherOf(world: World): Weather {
  const some = (most: number): number => (world.luck.below(2) === 0 ? 0 : world.luck.below(most));
  return {
    storeFails: some(40),
    answerLost: some(40),
    storeSlow: some(30),
    lineLoses: some(15),
    lineDoubles: some(30),
    lineSwaps: some(30),
    busLoses: some(15),
    busDoubles: some(20),
    busSlow: some(8),
    busSwaps: some(10),
    busAway: some(4),
    crash: some(25),
    freeze: some(30),
    clockJump: some(20),
    cut: some(30),
    full: some(5),
  };
}

function rowOf(world: World, id: string, begun: Begun, people: readonly string[]): TableRow {
  const { registered, options, seats, content, seed, words, setUp } = begun;
  const isLobby = world.luck.below(4) === 0;
  const rows = Array.from({ length: seats }, (_, seat): SeatRow => {
    const name = people[seat];
    if (name !== undefined) return { kind: 'person', guest: name, name, word: isLobby ? null : (words[seat] ?? '') };
    return { kind: 'bot', level: 'random', name: 'random', word: words[seat] ?? '' };
  });
  return {
    id,
    game: registered.game.id,
    version: registered.game.version,
    status: isLobby ? 'lobby' : 'playing',
    options,
    content: isLobby ? null : content,
    seats: rows,
    words: isLobby ? null : words,
    pledge: null,
    terms: termsOf(world, seats, new Set(registered.game.sides?.(options, seats) ?? rows.keys()).size),
    ended: null,
    links: [],
    seedKnown: [],
    host: people[0] ?? 'nobody',
    listed: false,
    seed,
    setUp: isLobby ? [] : setUp,
    outcome: null,
    digest: null,
    next: null,
    created: 0,
    changed: 0,
  };
}

/** Lays a table: in its lobby, in the middle of a match, or shortly before its end. */
function layTable(service: Service, pool: Pool, number: number): Person[] {
  const { world, store } = service;
  world.figures.tables++;
  const begun = pool.begun(world.luck.below(1 << 16));
  const id = `t${number}`;
  const seated = Array.from(
    { length: between(world, 1, begun.seats) },
    (_, seat) => `${id} person ${seat}${seat % 2 ? '' : '!'}`,
  );
  const row = rowOf(world, id, begun, seated);
  const cutAt =
    world.luck.below(3) === 0 ? world.luck.below(begun.moves.length) : begun.moves.length - between(world, 1, 40);
  const moves: MoveRow[] =
    row.status === 'lobby' ? [] : begun.moves.slice(0, Math.max(0, cutAt)).map((move) => ({ ...move, match: id }));
  store.add(row, begun.registered, moves, clockOf(world, row), row.status === 'lobby' ? null : begun.whole);
  const people = seated.map((name, seat) => newPerson(name, id, seat, between(world, 5, 30)));
  if (world.luck.below(2) === 0) people.push(newPerson(`${id} watcher`, id, null, 0));
  for (const person of people) {
    world.clock.in(between(world, 0, 2000), () => connect(service, person));
    world.clock.in(between(world, 5000, 20_000), () => beat(service, person));
    arrange(service, person);
    world.clock.in(between(world, 2000, 20_000), () => inquire(service, person));
    meddle(service, person);
    if (number % 2 === 0) chat(service, person);
  }
  // Now and then all get up and leave the table to its clock.
  if (row.terms.clock.kind !== 'none' && world.luck.below(4) === 0) {
    world.clock.in(between(world, 3000, 20_000), () => {
      for (const person of people) walkAway(service, person);
    });
  }
  return people;
}

/** Plays the evening of that seed; the same seed is the same evening. */
export function playEvening(
  pool: Pool,
  { seed, processes, machine = step, fenced = true, relays = relayingOf }: Plan,
): Evening {
  const world = newWorld(seed, CALM);
  world.weather = weatherOf(world);
  const count = processes ?? between(world, 1, 3);
  const service: Service = {
    world,
    store: newStore(world, fenced),
    post: newPost(world),
    machine,
    setting: {
      windowPause: [200, 400],
      botPause: [100, 600],
      wordPatience: 15_000,
      draw: {
        seed: () => Array.from({ length: 64 }, () => world.luck.below(16).toString(16)).join(''),
        word: () => String(world.luck.below(1 << 30)),
        within: ([least, most]) => between(world, least, most),
      },
    },
    processes: Array.from({ length: count }, (_, i) => newProcess(`process ${i}`)),
    join: joinBy(relays),
  };
  for (const process of service.processes) service.join(service, process);
  const people = Array.from({ length: between(world, 1, 2) }, (_, i) => layTable(service, pool, i)).flat();
  const breath = (): void => {
    breathe(service);
    for (const process of service.processes) {
      if (!process.alive || process.frozenUntil > world.clock.now) continue;
      renew(service, process);
      putAway(service, process);
      wakeOverdue(service, process);
    }
    for (const person of people) if (strikes(world, 'cut')) cut(service, person);
    world.clock.in(BREATH, breath);
  };
  breath();
  world.clock.runTo(STORM);
  world.weather = CALM;
  for (const person of people) cutIfLossy(service, person);
  world.clock.runTo(STORM + CALM_DOWN);
  world.quiet = true;
  world.clock.runTo(STORM + CALM_DOWN + SETTLE);
  // Clocks take their time: whoever is asked and does not answer runs out of it.
  const kept = [...service.store.kept.values()];
  if (kept.some(isTimed)) world.clock.runTo(STORM + CALM_DOWN + SETTLE + RUN_OUT);
  for (let i = 0; i < MOST_MORE && kept.some((one) => stillRuns(one) !== null); i++)
    world.clock.runTo(world.clock.now + MORE_RUN_OUT);
  comeToRest(service);
  for (const one of service.store.kept.values())
    checkTable(
      service,
      one,
      people.filter(({ table }) => table === one.id),
    );
  for (const person of people) {
    checkPerson(service, person);
    checkOffer(service, person);
  }
  checkPresence(service);
  return { figures: world.figures, violations: world.violations };
}

/**
 * Bots that play for others would go on all night, and an evening that ends in the middle of a window has told only its
 * beginning: they fall silent, and what has happened is told to its end. What was not told then is lost.
 */
function comeToRest(service: Service): void {
  const { world, store } = service;
  world.still = true;
  const written = (): number => [...store.kept.values()].reduce((sum, { moves }) => sum + moves.length, 0);
  for (let i = 0, before = -1; i < MOST_RESTS && before !== written(); i++) {
    before = written();
    world.clock.runTo(world.clock.now + REST);
  }
}

function checkTable(service: Service, one: Kept, people: readonly Person[]): void {
  const { world } = service;
  const at = (what: string): void => wrong(world, `table ${one.id} (${one.row.game}): ${what}`);
  checkLog(one, people, at);
  const { row, oracle } = one;
  if (row.status === 'aside') at('the match was set aside');
  if (one.nexts.size > 1) at(`two tables were told to come after it: ${[...one.nexts].join()}`);
  if (oracle === null) {
    // In the lobby everybody is asked to be ready, so whoever is not can be named.
    return;
  }
  const outcome = oracle.game.outcome(oracle.state);
  if (outcome !== null || row.status === 'over') {
    checkEnd(one, at);
    return;
  }
  // Whoever is there says it; if all have gone, these are who it waits for.
  if (waitsForWord(one) && people.every(({ seat, away }) => seat === null || away)) return;
  const runs = stillRuns(one);
  if (runs !== null) at(runs);
  if (isKnownToWait(one)) return;
  const asked = people.some(({ state }) => choicesIn(state).length > 0 || state.move !== null);
  if (!asked) at(`nobody is asked and the match is not over (${waitingIn(service, one)})`);
}

/** What somebody believes to be offered is offered: whoever waits for an answer would wait for ever. */
function checkOffer({ world, processes }: Service, { name, table, state }: Person): void {
  const desk = processes.map(({ adapters }) => adapters.get(table)).find((found) => found !== undefined);
  if (desk === undefined || !state.open || state.table === null) return;
  const isThere = [...desk.table.connections].some(({ guest }) => guest.id === name);
  if (isThere && state.table.offer !== undefined && desk.table.proposal === null)
    wrong(world, `table ${table}, ${name}: an offer is told that nobody can answer any more`);
}

/** Where a match stands of which nobody knows why. */
function waitingIn({ processes }: Service, { id, oracle }: Kept): string {
  const desk = processes.map(({ adapters }) => adapters.get(id)).find((found) => found !== undefined);
  const table = desk?.table;
  const toMove = oracle === null ? null : oracle.game.toMove(oracle.state);
  if (desk === undefined || table === undefined) return `no process has it, seat ${toMove} is to move`;
  const rest = isAtRest(desk) ? 'at rest' : 'waiting for the store';
  return `${rest}, seat ${toMove} is to move, window ${table.pause}, asking ${table.asking.join()}`;
}

/** Every answer of a person is one they gave, once and in order, and every number follows the one before. */
function checkLog(
  { moves, before, waited, refused, standIns }: Kept,
  people: readonly Person[],
  at: (what: string) => void,
): void {
  const counts = new Map<Seat, number>();
  const logged = new Map<string, Choice>();
  for (const [number, { number: own, seat, seq, choice }] of moves.entries()) {
    if (own !== number) at(`move ${number} of the log has the number ${own}`);
    if (seq < 0 || seat < 0) continue;
    if (seq <= (counts.get(seat) ?? -1)) at(`two moves of seat ${seat} stand at count ${seq}, or out of order`);
    counts.set(seat, seq);
    logged.set(keyOf(seat, seq), choice);
    const person = people.find((one) => one.seat === seat);
    if (person === undefined || number < before || standIns.has(number)) continue;
    const made = `${keyOf(seat, seq)} ${choice}`;
    if (!person.chosen.has(made)) at(`move ${number}, ${choice} of seat ${seat} at count ${seq}, was never made`);
    if (refused.has(made)) at(`move ${number} was refused as one that could not be written`);
  }
  for (const { acknowledged } of people) {
    for (const [key, choice] of acknowledged) {
      const found = logged.get(key);
      if (found === undefined ? !waited.has(key) : found !== choice) at(`an acknowledged move is lost (${key})`);
    }
  }
}

function checkEnd({ row, moves, registered, oracle }: Kept, at: (what: string) => void): void {
  if (row.status !== 'over') at('the match has ended and its table does not say so');
  if (oracle !== null && row.digest !== digest(oracle.state)) at('the digest is not that of the last state');
  const file = fileOf(row, registered, moves, row.digest ?? '');
  const again = replay(registered.game, file);
  const verdict = isRefusal(again) ? null : verify(file, again);
  if (!verdict?.digest || !verdict.commitment || !verdict.dice) {
    at(`it does not verify: ${JSON.stringify(verdict ?? again)}`);
  }
}
