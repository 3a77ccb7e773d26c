// The prompt's buttons in order, with their sentences and keys; buttons and keyboard share these lists.
import { type Asking, abilityOf, type ThroneReading } from '@wyrmtable/dice-throne';
import type { Choice } from '@wyrmtable/kernel';
import { abilityText, briefChoice, effectText } from '@wyrmtable/words/dice-throne';
import { PROMPT } from '@wyrmtable/words/throne-asking';
import type { PromptAnswer } from '../../../pieces/AnswerBtn.tsx';
import { costOf, textOf } from '../cards.ts';
import { keptDice } from '../keeping.ts';
import { dealsOf } from '../meeting.ts';
import { isExchange } from '../offers.ts';
import { abilitiesOf, statusById } from '../standing.ts';
import type { Answer, ThroneTable } from '../table.ts';
import { type Groups, groupsIn } from './groups.ts';
import { shiningIn } from './shining.ts';

export interface Offer extends PromptAnswer {
  readonly key: string;
  /** What it does, where the name alone does not say it. */
  readonly note: string | null;
  /** Its words for a screen with little room; null where none can go. */
  readonly brief: string | null;
  /** A board or a hand in sight says it too. */
  readonly told: boolean;
  readonly run: () => void;
}

export interface Answering {
  readonly groups: Groups;
  /** Sentences to choose from. */
  readonly offers: readonly Offer[];
  /** Cards to play and to sell in one's own time: they lie in the hand too, so here they are folded away. */
  readonly folded: readonly Offer[];
  /** Taking back, rolling, going on: the row at the thumb, the main one last. */
  readonly ends: readonly Offer[];
  /** Cards may be played, but the hand is covered on a shared screen. */
  readonly covered: boolean;
}

/** Opens what can be done with the hand. */
export const CARDS_KEY = 'H';

/** P passes, R rolls, U takes back, O shows the odds, H the hand. */
const LETTERS = 'abcdefgijklmnqstvwxyz';

/** The second line of a button. */
function noteOf({ lang, say, view, heroes, me }: ThroneTable, reading: ThroneReading): string | null {
  const own = me === null ? undefined : view.players[me];
  switch (reading.kind) {
    case 'play': {
      if (own === undefined) return null;
      const { card } = reading;
      return say(PROMPT.cost, { cp: costOf(view, card, own), text: textOf(lang, card, own.hero) });
    }
    case 'search':
    case 'discard':
      return isExchange(view, reading) ? null : textOf(lang, reading.card, own?.hero ?? '');
    case 'declare': {
      const row = abilityOf(view, reading.number).ability.rows[reading.row];
      return row === undefined ? null : effectText(lang, heroes[view.active] ?? '', row.effects);
    }
    case 'defend': {
      const laid = own && abilitiesOf(own).find(({ ability }) => ability.id === reading.ability);
      return own === undefined || laid === undefined ? null : abilityText(lang, own.hero, laid.ability);
    }
    default:
      return null;
  }
}

/** What the declared row deals; null where that is nothing of its own. */
function dealtBy(view: ThroneTable['view'], reading: ThroneReading): string | null {
  const row = reading.kind === 'declare' ? abilityOf(view, reading.number).ability.rows[reading.row] : undefined;
  return row === undefined ? null : dealsOf({ rows: [row] });
}

function briefOf({ lang, view, names, heroes, me }: ThroneTable, reading: ThroneReading): string | null {
  const own = me === null ? undefined : view.players[me];
  const cp = own === undefined || reading.kind !== 'play' ? 0 : costOf(view, reading.card, own);
  return briefChoice(lang, reading, {
    names,
    heroes,
    cp,
    swaps: isExchange(view, reading),
    deals: dealtBy(view, reading),
  });
}

/** As they are folded on a phone: the fewest words that tell them apart; the ear is told everything. */
export function foldedOffers({ say }: Pick<ThroneTable, 'say'>, offers: readonly Offer[]): Offer[] {
  return offers.map((offer) => {
    const { brief, note } = offer;
    const alone = offers.filter((other) => other.brief === brief).length === 1;
    const text = brief !== null && alone ? brief : offer.text;
    // What is seen is heard too.
    const named = offer.text.includes(text) ? offer.text : text;
    const label = note === null ? offer.text : say(PROMPT.spoken, { text: named, note });
    return { ...offer, text, note: null, label };
  });
}

const TOLD: ReadonlySet<string> = new Set(['play', 'discard', 'declare', 'defend']);

