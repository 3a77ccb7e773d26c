// The ways to play Dice Throne, each in one entry: how many sit down, who plays with whom, in which order, how healthy, and
// how a target is found.

interface ModeTable {
  /** The fewest and the most who sit down (DT-17.1, DT-18.1). */
  readonly seats: { readonly min: number; readonly max: number };
  /** Where a dial begins. */
  readonly health: number;
  /** Which team each seat plays for, clockwise (DT-17.6), and the order of turns (DT-17.5); null where everybody is alone. */
  readonly teams: { readonly of: readonly number[]; readonly order: readonly number[] } | null;
  /**
   * Where there are several to attack: the attacker says whom (DT-18.3), a die does (DT-17.12), or a die that leaves it to
   * somebody on 5 and 6 (DT-17.11).
   */
  readonly target: 'chosen' | 'die' | 'die-or-chosen';
  /** Whoever attacks a leader in health draws a card (DT-18.5). */
  readonly leaders: boolean;
}

const TABLES = {
  duel: { seats: { min: 2, max: 2 }, health: 50, teams: null, target: 'chosen', leaders: false },
  '2v2': {
    seats: { min: 4, max: 4 },
    health: 50,
    teams: { of: [0, 1, 1, 0], order: [0, 1, 3, 2] },
    target: 'die-or-chosen',
    leaders: false,
  },
  '3v3': {
    seats: { min: 6, max: 6 },
    health: 50,
    teams: { of: [0, 1, 1, 1, 0, 0], order: [0, 1, 5, 2, 4, 3] },
    target: 'die',
    leaders: false,
  },
  koth: { seats: { min: 3, max: 6 }, health: 35, teams: null, target: 'chosen', leaders: true },
} as const satisfies Record<string, ModeTable>;

export type ModeId = keyof typeof TABLES;
/** The same as a table in which every mode has every field. */
export const MODES: Readonly<Record<ModeId, ModeTable>> = TABLES;

const isMode = (id: string): id is ModeId => Object.hasOwn(MODES, id);
export const MODE_IDS: readonly ModeId[] = Object.keys(MODES).filter(isMode);

/** The mode of a table in play; null where a larger game says who plays with whom. */
export const modeOf = (mode: string): ModeTable | null => (isMode(mode) ? MODES[mode] : null);

/** The teams of a table in play; null where everybody is alone, or a larger game leads. */
export const teamsOf = (mode: string): ModeTable['teams'] => modeOf(mode)?.teams ?? null;

/** The mode that so many people play when nobody says otherwise. */
export const usualMode = (seats: number): ModeId => (seats === 2 ? 'duel' : seats === 4 ? '2v2' : 'koth');

/** The team of each seat by number; whoever is alone is a team. */
export const sidesIn = (mode: ModeId, seats: number): readonly number[] =>
  MODES[mode].teams?.of ?? Array.from({ length: seats }, (_, seat) => seat);
