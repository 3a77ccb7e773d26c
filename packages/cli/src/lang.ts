// The language to speak: the flag's, else the shell's, else English.
import { isLang, type Lang } from '@wyrmtable/words';
import { FAULT } from '@wyrmtable/words/cli';
import { type Complaint, complain } from './call.ts';

/** POSIX order: LC_ALL beats LC_MESSAGES beats LANG. */
export function shellLang(env: NodeJS.ProcessEnv): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const lang = locale.slice(0, 2).toLowerCase();
  return isLang(lang) ? lang : 'en';
}

/** Read before anything else, so that even a complaint about other flags comes in the right language. */
export function wantedLang(args: readonly string[], env: NodeJS.ProcessEnv): Lang | Complaint {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const arg = args[at];
  if (arg === undefined) return shellLang(env);
  const wanted = arg === '--lang' ? args[at + 1] : arg.slice('--lang='.length);
  return isLang(wanted) ? wanted : complain(FAULT.unknownLang, { lang: wanted ?? '' });
}
