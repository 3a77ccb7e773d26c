// Follows a program step by step and finds what it reads or does where it cannot, and what would be too much work.
import { amountChecks, amountTrait, MOST_DICE, mostOf } from '../content/amounts.ts';
import { conditionChecks, isResolving, partsOf } from '../content/conditions.ts';
import type { IdKind } from '../content/slots.ts';
import { checksOf, everything, statusesOf } from '../content/verbs/checks.ts';
import { numbersOf, runsIn, testsOf, whomOf } from '../content/verbs/index.ts';
import { CP, type Left } from '../content/verbs/traits.ts';
import type { Amount, Condition, Effect, Need, Who } from '../content/vocabulary.ts';
import type { Fault, Flaw, Lack } from './faults.ts';
import type { Scene } from './scenes.ts';

/** What a program may name, and how large things can get. */
export interface Known {
  /** Null for tokens: anybody's dice may be rolled for them. */
  readonly symbols: ReadonlySet<string> | null;
  readonly has: (what: IdKind, id: string) => boolean;
  /** A larger game leads the table and can be called upon. */
  readonly led: boolean;
  /** How many tokens of a status somebody can hold. */
  readonly limit: (status: string) => number;
}

/** What one program has done so far; `scene` changes inside what picks somebody or gives something up. */
interface Path {
  readonly known: Known;
  readonly say: (at: string, fault: Fault) => void;
  readonly left: ReadonlySet<Left>;
}

interface Here {
  readonly scene: Scene;
  readonly dice: boolean;
  readonly given: boolean;
}

const MOST_WORK = 2_000;

export function checkProgram(effects: readonly Effect[], scene: Scene, known: Known, at: string): Flaw[] {
  const flaws: Flaw[] = [];
  const path: Path = {
    known,
    say: (place, fault) => flaws.push({ at: place, fault }),
    left: new Set(everything(effects).flatMap((effect) => checksOf(effect).leaves?.(effect) ?? [])),
  };
  const work = follow(path, effects, { scene, dice: scene.dice, given: false }, at);
  if (work > MOST_WORK) path.say(at, { kind: 'too-much-work', most: MOST_WORK });
  return flaws;
}

/** How many steps it may come to. */
function follow(path: Path, effects: readonly Effect[], start: Here, at: string): number {
  let here = start;
  let work = 0;
  effects.forEach((effect, i) => {
    const place = `${at}[${i}]`;
    const { rolls, times, restarts } = checksOf(effect);
    examine(path, effect, here, place);
    if (rolls !== undefined) here = { ...here, dice: true };
    let inner = 0;
    for (const [field, run] of runsIn(effect)) inner += follow(path, run, within(effect, here), `${place}.${field}`);
    work += 1 + inner * (times === undefined ? 1 : most(path.known, times(effect)));
    if (restarts && everything(effects).some(bringsCp)) path.say(place, { kind: 'endless-again' });
  });
  return work;
}

const bringsCp = (effect: Effect): boolean => checksOf(effect).brings?.(effect)[0] === CP;

function within(effect: Effect, here: Here): Here {
  switch (checksOf(effect).inside) {
    case 'picked':
      return { ...here, scene: { ...here.scene, who: [...here.scene.who, 'picked'] } };
    case 'given':
      return { ...here, given: true };
    // The attack and what is on its way are of whoever says so, not of them.
    case 'another':
      return { ...here, scene: { ...here.scene, ownAttack: false, incoming: false } };
    default:
      return here;
  }
}

/** The largest an amount can get. */
export const most = (known: Known, amount: Amount): number => mostOf(amount, known.limit);

