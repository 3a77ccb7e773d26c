// Balancing a hero that somebody made: how it fares against ours, what each of its numbers does to that, and the smallest changes
// that make it even. Pure: it says which duels it wants and is told how they went, whoever plays them.
import { HEROES, type Hero } from '@wyrmtable/dice-throne';
import type { HeroBox } from '@wyrmtable/dice-throne/boxes';
import { dialsIn } from '@wyrmtable/dice-throne/check';
import { type AbilityFigures, meansOf, type Rate } from '../figures.ts';
import { type AbilitySum, abilityIn, addAbility } from '../result.ts';
import type { Change, DuelEnd, DuelLevel } from './duel.ts';
import {
  type BalancePlan,
  type ChangeFigures,
  type Playing,
  type Proposal,
  rateOf,
  type Turned,
  wishes,
} from './plan.ts';
import { proposed } from './proposals.ts';

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

export type BalanceCourse = Playing<Balance>;

/** A duel of the hero as it is. */
export interface PlayedDuel {
  readonly rival: string;
  readonly end: DuelEnd;
}

const AS_IT_IS: readonly Change[] = [];

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
  const proposals = yield* proposed(box, plan, figures.overall, changes);
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
function* changesOf(box: HeroBox, plan: BalancePlan, figures: Figures): Generator<Turned> {
  const wants = plan.wants ?? (() => true);
  for (const dial of dialsIn(box)) {
    const { at, value, least, most } = dial;
    if (!wants(dial) || isIdle(at, figures)) continue;
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

/** Everybody who ships. */
export const RIVALS: readonly string[] = HEROES.map(({ id }) => id);
