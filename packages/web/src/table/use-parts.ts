// What each seat of a table plays, where its options say so.
import { isGameId } from '@wyrmtable/registry';
import { useEffect, useState } from 'react';
import { GAMES } from '../games/index.ts';
import { useSpeech } from '../shell/words.ts';
import type { TableSnapshot } from './port.ts';
import type { SeatPart } from './remote/seats.tsx';

/**
 * The heroes of a table whose options name them; their words are fetched with the game. `introduced` changes when heroes that
 * somebody made have come and can be called by their names.
 */
export function useParts({ game, options }: TableSnapshot, introduced = 0): readonly SeatPart[] | undefined {
  const { lang } = useSpeech();
  const [parts, setParts] = useState<readonly SeatPart[]>();
  useEffect(() => {
    const fetching = isGameId(game) ? GAMES[game].parts?.() : undefined;
    void fetching?.then((partsOf) => setParts(partsOf(lang, options)));
    // Nothing of it is used but that it has changed.
    void introduced;
  }, [game, options, lang, introduced]);
  return parts;
}
