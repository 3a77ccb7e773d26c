// The coats of arms of everybody who fights: accent (tokens.css), division and charge; the set-up shows them too.
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

const ARMS = new Map<string, Arms>(
  HEROES.map(({ id, icon }) => [id, { accent: id, division: DIVISIONS[id] ?? 'fess', charge: icon }]),
);

const STRANGER: Arms = { accent: 'shadow', division: 'fess', charge: 'barbute' };

/** A larger game brings further fighters with arms of their own. */
export function introduceArms(further: Readonly<Record<string, Arms>>): void {
  for (const [id, arms] of Object.entries(further)) ARMS.set(id, arms);
}

export const heroArms = (hero: string | undefined): Arms => ARMS.get(hero ?? '') ?? STRANGER;

/** The colours of somebody's dice, cards and seals. */
export const accentOf = (hero: string | undefined): string => heroArms(hero).accent;
