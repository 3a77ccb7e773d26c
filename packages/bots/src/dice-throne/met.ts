// How often each hero beats each other in the lab, in percent: what bots ban and pick by. A test holds it to the lab's own result.

/** By hero, against all heroes in the order of the keys. */
export const MET: Readonly<Record<string, readonly number[]>> = {
  barbarian: [50, 28, 49, 59, 34, 52, 48, 56, 40, 40, 53, 84, 38, 54, 55, 58],
  'moon-elf': [72, 50, 30, 42, 54, 16, 43, 32, 61, 45, 64, 72, 38, 74, 51, 66],
  pyromancer: [51, 70, 50, 75, 51, 78, 64, 63, 53, 65, 80, 71, 57, 69, 68, 88],
  'shadow-thief': [41, 58, 25, 50, 47, 32, 15, 24, 53, 30, 61, 50, 27, 57, 51, 38],
  monk: [66, 46, 49, 53, 50, 43, 50, 47, 47, 71, 81, 74, 56, 58, 45, 72],
  paladin: [48, 84, 22, 68, 57, 50, 51, 57, 54, 54, 76, 65, 54, 48, 64, 53],
  ninja: [52, 57, 36, 85, 50, 49, 50, 59, 57, 56, 66, 72, 49, 59, 43, 56],
  treant: [44, 68, 37, 76, 53, 43, 41, 50, 59, 53, 77, 82, 50, 64, 80, 52],
  gunslinger: [60, 39, 47, 47, 53, 46, 43, 41, 50, 31, 63, 52, 44, 72, 61, 44],
  samurai: [60, 55, 35, 70, 29, 46, 44, 47, 69, 50, 78, 84, 56, 73, 54, 70],
  tactician: [47, 36, 20, 39, 19, 24, 34, 23, 37, 22, 50, 58, 24, 48, 42, 40],
  huntress: [16, 28, 29, 50, 26, 35, 28, 18, 48, 16, 42, 50, 42, 47, 29, 32],
  'cursed-pirate': [62, 62, 43, 73, 44, 46, 51, 50, 56, 44, 76, 58, 50, 72, 61, 66],
  artificer: [46, 26, 31, 43, 42, 52, 41, 36, 28, 27, 52, 53, 28, 50, 50, 42],
  seraph: [45, 49, 32, 49, 55, 36, 57, 20, 39, 46, 58, 71, 39, 50, 50, 36],
  'vampire-lord': [42, 34, 12, 62, 28, 47, 44, 48, 56, 30, 60, 68, 34, 58, 64, 50],
};

const HEROES = Object.keys(MET);

/** How often the one beats the other; even where the lab has not met one of them. */
function share(hero: string, rival: string): number {
  return MET[hero]?.[HEROES.indexOf(rival)] ?? 50;
}

/** How a hero fares against those it may meet. */
export function standing(hero: string, rivals: readonly string[]): number {
  const others = rivals.filter((rival) => rival !== hero);
  return others.length === 0 ? 50 : others.reduce((sum, rival) => sum + share(hero, rival), 0) / others.length;
}
