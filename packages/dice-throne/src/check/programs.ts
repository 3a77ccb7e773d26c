// Follows a program step by step and finds what it reads or does where it cannot, and what would be too much work.
import type { Amount, Condition, Effect, Need, Who } from '../content/vocabulary.ts';
import type { Fault, Flaw, Lack } from './faults.ts';
import type { Scene } from './scenes.ts';
import type { IdKind } from './slots.ts';

/** What a program may name, and how large things can get. */
export interface Known {
  /** Null for tokens: anybody's dice may be rolled for them. */
  readonly symbols: ReadonlySet<string> | null;
  readonly has: (what: IdKind, id: string) => boolean;
  /** How many tokens of a status somebody can hold. */
  readonly limit: (status: string) => number;
}

/** What one program has done so far; `scene` changes inside what picks somebody or gives something up. */
interface Path {
  readonly known: Known;
  readonly say: (at: string, fault: Fault) => void;
  readonly tallies: boolean;
  readonly adds: boolean;
  readonly turns: boolean;
}

interface Here {
  readonly scene: Scene;
  readonly dice: boolean;
  readonly given: boolean;
}

const MOST_DICE = 20;
const MOST_WORK = 2_000;
const CP = 15;
const PLAYERS = 6;
/** Larger than any dial or hand that a match comes to. */
const PLENTY = 60;

export function checkProgram(effects: readonly Effect[], scene: Scene, known: Known, at: string): Flaw[] {
  const flaws: Flaw[] = [];
  const inside = everything(effects);
  const path: Path = {
    known,
    say: (place, fault) => flaws.push({ at: place, fault }),
    tallies: inside.some(({ verb }) => verb === 'tally'),
    adds: inside.some(({ verb }) => verb === 'add-damage'),
    turns: inside.some(
      (one) =>
        one.verb === 'nudge-die' ||
        one.verb === 'set-die' ||
        one.verb === 'reroll-dice' ||
        (one.verb === 'roll' && one.rerolls > 0),
    ),
  };
  const work = follow(path, effects, { scene, dice: scene.dice, given: false }, at);
  if (work > MOST_WORK) path.say(at, { kind: 'too-much-work', most: MOST_WORK });
  return flaws;
}

/** Every effect, however deep. */
export function everything(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => [effect, ...runsIn(effect).flatMap(([, inner]) => everything(inner))]);
}

/** Runs of effects inside one effect, with where they stand. */
function runsIn(effect: Effect): (readonly [field: string, effects: readonly Effect[]])[] {
  switch (effect.verb) {
    case 'if':
      return [
        ['effects', effect.effects],
        ['otherwise', effect.otherwise],
      ];
    case 'choose':
      return effect.options.map(({ effects }, i) => [`options[${i}].effects`, effects] as const);
    case 'contest':
      return [
        ['win', effect.win],
        ['lose', effect.lose],
        ...(effect.tied === undefined ? [] : [['tied', effect.tied] as const]),
      ];
    case 'pick':
    case 'every':
    case 'repeat':
    case 'give-tokens':
    case 'give-cp':
    case 'let':
      return [['effects', effect.effects]];
    default:
      return [];
  }
}

/** How many steps it may come to. */
function follow(path: Path, effects: readonly Effect[], start: Here, at: string): number {
  let here = start;
  let work = 0;
  effects.forEach((effect, i) => {
    const place = `${at}[${i}]`;
    examine(path, effect, here, place);
    if (effect.verb === 'roll' || effect.verb === 'contest') here = { ...here, dice: true };
    let inner = 0;
    for (const [field, run] of runsIn(effect)) inner += follow(path, run, within(effect, here), `${place}.${field}`);
    work += 1 + inner * timesOf(path, effect);
    if (effect.verb === 'again' && effects.some(bringsCp)) path.say(place, { kind: 'endless-again' });
  });
  return work;
}

const bringsCp = ({ verb }: Effect): boolean => verb === 'gain-cp' || verb === 'steal-cp';

function within(effect: Effect, here: Here): Here {
  switch (effect.verb) {
    case 'pick':
    case 'every':
      return { ...here, scene: { ...here.scene, who: [...here.scene.who, 'picked'] } };
    case 'give-tokens':
    case 'give-cp':
      return { ...here, given: true };
    default:
      return here;
  }
}

function timesOf(path: Path, effect: Effect): number {
  switch (effect.verb) {
    case 'pick':
      return effect.times;
    case 'every':
      return PLAYERS;
    case 'repeat':
      return most(path.known, effect.times);
    default:
      return 1;
  }
}

/** The largest an amount can get. */
export function most(known: Known, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  switch (amount.kind) {
    case 'each':
    case 'numbers':
    case 'pairs':
      return amount.times * MOST_DICE;
    case 'tokens':
      return amount.times * known.limit(amount.status);
    case 'table':
      return Math.max(...amount.values);
    case 'room':
      return known.limit(amount.status);
    case 'sum':
      return 6 * MOST_DICE;
    case 'cp':
      return CP;
    case 'given':
    case 'tally':
      return amount.times * PLENTY;
    case 'extra-rolls':
      return amount.most;
    case 'health':
    case 'hand':
    case 'statuses':
      return PLENTY;
    case 'count':
      return PLAYERS;
    case 'least':
      return Math.min(...amount.of.map((one) => most(known, one)));
    case 'half':
      return Math.ceil(most(known, amount.of) / 2);
    case 'total':
      return amount.of.reduce<number>((sum, one) => sum + most(known, one), 0);
  }
}

