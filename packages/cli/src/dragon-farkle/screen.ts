// The table of Dragon Farkle in a terminal.
import {
  CARDS,
  dragonFarkle,
  type FarkleEvent,
  type FarkleState,
  type FarkleView,
  type HeroView,
  kindOf,
  previewSet,
  setAsideOf,
} from '@wyrmtable/dragon-farkle';
import type { Choice } from '@wyrmtable/kernel';
import { type Lang, number, phrase } from '@wyrmtable/words';
import { FARKLE } from '@wyrmtable/words/cli';
import {
  actionName,
  cardName,
  cardText,
  choiceLine,
  eventLine,
  faceName,
  type Tone,
} from '@wyrmtable/words/dragon-farkle';
import { type Colour, paint } from '../paint.ts';
import { table } from '../report.ts';
import { ALL_LISTED, type Screen } from '../terminal-adapter.ts';
import { drawDice } from './dice.ts';
import { hintLines } from './hint.ts';

const COLOURS: Readonly<Record<Tone, Colour>> = { plain: 'plain', danger: 'red', heal: 'green', guard: 'blue' };

/** Steps in which the last roll still lies on the table. */
const ROLLED = new Set(['roll', 'choose', 'zonk', 'removeDie']);

function heading(lang: Lang, view: FarkleView, names: readonly string[]): string {
  const name = names[view.active] ?? '';
  const action = view.action === null ? '' : ` · ${actionName(lang, view.action)}`;
  return paint('strong', `── ${phrase(lang, FARKLE.turn, { turn: view.turn, name })}${action} ──`);
}

function itemsOf(lang: Lang, view: FarkleView, hero: HeroView, seat: number): string {
  if (seat === view.seat) {
    const own = view.hand.map((id) => cardName(lang, id));
    const pending = view.pendingHand.map((id) => phrase(lang, FARKLE.pendingItem, { item: cardName(lang, id) }));
    return [...own, ...pending].join(', ');
  }
  return phrase(lang, FARKLE.items, { n: hero.items + hero.pendingItems });
}

function heroRows(lang: Lang, view: FarkleView, names: readonly string[]): string[] {
  return table(
    view.heroes.map((hero, seat) => [
      seat === view.active ? '▸' : ' ',
      names[seat] ?? '',
      number(lang, hero.army),
      hero.companion === null ? '–' : cardName(lang, hero.companion),
      itemsOf(lang, view, hero, seat),
      hero.lair ? phrase(lang, FARKLE.inLair) : hero.wiped ? phrase(lang, FARKLE.wiped) : '',
    ]),
    new Set([2]),
  );
}

function diceLines(lang: Lang, view: FarkleView): string[] {
  if (!ROLLED.has(view.step) || view.dice.length === 0) return [];
  const face = view.face === null ? '' : phrase(lang, FARKLE.eventDie, { face: faceName(lang, view.face) });
  return [...drawDice(view.dice), `${view.dice.join(' ')}   ${face}`];
}

function actionLines(lang: Lang, view: FarkleView, names: readonly string[]): string[] {
  if (view.action === null) return [];
  const found: string[] = [];
  if (view.action === 'brawl' && view.target !== null) {
    const params = { attacker: names[view.active] ?? '', defender: names[view.target] ?? '' };
    found.push(phrase(lang, FARKLE.brawl, params));
    if (view.roller === view.target) found.push(phrase(lang, FARKLE.toBeat, { score: view.attack }));
  }
  if (view.action === 'finalBattle') {
    found.push(phrase(lang, FARKLE.battle, { dealt: view.dealt, wounds: view.wounds }));
  } else {
    found.push(phrase(lang, view.action === 'brawl' ? FARKLE.score : FARKLE.pending, { soldiers: view.pending }));
  }
  const aside = view.aside.flatMap(({ dice }) => dice);
  if (aside.length > 0) found.push(phrase(lang, FARKLE.aside, { dice: aside.join(' ') }));
  if (view.step === 'decide') found.push(phrase(lang, FARKLE.nextRoll, { dice: view.left }));
  return found;
}

/** The text of a card under its name. */
function cardLines(lang: Lang, id: string): string[] {
  const card = CARDS.find((known) => known.id === id);
  return card === undefined ? [] : [paint('strong', cardName(lang, id)), `    ${cardText(lang, card)}`];
}

export function farkleScreen(lang: Lang, names: readonly string[]): Screen {
  const { view, read } = dragonFarkle;
  const choiceText = (seen: FarkleView, choice: Choice): string => {
    const said = choiceLine(lang, read(choice, seen), names, seen.step);
    if (kindOf(choice) !== 'setAside' || seen.action === 'finalBattle') return said;
    const { set, reward } = setAsideOf(choice);
    return `${said}  ${paint('green', `+${number(lang, previewSet(seen, set, reward))}`)}`;
  };
  return {
    event(event: FarkleEvent) {
      const line = eventLine(lang, event, names);
      return line === null ? null : paint(COLOURS[line.tone], line.text);
    },
    table(state: FarkleState, watcher) {
      const seen = view(state, watcher);
      return [
        heading(lang, seen, names),
        ...heroRows(lang, seen, names),
        ...actionLines(lang, seen, names),
        ...diceLines(lang, seen),
      ];
    },
    choices(state: FarkleState, seat, choices) {
      const seen = view(state, seat);
      return choices.map((choice) => choiceText(seen, choice));
    },
    ...ALL_LISTED,
    hint: (state: FarkleState, seat) => hintLines(lang, view(state, seat)),
    cards(state: FarkleState, seat) {
      const seen = view(state, seat);
      const companions = seen.heroes.flatMap(({ companion }) => companion ?? []);
      return [...seen.hand, ...seen.pendingHand, ...companions].flatMap((id) => cardLines(lang, id));
    },
  };
}
