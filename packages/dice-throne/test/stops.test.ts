// Stops let windows go by and nothing else: what asks, what does not, and how often a person is asked.
import { PASS, proceed, type Seat, type Stocked, start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { type DamageType, diceThrone, HEROES, phaseOf, type ThroneView } from '../src/index.ts';
import { nextTurns, readStops, type Stops, stopsOf, verdictOf } from '../src/stops.ts';

const AUTO = readStops(undefined);
const OFF: Stops = { ...AUTO, habit: 'off' };
const ALL: Stops = { ...AUTO, habit: 'all' };

const answersIn = (of: Stocked, choices: readonly number[]) =>
  choices.map((choice) => ({ reading: diceThrone.read(choice, of) }));

interface Moment {
  readonly view: ThroneView;
  readonly choices: readonly number[];
  readonly seat: Seat;
}

/** Every moment of some duels in which attacks are made whenever they can be. */
function duels(count: number, look: (moment: Moment) => void): void {
  const luck = swiftChance(5);
  for (let match = 0; match < count; match++) {
    const heroes = [HEROES[match % HEROES.length]?.id ?? '', HEROES[(match * 7 + 3) % HEROES.length]?.id ?? ''];
    const state = start(diceThrone, { mode: 'duel', heroes, promo: false }, 2, luck);
    for (;;) {
      const seat = diceThrone.toMove(state);
      if (seat === null) break;
      const choices = diceThrone.choices(state);
      look({ view: diceThrone.view(state, seat), choices, seat });
      const declared = choices.filter((choice) => diceThrone.read(choice, state).kind === 'declare');
      const rolling = choices.filter((choice) => diceThrone.read(choice, state).kind === 'roll');
      const eager = declared.length > 0 ? declared : rolling.length > 0 ? rolling : choices;
      proceed(diceThrone, state, eager[luck.below(eager.length)] ?? PASS, luck);
    }
  }
}

describe('stops', () => {
  it('never touch anything but windows, and only where passing is legal', () => {
    duels(12, ({ view, choices, seat }) => {
      const answers = answersIn(view, choices);
      expect(verdictOf(view, answers, seat, ALL)).toBe('ask');
      for (const stops of [AUTO, OFF]) {
        const verdict = verdictOf(view, answers, seat, stops);
        if (verdict === 'ask') continue;
        expect(view.window).not.toBeNull();
        expect(choices).toContain(PASS);
      }
    });
  });

  it('ask about damage that would defeat, whatever is set', () => {
    let grave = 0;
    duels(24, ({ view, choices, seat }) => {
      if (view.window !== 'last-chance') return;
      const coming = view.pools.reduce((sum, { at, damage }) => sum + (at === seat ? damage : 0), 0);
      if (coming === 0 || coming < (view.health[seat] ?? 0) + (view.healing[seat] ?? 0)) return;
      grave++;
      for (const stops of [AUTO, OFF]) expect(verdictOf(view, answersIn(view, choices), seat, stops)).toBe('ask');
    });
    expect(grave).toBeGreaterThan(0);
  });

  it('ask at most twice in an opponent’s turn on auto, and less often than on all', () => {
    let turns = 0;
    let last = -1;
    let auto = 0;
    let all = 0;
    duels(32, ({ view, choices, seat }) => {
      if (view.turn !== last) turns++;
      last = view.turn;
      if (view.window === null || view.active === seat) return;
      all++;
      if (verdictOf(view, answersIn(view, choices), seat, AUTO) === 'ask') auto++;
    });
    expect(auto).toBeGreaterThan(0);
    expect(auto).toBeLessThan(all);
    expect(auto / turns).toBeLessThanOrEqual(2);
  });

  it('leave out a phase on one’s own turns, on the others’, or on all', () => {
    let seen = 0;
    duels(8, ({ view, choices, seat }) => {
      const answers = answersIn(view, choices);
      if (view.window === null || verdictOf(view, answers, seat, AUTO) !== 'ask') return;
      if (verdictOf(view, answers, seat, OFF) === 'ask') return;
      seen++;
      const phase = phaseOf(view);
      const set = (turns: Stops['phases']['offence']): Stops => ({
        ...AUTO,
        phases: { ...AUTO.phases, [phase]: turns },
      });
      const mine = view.active === seat;
      expect(verdictOf(view, answers, seat, set('off'))).toBe('phase');
      expect(verdictOf(view, answers, seat, set('mine'))).toBe(mine ? 'ask' : 'phase');
      expect(verdictOf(view, answers, seat, set('theirs'))).toBe(mine ? 'phase' : 'ask');
    });
    expect(seen).toBeGreaterThan(0);
  });

  it('ask about an ultimate declared against the own side, whatever is set, and about no other', () => {
    const state = start(diceThrone, { mode: '2v2', promo: false }, 4, swiftChance(3));
    const view = diceThrone.view(state, 1);
    const foe = view.players.findIndex(({ team }) => team !== view.players[1]?.team);
    const friend = view.players.findIndex(({ team }, seat) => seat !== 1 && team === view.players[1]?.team);
    const pass = [{ reading: { kind: 'pass' } }, { reading: { kind: 'play', card: 'so-wild', number: 0 } }] as const;
    const vain = [
      { reading: { kind: 'pass' } },
      { reading: { kind: 'play', card: 'one-more-time', number: 0 } },
    ] as const;
    const idOf = (seat: Seat, kind: string): string =>
      HEROES.find(({ id }) => id === view.players[seat]?.hero)?.slots.find(({ printed }) => printed.kind === kind)
        ?.printed.id ?? '';
    const at = (seat: Seat, kind: string): ThroneView => ({
      ...view,
      window: 'declared',
      active: seat,
      declared: idOf(seat, kind),
    });
    expect(verdictOf(at(foe, 'ultimate'), pass, 1, OFF)).toBe('ask');
    expect(verdictOf(at(foe, 'ultimate'), pass, 1, AUTO)).toBe('ask');
    expect(verdictOf(at(foe, 'ultimate'), vain, 1, AUTO)).toBe('auto');
    expect(verdictOf(at(foe, 'offensive'), pass, 1, OFF)).toBe('off');
    expect(verdictOf(at(friend, 'ultimate'), pass, 1, OFF)).toBe('off');
    expect(verdictOf(at(1, 'ultimate'), pass, 1, OFF)).toBe('off');
    expect(verdictOf({ ...at(foe, 'ultimate'), window: 'rolled' }, pass, 1, OFF)).toBe('off');
  });

  it('let the prevention of an attack on somebody else’s side go by in a King of the Hill', () => {
    const luck = swiftChance(3);
    const state = start(diceThrone, { mode: 'koth', promo: false }, 3, luck);
    const pool = { by: 0, attack: true, subtotal: 9, damage: 9, lines: [], type: 'normal' as DamageType };
    const view: ThroneView = {
      ...diceThrone.view(state, 2),
      window: 'last-chance',
      active: 0,
      target: 1,
      pools: [{ ...pool, at: 1 }],
    };
    const card = { choice: 1, reading: { kind: 'play', card: 'not-this-time', number: 0 } } as const;
    expect(verdictOf(view, [card], 2, AUTO)).toBe('auto');
    expect(verdictOf({ ...view, target: 2, pools: [{ ...pool, at: 2 }] }, [card], 2, AUTO)).toBe('ask');
  });

  it('are the same for a table that passes for a person, off included', () => {
    let passed = 0;
    duels(8, ({ view, choices, seat }) => {
      for (const stops of [AUTO, OFF, ALL]) {
        const verdict = verdictOf(view, answersIn(view, choices), seat, stops);
        expect(stopsOf(stops).letsPass(view, choices, seat)).toBe(verdict !== 'ask');
        if (verdict !== 'ask') passed++;
      }
    });
    expect(passed).toBeGreaterThan(0);
  });

  it('read what is stored with care: off ends with the visit, nonsense is as usual', () => {
    expect(readStops({ habit: 'off', phases: { offence: 'sometimes', defence: 'mine' } })).toEqual({
      habit: 'auto',
      phases: { ...AUTO.phases, defence: 'mine' },
    });
    expect(readStops('nonsense')).toEqual(AUTO);
    expect(nextTurns('off')).toBe('all');
  });
});
