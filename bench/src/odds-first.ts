// A process of its own that has never reckoned odds: prints how many milliseconds of processor the first answer takes.
import { bestKeep, chances, openingSide } from '@wyrmtable/bots/dice-throne/odds';
import { HEROES } from '@wyrmtable/dice-throne';

const hero = HEROES.find(({ id }) => id === process.argv[2]) ?? HEROES[0];
if (hero === undefined) throw new RangeError('no heroes');
const side = openingSide(
  hero.id,
  hero.slots.map(({ upgrades, otherSide }) => (otherSide === null ? upgrades.length : 1)),
);
const began = process.threadCpuUsage();
chances(side, side, [], 3);
bestKeep(side, side, [], 3);
const { user, system } = process.threadCpuUsage(began);
process.stdout.write(`${(user + system) / 1000}\n`);
