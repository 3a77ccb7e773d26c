// The `wyrmtable` command as a process: what was called, what it says, and its exit code.
import { run, WRONG } from './program.ts';

// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : WRONG);
});

process.exitCode = await run(process.argv.slice(2), process.env);