/** The effect itself, leaving aside what is inside it. */
function examine(path: Path, effect: Effect, here: Here, at: string): void {
  const { needs, rolls, calls } = checksOf(effect);
  const lacks = (what: Lack) => path.say(at, { kind: 'lacks', what });
  for (const who of whomOf(effect)) meant(path, who, here, at);
  for (const status of statusesOf(effect)) named(path, 'status', status, at);
  for (const [field, amount] of numbersOf(effect)) counted(path, amount, here, `${at}.${field}`);
  for (const [field, test] of testsOf(effect)) asked(path, test, here, `${at}.${field}`);
  const there = needs?.(effect);
  if (there === 'own-attack' && !here.scene.ownAttack) lacks('own-attack');
  if (there === 'incoming' && !here.scene.incoming) lacks('incoming');
  if (rolls !== undefined && most(path.known, rolls(effect)) > MOST_DICE)
    path.say(at, { kind: 'too-many-dice', most: MOST_DICE });
  if (calls !== undefined && path.known.led) named(path, 'call', calls(effect), at);
  else if (calls !== undefined) lacks('larger-game');
}

function meant(path: Path, who: Who, here: Here, at: string): void {
  if (who !== 'self' && !here.scene.who.includes(who)) path.say(at, { kind: 'lacks', what: who });
}

function named(path: Path, what: IdKind, id: string, at: string): void {
  if (!path.known.has(what, id)) path.say(at, { kind: 'no-such', what, id });
}

function shown(path: Path, face: string, at: string): void {
  if (path.known.symbols === null) path.say(at, { kind: 'lacks', what: 'symbols' });
  else if (!path.known.symbols.has(face)) path.say(at, { kind: 'no-such', what: 'symbol', id: face });
}

export function needed(need: Need, face: (symbol: string) => void): void {
  if (need.kind === 'symbols') for (const symbol of Object.keys(need.symbols)) face(symbol);
}

/** Is it there to be read? */
function isThere({ left }: Path, { dice, given, scene }: Here, what: 'dice' | 'given' | 'activation' | Left): boolean {
  switch (what) {
    case 'dice':
      return dice;
    case 'given':
      return given;
    case 'activation':
      return scene.activation;
    default:
      return left.has(what);
  }
}

function counted(path: Path, amount: Amount, here: Here, at: string): void {
  if (typeof amount === 'number') return;
  const { whose, parts } = amountTrait(amount);
  const { reads, face } = amountChecks(amount);
  if (reads !== undefined && !isThere(path, here, reads)) path.say(at, { kind: 'lacks', what: reads });
  if (face !== undefined) shown(path, face(amount), at);
  if ('status' in amount) named(path, 'status', amount.status, at);
  if (whose !== undefined) meant(path, whose(amount), here, at);
  for (const [field, one] of parts?.(amount) ?? []) counted(path, one, here, `${at}.${field}`);
}

function asked(path: Path, test: Condition, here: Here, at: string): void {
  const { reads, need, names } = conditionChecks(test);
  if ('status' in test) named(path, 'status', test.status, at);
  if ('who' in test) meant(path, test.who, here, at);
  if ('amount' in test) counted(path, test.amount, here, `${at}.amount`);
  if (reads !== undefined && !isThere(path, here, reads)) path.say(at, { kind: 'lacks', what: reads });
  if (need !== undefined) needed(need(test), (face) => shown(path, face, at));
  if (names !== undefined) named(path, ...names(test), at);
  for (const [field, one] of partsOf(test)) asked(path, one, here, `${at}.${field}`);
}

/** What a card or a use asks for before it may be played: read for the player alone, since nothing is resolving yet. */
export function checkNeed(test: Condition, scene: Scene, known: Known, at: string): Flaw[] {
  const flaws: Flaw[] = [];
  const say = (place: string, fault: Fault) => flaws.push({ at: place, fault });
  const path: Path = { known, say, left: new Set() };
  asked(path, test, { scene, dice: scene.dice, given: false }, at);
  const ahead = (one: Condition, place: string): void => {
    if (isResolving(one)) say(place, { kind: 'lacks', what: 'resolving' });
    for (const [field, inner] of partsOf(one)) ahead(inner, `${place}.${field}`);
  };
  ahead(test, at);
  return flaws;
}
