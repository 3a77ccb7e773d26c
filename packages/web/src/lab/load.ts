// Fetches the result that ships with the release.
import { LAB_FORMAT, type LabResult } from '@wyrmtable/bots/lab';

const FILE = new URL('./dice-throne.json', import.meta.url).href;

function isResult(value: unknown): value is LabResult {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === LAB_FORMAT;
}

/** The result, or null when it cannot be had now. */
export async function loadResult(): Promise<LabResult | null> {
  try {
    const answer = await fetch(FILE);
    const value: unknown = answer.ok ? await answer.json() : null;
    return isResult(value) ? value : null;
  } catch {
    return null;
  }
}

/** The command that makes this very result. */
export function commandOf({ game, bot, gamesPerPair, seed }: LabResult): string {
  return `wyrmtable lab ${game} --bot ${bot} --games-per-pair ${gamesPerPair} --seed ${seed} --out lab.json`;
}
