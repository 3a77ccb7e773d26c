// Balancing a hero that somebody made: how it fares against ours, what each of its numbers does to that, and the smallest changes
// that make it even. Pure: it says which duels it wants and is told how they went, whoever plays them.
import { HEROES, type Hero } from '@wyrmtable/dice-throne';
import type { HeroBox } from '@wyrmtable/dice-throne/boxes';
import { type Dial, dialsIn } from '@wyrmtable/dice-throne/check';
import { type AbilityFigures, meansOf, type Rate, rate } from '../figures.ts';
import { type AbilitySum, abilityIn, addAbility } from '../result.ts';
import type { Change, DuelEnd, DuelLevel, DuelWish } from './duel.ts';

export interface BalancePlan {
  readonly level: DuelLevel;
  readonly seed: number;
  /** Duels against each rival. */
  readonly duels: number;
  readonly rivals: readonly string[];
  /** Duels in which each changed number is tried, spread over the rivals; 0 to try none. */
  readonly tries: number;
  /** Which numbers are tried: all, unless somebody says. */
  readonly wants?: (dial: Dial) => boolean;
}

export interface RivalFigures {
  readonly rival: string;
  readonly rate: Rate;
  readonly turns: number;
}

/** A card or an upgrade: how often it is played, and how the duels went in which it was. */
export interface CardFigures {
  readonly card: string;
  readonly perGame: number;
  readonly won: Rate;
}

/** Mean health at the beginning of a turn, as long as at least a tenth of the duels come to it. */
export interface HealthFigures {
  readonly turn: number;
  readonly own: number;
  readonly rival: number;
}

/** What one more or one less does to the win rate, and how far off that may be (one standard error). */
export interface ChangeFigures extends Change {
  readonly from: number;
  readonly shift: number;
  readonly error: number;
}

/** A change that was played: with it the hero wins so often. */
export interface Proposal extends Change {
  readonly from: number;
  readonly rate: Rate;
}

export interface Balance {
  readonly hero: string;
  readonly level: DuelLevel;
  readonly seed: number;
  readonly overall: Rate;
  readonly rivals: readonly RivalFigures[];
  readonly first: Rate;
  readonly second: Rate;
  readonly turns: number;
  readonly abilities: readonly AbilityFigures[];
  readonly cards: readonly CardFigures[];
  readonly health: readonly HealthFigures[];
  /** Duels that nobody could end. */
  readonly stopped: number;
  readonly changes: readonly ChangeFigures[];
  /** The smallest changes that bring it to even: the interval of each holds one half. */
  readonly proposals: readonly Proposal[];
}

/** What all is played for: the hero as it is, each of its numbers another one, changes that might make it even. */
export type BalanceStage = 'duels' | 'numbers' | 'proposals';

/** Duels that are wanted next, in any order, and what is known before they are played. */
export interface Batch {
  readonly stage: BalanceStage;
  readonly duels: readonly DuelWish[];
  /** Duels of the whole stage, of the last one at most. */
  readonly total: number;
  readonly changes: readonly ChangeFigures[];
  readonly proposals: readonly Proposal[];
}

type Playing<T> = Generator<Batch, T, readonly (DuelEnd | null)[]>;
export type BalanceCourse = Playing<Balance>;

/** A duel of the hero as it is. */
export interface PlayedDuel {
  readonly rival: string;
  readonly end: DuelEnd;
}

const AS_IT_IS: readonly Change[] = [];
const EVEN = 0.5;

/** Half points of a list of duels as a rate. */
const rateOf = (ends: readonly DuelEnd[]): Rate =>
  rate(ends.reduce((sum, { points }) => sum + points, 0) / 2, ends.length);

const isPlayed = (end: DuelEnd | null): end is DuelEnd => end !== null;

/** Duels of a batch, one rival after another, so that any part of them is spread evenly. */
const wishes = (rivals: readonly string[], games: number, changes: readonly Change[]): DuelWish[] =>
  Array.from({ length: games }, (_, game) => rivals.map((rival) => ({ changes, rival, game }))).flat();

