// Breaks the house on purpose, one small edit at a time, and lists the edits that no test notices (docs/breaks.md).
// `npm run breaks -- --only kernel --count 20 --minutes 5 --seed 1`. No file is changed: the edit is made while it is read.
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@wyrmtable/registry';
import type { Break } from './edit.ts';
import { breaksIn } from './operators.ts';

const root = join(import.meta.dirname, '..', '..');

interface Part {
  readonly sources: string;
  /** Left out: shells around what is tested, which only a browser or a process of its own runs. */
  readonly except: RegExp;
  readonly tests: readonly string[];
  /** What else must notice, where the tests have not: every recorded match comes out as it did. */
  readonly corpus?: true;
}

/** A game's rules. Its content is left alone: a figure on a card is held to the boxes by people, not by tests. */
const rulesOf = (game: string): Part => ({
  sources: `packages/${game}/src/{*,rules/**/*}.ts`,
  except: /\/(content|boxes|editions|index|inside|names)\.ts$/,
  tests: [`packages/${game}/`],
  corpus: true,
});

const PARTS: Readonly<Record<string, Part>> = {
  kernel: {
    sources: 'packages/kernel/src/*.ts',
    except: /laws/,
    tests: [
      'packages/kernel/',
      'packages/dragon-farkle/test/laws',
      'packages/dragon-farkle/test/scenarios',
      'packages/dragon-farkle/test/replay',
      'packages/web/test/local-match',
      'packages/web/test/travel',
      'packages/web/src/learn/',
      'packages/cli/test/scenario',
      'packages/wire/',
    ],
  },
  wire: {
    sources: 'packages/wire/src/*.ts',
    except: /limits/,
    tests: ['packages/wire/', 'packages/web/test/line'],
  },
  server: {
    sources:
      'packages/server/src/{play,storing,running,recipe,story,lobby,pledging,devices,ledger,socket,machine/*}.ts',
    except: /^$/,
    tests: [
      ...['mark', 'window', 'watchers', 'running', 'story', 'silence', 'storage'],
      ...['table', 'seats', 'offers', 'clocks', 'pledge', 'resume', 'links'],
      ...['talk', 'http', 'abuse', 'choosing', 'finding', 'taking-back'],
    ].map((name) => `packages/server/test/${name}`),
  },
  client: {
    sources: 'packages/web/src/table/{*,remote/*,local/*}.ts',
    except:
      /(open-line|local\/port|remote\/port|worker|claims|api|use-[a-z]+|arms|keep-file|kept-focus|match-file|begin|port|keys|stops)\.ts$/,
    tests: ['packages/web/test/', 'packages/web/src/table/', 'packages/registry/'],
  },
  ...Object.fromEntries(GAME_IDS.map((game) => [game, rulesOf(game)])),
};

interface Candidate extends Break {
  readonly path: string;
  readonly line: number;
  readonly seen: string;
}

function candidatesOf({ sources, except }: Part): Candidate[] {
  return globSync(sources, { cwd: root })
    .filter((path) => !path.endsWith('.test.ts') && !except.test(path))
    .toSorted()
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      return breaksIn(path, source).map((one) => {
        const line = source.slice(0, one.start).split('\n').length;
        return { ...one, path, line, seen: source.split('\n')[line - 1]?.trim() ?? '' };
      });
    });
}

/** The same for the same seed: a small generator of its own (mulberry32). */
function drawn(all: readonly Candidate[], count: number, seed: number): Candidate[] {
  const left = [...all];
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const found: Candidate[] = [];
  while (found.length < count && left.length > 0) found.push(...left.splice(Math.floor(random() * left.length), 1));
  return found;
}

type Verdict = 'caught' | 'survived' | 'too-slow';

/** Runs one program of the house with one edit, or with none. A break that makes it hang is caught too. */
function tried(args: readonly string[], edit: Candidate | null, patience: number): Promise<Verdict> {
  const options = `${process.env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(join(import.meta.dirname, 'while-read.ts'))}`;
  const env = { ...process.env, NODE_OPTIONS: options, WYRMTABLE_BREAK: JSON.stringify(edit) };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore', detached: true });
    const timer = setTimeout(() => {
      resolve('too-slow');
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, patience);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(code === 0 ? 'survived' : 'caught');
    });
  });
}

/** The tests of a part, and then the corpus where it has a say. */
async function noticed({ tests, corpus }: Part, edit: Candidate | null, patience: number): Promise<boolean> {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const run = [vitest, 'run', '--project', 'house', '--bail', '1', '--reporter', 'dot', ...tests];
  if ((await tried(run, edit, patience)) !== 'survived') return true;
  const replay = [join(root, 'packages', 'cli', 'wyrmtable.mjs'), 'corpus'];
  return corpus === true && (await tried(replay, edit, patience)) !== 'survived';
}

async function round(name: string, part: Part, count: number, seed: number, until: number): Promise<boolean> {
  const began = Date.now();
  if (await noticed(part, null, 300_000)) {
    console.log(`${name}: its tests fail as it is; nothing can be learned`);
    return false;
  }
  const patience = 20_000 + 4 * (Date.now() - began);
  const all = candidatesOf(part);
  const survivors: Candidate[] = [];
  let done = 0;
  for (const edit of drawn(all, count, seed)) {
    if (Date.now() > until) break;
    done++;
    if (!(await noticed(part, edit, patience))) survivors.push(edit);
  }
  console.log(
    `${name}: ${done} of ${all.length} possible breaks made, ${done - survivors.length} noticed, seed ${seed}`,
  );
  for (const { path, line, what, seen } of survivors) console.log(`  survived  ${path}:${line}  ${what}   ${seen}`);
  return true;
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    count: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '15' },
    seed: { type: 'string', default: '1' },
  },
});
const names = values.only === undefined ? Object.keys(PARTS) : values.only.split(',');
const unknown = names.find((name) => PARTS[name] === undefined);
const [count, minutes, seed] = [Number(values.count), Number(values.minutes), Number(values.seed)];
if (unknown !== undefined) {
  console.error(`There is no part “${unknown}”; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exitCode = 2;
} else if (![count, minutes, seed].every((figure) => Number.isFinite(figure) && figure >= 0)) {
  console.error('--count, --minutes and --seed are numbers.');
  process.exitCode = 2;
} else {
  const until = Date.now() + minutes * 60_000;
  for (const name of names) {
    const part = PARTS[name];
    if (part !== undefined && Date.now() < until && !(await round(name, part, count, seed, until)))
      process.exitCode = 1;
  }
}
