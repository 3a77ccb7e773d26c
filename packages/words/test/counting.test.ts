// What a text counts moves the engine's result by exactly that: every effect of every board, card and token that ships and
// reads a number from the game is carried out, and comes to what its printed English sentence says.
import { BOSSES, EXTRA_MINIONS, LOOT, MINIONS, VISEER } from '@wyrmtable/adventures';
import { type Ability, type Effect, HEROES, type Hero } from '@wyrmtable/dice-throne';
import { COMMON_CARDS } from '@wyrmtable/dice-throne/lead';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../src/adventures/index.ts';
import { abilityText, cardText, effectText, statusName, statusText, symbolName } from '../src/dice-throne/index.ts';
import { readSentence, type Things } from './counting/sentence.ts';
import { ALL_STATUSES, type Prepared, prepared, SOMEBODY, type World } from './counting/table.ts';

/** One effect that counts something, and the text in which it is printed. */
interface Printed {
  readonly at: string;
  readonly board: Hero | null;
  readonly effect: Effect;
  readonly text: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isEffect = (value: unknown): value is Effect => isRecord(value) && typeof value.verb === 'string';
const counts = (effect: Readonly<Record<string, unknown>>): boolean =>
  ['amount', 'dice', 'times'].some((field) => isRecord(effect[field]));

/** Every effect that counts something, however deep. */
function counting(value: unknown): Effect[] {
  if (!isRecord(value)) return [];
  const inner = Object.values(value).flatMap(counting);
  return isEffect(value) && counts(value) ? [value, ...inner] : inner;
}

function printed(at: string, board: Hero | null, program: unknown, text: string): Printed[] {
  return counting(program).map((effect) => ({ at, board, effect, text }));
}

const onAbility = (board: Hero, ability: Ability): Printed[] =>
  printed(`${board.id}, ${ability.id}`, board, ability, abilityText('en', board.id, ability));

const onBoard = (board: Hero): Printed[] => [
  ...board.slots.flatMap(({ printed: first, otherSide, upgrades }) =>
    [
      first,
      ...(otherSide === null ? [] : [otherSide]),
      ...upgrades.flatMap(({ ability, adds }) => [ability, ...adds]),
    ].flatMap((ability) => onAbility(board, ability)),
  ),
  ...[...board.cards, ...(board.promo === null ? [] : [board.promo])].flatMap((card) =>
    printed(`${board.id}, ${card.id}`, board, card, cardText('en', card, board.id)),
  ),
];

const ENEMIES = [...MINIONS, ...EXTRA_MINIONS, VISEER, ...BOSSES].map(({ board }) => board);
const ALL: readonly Printed[] = [
  ...[...HEROES, ...ENEMIES].flatMap(onBoard),
  ...[...COMMON_CARDS, ...LOOT.map(({ card }) => card)].flatMap((card) =>
    printed(card.id, null, card, cardText('en', card, '')),
  ),
  ...ALL_STATUSES.flatMap((status) => printed(status.id, null, status, statusText('en', status))),
];

/** Every token by its printed names, one and several. */
const STATUS_BY_NAME = new Map(
  ALL_STATUSES.flatMap(({ id }) =>
    (['nominative', 'accusative', 'few', 'many'] as const).map((form) => [statusName('en', id, form), id] as const),
  ),
);

const faceCalled = ({ id, die }: Hero, name: string, form: 'nominative' | 'many'): string | undefined =>
  die.find((face) => symbolName('en', id, face, form) === name);

/** What a player who looks at that table counts for a printed word. */
function seenBy(board: Hero, world: World): Things {
  const showing = (name: string, form: 'nominative' | 'many'): number | undefined => {
    const face = faceCalled(board, name, form);
    return face === undefined ? undefined : world.dice.filter((value) => board.die[value - 1] === face).length;
  };
  const held = (name: string, of: World['own']): number => {
    const status = STATUS_BY_NAME.get(name);
    if (status === undefined) throw new RangeError(`nobody knows what a “${name}” is`);
    return of[status] ?? 0;
  };
  const total = world.dice.reduce((sum, value) => sum + value, 0);
  return {
    each(thing) {
      if (thing === 'one spent' || thing === 'CP spent') return world.given;
      if (thing === 'roll attempt of this phase after the first') return world.rolls - 1;
      if (thing === 'hero on the team') return 1;
      const range = /^die showing (\d)(?:–(\d))?$/.exec(thing);
      if (range !== null) {
        const [from, to] = [Number(range[1]), Number(range[2] ?? range[1])];
        return world.dice.filter((value) => value >= from && value <= to).length;
      }
      const pairs = /^pair of (.+)$/.exec(thing);
      if (pairs !== null) return Math.floor((showing(pairs[1] ?? '', 'many') ?? Number.NaN) / 2);
      const theirs = /^(.+?) (?:on the target|they have)$/.exec(thing);
      if (theirs !== null) return held(theirs[1] ?? '', world.theirs);
      return showing(thing, 'nominative') ?? held(thing, world.own);
    },
    figure(figure) {
      if (figure === 'your CP') return world.cp;
      if (figure === 'your health') return world.health;
      if (figure === 'the cards in your hand') return 0;
      const tokens = /^the (?:number of )?(positive|negative) status tokens (?:of|on) /.exec(figure);
      if (tokens === null) return total;
      return ALL_STATUSES.filter(({ kind }) => kind === tokens[1]).reduce(
        (sum, { id }) => sum + (world.theirs[id] ?? 0),
        0,
      );
    },
  };
}

/** The statuses that the sentence could be about, and those it moves. */
const named = (effect: Effect): string[] => {
  const asked = JSON.stringify({ ...effect, effects: [] });
  return ALL_STATUSES.map(({ id }) => id).filter((id) => asked.includes(`"${id}"`));
};
const NEGATIVE = ['poison', 'burn'];

function worlds(effect: Effect): fc.Arbitrary<World> {
  const statuses = [...named(effect), ...(JSON.stringify(effect).includes('"statuses"') ? NEGATIVE : [])];
  const tokens = fc.record(Object.fromEntries(statuses.map((id) => [id, fc.nat(8)])));
  return fc.record({
    dice: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }),
    own: tokens,
    theirs: tokens,
    cp: fc.nat(15),
    health: fc.integer({ min: 1, max: 50 }),
    given: fc.nat(8),
    rolls: fc.integer({ min: 1, max: 5 }),
  });
}

