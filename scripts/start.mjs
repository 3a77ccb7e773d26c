// `npm start`: from a bare checkout to a running table.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildClient, housePath, install, node, root, say } from './ready.mjs';

async function start() {
  if (!(await install())) return 1;
  const built = await buildClient();
  if (!built.ok) {
    console.error(built.output);
    say(
      {
        en: 'The client could not be built: the bundler has said why above.',
        pl: 'Nie udało się zbudować klienta: powód podano powyżej.',
        ru: 'Не удалось собрать клиент: причина названа выше.',
      },
      console.error,
    );
    return 1;
  }
  return serve();
}

/** The server takes this process's place as far as the shell can see: same output, same signals, same exit code. */
function serve() {
  return new Promise((resolve) => {
    const main = join(root, 'packages', 'cli', 'wyrmtable.mjs');
    const child = spawn(node, [main, 'serve', ...process.argv.slice(2)], {
      cwd: root,
      env: housePath(),
      stdio: 'inherit',
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    // npm runs this through a shell that dies of a signal without passing it on; nobody is left then who could stop us.
    if (process.env.npm_lifecycle_event === 'start') {
      const { ppid } = process;
      setInterval(() => process.ppid !== ppid && child.kill('SIGTERM'), 500).unref();
    }
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

process.exitCode = await start();