/** The whole course: yields duels to be played; is given how they went, in the order in which they were asked for. */
export function* balancing(box: HeroBox, plan: BalancePlan): BalanceCourse {
  const all = wishes(plan.rivals, plan.duels, AS_IT_IS);
  const ends = yield { stage: 'duels', duels: all, total: all.length, changes: [], proposals: [] };
  const played = all.flatMap(({ rival }, i): PlayedDuel[] => {
    const end = ends[i] ?? null;
    return end === null ? [] : [{ rival, end }];
  });
  const figures = figuresOf(box.hero, plan, played);
  const changes = yield* tried(box, plan, figures, ends);
  const proposals = yield* proposed(plan, figures.overall, changes);
  return { ...figures, changes, proposals };
}

export type Figures = Omit<Balance, 'changes' | 'proposals'>;

/** What the duels come to; some of them say it less surely. */
export function figuresOf(
  hero: Pick<Hero, 'id'>,
  { level, seed, rivals }: Pick<BalancePlan, 'level' | 'seed' | 'rivals'>,
  played: readonly PlayedDuel[],
): Figures {
  const ends = played.map(({ end }) => end);
  const against = (rival: string): DuelEnd[] => played.flatMap((one) => (one.rival === rival ? [one.end] : []));
  const mean = (list: readonly DuelEnd[]): number =>
    list.length === 0 ? 0 : list.reduce((sum, { turns }) => sum + turns, 0) / list.length;
  return {
    hero: hero.id,
    level,
    seed,
    overall: rateOf(ends),
    rivals: rivals.map((rival) => ({ rival, rate: rateOf(against(rival)), turns: mean(against(rival)) })),
    first: rateOf(ends.filter(({ began }) => began)),
    second: rateOf(ends.filter(({ began }) => !began)),
    turns: mean(ends),
    abilities: abilitiesIn(ends),
    cards: cardsIn(ends),
    health: healthIn(ends),
    stopped: ends.filter(({ stopped }) => stopped).length,
  };
}

function abilitiesIn(ends: readonly DuelEnd[]): AbilityFigures[] {
  const result: { abilities: Record<string, Record<string, AbilitySum>> } = { abilities: {} };
  for (const { abilities } of ends)
    for (const [ability, sum] of Object.entries(abilities)) addAbility(abilityIn(result, '', ability), sum);
  return meansOf(result.abilities[''] ?? {}, ends.length);
}

function cardsIn(ends: readonly DuelEnd[]): CardFigures[] {
  const cards = new Set(ends.flatMap((end) => Object.keys(end.cards)));
  return [...cards]
    .map((card) => {
      const with_ = ends.filter((end) => end.cards[card] !== undefined);
      const times = with_.reduce((sum, end) => sum + (end.cards[card] ?? 0), 0);
      return { card, perGame: times / Math.max(1, ends.length), won: rateOf(with_) };
    })
    .sort((a, b) => b.perGame - a.perGame || (a.card < b.card ? -1 : 1));
}

function healthIn(ends: readonly DuelEnd[]): HealthFigures[] {
  const figures: HealthFigures[] = [];
  for (let turn = 0; ; turn++) {
    const there = ends.flatMap(({ health }) => health[turn] ?? []);
    const duels = there.length / 2;
    if (duels === 0 || duels < ends.length / 10) return figures;
    const sum = (side: number): number => there.reduce((total, one, i) => (i % 2 === side ? total + one : total), 0);
    figures.push({ turn: turn + 1, own: sum(0) / duels, rival: sum(1) / duels });
  }
}

/** Places whose numbers cannot have mattered: abilities and cards that were never used in any duel. */
function isIdle(at: string, { cards, abilities }: Figures): boolean {
  const [, , card = ''] = at.split('.');
  if (at.startsWith('hero.cards.')) return cards.every((one) => one.card !== card);
  if (at.startsWith('hero.promo')) return true;
  const [, , , what, upgrade = ''] = at.split('.');
  if (at.startsWith('hero.slots.') && what === 'upgrades') return cards.every((one) => one.card !== upgrade);
  return at.startsWith('hero.slots.') && at.includes('.rows[') && abilities.every((one) => one.ability !== card);
}

/** Every number that is to be tried, one more and one less. */
function* changesOf(box: HeroBox, plan: BalancePlan, figures: Figures): Generator<Change & { readonly from: number }> {
  const wants = plan.wants ?? (() => true);
  for (const { at, value, least, most } of dialsIn(box)) {
    if (!wants({ at, value, least, most }) || isIdle(at, figures)) continue;
    for (const to of [value + 1, value - 1]) if (to >= least && to <= most) yield { at, value: to, from: value };
  }
}