/** A board holds no more tokens than its limit and no more CP than 15, and nobody loses what they have not. */
function within(effect: Effect, said: number, world: World, limit: Prepared['limit']): number {
  const seat = 'who' in effect && effect.who !== 'self' ? 1 : 0;
  const of = seat === 1 ? world.theirs : world.own;
  switch (effect.verb) {
    case 'gain':
    case 'inflict':
      return Math.min(said, Math.max(0, limit(effect.status, seat) - (of[effect.status] ?? 0)));
    case 'lose-token':
      return Math.min(said, of[effect.status] ?? 0);
    case 'gain-cp':
    case 'repeat':
      return Math.min(said, 15 - world.cp);
    default:
      return said;
  }
}

/** Holds the sentence to what the engine makes of the effect. */
function hold(board: Hero | null, effect: Effect, sentence: string): void {
  const says = readSentence(sentence);
  const { run, limit } = prepared(board, effect);
  fc.assert(
    fc.property(worlds(effect), (world) => {
      const said = within(effect, says(seenBy(board ?? SOMEBODY, world)), world, limit);
      expect({ sentence, comesTo: run(world) }).toEqual({ sentence, comesTo: said });
    }),
    { numRuns: 40, seed: 7 },
  );
}

/** Says no number: the limit stands on the token. */
const PLAIN = /as many .+ as your limit allows/;
const sentenceOf = ({ board, effect }: Printed): string => effectText('en', board?.id ?? '', [effect]);

describe('what is printed is what it comes to', () => {
  const places = Map.groupBy(ALL, ({ at }) => at);
  test.each([...places])('%s', (_, entries) => {
    for (const entry of entries) if (!PLAIN.test(sentenceOf(entry))) hold(entry.board, entry.effect, sentenceOf(entry));
  });
});

describe('a sentence that says otherwise is found out', () => {
  const entry = (at: string): Printed => {
    const found = ALL.find((one) => one.at === at);
    if (found === undefined) throw new RangeError(`there is no ${at}`);
    return found;
  };
  test.each([
    ['a number', 'barbarian, get-some', 'Add 1 damage for each sword.', 'Add 2 damage for each sword.'],
    ['a symbol', 'barbarian, get-some', 'each sword', 'each heart'],
    ['a base', 'pyromancer, ignite', 'Deal 4', 'Deal 5'],
    ['a limit', 'fallen-monk, broken-lotus', '(at most 3)', '(at most 4)'],
    ['whose tokens', 'bloodseeker, leeching-strike', 'Bleed on the target', 'Bleed'],
    ['a half', 'shadow-thief, shifty-strike', 'half your CP', 'your CP'],
  ])('%s', (_, at, from, to) => {
    const { board, effect } = entry(at);
    const sentence = sentenceOf(entry(at));
    expect(sentence).toContain(from);
    hold(board, effect, sentence);
    expect(() => hold(board, effect, sentence.replace(from, to))).toThrow();
  });
});

/** The sentence from its first number on, as it stands in the middle of a text. */
const clause = (sentence: string): string =>
  sentence.replace(/\.$/, '').replace(/^\D*?(?=\d|half|equal to|all |for each|as many|once )/i, '');
/** What differs by what stands around it: one die shows a value, and what was spent is named. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('the value rolled', 'the total rolled')
    .replaceAll('cp spent', 'one spent')
    .replace(/kind of bot you have \((.+?)\)/, 'kind of these that you have: $1');
/** The same said otherwise: turned round, of a token that is always alone, of all there are. */
function ways(sentence: string): string[] {
  const turned = /^For each ([^,]+), deal (\d+ \D*damage) to every opponent\.$/.exec(sentence);
  const alone = /^(.+) for each (.+)\.$/.exec(sentence);
  const isAlone = ALL_STATUSES.some(({ id, limit }) => limit === 1 && statusName('en', id) === alone?.[2]);
  return [
    sentence,
    ...(turned === null ? [] : [`${turned[2]} for each ${turned[1]}`]),
    ...(isAlone ? [`${alone?.[1]}.`] : []),
    ...(/^Remove all .+ tokens from that player\.$/.test(sentence) ? ['and removes them all'] : []),
  ];
}
/** Says that tokens are used which say themselves what they do. */
const USES_TOKENS = /use (?:1|up to 2 different) (?:of your bots|bots of yours) for free/;

test('the whole text says what its sentences say', () => {
  const isSaid = (entry: Printed): boolean =>
    USES_TOKENS.test(entry.text) ||
    ways(sentenceOf(entry)).some((way) => plain(entry.text).includes(plain(clause(way))));
  expect(ALL.filter((entry) => !isSaid(entry)).map(({ at }) => at)).toEqual([]);
});
