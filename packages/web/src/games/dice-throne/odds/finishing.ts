// A blow that is enough: what lies there would defeat the only rival, and a better one is not to be hoped for.
import { abilityOf, type Effect, type ThroneView } from '@wyrmtable/dice-throne';
import type { Choice } from '@wyrmtable/kernel';
import { dealtBy } from '../meeting.ts';
import { abilitiesOf } from '../standing.ts';
import type { Answer } from '../table.ts';
import { foeOf } from './chances.ts';

/** Words with which a defence takes something off a blow, or outlives it. */
const RELIEVES: ReadonlySet<unknown> = new Set<Effect['verb']>([
  'prevent',
  'prevent-half',
  'halve-offence',
  'avoid',
  'shield',
  'heal',
]);

const relieves = (content: unknown): boolean =>
  typeof content === 'object' &&
  content !== null &&
  Object.entries(content).some(([key, value]) => (key === 'verb' && RELIEVES.has(value)) || relieves(value));

/** In points of damage: what a defence or tokens of the rival may take off, more often than not. */
const SPARE = 4;

/** The declaration that defeats, if one is met; of several the one that deals most. */
export function finisherIn({
  view,
  answers,
}: {
  readonly view: ThroneView;
  readonly answers: readonly Answer[];
}): Choice | null {
  const seat = foeOf(view);
  const foe = seat === null ? undefined : view.players[seat];
  if (foe === undefined || view.asking !== 'roll') return null;
  const guarded =
    foe.statuses.length > 0 ||
    abilitiesOf(foe).some(({ ability }) => ability.kind === 'defensive' && relieves(ability.effects));
  const wanted = (view.health[foe.dial] ?? 0) + (guarded ? SPARE : 0);
  const blows = answers.flatMap(({ choice, reading }) => {
    if (reading.kind !== 'declare') return [];
    const { damage } = dealtBy(abilityOf(view, reading.number).ability.rows[reading.row]?.effects ?? []);
    return damage >= wanted ? [{ choice, damage }] : [];
  });
  return blows.toSorted((a, b) => b.damage - a.damage)[0]?.choice ?? null;
}
