// The sounds of a table for components: fetched when somebody first touches the page, since nothing can be heard before.
import type { Happening } from '@wyrmtable/kernel';
import type { GameId } from '@wyrmtable/registry';
import { useEffect } from 'react';
import { atTableOf } from '../games/at-table.ts';
import { useSettings } from '../shell/settings.ts';

const player = () => import('./player.ts');
const hearingOf = async (game: GameId) => (await atTableOf(game)).hearing();

/** What could not be fetched is not heard. */
const quietly = (sounding: Promise<void>): void => void sounding.catch(() => {});

/** Fetched with the first thing that can be heard. */
export const hearOf =
  (game: GameId) =>
  ({ event }: { readonly event: Happening }, view: object): void =>
    quietly(
      Promise.all([player(), hearingOf(game)]).then(([{ hear }, hearing]) => {
        const heard = hearing(event, view);
        if (heard !== null) hear(heard);
      }),
    );

/** Calls somebody back to the table. */
export const callBack = (): void => quietly(player().then(({ hear }) => hear({ cue: 'your-turn' })));

/** The quiet of the place, while somebody looks at its table. */
export function useAmbience(game: GameId): void {
  const { sound, volume, volumes } = useSettings();
  const wanted = sound && volume * volumes.ambience > 0;
  useEffect(() => {
    if (!wanted) return undefined;
    let here = true;
    const begin = () =>
      quietly(
        Promise.all([player(), atTableOf(game)]).then(([{ ambience }, { bed }]) => {
          if (here) ambience(bed);
        }),
      );
    const look = () => {
      if (navigator.userActivation?.hasBeenActive) begin();
    };
    const touches = ['pointerdown', 'keydown'] as const;
    for (const touch of touches) addEventListener(touch, begin, { once: true });
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      here = false;
      for (const touch of touches) removeEventListener(touch, begin);
      document.removeEventListener('visibilitychange', look);
      if (navigator.userActivation?.hasBeenActive) quietly(player().then(({ ambience }) => ambience(null)));
    };
  }, [game, wanted]);
}
