// What this device wishes to hear at a table: phrases unless talk is turned off, free words where somebody said so here.
import type { TalkWish } from '@wyrmtable/wire';
import { deviceStorage } from '../../../shell/device-storage.ts';
import { settings } from '../../../shell/settings.ts';

const keyOf = (code: string): string => `talk.${code}`;

const chatsAt = (code: string): boolean => deviceStorage.read(keyOf(code)) === true;

/** Kept with the device, so that a reload does not ask again. */
export function chatAt(code: string, on: boolean): void {
  if (on) deviceStorage.write(keyOf(code), true);
  else deviceStorage.remove(keyOf(code));
}

export function wishAt(code: string): TalkWish {
  if (!settings().talk) return 'off';
  return chatsAt(code) ? 'free' : 'phrases';
}
