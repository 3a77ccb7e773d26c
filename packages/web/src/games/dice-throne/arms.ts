// The sixteen heroes' coats of arms: colour by the hero's id (tokens.css), division and charge; the set-up shows them too.
import { HEROES } from '@wyrmtable/dice-throne';
import type { Arms } from '../../pieces/Portrait.tsx';

const DIVISIONS: Readonly<Record<string, Arms['division']>> = {
  barbarian: 'bend',
  'moon-elf': 'chevron',
  pyromancer: 'chevron',
  'shadow-thief': 'pale',
  monk: 'fess',
  paladin: 'saltire',
  ninja: 'bend',
  treant: 'chevron',
  gunslinger: 'bend',
  samurai: 'fess',
  tactician: 'pale',
  huntress: 'saltire',
  'cursed-pirate': 'pale',
  artificer: 'saltire',
  seraph: 'chevron',
  'vampire-lord': 'fess',
};

const CHARGES: ReadonlyMap<string, string> = new Map(HEROES.map(({ id, icon }) => [id, icon]));

export function heroArms(hero: string): Arms {
  return { accent: hero, division: DIVISIONS[hero] ?? 'fess', charge: CHARGES.get(hero) ?? 'barbute' };
}
