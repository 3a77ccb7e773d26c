// Hands a finished match to the person as a file.
import type { MatchFile } from '@wyrmtable/kernel';

export function keepFile(file: MatchFile): void {
  const blob = new Blob([`${JSON.stringify(file, null, 1)}\n`], { type: 'application/json' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${file.game}-${file.digest.slice(0, 8)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
