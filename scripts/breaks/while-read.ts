// Makes a deliberate break while Node reads the source: in the tests, and in every process and thread that they start (breaks.ts).
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Break, broken } from './edit.ts';

const edit: (Break & { readonly path: string }) | null = JSON.parse(process.env.WYRMTABLE_BREAK ?? 'null');
if (edit !== null) {
  const { href } = pathToFileURL(join(import.meta.dirname, '..', '..', edit.path));
  registerHooks({
    load(url, context, next) {
      const read = next(url, context);
      const { source } = read;
      if (url.split('?')[0] !== href || source == null) return read;
      return { ...read, source: broken(typeof source === 'string' ? source : new TextDecoder().decode(source), edit) };
    },
  });
}
