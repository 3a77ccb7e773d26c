// What the figures of the cards are worth at the end of each region, a table for every dragon. Made by
// packages/bots/tools/fit-prospects.ts (600 games for each dragon and difficulty, seed 4); nothing here is set by hand.
import type { DragonId } from '@wyrmtable/etchinstone';

/** What a point of each figure adds, summed over all cards. */
export interface Line {
  readonly base: number;
  readonly enhanced: number;
  readonly initiative: number;
  readonly boost: number;
  /** Of armour against the dragon's element. */
  readonly absorption: number;
  readonly level: number;
}

/** Of the end of one region. */
export interface Prospect {
  /** The logarithm of the odds to win. */
  readonly odds: Line;
  /** The score of a won game: towards the end levels are what counts. */
  readonly score: Line;
}

const line = (
  base: number,
  enhanced: number,
  initiative: number,
  boost: number,
  absorption: number,
  level: number,
): Line => ({ base, enhanced, initiative, boost, absorption, level });

/** By the region that ended, the first one first. */
export const LINES: Readonly<Record<DragonId, readonly Prospect[]>> = {
  burhast: [
    { odds: line(-12.462, 0.007, 0.042, 0.089, 0.045, 0.179), score: line(-0.265, 0.065, 0, 0.245, 0.257, 0.353) },
    { odds: line(-15.646, 0.073, 0.058, 0.072, 0.029, 0.04), score: line(-4.366, 0.009, 0.046, 0.195, 0.2, 0.592) },
    { odds: line(-18.224, 0.098, 0.027, 0.094, 0.037, 0.024), score: line(-9.035, 0.028, 0, 0.14, 0.214, 0.687) },
    { odds: line(-19.469, 0.116, 0.026, 0.046, 0.05, 0.022), score: line(-13.401, 0.052, 0, 0.028, 0.101, 0.912) },
  ],
  'proposed-water': [
    { odds: line(-13.147, 0.021, 0.027, 0.065, 0.037, 0.146), score: line(2.422, 0, 0.137, 0.305, 0.062, 0.371) },
    { odds: line(-16.339, 0.042, 0.074, 0.06, 0.039, 0.055), score: line(-1.942, 0.043, 0.11, 0.112, 0.067, 0.53) },
    { odds: line(-18.023, 0.047, 0.062, 0.112, 0.04, 0.012), score: line(-5.021, 0.012, 0.007, 0.036, 0.091, 0.848) },
    { odds: line(-19, 0.048, 0.028, 0.133, 0.072, 0), score: line(-11.633, 0.022, 0, 0, 0.076, 0.983) },
  ],
  'proposed-lightning': [
    { odds: line(-15.422, 0.052, 0.073, 0.069, 0.045, 0.008), score: line(-0.227, 0.205, 0, 0.265, 0.081, 0.069) },
    { odds: line(-16.392, 0.042, 0.059, 0.117, 0.051, 0.003), score: line(-4.257, 0.144, 0.03, 0.217, 0.025, 0.356) },
    { odds: line(-18.362, 0.049, 0.038, 0.087, 0.107, 0), score: line(-9.708, 0.087, 0.005, 0.129, 0.115, 0.601) },
    { odds: line(-20.698, 0.05, 0.025, 0.098, 0.139, 0), score: line(-15.213, 0.043, 0, 0.011, 0.104, 0.956) },
  ],
  'proposed-shadow': [
    { odds: line(-13.748, 0.043, 0, 0.134, 0.073, 0.028), score: line(6.398, 0.031, 0.026, 0.27, 0.124, 0.359) },
    { odds: line(-15.095, 0.016, 0.015, 0.087, 0.084, 0.135), score: line(-1.023, 0.03, 0.081, 0.2, 0.125, 0.455) },
    { odds: line(-18.561, 0.056, 0.013, 0.14, 0.088, 0), score: line(-6.596, 0.047, 0, 0.206, 0.128, 0.574) },
    { odds: line(-20.775, 0.055, 0, 0.185, 0.093, 0), score: line(-14.917, 0.058, 0, 0.005, 0.107, 0.921) },
  ],
};
