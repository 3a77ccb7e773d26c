// What a device remembers, and what it does when it may not.
import { expect, test } from 'vitest';
import { openDeviceStorage } from '../src/shell/device-storage.ts';
import { readSettings } from '../src/shell/settings-shape.ts';
import { forbiddenStorage, mapStorage } from './storage.ts';

test('what is written is there for the next page', () => {
  const storage = mapStorage();
  expect(openDeviceStorage(() => storage).write('name', 'Jagna')).toBe(true);
  const next = openDeviceStorage(() => storage);
  expect(next.read('name')).toBe('Jagna');
  expect(next.keys('na')).toEqual(['name']);
  next.remove('name');
  expect(openDeviceStorage(() => storage).read('name')).toBeUndefined();
});

test('without storage everything works until the page closes', () => {
  const vault = openDeviceStorage(forbiddenStorage);
  expect(vault.write('table.a', { over: false })).toBe(false);
  expect(vault.read('table.a')).toEqual({ over: false });
  expect(vault.keys('table.')).toEqual(['table.a']);
  vault.remove('table.a');
  expect(vault.read('table.a')).toBeUndefined();
});

test('a full storage keeps the newest in memory and says so', () => {
  const storage = mapStorage(20);
  const vault = openDeviceStorage(() => storage);
  expect(vault.write('small', 1)).toBe(true);
  expect(vault.write('small', 'far too long for this storage')).toBe(false);
  expect(vault.read('small')).toBe('far too long for this storage');
});

test('somebody else’s text under our key is as good as nothing', () => {
  const storage = mapStorage();
  storage.setItem('wyrmtable.settings', '{not json');
  expect(openDeviceStorage(() => storage).read('settings')).toBeUndefined();
});

test('settings: every field is looked at, and what is wrong becomes the usual', () => {
  const usual = readSettings(undefined, 'pl');
  const volumes = { dice: 1, cards: 1, blows: 1, signals: 1, ambience: 0.4 };
  const shown = { speed: 'normal', odds: 'always', text: 'normal', encounters: true, talk: true };
  expect(usual).toEqual({ lang: 'pl', sound: true, volume: 0.4, volumes, captions: false, ...shown });
  const wrong = {
    lang: 'xx',
    volume: 7,
    volumes: { dice: -1, cards: 'loud' },
    speed: 'warp',
    sound: 'yes',
    captions: 1,
  };
  expect(readSettings(wrong, 'pl')).toEqual(usual);
  const heard = { sound: false, volume: 0.1, volumes: { ...volumes, dice: 0.5 }, captions: true };
  const own = { lang: 'ru', ...heard, talk: false, encounters: false, speed: 'fast', odds: 'off', text: 'huge' };
  expect(readSettings(own, 'pl')).toEqual(own);
});
