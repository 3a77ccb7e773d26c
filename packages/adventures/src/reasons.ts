// Why a hero who is played by a bot helps, holds back or keeps something: what bots decide by, and what logs have words for.

export const REASONS = [
  /** Goes into a mate's fight: the next hard blow could fell that mate, */
  'join-danger',
  /** or only because blows that fall on two are borne more easily. */
  'join-share',
  /** or because the guard of the Boss Portal is better met when that fight is over. */
  'join-portal',
  /** Lets a mate alone who has as good as won, or keeps away because the hero could not take a blow there. */
  'mate-wins',
  'too-weak',
  /** The next Salve goes to whoever has fewest: everybody may have to bring a mate back. */
  'share-fewest',
  /** Spends a Salve because a hard blow of that enemy could be the last, or a strong turn of the boss. */
  'salve-blow',
  'salve-boss',
  /** Spends none although a blow could be the last: what the team has left is kept for bringing a fallen hero back. */
  'keep-rescue',
  /** Is brought back by whoever has most Salves. */
  'rescue-most',
] as const;

export type ReasonId = (typeof REASONS)[number];

export const isReason = (why: string): why is ReasonId => REASONS.some((one) => one === why);