/** The effect itself, leaving aside what is inside it. */
function examine(path: Path, effect: Effect, here: Here, at: string): void {
  const lacks = (what: Lack) => path.say(at, { kind: 'lacks', what });
  if ('who' in effect) meant(path, effect.who, here, at);
  if ('status' in effect) named(path, 'status', effect.status, at);
  if ('amount' in effect) counted(path, effect.amount, here, `${at}.amount`);
  switch (effect.verb) {
    case 'damage':
      if (effect.to !== 'opponents') meant(path, effect.to, here, at);
      break;
    case 'add-damage':
    case 'multiply-damage':
    case 'recoil':
    case 'make-undefendable':
    case 'heal-dealt':
    case 'halve-offence':
    case 'fail-offence':
      if (!here.scene.ownAttack) lacks('own-attack');
      break;
    case 'prevent':
    case 'prevent-half':
      if (!here.scene.incoming) lacks('incoming');
      break;
    case 'avoid':
    case 'reflect-half':
    case 'shield':
    case 'block-status':
      if (!here.scene.incoming) lacks('incoming');
      break;
    case 'aim':
    case 'hand-over':
      meant(path, 'picked', here, at);
      break;
    case 'roll':
      counted(path, effect.dice, here, `${at}.dice`);
      if (most(path.known, effect.dice) > MOST_DICE) path.say(at, { kind: 'too-many-dice', most: MOST_DICE });
      if (effect.price !== null) named(path, 'status', effect.price.status, at);
      break;
    case 'contest':
      meant(path, effect.against, here, at);
      break;
    case 'if':
      asked(path, effect.test, here, `${at}.test`);
      break;
    case 'choose':
      meant(path, effect.by, here, at);
      effect.options.forEach(({ when }, i) => {
        if (when !== null) asked(path, when, here, `${at}.options[${i}].when`);
      });
      break;
    case 'repeat':
      counted(path, effect.times, here, `${at}.times`);
      break;
    case 'call':
      if (!path.known.has('call', effect.what)) lacks('larger-game');
      break;
  }
}

function meant(path: Path, who: Who, here: Here, at: string): void {
  if (who !== 'self' && !here.scene.who.includes(who)) path.say(at, { kind: 'lacks', what: who });
}

function named(path: Path, what: IdKind, id: string, at: string): void {
  if (!path.known.has(what, id)) path.say(at, { kind: 'no-such', what, id });
}

function rolled(path: Path, here: Here, at: string): void {
  if (!here.dice) path.say(at, { kind: 'lacks', what: 'dice' });
}

function shown(path: Path, face: string, at: string): void {
  if (path.known.symbols === null) path.say(at, { kind: 'lacks', what: 'symbols' });
  else if (!path.known.symbols.has(face)) path.say(at, { kind: 'no-such', what: 'symbol', id: face });
}

export function needed(need: Need, face: (symbol: string) => void): void {
  if (need.kind === 'symbols') for (const symbol of Object.keys(need.symbols)) face(symbol);
}

function counted(path: Path, amount: Amount, here: Here, at: string): void {
  if (typeof amount === 'number') return;
  switch (amount.kind) {
    case 'each':
    case 'pairs':
      rolled(path, here, at);
      shown(path, amount.face, at);
      break;
    case 'numbers':
    case 'sum':
      rolled(path, here, at);
      break;
    case 'tokens':
    case 'table':
      named(path, 'status', amount.status, at);
      meant(path, amount.of, here, at);
      break;
    case 'room':
      named(path, 'status', amount.status, at);
      break;
    case 'given':
      if (!here.given) path.say(at, { kind: 'lacks', what: 'given' });
      break;
    case 'tally':
      if (!path.tallies) path.say(at, { kind: 'lacks', what: 'tally' });
      break;
    case 'health':
    case 'hand':
    case 'statuses':
      meant(path, amount.of, here, at);
      break;
    case 'least':
    case 'total':
      for (const [i, one] of amount.of.entries()) counted(path, one, here, `${at}.of[${i}]`);
      break;
    case 'half':
      counted(path, amount.of, here, `${at}.of`);
      break;
  }
}

function asked(path: Path, test: Condition, here: Here, at: string): void {
  if ('status' in test) named(path, 'status', test.status, at);
  if ('who' in test) meant(path, test.who, here, at);
  switch (test.kind) {
    case 'shows':
      rolled(path, here, at);
      needed(test.need, (face) => shown(path, face, at));
      break;
    case 'activated-by':
      if (!here.scene.activation) path.say(at, { kind: 'lacks', what: 'activation' });
      needed(test.need, (face) => shown(path, face, at));
      break;
    case 'at-least':
      counted(path, test.amount, here, `${at}.amount`);
      break;
    case 'added-at-least':
      if (!path.adds) path.say(at, { kind: 'lacks', what: 'added' });
      break;
    case 'turned':
      if (!path.turns) path.say(at, { kind: 'lacks', what: 'turned' });
      break;
    case 'reaches':
      rolled(path, here, at);
      break;
    case 'using':
      named(path, 'ability', test.ability, at);
      break;
    case 'upgraded':
      named(path, 'slot', test.slot, at);
      break;
    case 'played':
      named(path, 'card', test.card, at);
      break;
    case 'not':
      asked(path, test.test, here, `${at}.test`);
      break;
    case 'all':
      for (const [i, one] of test.tests.entries()) asked(path, one, here, `${at}.tests[${i}]`);
      break;
  }
}

/** What a card or a use asks for before it may be played: read for the player, without dice or anybody picked. */
export function checkNeed(test: Condition, scene: Scene, known: Known, at: string): Flaw[] {
  const flaws: Flaw[] = [];
  const say = (place: string, fault: Fault) => flaws.push({ at: place, fault });
  const path: Path = { known, say, tallies: false, adds: false, turns: false };
  asked(path, test, { scene, dice: scene.dice, given: false }, at);
  return flaws;
}
