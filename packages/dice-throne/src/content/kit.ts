// The words that name something: a symbol, a status, a slot, an ability, a card. They are handed out for the ids that may
// be used, so that a misspelt one does not compile. What names nothing is in build.ts and print.ts.
import type { Confidence } from '@wyrmtable/kernel';
import { avoid, damageTo, damageVerbs, diceVerbs, iff, numbers, orderVerbs, roll, tokenVerbs } from './build.ts';
import type { HeroNames, Ids, IdsOf, TokenIdsOf } from './ids.ts';
import { bareAbility, row } from './print.ts';
import type { Ability, ActionCard, CardTiming, Hero, Hooks, Moment, PlayNeed, Row, Status, Use } from './shapes.ts';
import type { Amount, Condition, Effect, Need, Who } from './vocabulary.ts';

/** A hero without extra set-up, limits of its own or a doubt about its board, unless it says so. */
interface HeroParts<I extends Ids>
  extends Pick<Hero, 'id' | 'icon' | 'slots' | 'cards' | 'promo'>,
    Partial<Pick<Hero, 'setUp' | 'board' | 'ownDeck' | 'rolls' | 'untouched'>> {
  /** DT-1.2; 0 for what nobody chooses to play. */
  readonly complexity: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  readonly die: readonly [I['symbol'], I['symbol'], I['symbol'], I['symbol'], I['symbol'], I['symbol']];
  readonly faceIcons: Readonly<Record<I['symbol'], string>>;
  readonly statuses: readonly I['status'][];
  readonly limits?: Counts<I['status']>;
  readonly doubts?: { readonly [A in I['ability']]?: Confidence };
}

interface CardOptions<S extends string> {
  readonly modifier?: boolean;
  readonly needs?: readonly PlayNeed<S>[];
  readonly confidence?: Confidence;
  readonly gear?: Ability;
  readonly swaps?: true;
}

interface StatusOptions<S extends string> {
  readonly persistent?: boolean;
  readonly removable?: boolean;
  readonly movable?: boolean;
  readonly uses?: readonly Use<S>[];
  readonly hooks?: Hooks<S>;
  readonly confidence?: Confidence;
}

type Counts<S extends string> = { readonly [Face in S]?: number };

function countsOf<S extends string>(wanted: Counts<S>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const face in wanted) counts[face] = wanted[face] ?? 0;
  return counts;
}

/** What dice show, and what is counted on them. */
function diceWords<I extends Ids>() {
  type Symbol = I['symbol'];
  const symbols = (wanted: Counts<Symbol>): Need => ({ kind: 'symbols', symbols: countsOf(wanted) });
  const one = (face: Symbol): Need => ({ kind: 'symbols', symbols: { [face]: 1 } });
  const asNeed = (need: Need | Symbol): Need => (typeof need === 'string' ? one(need) : need);
  const showing = (need: Need | Symbol): Condition => ({ kind: 'shows', need: asNeed(need) });
  const bonusElse = (need: Need | Symbol, effects: Effect[], otherwise: Effect[]): Effect =>
    iff({ kind: 'activated-by', need: asNeed(need) }, effects, otherwise);
  return {
    symbols,
    showing,
    bonusElse,
    each: (face: Symbol, times = 1): Amount => ({ kind: 'each', face, times }),
    pairsOf: (face: Symbol, times = 1): Amount => ({ kind: 'pairs', face, times }),
    /** On a symbol, or a set of them, in the roll being read: once, however often it shows (DT-13.2). */
    on: (need: Need | Symbol, ...effects: Effect[]): Effect => iff(showing(need), effects),
    onElse: (need: Need | Symbol, effects: Effect[], otherwise: Effect[]): Effect =>
      iff(showing(need), effects, otherwise),
    /** A bonus line read from the five dice of the activation (DT-5.11). */
    bonus: (need: Need | Symbol, ...effects: Effect[]): Effect => bonusElse(need, effects, []),
    /** A die that lets a source of damage go by on low numbers. */
    dodge: (upTo: number): Effect[] => [roll(1), iff(showing(numbers(1, upTo)), [avoid])],
    /** Rows of 3, 4 and 5 of one symbol that differ by one number only. */
    tiers: (
      face: Symbol,
      counts: readonly number[],
      figures: readonly number[],
      make: (n: number) => readonly Effect[],
    ): Row[] =>
      counts.map((count, i) => row({ kind: 'symbols', symbols: { [face]: count } }, ...make(figures[i] ?? 0))),
  };
}

/** Tokens and companions: counted and asked for. */
function tokenWords<I extends Ids>() {
  type Token = I['status'];
  const holding = (status: Token, who: Who = 'self', least = 1): Condition => ({ kind: 'holds', status, who, least });
  const perToken = (status: Token, times = 1, of: Who = 'self'): Amount => ({ kind: 'tokens', status, times, of });
  return {
    holding,
    perToken,
    /** Damage in the holder's own Upkeep: no attack, cannot be defended (DT-6.14). */
    suffers: (status: Token, each: number): Effect => damageTo('self', perToken(status, each), 'normal'),
    byTokens: (status: Token, of: Who, values: readonly number[]): Amount => ({ kind: 'table', status, of, values }),
    upToLimit: (status: Token): Amount => ({ kind: 'room', status }),
    somebodyHolds: (status: Token): Condition => ({ kind: 'somebody-holds', status }),
    ready: (status: Token): Condition => ({ kind: 'ready', status }),
    roomFor: (status: Token, who: Who = 'self'): Condition => ({ kind: 'room', status, who }),
    ownKind: (status: Token): Condition => ({ kind: 'own-kind', status }),
    whileHolding: (status: Token, effects: Effect[], otherwise: Effect[] = []): Effect =>
      iff(holding(status), effects, otherwise),
  };
}

