// Hands a match to the person as a file.
import type { MatchFile } from '@wyrmtable/kernel';

export function keepFile(file: MatchFile): void {
  const blob = new Blob([`${JSON.stringify(file, null, 1)}\n`], { type: 'application/json' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  // One that could not be played to its last state has no digest to be called by.
  link.download = `${[file.game, file.digest.slice(0, 8)].filter(Boolean).join('-')}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