const ICONS: Readonly<Record<string, string>> = {
  play: 'card-play',
  sell: 'two-coins',
  discard: 'card-discard',
  search: 'card-draw',
  declare: 'crossed-swords',
  defend: 'shield',
  pick: 'targeting',
  target: 'targeting',
};

/** A token is used under its own glyph. */
function iconOf(reading: ThroneReading): string | null {
  if ('status' in reading) return statusById(reading.status).icon;
  return ICONS[reading.kind] ?? null;
}

/** What a person does in the own time, with the cards at hand. */
const OWN_TIME: ReadonlySet<Asking | null> = new Set<Asking | null>(['main', 'roll']);

function offersOf(table: ThroneTable, answers: readonly Answer[], keys: boolean): Offer[] {
  const { words, send } = table;
  return answers.map(({ choice, reading }, i) => ({
    key: String(choice),
    text: words.order(reading),
    note: noteOf(table, reading),
    brief: briefOf(table, reading),
    told: TOLD.has(reading.kind),
    icon: iconOf(reading),
    hotkey: keys ? (LETTERS[i]?.toUpperCase() ?? null) : null,
    primary: false,
    run: () => send(choice),
  }));
}

function endsOf(table: ThroneTable, groups: Groups, shining: Choice | null): Offer[] {
  const { say, keeping, send, canUndo, undo } = table;
  const found: Offer[] = [];
  if (canUndo) {
    const icon = 'anticlockwise-rotation';
    found.push({
      key: 'undo',
      text: say(PROMPT.undo),
      note: null,
      brief: null,
      told: true,
      icon,
      hotkey: 'U',
      primary: false,
      run: undo,
    });
  }
  const roll: Offer[] = [];
  const rolled = keeping.roll;
  if (groups.roll.length > 0 && rolled !== null) {
    roll.push({
      key: 'roll',
      text: say(PROMPT.roll, { dice: keeping.rolling }),
      note: null,
      brief: null,
      told: true,
      icon: 'rolling-dices',
      hotkey: 'R',
      primary: shining === rolled,
      run: () => send(rolled),
    });
  }
  const ends = offersOf(table, groups.end, false).map((offer, i) => {
    const reading = groups.end[i]?.reading;
    const primary = groups.end[i]?.choice === shining;
    // Where nothing shines the phase still ends by a key, but never over the head of a roll or of an ability that lies there.
    const ends = shining === null && reading?.kind === 'proceed' && groups.declare.length + roll.length === 0;
    const hotkey = reading?.kind === 'pass' ? 'P' : primary || ends ? 'Enter' : null;
    return { ...offer, primary, hotkey };
  });
  // The main one is nearest to the thumb.
  return [...found, ...[...ends, ...roll].toSorted((a, b) => Number(a.primary) - Number(b.primary))];
}

/** Nothing shines for somebody who only watches, nor where the answer is to be found unaided. */
function shiningAt({ view, me, answers, keeping, unaided, taught, advised }: ThroneTable): Choice | null {
  if (me === null || answers.length === 0 || unaided) return null;
  // So has whoever asks the coach; what is to be rolled shines once the dice that stay are kept.
  if (advised !== undefined) {
    const rolls = answers.some(({ choice, reading }) => choice === advised && reading.kind === 'roll');
    return rolls && advised !== keeping.roll ? null : advised;
  }
  // A lesson has one teacher: what it asks for shines, and other dice than its own are not to be rolled.
  if (taught !== null) {
    const plain = answers.filter(({ choice, reading }) => reading.kind !== 'roll' || choice === keeping.roll);
    return plain.find(({ choice }) => taught(choice))?.choice ?? null;
  }
  return shiningIn({ view, me, answers, kept: keptDice(keeping, view.dice), roll: keeping.roll });
}

export function answeringOf(table: ThroneTable): Answering {
  const groups = groupsIn(table.answers);
  const ownTime = OWN_TIME.has(table.view.asking);
  const hand = [...groups.cards, ...groups.sell];
  const covered = !table.open && hand.length > 0;
  const direct = ownTime || covered ? [] : hand;
  const { declare, list, people, uses } = groups;
  const shining = shiningAt(table);
  const offers = offersOf(table, [...declare, ...list, ...people, ...uses, ...direct], true);
  return {
    groups,
    offers: offers.map((offer) => ({ ...offer, primary: offer.key === String(shining) })),
    folded: covered || !ownTime ? [] : offersOf(table, hand, false),
    ends: endsOf(table, groups, shining),
    covered,
  };
}
