// Scenario files, given / when / then: what a game brings to them, and how one is run (docs/scenarios.md).
import { type Chance, chachaChance, swiftChance } from './chance.ts';
import type { Manifest } from './content.ts';
import { type Choice, type Game, type Happening, PASS, type Position, type Reading } from './game.ts';
import { play, start } from './match.ts';
import { readOptions } from './options.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { differences } from './scenario-diff.ts';
import { type Fields, isFields, ScenarioMistake } from './scenario-fields.ts';
import { derivedSeed, streamKey } from './seed.ts';

export { type Fields, fields, list, ScenarioMistake, whole } from './scenario-fields.ts';

/** What a scenario may say of luck: the next result below n, or the order a shuffle leaves, by name. */
export type Scripted = { readonly result: number } | { readonly order: readonly string[] };

/** A list of every one of them: the compiler demands each as a key. */
export const everyOne = <K extends string>(all: Readonly<Record<K, true>>): readonly string[] => Object.keys(all);

/** How scenario files speak of one game. */
export interface ScenarioBook<S extends Position, V extends object, E extends Happening, O extends object> {
  readonly game: Game<S, V, E, O>;
  /** Seats when the file does not say. */
  readonly seats: number;
  /** Options that every scenario starts from. */
  readonly options: Partial<O>;
  /**
   * Content by id that came to the game's box later and would change scenarios that do not speak of it, for it lies in a deck that
   * every match is played with. A scenario has what its `content` names.
   */
  readonly added: readonly string[];
  /** Overrides parts of a fresh state, with the file's luck; throws ScenarioMistake for what it does not know. */
  given(state: S, given: Readonly<Record<string, unknown>>, chance: Chance): void;
  /** What is still open: a window, an effect being resolved, damage on its way; null where the game rests. */
  unfinished(state: S): string | null;
  /** Everything files may write that `show` does not tell: names of `given` and of its parts, choices, values. */
  readonly vocabulary: Readonly<Record<string, readonly string[]>>;
  /** One entry of `chance` as results in the order the rules ask for them. */
  script(entry: unknown): readonly Scripted[];
  /** The name of a thing that shuffles put in order. */
  nameOf(state: S, shuffled: unknown): string;
  /** The whole state in the vocabulary of `given`. */
  show(state: S): Readonly<Record<string, unknown>>;
  /** The field a choice's plain argument stands for: `brawl: 1` is `{kind: brawl, target: 1}`. */
  readonly argument: Readonly<Record<string, string>>;
  /** Names of lists whose order matters; all other lists of plain values are compared as sets with repeats. */
  readonly ordered: ReadonlySet<string>;
}

export type AnyScenarioBook = ScenarioBook<Position, object, Happening, object>;

export interface Failure {
  /** Where in the file: `when 3`, `then`. */
  readonly at: string;
  readonly problem:
    | 'illegal'
    | 'legal'
    | 'several'
    | 'differs'
    | 'choices-differ'
    | 'no-event'
    | 'not-reached'
    | 'chance-asked'
    | 'chance-left';
  readonly path?: string;
  readonly expected?: unknown;
  readonly found?: unknown;
}

export interface ScenarioReport {
  readonly name: string;
  readonly passed: boolean;
  readonly failures: readonly Failure[];
  /** What was still open at the end while `then` does not say so: the scenario may pass because nothing has landed. */
  readonly unfinished: string | null;
  readonly final: Readonly<Record<string, unknown>>;
  /** The state after `given` and after every step, where a trace was asked for. */
  readonly trace?: readonly Traced[];
}

export interface Traced {
  /** `given`, `when 3`. */
  readonly at: string;
  readonly step: unknown;
  readonly state: Readonly<Record<string, unknown>>;
  readonly choices: readonly Reading[];
}

/** A moment of a scenario as it is played: the state itself, which goes on changing, and all that has happened so far. */
export interface Seen {
  /** What was written: `given`, or the step. */
  readonly step: unknown;
  readonly state: Position;
  readonly events: readonly Happening[];
}

const KEYS = [
  'name',
  'game',
  'rules',
  'content',
  'seats',
  'options',
  'given',
  'chance',
  'when',
  'then',
  'legal',
  'illegal',
  'only',
  'note',
];

/** Chance ran dry in the middle of a choice: the scenario forgot a die. */
class ChanceAsked extends Error {}