/** Against the same dice as before: only what the change does is left of the difference. */
function* tried(
  box: HeroBox,
  plan: BalancePlan,
  figures: Figures,
  base: readonly (DuelEnd | null)[],
): Playing<ChangeFigures[]> {
  if (plan.tries === 0) return [];
  const games = Math.min(Math.ceil(plan.tries / Math.max(1, plan.rivals.length)), plan.duels);
  const each = wishes(plan.rivals, games, AS_IT_IS).slice(0, plan.tries);
  const all = [...changesOf(box, plan, figures)];
  const found: ChangeFigures[] = [];
  for (const { at, value, from } of all) {
    const duels = each.map((wish) => ({ ...wish, changes: [{ at, value }] }));
    const ends = yield {
      stage: 'numbers',
      duels,
      total: all.length * each.length,
      changes: [...found],
      proposals: [],
    };
    const shifts = ends.flatMap((end, i) => (end === null ? [] : [(end.points - (base[i]?.points ?? 1)) / 2]));
    if (shifts.length > 0) found.push({ at, value, from, ...spread(shifts) });
  }
  return found;
}

function spread(shifts: readonly number[]): { readonly shift: number; readonly error: number } {
  const shift = shifts.reduce((sum, one) => sum + one, 0) / shifts.length;
  const variance = shifts.reduce((sum, one) => sum + (one - shift) ** 2, 0) / Math.max(1, shifts.length - 1);
  return { shift, error: Math.sqrt(variance / shifts.length) };
}

const holdsEven = ({ low, high }: Rate): boolean => low <= EVEN && EVEN <= high;

/** So many of the most promising changes are played, each at most so many times with another number. */
const CANDIDATES = 5;
const STEPS = 4;

/** Whole steps of one number, in the direction that leads to even, until it is there or no further. */
function* proposed(plan: BalancePlan, overall: Rate, changes: readonly ChangeFigures[]): Playing<Proposal[]> {
  const missing = EVEN - overall.share;
  if (holdsEven(overall)) return [];
  const useful = changes
    .filter(({ shift }) => shift * missing > 0)
    .sort((a, b) => Math.abs(b.shift) - Math.abs(a.shift) || (a.at < b.at ? -1 : 1))
    .slice(0, CANDIDATES);
  const found: Proposal[] = [];
  const total = useful.length * STEPS * plan.duels * plan.rivals.length;
  for (const { at, from, value, shift } of useful) {
    const lever = { at, from, step: value - from, shift, missing };
    const asked = { stage: 'proposals', total, changes, proposals: [...found] } as const;
    const proposal = yield* approached(plan, lever, asked);
    if (proposal !== null) found.push(proposal);
  }
  return found.sort((a, b) => Math.abs(a.value - a.from) - Math.abs(b.value - b.from));
}

interface Lever {
  readonly at: string;
  readonly from: number;
  readonly step: number;
  /** What one step is taken to do, and what is wanted. */
  readonly shift: number;
  readonly missing: number;
}

/** Plays the number that should do, and another one by what came of it, until the hero is even with it. */
function* approached(
  plan: BalancePlan,
  { at, from, step, shift, missing }: Lever,
  asked: Omit<Batch, 'duels'>,
): Playing<Proposal | null> {
  let steps = Math.max(1, Math.round(missing / shift));
  const seen = new Set<number>();
  for (let turn = 0; turn < STEPS && !seen.has(steps); turn++) {
    seen.add(steps);
    const value = from + step * steps;
    const duels = wishes(plan.rivals, plan.duels, [{ at, value }]);
    const ends = (yield { ...asked, duels }).filter(isPlayed);
    // A number that may not stand there: half as far.
    if (ends.length === 0) {
      steps = Math.floor(steps / 2);
      if (steps === 0) return null;
      continue;
    }
    const now = rateOf(ends);
    if (holdsEven(now)) return { at, from, value, rate: now };
    const moved = now.share - (EVEN - missing);
    // By what the steps so far have really done; one that does nothing leads nowhere.
    if (moved * missing <= 0) return null;
    steps = Math.max(1, Math.round((steps * missing) / moved));
  }
  return null;
}

/** Everybody who ships. */
export const RIVALS: readonly string[] = HEROES.map(({ id }) => id);
