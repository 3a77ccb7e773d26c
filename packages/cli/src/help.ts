// The help pages: of the program and of each command.
import { type Lang, phrase } from '@wyrmtable/words';
import { FLAG, HELP } from '@wyrmtable/words/cli';
import { COMMON_FLAGS } from './args.ts';
import type { Command, Flags } from './call.ts';
import { table } from './report.ts';

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

function flagRows(lang: Lang, flags: Flags): string[][] {
  return Object.entries(flags).map(([name, { hint, about }]) => [
    hint === undefined ? `--${name}` : `--${name} ${hint}`,
    phrase(lang, about),
  ]);
}

export function programHelp(lang: Lang, commands: readonly Command[]): string[] {
  const rows = commands.map(({ usage, about }) => [usage, phrase(lang, about)]);
  return [
    phrase(lang, HELP.program),
    '',
    phrase(lang, HELP.usage, { usage: 'wyrmtable <command> [--help]' }),
    '',
    phrase(lang, HELP.commands),
    ...indented(table(rows)),
    '',
    phrase(lang, HELP.flags),
    ...indented(table([...flagRows(lang, COMMON_FLAGS), ['--version', phrase(lang, FLAG.version)]])),
    '',
    phrase(lang, HELP.exitCodes),
  ];
}

export function commandHelp(lang: Lang, { usage, about, flags }: Command): string[] {
  return [
    phrase(lang, about),
    '',
    phrase(lang, HELP.usage, { usage: `wyrmtable ${usage} [flags]` }),
    '',
    phrase(lang, HELP.flags),
    ...indented(table(flagRows(lang, { ...flags, ...COMMON_FLAGS }))),
  ];
}
