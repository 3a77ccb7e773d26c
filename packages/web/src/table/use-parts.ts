// What each seat of a table plays, where its options say so.
import type { Lang } from '@wyrmtable/words';
import { useEffect, useState } from 'react';
import { useSpeech } from '../shell/words.ts';
import type { TableSnapshot } from './port.ts';
import type { SeatPart } from './remote/seats.tsx';

/** How the options of a game name what each seat plays. */
const PARTS: Readonly<Record<string, () => Promise<(lang: Lang, options: object) => SeatPart[]>>> = {
  'dice-throne': async () => (await import('../setup/throne-parts.ts')).partsOf,
  adventures: async () => (await import('../setup/adventures-parts.ts')).partsOf,
};

/** The heroes of a table whose options name them; their words are fetched with the game. */
export function useParts({ game, options }: TableSnapshot): readonly SeatPart[] | undefined {
  const { lang } = useSpeech();
  const [parts, setParts] = useState<readonly SeatPart[]>();
  useEffect(() => {
    void PARTS[game]?.().then((partsOf) => setParts(partsOf(lang, options)));
  }, [game, options, lang]);
  return parts;
}
