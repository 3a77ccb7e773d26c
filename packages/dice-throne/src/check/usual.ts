// What every printed hero keeps to, though one that does not could be played: asked of whatever ships and of whatever somebody
// makes. A match that was begun with another hero goes on.
import type { HeroBox } from '../content/box.ts';
import type { Ability } from '../content/shapes.ts';
import { everything } from '../content/verbs/checks.ts';
import type { Flaw } from './faults.ts';
import { knownOn } from './known.ts';
import { abilitiesOf, checkBoard } from './printed.ts';
import type { Known } from './programs.ts';
import { idle } from './ranges.ts';
import type { Shipped } from './sense.ts';

/** What no hero of the boxes does, and none that somebody makes should. */
export const unusual = (box: HeroBox, shipped: Shipped): Flaw[] => [
  ...idle(box.hero, 'hero'),
  ...idle(box.statuses, 'statuses'),
  ...offLeaflet(box, shipped),
  ...otherKinds(box),
  ...plainUltimates(box),
];

/** What a hero of the boxes keeps to besides: who makes one may give it two ultimates. */
export function unprinted({ hero }: HeroBox): Flaw[] {
  const [, ...further] = hero.slots.filter(({ printed }) => printed.kind === 'ultimate');
  return further.map(({ id }) => ({ at: `hero.slots.${id}.printed`, fault: { kind: 'second-ultimate' } }));
}

/** A token of another hero may be used, if the leaflet says what it does: else nobody could look it up. */
function offLeaflet(box: HeroBox, shipped: Shipped): Flaw[] {
  const { hero, statuses } = box;
  const known = knownOn(hero, [...shipped.statuses, ...statuses]);
  const listed = new Set([...hero.statuses, ...statuses.map(({ id }) => id)]);
  const read: Known = { ...known, has: (what, id) => known.has(what, id) && (what !== 'status' || listed.has(id)) };
  return checkBoard(box, read).flatMap(({ at, fault }) =>
    fault.kind === 'no-such' && known.has(fault.what, fault.id)
      ? [{ at, fault: { kind: 'off-leaflet', id: fault.id } } as const]
      : [],
  );
}

/** An upgrade stays what it upgrades. */
function otherKinds({ hero }: HeroBox): Flaw[] {
  return hero.slots.flatMap(({ id, printed, upgrades }) =>
    upgrades
      .filter(({ ability }) => ability.kind !== printed.kind)
      .map((one): Flaw => ({ at: `hero.slots.${id}.upgrades.${one.id}.ability`, fault: { kind: 'other-kind' } })),
  );
}

const dealsUltimate = ({ rows }: Ability): number[] =>
  rows.flatMap(({ effects }, i) =>
    everything(effects).some((effect) => effect.verb === 'damage' && effect.type === 'ultimate') ? [i] : [],
  );

/** DT-9.3: what nobody can prevent is dealt by ultimates alone. */
function plainUltimates({ hero }: HeroBox): Flaw[] {
  return abilitiesOf(hero).flatMap(({ at, ability }) =>
    ability.kind === 'ultimate'
      ? []
      : dealsUltimate(ability).map((i): Flaw => ({ at: `${at}.rows[${i}]`, fault: { kind: 'plain-ultimate' } })),
  );
}
