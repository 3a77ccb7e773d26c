// How each game says what was chosen and when.
import type { ThroneReading, ThroneView } from '@wyrmtable/dice-throne';
import type { FarkleReading, FarkleView } from '@wyrmtable/dragon-farkle';
import type { EtchinstoneReading, EtchinstoneView } from '@wyrmtable/etchinstone';
import type { Reading } from '@wyrmtable/kernel';
import type { GameId } from '@wyrmtable/shelf';
import { type Lang, type Message, phrase } from '@wyrmtable/words';
import { REPORT_PAGE } from '@wyrmtable/words/report';

export interface Telling {
  /** Null for a game whose decisions are not weighed. */
  readonly slips: SlipTelling | null;
  /** What else must be known of its luck. */
  readonly aside: Message | null;
}

export interface SlipTelling {
  choice(lang: Lang, reading: Reading, names: readonly string[], view: object): string;
  /** What was asked, and by which card or ability, where the choice alone would not say it. */
  asked(lang: Lang, view: object): readonly string[];
  /** The turn it was, or null for a game that does not count them. */
  turn(view: object): number | null;
  /** Dice that lay there. */
  dice(view: object): readonly number[];
}

/** Views and readings cross from the thread as plain data; whose they are is known by the game alone. */
interface Told<V extends object, R extends Reading> {
  choice(lang: Lang, reading: R, names: readonly string[], view: V): string;
  asked(lang: Lang, view: V): readonly string[];
  turn(view: V): number | null;
  dice(view: V): readonly number[];
}

async function throne(): Promise<Told<ThroneView, ThroneReading>> {
  const [{ askingLine, choiceLine, momentOf }, { NOTES }, { sourceOf }] = await Promise.all([
    import('@wyrmtable/words/dice-throne'),
    import('@wyrmtable/words/throne-asking'),
    import('../games/dice-throne/asking/question.ts'),
  ]);
  return {
    choice: (lang, reading, names, view) =>
      choiceLine(
        lang,
        reading,
        names,
        view.players.map(({ hero }) => hero),
        momentOf(view),
      ),
    asked: (lang, view) => {
      const source = momentOf(view).effect === undefined ? null : sourceOf({ view, lang });
      return [
        ...(view.asking === null ? [] : [askingLine(lang, view.asking)]),
        ...(source === null ? [] : [phrase(lang, NOTES.of, { source })]),
      ];
    },
    turn: ({ turn }) => turn,
    dice: (view) => {
      if (view.effectDice.length > 0) return view.effectDice;
      return view.defenceDice.length > 0 ? view.defenceDice : view.dice;
    },
  };
}

async function farkle(): Promise<Told<FarkleView, FarkleReading>> {
  const { choiceLine } = await import('@wyrmtable/words/dragon-farkle');
  return {
    choice: (lang, reading, names, { step }) => choiceLine(lang, reading, names, step),
    asked: () => [],
    turn: ({ turn }) => turn,
    dice: ({ dice }) => dice,
  };
}

async function etching(): Promise<Told<EtchinstoneView, EtchinstoneReading>> {
  const { choiceLine } = await import('@wyrmtable/words/etchinstone');
  return {
    choice: (lang, reading, _, view) => choiceLine(lang, reading, view),
    asked: () => [],
    turn: () => null,
    dice: () => [],
  };
}

const ofSlips = (told: () => Promise<SlipTelling>) => async (): Promise<Telling> => ({
  slips: await told(),
  aside: null,
});

const isCampaign = (options: object): boolean => 'mode' in options && options.mode === 'campaign';

/** Of an adventure only the luck is told, and of a campaign's enemies nothing: no choice of a person throws their dice. */
export const TELLINGS: Readonly<Record<GameId, (options: object) => Promise<Telling>>> = {
  adventures: async (options) => ({ slips: null, aside: isCampaign(options) ? REPORT_PAGE.enemies : null }),
  'dice-throne': ofSlips(throne),
  'dragon-farkle': ofSlips(farkle),
  etchinstone: ofSlips(etching),
};
