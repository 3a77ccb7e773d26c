// The program: finds the command that is called, runs it, and turns its ending into an exit code.
import { type Lang, phrase } from '@wyrmtable/words';
import { FAULT } from '@wyrmtable/words/cli';
import { readCall } from './args.ts';
import { type Command, complain, type Ending, isComplaint, isFault } from './call.ts';
import { COMMANDS } from './commands/index.ts';
import { commandHelp, programHelp } from './help.ts';
import { shellLang, wantedLang } from './lang.ts';
import { faultLine, note, say } from './report.ts';
import { unplayable } from './unplayable.ts';
import { version } from './version.ts';

const EXIT_CODES = { done: 0, 'does-not-hold': 1 } as const;
export const WRONG = 2;

async function callCommand(command: Command, args: readonly string[], lang: Lang): Promise<Ending> {
  const call = readCall(command, args, lang);
  if (isComplaint(call)) return call;
  if (!call.has('help')) return command.run(call);
  for (const line of commandHelp(lang, command)) say(line);
  return 'done';
}

async function main(args: readonly string[], lang: Lang): Promise<Ending> {
  const [first, ...rest] = args;
  if (first === undefined) return complain(FAULT.noCommand);
  const command = COMMANDS.get(first);
  if (command !== undefined) return callCommand(await command(), rest, lang);
  if (first === '--version') {
    say(version());
    return 'done';
  }
  if (args.includes('--help') || first === 'help') {
    const asked = COMMANDS.get(rest[0] ?? '');
    const lines = asked
      ? commandHelp(lang, await asked())
      : programHelp(lang, await Promise.all([...COMMANDS.values()].map((load) => load())));
    for (const line of lines) say(line);
    return 'done';
  }
  if (first === '--lang' || first.startsWith('--lang=')) {
    const from = first === '--lang' ? 2 : 1;
    return main(args.slice(from), lang);
  }
  return first.startsWith('-')
    ? complain(FAULT.unknownFlag, { flag: first })
    : complain(FAULT.unknownCommand, { command: first, known: [...COMMANDS.keys()].join(', ') });
}

function codeOf(lang: Lang, ending: Ending): number {
  if (isFault(ending)) note(faultLine(lang, ending));
  return isFault(ending) ? WRONG : EXIT_CODES[ending];
}

/** Runs what is called to its end; the number is the exit code. */
export async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const wanted = wantedLang(args, env);
  if (isComplaint(wanted)) return codeOf(shellLang(env), wanted);
  try {
    return codeOf(wanted, await main(args, wanted));
  } catch (thrown) {
    // A defect of ours: a person gets a sentence, whoever looks for the cause sets WYRMTABLE_TRACE.
    if (env.WYRMTABLE_TRACE) throw thrown;
    const flawed = await unplayable(wanted, thrown);
    for (const line of flawed) note(line);
    if (flawed.length === 0)
      note(phrase(wanted, FAULT.defect, { problem: thrown instanceof Error ? thrown.message : String(thrown) }));
    return WRONG;
  }
}
