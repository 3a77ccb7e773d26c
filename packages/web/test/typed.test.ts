// What was typed is found again in this tab until it is sent, and other fields have their own.
import { expect, test } from 'vitest';
import { openDeviceStorage } from '../src/shell/device-storage.ts';
import { keepTyped, typedAt } from '../src/shell/typed.ts';

function tab() {
  const kept = new Map<string, string>();
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
  return {
    kept,
    storage: openDeviceStorage(() => ({ ...storage, length: 0, key: () => null, clear: () => kept.clear() })),
  };
}

test('a text is kept by its place until it is emptied', () => {
  const { kept, storage } = tab();
  keepTyped('report.h4k9tw', 'He called me na', storage);
  expect(typedAt('report.h4k9tw', storage)).toBe('He called me na');
  expect(typedAt('report.other', storage)).toBe('');
  keepTyped('report.h4k9tw', '', storage);
  expect(typedAt('report.h4k9tw', storage)).toBe('');
  expect(kept.size).toBe(0);
});

test('what is kept there by others is no text', () => {
  const { kept, storage } = tab();
  kept.set('wyrmtable.typed.code', '{"a":1}');
  expect(typedAt('code', storage)).toBe('');
  kept.set('wyrmtable.typed.code', 'not JSON');
  expect(typedAt('code', storage)).toBe('');
});