/** What lies on a board, and what has been played. */
function boardWords<I extends Ids>() {
  const ability = (id: I['ability'], kind: Ability['kind'], parts: Partial<Ability>): Ability =>
    bareAbility(id, kind, parts);
  return {
    played: (card: I['card']): Condition => ({ kind: 'played', card }),
    using: (name: I['ability']): Condition => ({ kind: 'using', ability: name }),
    upgraded: (slot: I['slot'], level: 2 | 3 = 2): Condition => ({ kind: 'upgraded', slot, level }),
    offensive: (id: I['ability'], ...rows: Row[]): Ability => ability(id, 'offensive', { rows }),
    finisher: (id: I['ability'], ...rows: Row[]): Ability => ability(id, 'ultimate', { rows }),
    defensive: (id: I['ability'], dice: number, ...effects: Effect[]): Ability =>
      ability(id, 'defensive', { dice, effects }),
    /** A defence against every type of damage but ultimate damage. */
    uniqueDefence: (id: I['ability'], dice: number, ...effects: Effect[]): Ability =>
      ability(id, 'defensive', { dice, effects, unique: true }),
    /** A defence some of whose dice may be rolled once more. */
    defensiveWithRerolls: (id: I['ability'], dice: number, rerolls: number, ...effects: Effect[]): Ability =>
      ability(id, 'defensive', { dice, rerolls, effects }),
    passive: (id: I['ability'], hooks: Hooks<I['status']>, ...uses: Use<I['status']>[]): Ability =>
      ability(id, 'passive', { hooks, uses }),
    hero: (parts: HeroParts<I>): Hero => ({ setUp: [], board: 'sourced', ...parts, ...ownFigures(parts) }),
  };
}

/** Figures of a board that stand in records by id. */
function ownFigures<I extends Ids>({ limits, doubts }: HeroParts<I>): Pick<Hero, 'limits' | 'doubts'> {
  return { limits: { ...limits }, doubts: { ...doubts } };
}

/** Cards and tokens. */
function pieceWords<I extends Ids>() {
  type Token = I['status'];
  const card =
    (timing: CardTiming) =>
    (id: I['card'], cost: number, effects: readonly Effect[], options: CardOptions<Token> = {}): ActionCard => ({
      id,
      cost,
      timing,
      modifier: options.modifier ?? false,
      needs: options.modifier ? ['an-attack', ...(options.needs ?? [])] : (options.needs ?? []),
      effects,
      confidence: options.confidence ?? 'sourced',
      ...(options.gear === undefined ? {} : { gear: options.gear }),
      ...(options.swaps === undefined ? {} : { swaps: options.swaps }),
    });
  const status =
    (kind: Status['kind'], touchable: boolean) =>
    (id: Token, limit: number, icon: string, options: StatusOptions<Token> = {}): Status => ({
      id,
      kind,
      limit,
      icon,
      persistent: options.persistent ?? false,
      removable: options.removable ?? touchable,
      movable: options.movable ?? touchable,
      // A use without a price in tokens spends one of these.
      uses: (options.uses ?? []).map((one) =>
        one.status === null ? { ...one, status: id, tokens: Math.max(1, one.tokens) } : one,
      ),
      hooks: options.hooks ?? {},
      confidence: options.confidence ?? 'sourced',
    });
  const rollAction = card('roll');
  return {
    mainAction: card('main'),
    rollAction,
    instant: card('instant'),
    /** A Roll Phase action that raises an attack (DT-7.5). */
    attackModifier: (
      id: I['card'],
      cost: number,
      effects: readonly Effect[],
      options: CardOptions<Token> = {},
    ): ActionCard => rollAction(id, cost, effects, { ...options, modifier: true }),
    /** What may be used for a price. */
    use: (moment: Moment, effects: Effect[], options: Partial<Use<Token>> = {}): Use<Token> => ({
      moment,
      cp: 0,
      status: null,
      tokens: 0,
      matured: false,
      perTurn: 'any',
      modifier: moment === 'own-attack' || moment === 'before-defence',
      needs: [],
      effects,
      ...options,
    }),
    positive: status('positive', true),
    negative: status('negative', true),
    unique: status('unique', false),
    companion: status('companion', false),
  };
}

/** Everything that names something, for somebody who may use these ids. */
export const wordsFor = <I extends Ids>() => ({
  ...damageVerbs<I>(),
  ...tokenVerbs<I>(),
  ...diceVerbs<I>(),
  ...orderVerbs<I>(),
  ...diceWords<I>(),
  ...tokenWords<I>(),
  ...boardWords<I>(),
  ...pieceWords<I>(),
});

/** The words for one hero's board: they know its symbols, abilities and cards by its names. */
export const kit = <N extends HeroNames>() => wordsFor<IdsOf<N>>();
/** The words for its tokens. */
export const tokenKit = <N extends HeroNames>() => wordsFor<TokenIdsOf<N>>();
