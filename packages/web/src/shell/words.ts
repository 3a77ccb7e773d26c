// The person's language for components: messages become sentences, times become "an hour ago".
import { type Lang, type Message, type Params, phrase } from '@wyrmtable/words';
import { useMemo } from 'react';
import { useSettings } from './settings.ts';

export interface Speech {
  readonly lang: Lang;
  say(message: Message, params?: Params): string;
  /** How long ago a moment was. */
  ago(moment: number): string;
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

function ago(lang: Lang, moment: number): string {
  const past = Math.max(0, Date.now() - moment);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, ms] of UNITS) if (past >= ms) return format.format(-Math.floor(past / ms), unit);
  return format.format(0, 'second');
}

export function useSpeech(): Speech {
  const { lang } = useSettings();
  return useMemo(
    () => ({ lang, say: (message, params) => phrase(lang, message, params), ago: (moment) => ago(lang, moment) }),
    [lang],
  );
}
