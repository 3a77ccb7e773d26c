// Ratings as people read them: openskill's measure stretched so that a class of strength is some two hundred points.

/** openskill's own beginning: somebody of whom nothing is known. */
export const MU = 25;
export const SIGMA = MU / 3;

/** openskill's beta is a sixth of MU; as points it is 200. */
const STRETCH = 48;
const MIDDLE = 1500;

export const pointsOf = (mu: number): number => MIDDLE + STRETCH * (mu - MU);
export const doubtOf = (sigma: number): number => STRETCH * sigma;

/** A rating is provisional until it is this sure: some twenty matches. */
export const SURE = 5;
