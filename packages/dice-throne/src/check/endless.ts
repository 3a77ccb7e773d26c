// What would go on without end: exchanges that pay for themselves, and tokens that set each other off.
import { checksOf, everything } from '../content/verbs/checks.ts';
import { CARD, CP } from '../content/verbs/traits.ts';
import type { Effect } from '../content/vocabulary.ts';
import type { Flaw } from './faults.ts';
import type { PlacedUse, Printed } from './printed.ts';
import { type Known, most } from './programs.ts';

/** So much of one thing for so much of another, as often as one likes. */
interface Exchange {
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly ratio: number;
}

/** A card may be sold for 1 CP (DT-2.9). */
const SALE: Exchange = { at: '', from: CARD, to: CP, ratio: 1 };

function gains(effects: readonly Effect[], known: Known): [what: string, amount: number][] {
  return everything(effects).flatMap((effect): [string, number][] => {
    const brought = checksOf(effect).brings?.(effect);
    return brought === undefined ? [] : [[brought[0], most(known, brought[1])]];
  });
}

function exchanges(uses: readonly PlacedUse[], known: Known): Exchange[] {
  return uses.flatMap(({ at, use }) => {
    if (use.perTurn !== 'any') return [];
    const paid: [string, number][] = [
      ...(use.cp > 0 ? [[CP, use.cp] as [string, number]] : []),
      ...(use.status !== null && use.tokens > 0 ? [[use.status, use.tokens] as [string, number]] : []),
    ];
    // What costs two things is bounded by the one that does not come back.
    const [only] = paid;
    if (only === undefined || paid.length > 1) return [];
    return gains(use.effects, known).map(([to, amount]) => ({ at, from: only[0], to, ratio: amount / only[1] }));
  });
}

/** A round of exchanges that gives back at least what it took. */
function circular(all: readonly Exchange[]): Exchange | undefined {
  const follow = (start: Exchange, last: Exchange, ratio: number, seen: readonly string[]): boolean =>
    last.to === start.from
      ? ratio >= 1
      : !seen.includes(last.to) &&
        all.some((next) => next.from === last.to && follow(start, next, ratio * next.ratio, [...seen, last.to]));
  return all.find((one) => one.at !== '' && follow(one, one, one.ratio, [one.from]));
}

/** Tokens that a token brings when its holder has too many of it, or when its own kind arrives. */
function setOff(box: Printed): Map<string, string[]> {
  const brings = (effects: readonly Effect[] | undefined): string[] =>
    everything(effects ?? []).flatMap((effect) => checksOf(effect).places?.(effect) ?? []);
  return new Map(box.statuses.map(({ id, hooks }) => [id, brings(hooks.overflow)]));
}

const rollsOn = (effects: readonly Effect[] | undefined): boolean =>
  everything(effects ?? []).some(({ verb }) => verb === 'extra-offence');

export function endless(box: Printed, uses: readonly PlacedUse[], known: Known): Flaw[] {
  const flaws: Flaw[] = [];
  const round = circular([...exchanges(uses, known), SALE]);
  if (round !== undefined) flaws.push({ at: round.at, fault: { kind: 'endless-exchange', id: round.from } });
  const off = setOff(box);
  const comesBack = (from: string, at: string, seen: readonly string[]): boolean =>
    (off.get(at) ?? []).some(
      (next) => next === from || (!seen.includes(next) && comesBack(from, next, [...seen, next])),
    );
  const hooked = [
    ...box.statuses.map(({ id, hooks }) => ({ id, at: `statuses.${id}`, hooks })),
    ...box.hero.slots.flatMap(({ id, printed, otherSide, upgrades }) =>
      [printed, ...(otherSide === null ? [] : [otherSide]), ...upgrades.map(({ ability }) => ability)].map(
        ({ hooks }) => ({ id, at: `hero.slots.${id}`, hooks }),
      ),
    ),
  ];
  for (const { id, at, hooks } of hooked) {
    const awaited = everything(hooks.befalls ?? []).some(
      (effect) => hooks.awaits !== undefined && checksOf(effect).places?.(effect) === hooks.awaits,
    );
    const again = hooks.perTurn === undefined && (rollsOn(hooks.idle) || rollsOn(hooks.secondWind));
    if (awaited || again || comesBack(id, id, [id])) flaws.push({ at, fault: { kind: 'endless-hook', id } });
  }
  return flaws;
}