/** `after` goes on where the script ends; without it a file that forgets a die is told so. */
function scripted(results: Scripted[], nameOf: (shuffled: unknown) => string, after?: Chance): Chance {
  return {
    at: 0,
    below(n) {
      this.at++;
      if (after !== undefined && results.length === 0) return after.below(n);
      const next = results.shift();
      if (next === undefined) throw new ChanceAsked(`one of ${n}`);
      if (!('result' in next)) throw new ChanceAsked(`one of ${n}, but the script shuffles`);
      if (next.result < 0 || next.result >= n) throw new ChanceAsked(`one of ${n}, but the script says ${next.result}`);
      return next.result;
    },
    shuffle<T>(list: T[]) {
      this.at++;
      if (after !== undefined && results.length === 0) return after.shuffle(list);
      const next = results.shift();
      if (next === undefined || !('order' in next)) throw new ChanceAsked('a shuffle');
      const rest = list.splice(0);
      // The first name is the top of the pile, which is the end of the list.
      const top: T[] = [];
      for (const name of next.order) {
        const at = rest.findIndex((entry) => nameOf(entry) === name);
        if (at < 0) throw new ChanceAsked(`a shuffle, but ${name} is not in the pile`);
        top.unshift(...rest.splice(at, 1));
      }
      list.push(...rest, ...top);
    },
  };
}

/** `recruit`, `{brawl: 1}`, `{setAside: [1, 1], reward: double}` as the fields a reading must have. */
function wanted(book: AnyScenarioBook, written: unknown, at: string): Fields {
  if (typeof written === 'string') return { kind: written };
  if (!isFields(written)) throw new ScenarioMistake(at, 'a choice is a word or a map');
  const [first] = Object.keys(written);
  if (first === undefined) throw new ScenarioMistake(at, 'an empty choice');
  const { [first]: argument, ...rest } = written;
  if (argument === null || argument === true) return { kind: first, ...rest };
  if (isFields(argument)) return { kind: first, ...argument, ...rest };
  const field = book.argument[first];
  if (field === undefined) throw new ScenarioMistake(at, `${first} takes no plain argument`);
  return { kind: first, [field]: argument, ...rest };
}

/** One run: everything the steps share. */
interface Run {
  readonly book: AnyScenarioBook;
  readonly state: Position;
  readonly chance: Chance;
  readonly events: Happening[];
  readonly failures: Failure[];
}

function matching(run: Run, written: unknown, at: string): Choice[] {
  const fields = wanted(run.book, written, at);
  const legal = run.book.game.choices(run.state);
  const found = legal.filter(
    (choice) => differences(fields, run.book.game.read(choice, run.state), run.book.ordered).length === 0,
  );
  // A choice written in full wins over those that only say more.
  const exact = found.filter(
    (choice) => Object.keys(run.book.game.read(choice, run.state)).length === Object.keys(fields).length,
  );
  return exact.length === 1 ? exact : found;
}

