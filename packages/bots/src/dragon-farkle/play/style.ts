// How a bot likes to play where the odds leave room for taste.
export interface Style {
  /** Share of what is pending that rolling on may cost on average (above 0) or must at least bring (below 0). */
  readonly nerve: number;
  /** Stops as soon as army and pending open the lair. */
  readonly stopsAtLair: boolean;
  /** Least army to enter the lair with, and to stay there with. */
  readonly fightFrom: number;
  readonly stayFrom: number;
  /** Least army of a rival that must be stopped by a Brawl. */
  readonly brawlFrom: number;
  /** Least lead of a rival at which there is more to win than to lose by a Brawl. */
  readonly brawlBehind: number;
  /** How much an item counts against soldiers: 1 is its worth. */
  readonly items: number;
  /** Least pending that is worth a tonic. */
  readonly tonicFrom: number;
}

/** Sound play at no cost of thought: what `master` expects of everybody inside its search. */
export const SOUND: Style = {
  nerve: 0,
  stopsAtLair: true,
  fightFrom: 0,
  stayFrom: 400,
  brawlFrom: 5000,
  brawlBehind: 1500,
  items: 1,
  tonicFrom: 300,
};

/** A bird in the hand: banks early, picks a quarrel only to stop somebody at the gate, fights well prepared. */
export const CAREFUL: Style = {
  nerve: -0.12,
  stopsAtLair: true,
  fightFrom: 5500,
  stayFrom: 1000,
  brawlFrom: 5000,
  brawlBehind: 3000,
  items: 1.3,
  tonicFrom: 200,
};

/** One more roll: presses its luck, robs whoever has something, storms the lair as soon as the gate is open. */
export const BOLD: Style = {
  nerve: 0.12,
  stopsAtLair: false,
  fightFrom: 0,
  stayFrom: 100,
  brawlFrom: 2000,
  brawlBehind: 500,
  items: 0.3,
  tonicFrom: 400,
};
