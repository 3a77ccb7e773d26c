// How each game says what was chosen and when.
import type { ThroneView } from '@wyrmtable/dice-throne';
import type { FarkleView } from '@wyrmtable/dragon-farkle';
import type { EtchinstoneView } from '@wyrmtable/etchinstone';
import type { Reading } from '@wyrmtable/kernel';
import type { GameId } from '@wyrmtable/shelf';
import type { Lang } from '@wyrmtable/words';

export interface Telling {
  choice(lang: Lang, reading: Reading, names: readonly string[], view: object): string;
  /** The turn it was, or null for a game that does not count them. */
  turn(view: object): number | null;
  /** Dice that lay there. */
  dice(view: object): readonly number[];
}

/** Views cross from the thread as plain data; whose they are is known by the game alone. */
interface Told<V extends object> {
  choice(lang: Lang, reading: Reading, names: readonly string[], view: V): string;
  turn(view: V): number | null;
  dice(view: V): readonly number[];
}

async function throne(): Promise<Told<ThroneView>> {
  const { choiceLine, momentOf } = await import('@wyrmtable/words/dice-throne');
  return {
    choice: (lang, reading, names, view) =>
      choiceLine(
        lang,
        reading,
        names,
        view.players.map(({ hero }) => hero),
        momentOf(view),
      ),
    turn: ({ turn }) => turn,
    dice: (view) => {
      if (view.effectDice.length > 0) return view.effectDice;
      return view.defenceDice.length > 0 ? view.defenceDice : view.dice;
    },
  };
}

async function farkle(): Promise<Told<FarkleView>> {
  const { choiceLine } = await import('@wyrmtable/words/dragon-farkle');
  return {
    choice: (lang, reading, names, { step }) => choiceLine(lang, reading, names, step),
    turn: ({ turn }) => turn,
    dice: ({ dice }) => dice,
  };
}

async function etching(): Promise<Told<EtchinstoneView>> {
  const { choiceLine } = await import('@wyrmtable/words/etchinstone');
  return {
    choice: (lang, reading, _, view) => choiceLine(lang, reading, view),
    turn: () => null,
    dice: () => [],
  };
}

/** A campaign is not looked back upon. */
export const TELLINGS: Readonly<Partial<Record<GameId, () => Promise<Telling>>>> = {
  'dice-throne': throne,
  'dragon-farkle': farkle,
  etchinstone: etching,
};
