// Every status token and companion of every hero, once each; heroes name them by id.
import { HERO_BOXES } from '../heroes/index.ts';
import type { Status } from './shapes.ts';

export const STATUSES: readonly Status[] = HERO_BOXES.flatMap(({ statuses }) => statuses);
