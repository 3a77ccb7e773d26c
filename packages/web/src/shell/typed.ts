// What somebody types, kept for this tab until it is sent: a reload loses none of it. Nothing secret is kept so.
import { useState } from 'react';
import { type DeviceStorage, openDeviceStorage } from './device-storage.ts';

const tab = openDeviceStorage(() => globalThis.sessionStorage);

const keyOf = (place: string): string => `typed.${place}`;

export function typedAt(place: string, from: DeviceStorage = tab): string {
  const kept = from.read(keyOf(place));
  return typeof kept === 'string' ? kept : '';
}

/** An empty text is none: whoever has sent it says so by that. */
export function keepTyped(place: string, text: string, to: DeviceStorage = tab): void {
  if (text === '') to.remove(keyOf(place));
  else to.write(keyOf(place), text);
}

/** `place` names the field among all those of the house, and does not change while it is shown. */
export function useTyped(place: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => typedAt(place));
  return [
    text,
    (next) => {
      setText(next);
      keepTyped(place, next);
    },
  ];
}
