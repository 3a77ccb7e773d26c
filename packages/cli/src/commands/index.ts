// Every command by name, in the order of the help page; each is loaded only when it is called.
import type { Command } from '../call.ts';

export const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['games', async () => (await import('./games.ts')).games],
  ['play', async () => (await import('./play.ts')).play],
  ['serve', async () => (await import('./serve.ts')).serve],
  ['backup', async () => (await import('./backup.ts')).backup],
  ['restore', async () => (await import('./restore.ts')).restore],
  ['migrate', async () => (await import('./migrate.ts')).migrate],
  ['repair', async () => (await import('./repair.ts')).repair],
  ['content', async () => (await import('./content.ts')).content],
  ['odds', async () => (await import('./odds.ts')).odds],
  ['simulate', async () => (await import('./simulate.ts')).simulate],
  ['lab', async () => (await import('./lab.ts')).lab],
  ['habits', async () => (await import('./habits.ts')).habits],
  ['replay', async () => (await import('./replay.ts')).replay],
  ['corpus', async () => (await import('./corpus.ts')).corpus],
  ['editions', async () => (await import('./editions.ts')).editions],
  ['amendments', async () => (await import('./amendments.ts')).amendments],
  ['scenario', async () => (await import('./scenario.ts')).scenario],
  ['hero', async () => (await import('./hero.ts')).hero],
  ['new', async () => (await import('./new.ts')).begin],
  ['rules', async () => (await import('./rules.ts')).rules],
  ['evenings', async () => (await import('./evenings.ts')).evenings],
  ['load', async () => (await import('./load.ts')).load],
  ['chaos', async () => (await import('./chaos.ts')).chaos],
  ['bench', async () => (await import('./bench.ts')).bench],
]);
