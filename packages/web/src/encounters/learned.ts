// Whether somebody has learned a game on this device: who declined, or never asked, is not taught in passing either.
import { type DeviceStorage, deviceStorage } from '../shell/device-storage.ts';

/** Begun is enough; `learn/progress.ts` writes it. */
export function hasLearned(game: string, from: DeviceStorage = deviceStorage): boolean {
  const found = from.read(`lesson.${game}`);
  if (typeof found !== 'object' || found === null || !('choices' in found)) return false;
  return Array.isArray(found.choices) && found.choices.length > 0;
}
