// Matches that are whole and cannot be played by this build: they can only be kept, for one that knows them.
import type { Refusal } from '@wyrmtable/kernel';

const CODES: ReadonlySet<string> = new Set(['other-version', 'content-missing']);

export const isKnownElsewhere = ({ refused }: Refusal): boolean => CODES.has(refused);
