// What each figure of a team's lot weighs in log odds: printed by tools/fit-lots.ts, not written by hand.

export const LOTS = {
  one: 2.458,
  fourth: -0.098,
  sixth: -0.565,
  eighth: -2.912,
  two: -0.642,
  three: -1.168,
  four: -1.908,
  healthLog: 1.419,
  foeHealthLog: -1.838,
  health: 0.84,
  foeHealth: -0.663,
  salves: 0.671,
  kept: 0.216,
  tokens: 0.106,
  board: 0.132,
  foeTokens: -0.135,
  foeBoard: -0.284,
  foeCp: -0.009,
  boardLong: 0.104,
  begun: -0.102,
} as const;
