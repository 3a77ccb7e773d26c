// What this device knows of somebody's first matches: how far they came, and whether they would rather not be asked.
import type { GameId } from '@wyrmtable/registry';
import { type DeviceStorage, deviceStorage } from '../shell/device-storage.ts';
import { savedTables } from '../table/local/saves.ts';
import type { Kept } from './lesson.ts';

export interface Progress extends Kept {
  /** Played to the end of its steps, left, or never wanted. */
  readonly done: boolean;
}

const placeOf = (game: GameId): string => `lesson.${game}`;

export function progressIn(game: GameId, from: DeviceStorage = deviceStorage): Progress | null {
  const found = from.read(placeOf(game));
  if (typeof found !== 'object' || found === null) return null;
  const { step, choices, done }: Partial<Record<keyof Progress, unknown>> = found;
  const whole = Number.isSafeInteger(step) && Array.isArray(choices) && choices.every(Number.isSafeInteger);
  return whole ? { step: Number(step), choices, done: done === true } : null;
}

export function keepProgress(game: GameId, progress: Progress, to: DeviceStorage = deviceStorage): void {
  to.write(placeOf(game), progress);
}

export const NOT_BEGUN: Progress = { step: 0, choices: [], done: false };

/** Who has played the game on this device or has answered before is not asked. */
export function isOffered(game: GameId, from: DeviceStorage = deviceStorage): boolean {
  const progress = progressIn(game, from);
  if (progress !== null) return !progress.done;
  return !savedTables(from).some((table) => table.game === game);
}
