// What each seat of a table plays, where its options say so.
import { isGameId } from '@wyrmtable/registry';
import { useEffect, useState } from 'react';
import { GAMES } from '../games/index.ts';
import { useSpeech } from '../shell/words.ts';
import type { TableSnapshot } from './port.ts';
import type { SeatPart } from './remote/seats.tsx';

/** The heroes of a table whose options name them; their words are fetched with the game. */
export function useParts({ game, options }: TableSnapshot): readonly SeatPart[] | undefined {
  const { lang } = useSpeech();
  const [parts, setParts] = useState<readonly SeatPart[]>();
  useEffect(() => {
    const fetching = isGameId(game) ? GAMES[game].parts?.() : undefined;
    void fetching?.then((partsOf) => setParts(partsOf(lang, options)));
  }, [game, options, lang]);
  return parts;
}
