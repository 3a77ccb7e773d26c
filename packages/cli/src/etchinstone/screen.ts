// The table of Dragons of Etchinstone in a terminal.
import {
  type EtchinstoneEvent,
  type EtchinstoneState,
  type EtchinstoneView,
  etchinstone,
  forecast,
} from '@wyrmtable/etchinstone';
import { type Lang, phrase } from '@wyrmtable/words';
import { ETCH } from '@wyrmtable/words/cli';
import {
  cardText,
  choiceLine,
  dragonName,
  dragonText,
  encounterText,
  encounterTitle,
  eventLine,
  forecastLines,
  fullCardName,
  hardshipName,
  hardshipText,
  regionName,
  stageName,
  type Tone,
} from '@wyrmtable/words/etchinstone';
import { type Colour, paint } from '../paint.ts';
import { ALL_LISTED, type Screen } from '../terminal-adapter.ts';
import { wrapped } from '../wrap.ts';

const COLOURS: Readonly<Record<Tone, Colour>> = { plain: 'plain', danger: 'red', heal: 'green', guard: 'blue' };

function heading(lang: Lang, { stage, region }: EtchinstoneView): string {
  const where =
    stage === 'region' ? phrase(lang, ETCH.region, { region, name: regionName(lang, region) }) : stageName(lang, stage);
  return paint('strong', `── ${where} ──`);
}

/** The encounter and what makes it harder, or the dragon. */
function foeLines(lang: Lang, view: EtchinstoneView): string[] {
  const { stage, encounter, region, hardship, key, levels, dragon } = view;
  if (stage !== 'region') return [paint('strong', dragonName(lang, dragon)), ...wrapped(dragonText(lang, dragon))];
  if (encounter === null) return [];
  const { kind, type } = encounter;
  const text = wrapped(encounterText(lang, region, kind, type));
  const found = [paint('strong', encounterTitle(lang, region, kind, type)), ...text];
  if (hardship !== null) {
    const params = { name: hardshipName(lang, hardship), text: hardshipText(lang, hardship) };
    found.push(paint('red', phrase(lang, ETCH.hardship, params)));
  }
  if (key !== null) {
    found.push(phrase(lang, ETCH.key, { card: fullCardName(lang, key), level: levels[key] ?? 0 }));
  }
  return found;
}

const cardName = (lang: Lang, { levels }: EtchinstoneView, card: string): string =>
  phrase(lang, ETCH.card, { card: fullCardName(lang, card), level: levels[card] ?? 0 });

function pileLine(lang: Lang, { deck, discard, removed, score }: EtchinstoneView): string {
  return phrase(lang, ETCH.piles, {
    deck: deck.count,
    discard: discard.length,
    removed: removed.length,
    score,
  });
}

function dueLines(lang: Lang, { step, damage, xp }: EtchinstoneView): string[] {
  if (damage !== null) return [paint('red', phrase(lang, ETCH.damage, { damage: damage.left }))];
  return step === 'upgrade' ? [paint('green', phrase(lang, ETCH.xp, { xp }))] : [];
}

/** What the arrangement as it lies would lead to. */
function forecastOf(lang: Lang, view: EtchinstoneView): string[] {
  const reckoned = view.step === 'absorb' || view.step === 'upgrade' || view.step === 'over' ? null : forecast(view);
  if (reckoned === null) return [];
  return forecastLines(lang, reckoned).map(({ text, tone }) => paint(COLOURS[tone], text));
}

export function etchinstoneScreen(lang: Lang): Screen {
  const { view, read } = etchinstone;
  return {
    event(event: EtchinstoneEvent) {
      const line = eventLine(lang, event);
      return line === null ? null : paint(COLOURS[line.tone], line.text);
    },
    table(state: EtchinstoneState, watcher) {
      const seen = view(state, watcher);
      return [
        heading(lang, seen),
        ...foeLines(lang, seen),
        ...seen.hand.map((card) => `  ${cardName(lang, seen, card)}`),
        pileLine(lang, seen),
        ...dueLines(lang, seen),
        ...forecastOf(lang, seen),
      ];
    },
    choices(state: EtchinstoneState, seat, choices) {
      const seen = view(state, seat);
      return choices.map((choice) => choiceLine(lang, read(choice, seen), seen));
    },
    ...ALL_LISTED,
    hint: (state: EtchinstoneState, seat) => forecastOf(lang, view(state, seat)),
    cards(state: EtchinstoneState, seat) {
      const seen = view(state, seat);
      const shown = seen.key === null ? seen.hand : [...seen.hand, seen.key];
      return shown.flatMap((card) => [
        paint('strong', cardName(lang, seen, card)),
        ...wrapped(cardText(lang, card, seen.levels[card] ?? 0, seen), '    '),
      ]);
    },
  };
}
