// What is told of an enemy who steps out of a tile is what comes true: who sits there, with what, and against whom.
import { type AdventureEvent, type AdventureView, adventures } from '@wyrmtable/adventures';
import { adventuresBots } from '@wyrmtable/bots/adventures';
import { phaseOf } from '@wyrmtable/dice-throne';
import { proceed, question, type Seat, start, swiftChance } from '@wyrmtable/kernel';
import { expect, it } from 'vitest';
import { isAdventureView, tellAdventure } from './telling.ts';

const TEAM = {
  mode: 'campaign' as const,
  heroes: ['barbarian', 'pyromancer'],
  difficulty: 'normal',
  extraMinions: true,
};

interface Act {
  readonly before: AdventureView;
  readonly events: readonly AdventureEvent[];
  readonly after: AdventureView;
}

/** Everything that happens on the road of a few teams, an act for each choice. */
function* acts(): Generator<Act> {
  for (let seed = 1; seed < 5; seed++) {
    const luck = swiftChance(seed);
    const state = start(adventures, { ...TEAM, legacy: false, scenario: 1 }, 2, luck);
    let before = adventures.view(state, 0);
    for (let i = 0; i < 400 && adventures.toMove(state) !== null; i++) {
      const events: AdventureEvent[] = [];
      const asked = question(adventures, state, adventures.toMove(state) ?? 0, 0, i);
      proceed(adventures, state, adventuresBots.eager.bot.answer(asked), luck, (event) => events.push(event));
      const after = adventures.view(state, 0);
      yield { before, events, after };
      before = after;
    }
  }
}

const told = (view: AdventureView, event: AdventureEvent): AdventureView => {
  const next = tellAdventure(view, event);
  return isAdventureView(next) ? next : view;
};

/** What a person sees of that enemy and of the hero who fights it. */
function seen({ enemies, heroes, arena }: AdventureView, enemy: Seat, hero: Seat) {
  const player = arena.players[enemy];
  return {
    who: player?.hero,
    listed: enemies.find(({ seat }) => seat === enemy)?.id,
    faces: player?.faces,
    faced: arena.players[hero]?.faces,
    engaged: heroes[hero]?.engaged,
    cp: player?.cp,
    statuses: player?.statuses,
    health: arena.health[player?.dial ?? -1],
    most: arena.ceilings[player?.dial ?? -1],
  };
}

it('an enemy is there as soon as it has been told, and stands as it does when the act is over', () => {
  let met = 0;
  for (const { before, events, after } of acts()) {
    const meeting = events.find((event) => event.kind === 'engaged');
    if (meeting === undefined || after.heroes[meeting.seat]?.engaged !== meeting.at) continue;
    met += 1;
    const view = events.reduce(told, before);
    expect(seen(view, meeting.at, meeting.seat)).toEqual(seen(after, meeting.at, meeting.seat));
    const upTo = events.slice(0, events.indexOf(meeting) + 1).reduce(told, before);
    expect(upTo.arena.players[meeting.at]).toMatchObject({ hero: meeting.enemy, out: false });
  }
  expect(met).toBeGreaterThan(20);
});

it('the phase is that of what is told, also where an enemy has its whole turn at once', () => {
  const phases = new Map<string, Set<string>>();
  for (const { before, events } of acts()) {
    let view = before;
    for (const event of events) {
      view = told(view, event);
      const kind = event.kind === 'rolled' ? `${event.purpose} roll` : event.kind;
      phases.set(kind, (phases.get(kind) ?? new Set()).add(phaseOf(view.arena)));
    }
  }
  const seenAt = (...kinds: readonly string[]) => kinds.flatMap((kind) => [...(phases.get(kind) ?? [])]);
  expect(seenAt('turn')).toEqual(['upkeep']);
  expect(seenAt('offence roll', 'declared')).toEqual(['offence', 'offence']);
  expect(seenAt('targeted')).toEqual(['targeting']);
  expect(seenAt('defends', 'defence roll')).toEqual(['defence', 'defence']);
});
