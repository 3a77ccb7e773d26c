// What only an adventure does: gold, chests, enemies that come and flee.
export const CALLS = [
  'chest',
  'explore',
  'flee',
  'gold',
  'gold-lost',
  'hand-die',
  'own-chest',
  'replace',
  'replace-swift',
  'spawn',
  'spawn-swift',
] as const;
export type Call = (typeof CALLS)[number];
