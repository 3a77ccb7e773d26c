// What things are worth beside damage, in points of damage: the table of docs/odds.md.

export const PRICES = {
  /** Healing beyond the dial's end is lost, so a point healed is a little less than a point dealt. */
  heal: 0.9,
  cp: 1,
  card: 1.5,
  /** Any card of the deck instead of the top one. */
  search: 2.5,
  /** Knowing a hand. */
  sight: 0.5,
  /** What a defence takes from an attack, or gives back for it: spared when it cannot be defended. */
  defence: 2,
  /** An attack as it usually comes: what preventing, avoiding and raising are measured on. */
  hit: 6,
  /** A whole Offensive Roll Phase. */
  turn: 8,
  /** One roll attempt more or fewer. */
  attempt: 1.2,
  /** One die turned or rolled again at the right moment. */
  die: 1.5,
  /** A status that is in the way and goes. */
  relief: 2,
  /** A limit raised by one. */
  limit: 0.5,
  /** The other side of the board. */
  flip: 4,
  /** How many turns a token lies that goes only when something takes it away. */
  lasting: 3,
  /** What is left of something that may be used later, and may never be. */
  later: 0.8,
  /** What a token that abilities only count is worth for each point it adds. */
  counted: 0.5,
  /** A token whose use the walk cannot see. */
  unread: 1,
  /** Rolls made in a Roll Phase, where something counts them. */
  rolls: 3,
} as const;
