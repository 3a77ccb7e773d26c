// How often each hero beats each other in the lab, in percent: what bots ban and pick by. A test holds it to the lab's own result.

/** By hero, against all heroes in the order of the keys. */
export const MET: Readonly<Record<string, readonly number[]>> = {
  barbarian: [50, 29, 40, 54, 52, 52, 49, 61, 46, 51, 75, 64, 44, 58, 51, 81],
  'moon-elf': [71, 50, 32, 44, 60, 24, 39, 28, 80, 54, 81, 70, 35, 62, 47, 62],
  pyromancer: [60, 68, 50, 68, 58, 88, 75, 66, 73, 76, 87, 75, 76, 76, 58, 98],
  'shadow-thief': [46, 56, 32, 50, 48, 44, 28, 25, 62, 33, 68, 52, 24, 45, 46, 52],
  monk: [48, 40, 42, 52, 50, 22, 39, 43, 48, 45, 60, 50, 25, 55, 38, 66],
  paladin: [48, 76, 12, 56, 78, 50, 72, 54, 80, 63, 90, 62, 54, 56, 53, 62],
  ninja: [51, 61, 25, 72, 61, 28, 50, 40, 56, 48, 74, 44, 40, 60, 55, 64],
  treant: [39, 72, 34, 75, 57, 46, 60, 50, 73, 64, 90, 84, 46, 68, 72, 88],
  gunslinger: [54, 20, 27, 38, 52, 20, 44, 27, 50, 38, 44, 42, 28, 52, 27, 34],
  samurai: [49, 46, 24, 67, 55, 37, 52, 36, 62, 50, 80, 67, 43, 74, 53, 90],
  tactician: [25, 19, 13, 32, 40, 10, 26, 10, 56, 20, 50, 33, 20, 29, 38, 34],
  huntress: [36, 30, 25, 48, 50, 38, 56, 16, 58, 33, 67, 50, 50, 38, 39, 66],
  'cursed-pirate': [56, 65, 24, 76, 75, 46, 60, 54, 72, 57, 80, 50, 50, 83, 58, 60],
  artificer: [42, 38, 24, 55, 45, 44, 40, 32, 48, 26, 71, 62, 17, 50, 36, 58],
  seraph: [49, 53, 42, 54, 62, 47, 45, 28, 73, 47, 62, 61, 42, 64, 50, 68],
  'vampire-lord': [19, 38, 2, 48, 34, 38, 36, 12, 66, 10, 66, 34, 40, 42, 32, 50],
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
