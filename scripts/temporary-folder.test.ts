// What a run of tests leaves behind that was killed goes with the next one; what another run is using stays.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sweep } from './temporary-folder.ts';

test('only what belongs to nobody any more is swept away', () => {
  const place = mkdtempSync(join(tmpdir(), 'wyrmtable-sweep-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const names = [`wyrmtable-tests-${process.pid}-aaaaaa`, `wyrmtable-tests-${dead}-bbbbbb`, 'wyrmtable-data', 'notes'];
  for (const name of names) mkdirSync(join(place, name, 'inside'), { recursive: true });
  sweep(place);
  expect(readdirSync(place).toSorted()).toEqual(['notes', 'wyrmtable-data', `wyrmtable-tests-${process.pid}-aaaaaa`]);
});
