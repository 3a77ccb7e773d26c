// What a person has set for this device: language, sound, motion, odds, size of text.
import { isLang, type Lang } from '@wyrmtable/words';
import { deviceStorage, storageKey } from './device-storage.ts';
import { readSettings, type Settings } from './settings-shape.ts';
import { createStore, useStore } from './store.ts';

const KEY = 'settings';

function preferredLang(): Lang {
  for (const wanted of navigator.languages) {
    const lang = wanted.slice(0, 2).toLowerCase();
    if (isLang(lang)) return lang;
  }
  return 'en';
}

const kept = (): Settings => readSettings(deviceStorage.read(KEY), preferredLang());

const store = createStore<Settings>(kept());

// They are the device's: what is set in one tab holds in all of them. An emptied storage names no key.
addEventListener('storage', ({ key }) => {
  if (key === storageKey(KEY) || key === null) store.set(kept());
});

export function settings(): Settings {
  return store.get();
}

export function changeSettings(change: Partial<Settings>): void {
  store.set({ ...store.get(), ...change });
  deviceStorage.write(KEY, store.get());
}

export function useSettings(): Settings {
  return useStore(store);
}
