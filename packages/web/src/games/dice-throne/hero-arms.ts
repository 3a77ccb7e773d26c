// The coats of arms of everybody who fights: accent, division and charge; the set-up shows them too.
import { HERO_BOXES } from '@wyrmtable/dice-throne/boxes';
import type { Arms } from '../../pieces/Portrait.tsx';
import { paintAccents } from './accents.ts';

paintAccents(HERO_BOXES);

const ARMS = new Map<string, Arms>(
  HERO_BOXES.map(({ hero: { id, icon }, look }) => [id, { accent: id, division: look.division, charge: icon }]),
);

const STRANGER: Arms = { accent: 'shadow', division: 'fess', charge: 'barbute' };

/** A larger game brings further fighters with arms of their own. */
export function introduceArms(further: Readonly<Record<string, Arms>>): void {
  for (const [id, arms] of Object.entries(further)) ARMS.set(id, arms);
}

export const heroArms = (hero: string | undefined): Arms => ARMS.get(hero ?? '') ?? STRANGER;

/** The colours of somebody's dice, cards and seals. */
export const accentOf = (hero: string | undefined): string => heroArms(hero).accent;