function readings(run: Run): Reading[] {
  return run.book.game.choices(run.state).map((choice) => run.book.game.read(choice, run.state));
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function checkLegal(run: Run, checks: Fields, at: string): void {
  for (const written of listed(checks.legal ?? [])) {
    if (matching(run, written, at).length === 0)
      run.failures.push({ at, problem: 'illegal', expected: written, found: readings(run) });
  }
  for (const written of listed(checks.illegal ?? [])) {
    if (matching(run, written, at).length > 0) run.failures.push({ at, problem: 'legal', expected: written });
  }
  if (checks.only === undefined) return;
  const named = new Set(listed(checks.only).flatMap((written) => matching(run, written, at)));
  const legal = run.book.game.choices(run.state);
  if (named.size !== legal.length || listed(checks.only).some((written) => matching(run, written, at).length === 0)) {
    run.failures.push({ at, problem: 'choices-differ', expected: checks.only, found: readings(run) });
  }
}

/** A name that no state of the game has is a mistake in the file; so is one that no entry of a list has (a player, a pool). */
function checkNames(wanted: Fields, shown: Fields, at: string): void {
  for (const [name, value] of Object.entries(wanted)) {
    if (!(name in shown))
      throw new ScenarioMistake(at, `${name} is unknown; known are ${Object.keys(shown).join(', ')}`);
    const entries = shown[name];
    if (!Array.isArray(entries) || typeof value !== 'object' || value === null) continue;
    const [entry] = entries;
    if (isFields(entry)) for (const one of Object.values(value)) if (isFields(one)) checkNames(one, entry, at);
  }
}

function checkThen(run: Run, then: Fields, at: string): void {
  const { legal, illegal, only, events, view, ...fields } = then;
  checkLegal(run, { legal, illegal, only }, at);
  const shown = run.book.show(run.state);
  checkNames(fields, shown, at);
  for (const difference of differences(fields, shown, run.book.ordered)) {
    run.failures.push({ at, problem: 'differs', ...difference });
  }
  let from = 0;
  for (const event of listed(events ?? [])) {
    const expected = typeof event === 'string' ? { kind: event } : event;
    const seen = run.events.findIndex(
      (one, i) => i >= from && differences(expected, one, run.book.ordered).length === 0,
    );
    if (seen < 0) run.failures.push({ at, problem: 'no-event', expected, found: run.events.slice(from) });
    else from = seen + 1;
  }
  if (view === undefined) return;
  if (!isFields(view)) throw new ScenarioMistake(`${at}.view`, 'a map from seat or spectator to what is seen');
  for (const [watcher, seen] of Object.entries(view)) {
    const shown = run.book.game.view(run.state, watcher === 'spectator' ? 'spectator' : Number(watcher));
    for (const difference of differences(seen, shown, run.book.ordered)) {
      run.failures.push({ at, problem: 'differs', ...difference, path: `view.${watcher}.${difference.path}` });
    }
  }
}

/** Is it that moment: a word is the window, the question or the step, a map is compared as in `then`. */
function isMoment(run: Run, moment: unknown, at: string): boolean {
  const shown = run.book.show(run.state);
  if (typeof moment === 'string') return [shown.window, shown.asking, shown.step].includes(moment);
  if (!isFields(moment)) throw new ScenarioMistake(at, '`until` names a moment: a word or a map');
  checkNames(moment, shown, at);
  return differences(moment, shown, run.book.ordered).length === 0;
}

/** Passes every window up to that moment; false when something else is asked before it. */
function passUntil(run: Run, moment: unknown, at: string): boolean {
  const { game } = run.book;
  while (!isMoment(run, moment, at)) {
    if (game.window(run.state) === null || !game.choices(run.state).includes(PASS)) {
      run.failures.push({ at, problem: 'not-reached', expected: moment, found: readings(run) });
      return false;
    }
    if (!choose(run, PASS, at)) return false;
  }
  return true;
}

/** Plays one entry of `when`; false when the scenario cannot go on. */
function step(run: Run, written: unknown, at: string): boolean {
  if (isFields(written)) {
    if ('until' in written) return passUntil(run, written.until, at);
    if ('then' in written) {
      if (!isFields(written.then)) throw new ScenarioMistake(at, '`then` is a map');
      checkThen(run, written.then, at);
      return true;
    }
    if ('legal' in written || 'illegal' in written || 'only' in written) {
      checkLegal(run, written, at);
      return true;
    }
  }
  const found = matching(run, written, at);
  const [choice] = found;
  if (choice === undefined) {
    run.failures.push({ at, problem: 'illegal', expected: written, found: readings(run) });
    return false;
  }
  if (found.length > 1) {
    run.failures.push({
      at,
      problem: 'several',
      expected: written,
      found: found.map((one) => run.book.game.read(one, run.state)),
    });
    return false;
  }
  return choose(run, choice, at);
}

/** Plays the choice; false when it asks for luck that is not scripted. */
const choose = (run: Run, choice: Choice, at: string): boolean =>
  lucky(run, at, () => play(run.book.game, run.state, choice, run.chance, (event) => run.events.push(event)));

/** Lays out what is given. */
const begun = (run: Run, given: Fields): boolean =>
  lucky(run, 'given', () => run.book.given(run.state, given, run.chance));

/** Does it; false when it asks for luck that is not scripted. */
function lucky(run: Run, at: string, act: () => void): boolean {
  try {
    act();
    return true;
  } catch (thrown) {
    if (!(thrown instanceof ChanceAsked)) throw thrown;
    run.failures.push({ at, problem: 'chance-asked', expected: thrown.message });
    return false;
  }
}

/** Names of `then` that say where the game stands. */
const STANDING = ['step', 'asking', 'window', 'toMove', 'pools', 'legal', 'illegal', 'only'];

/** Does the end of the file, or its last step, say what is still open? */
function isSaid(document: Fields, last: unknown): boolean {
  const checks = [document, document.then, isFields(last) ? last : null, isFields(last) ? last.then : null];
  return checks.some((one) => isFields(one) && STANDING.some((name) => name in one));
}

/** What is wrong with the options, as the other mistakes of a file are told. */
function toldOf({ refused, params = {} }: Refusal): string {
  const { path, known } = params;
  if (path !== undefined) return `${path} cannot be so${known ? `; known are ${known}` : ''}`;
  const told = Object.entries(params).map(([name, value]) => `${name} ${value}`);
  return told.length === 0 ? refused : `${refused} (${told.join(', ')})`;
}

/** A scenario may lay anything on the table, so all that ships is at hand, but not what came to the box later and it does not name. */
function contentOf({ game, added }: AnyScenarioBook, named: unknown): Manifest {
  const shipped = game.content.shipped();
  const absent = added.filter((id) => listed(named).every((cited) => !String(cited).endsWith(`/${id}`)));
  if (absent.length === 0) return shipped;
  const stays = (ref: string): boolean => absent.every((id) => !ref.startsWith(`${id}@`));
  return Object.fromEntries(Object.entries(shipped).map(([kind, refs]) => [kind, refs.filter(stays)]));
}

/** The fresh state a document begins from, before what is given, and its luck; `results` are what is left of the script. */
function fresh(book: AnyScenarioBook, document: unknown, after?: Chance) {
  if (!isFields(document)) throw new ScenarioMistake('document', 'a scenario is a map');
  for (const key of Object.keys(document)) {
    if (!KEYS.includes(key)) throw new ScenarioMistake(key, `unknown key; known are ${KEYS.join(', ')}`);
  }
  const seats = document.seats === undefined ? book.seats : Number(document.seats);
  if (document.options !== undefined && !isFields(document.options)) throw new ScenarioMistake('options', 'a map');
  const options = readOptions(book.game, { ...book.options, ...(document.options ?? {}) }, seats);
  if (isRefusal(options)) throw new ScenarioMistake('options', toldOf(options));
  const state = start(book.game, options, seats, swiftChance(1), contentOf(book, document.content ?? []));
  if (document.given !== undefined && !isFields(document.given)) throw new ScenarioMistake('given', 'a map');

  const luck = document.chance ?? [];
  const results = luck === 'seeded' ? [] : listed(luck).flatMap((entry) => book.script(entry));
  const chance =
    luck === 'seeded'
      ? chachaChance(streamKey(derivedSeed(1, 0), []))
      : scripted(results, (entry) => book.nameOf(state, entry), after);
  const run: Run = { book, state, chance, events: [], failures: [] };
  return { document, given: document.given ?? {}, results, run };
}

/** A scenario that somebody plays on by hand. */
export interface OpenScenario {
  readonly state: Position;
  readonly events: readonly Happening[];
  /** The legal choices that fit what is written, as a step of `when` is. */
  fitting(written: unknown): Choice[];
  isMoment(moment: unknown): boolean;
  /** What would be refused is a mistake of whoever plays, and loud. */
  choose(choice: Choice): void;
}

/** Lays out what is given; where the script of its luck ends, `after` goes on. */
export function openScenario(scenario: AnyScenarioBook, document: unknown, after: Chance): OpenScenario {
  const { run, given } = fresh(scenario, document, after);
  const { book, state, events, chance } = run;
  book.given(state, given, chance);
  return {
    state,
    events,
    fitting: (written) => matching(run, written, 'when'),
    isMoment: (moment) => isMoment(run, moment, 'until'),
    choose(choice) {
      const refused = play(book.game, state, choice, chance, (event) => events.push(event));
      if (refused !== null) throw new RangeError(refused.refused);
    },
  };
}

/** Runs one scenario document; a mistake in the document is thrown as ScenarioMistake. `see` is called after `given` and each step. */
export function runScenario(
  book: AnyScenarioBook,
  written: unknown,
  traced = false,
  see: (seen: Seen) => void = () => {},
): ScenarioReport {
  const { document, given, results, run } = fresh(book, written);
  const { state } = run;
  const name = typeof document.name === 'string' ? document.name : '(unnamed)';
  const steps = listed(document.when ?? []);
  const trace: Traced[] = [];
  const tell = (at: string, written: unknown): void => {
    see({ step: written, state, events: run.events });
    if (traced) trace.push({ at, step: written, state: structuredClone(book.show(state)), choices: readings(run) });
  };
  const laid = begun(run, given);
  if (laid) tell('given', given);
  const done =
    laid &&
    steps.every((written, i) => {
      const at = `when ${i + 1}`;
      const went = step(run, written, at);
      tell(at, written);
      return went;
    });
  if (done) {
    const { legal, illegal, only } = document;
    checkLegal(run, { legal, illegal, only }, 'end');
    if (document.then !== undefined) {
      if (!isFields(document.then)) throw new ScenarioMistake('then', 'a map');
      checkThen(run, document.then, 'then');
    }
    if (results.length > 0) run.failures.push({ at: 'chance', problem: 'chance-left', found: results });
  }
  // Without a step nothing was begun that could be left in the middle.
  const left = done && steps.length > 0 && !isSaid(document, steps.at(-1)) ? book.unfinished(state) : null;
  const { failures } = run;
  const final = book.show(state);
  return { name, passed: failures.length === 0, failures, unfinished: left, final, ...(traced ? { trace } : {}) };
}
