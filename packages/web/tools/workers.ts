// Workers are entries of the same build as the pages, so that whatever both need, the engine above all, is in it once.
import { dirname, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** As the sources hire a worker, which is also how a browser understands it. */
const HIRED = /new Worker\(\s*new URL\('(\.[^']+)', import\.meta\.url\)/g;

/** The bundler's own: makes ready what a page will import next, which nobody can do in a worker. */
export const PRELOADER = /vite\/preload-helper/;
const PRELOADS = '__VITE_IS_MODERN__ && deps';

/** Every file that is evaluated with this one. */
function evaluatedWith(file: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const chunk = bundle[file];
  if (chunk?.type === 'chunk') for (const other of chunk.imports) evaluatedWith(other, bundle, found);
  return found;
}

/** The piece that every page begins with. */
export const FRONT = 'front';

/** By itself the bundler builds every worker apart, with an engine of its own. */
export function sharedWorkers(): Plugin {
  const hired: string[] = [];
  return {
    name: 'shared-workers',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [PRELOADER, /\/src\//] },
      handler(code, id) {
        if (PRELOADER.test(id)) {
          if (!code.includes(PRELOADS))
            this.error('the bundler preloads in another way than it did: nothing may reach workers');
          return code.replace(PRELOADS, `typeof document !== 'undefined' && ${PRELOADS}`);
        }
        if (!code.includes('new Worker(')) return null;
        const [path = id] = id.split('?');
        return code.replaceAll(HIRED, (_, worker: string) => {
          const chunk = this.emitFile({ type: 'chunk', id: resolve(dirname(path), worker) });
          hired.push(chunk);
          return `new Worker(import.meta.ROLLUP_FILE_URL_${chunk}`;
        });
      },
    },
    generateBundle(_, bundle) {
      for (const chunk of hired) {
        const worker = this.getFileName(chunk);
        const pages = [...evaluatedWith(worker, bundle)].filter((file) => file.includes(`/${FRONT}-`));
        if (pages.length > 0) this.error(`${worker} draws nothing and yet imports what draws: ${pages.join(', ')}`);
      }
    },
  };
}
