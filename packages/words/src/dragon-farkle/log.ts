// The chronicle: what happened, as a line with a tone and an icon.
import { CARDS, type FarkleEvent } from '@wyrmtable/dragon-farkle';
import { seatName } from '../common.ts';
import { ARMY_LOG, BRAWL_LOG, CARD_LOG, LOG } from '../messages/farkle-log.ts';
import { list } from '../numbers.ts';
import { type Lang, type Message, type Params, phrase } from '../phrase.ts';
import { cardName, isPlural } from './cards.ts';

/** Danger costs somebody something, heal brings soldiers, guard turns harm aside. */
export type Tone = 'plain' | 'danger' | 'heal' | 'guard';

/** Glyphs of the game-icons set that the chronicle uses. */
export const LOG_ICONS = [
  'broken-heart',
  'card-draw',
  'card-discard',
  'cave-entrance',
  'crossed-swords',
  'cycle',
  'dragon-head',
  'laurels-trophy',
  'meeple',
  'meeple-army',
  'rally-the-troops',
  'rolling-dices',
  'sands-of-time',
  'shield',
  'spiked-dragon-head',
  'sword-wound',
  'wizard-face',
] as const;
export type LogIcon = (typeof LOG_ICONS)[number];

export interface LogLine {
  readonly text: string;
  readonly tone: Tone;
  readonly icon: LogIcon;
}

/** The event as a line, or null when it is not worth one. `names` are the players' by seat, never "you". */
export function eventLine(lang: Lang, event: FarkleEvent, names: readonly string[]): LogLine | null {
  const nameAt = (seat: number): string => names[seat] ?? seatName(lang, seat);
  const line = (message: Message, params: Params, icon: LogIcon, tone: Tone = 'plain'): LogLine => ({
    text: phrase(lang, message, params),
    tone,
    icon,
  });
  const name = 'seat' in event ? nameAt(event.seat) : '';
  switch (event.kind) {
    case 'window':
      return null;
    case 'turn':
      return line(LOG.turn, { name, turn: event.turn }, 'sands-of-time');
    case 'respawned':
      return line(LOG.respawned, { name }, 'meeple');
    case 'joined':
      return line(LOG.joined, { name, companion: cardName(lang, event.companion) }, 'meeple', 'heal');
    case 'parted':
      return line(LOG.parted, { name, companion: cardName(lang, event.companion) }, 'meeple', 'danger');
    case 'action': {
      const target = event.target === undefined ? '' : nameAt(event.target);
      return line(LOG.action, { name, action: event.action, target }, ACTION_ICONS[event.action]);
    }
    case 'enteredLair':
    case 'leftLair':
      return line(LOG[event.kind], { name }, 'cave-entrance');
    case 'defending':
      return line(LOG.defending, { name, dice: event.dice, against: event.against }, 'shield');
    case 'rolled':
      return line(LOG.rolled, { name, dice: event.dice.join(', '), face: event.face }, FACE_ICONS[event.face]);
    case 'used':
      return used(lang, event, name, nameAt);
    case 'cancelled':
      return line(LOG.cancelled, { name, card: cardName(lang, event.card) }, 'shield', 'guard');
    case 'scared':
      return line(LOG.scared, { name, pips: event.pips }, 'rolling-dices', 'danger');
    case 'rerolledEvent':
      return line(LOG.rerolledEvent, { name, from: event.from, to: event.to }, 'cycle');
    case 'rerolledDie':
      return line(LOG.rerolledDie, { name, from: event.from, to: event.to }, 'cycle');
    case 'rerolledDice':
      return line(LOG.rerolledDice, { name, dice: event.dice.join(', ') }, 'cycle');
    case 'removedDie':
      return line(LOG.removedDie, { name, face: event.face }, 'rolling-dices');
    case 'setAside': {
      const { soldiers, pending, reward } = event;
      const params = { name, dice: event.dice.join(', '), soldiers, pending, reward, more: pending > soldiers };
      return line(LOG.setAside, params, 'rolling-dices');
    }
    case 'eaten':
      return line(LOG.eaten, { name, dice: event.dice.join(', ') }, 'spiked-dragon-head', 'danger');
    case 'dodged':
      return line(LOG.dodged, { name }, 'spiked-dragon-head', 'guard');
    case 'hotDice':
      return line(LOG.hotDice, { name, dice: event.dice }, 'rolling-dices', 'heal');
    case 'zonk':
      return line(LOG.zonk, { name, lost: event.lost }, 'broken-heart', 'danger');
    case 'saved': {
      const card = cardName(lang, event.card);
      return line(LOG.saved, { name, card, plural: isPlural(event.card), soldiers: event.soldiers }, 'shield', 'guard');
    }
    case 'stopped':
      return line(LOG.stopped, { name, pending: event.pending }, 'meeple-army');
    case 'army':
      return army(lang, event, name);
    case 'brawlEnded': {
      const { winner, attack, defence } = event;
      if (winner === null) return line(BRAWL_LOG.tied, { score: attack }, 'crossed-swords');
      const scores = { higher: Math.max(attack, defence), lower: Math.min(attack, defence) };
      return line(BRAWL_LOG.won, { name: nameAt(winner), ...scores }, 'crossed-swords');
    }
    case 'wounded':
      return line(LOG.wounded, { name, wounds: event.wounds, dealt: event.dealt }, 'sword-wound', 'heal');
    case 'fallen': {
      const tone = event.soldiers === 0 ? 'guard' : 'plain';
      return line(LOG.fallen, { name, dice: event.dice.join(', '), soldiers: event.soldiers }, 'rolling-dices', tone);
    }
    case 'healed':
      return line(LOG.healed, {}, 'dragon-head', 'danger');
    case 'wiped':
      return line(LOG.wiped, { name }, 'broken-heart', 'danger');
    case 'drew':
      return drew(lang, event, name);
    case 'noCard':
      return line(LOG.noCard, { name }, 'card-draw');
    case 'kept': {
      if (event.item === undefined) return line(CARD_LOG.kept, { name }, 'card-draw');
      return line(CARD_LOG.keptThis, { name, item: cardName(lang, event.item, 'accusative') }, 'card-draw');
    }
    case 'discarded': {
      const items = list(
        lang,
        event.items.map((item) => cardName(lang, item, 'accusative')),
      );
      return line(LOG.discarded, { name, items }, 'card-discard');
    }
    case 'reshuffled':
      return line(LOG.reshuffled, { deck: event.deck }, 'cycle');
    case 'won':
      return line(LOG.won, { name }, 'laurels-trophy', 'heal');
    default:
      return unheard(event);
  }
}

function unheard(event: never): never {
  throw new TypeError(`no words for ${JSON.stringify(event)}`);
}

const ACTION_ICONS = {
  recruit: 'meeple-army',
  brawl: 'crossed-swords',
  finalBattle: 'dragon-head',
} as const satisfies Record<string, LogIcon>;

const FACE_ICONS = {
  blank: 'rolling-dices',
  dragon: 'spiked-dragon-head',
  rally: 'rally-the-troops',
} as const satisfies Record<string, LogIcon>;

type Of<K extends FarkleEvent['kind']> = Extract<FarkleEvent, { readonly kind: K }>;

function army(lang: Lang, event: Of<'army'>, name: string): LogLine {
  const { change, army: now, why } = event;
  const came = change > 0;
  // A card may bring soldiers or scare them off; every other reason goes one way only.
  const message = why === 'card' ? (came ? ARMY_LOG.gained : ARMY_LOG.lost) : ARMY_LOG[why];
  return {
    text: phrase(lang, message, { name, change: Math.abs(change), army: now }),
    tone: came ? 'heal' : 'danger',
    icon: 'meeple-army',
  };
}

function used(lang: Lang, event: Of<'used'>, name: string, nameAt: (seat: number) => string): LogLine {
  const known = CARDS.find((card) => card.id === event.card);
  if (known?.timing === 'always') {
    const text = phrase(lang, CARD_LOG.byItself, { name, card: cardName(lang, event.card) });
    return { text, tone: 'plain', icon: 'card-discard' };
  }
  const companion = known?.kind === 'companion';
  const card = cardName(lang, event.card, 'accusative');
  const icon = companion ? 'wizard-face' : 'card-discard';
  if (event.target === undefined) {
    return { text: phrase(lang, CARD_LOG[companion ? 'companion' : 'item'], { name, card }), tone: 'plain', icon };
  }
  const target = nameAt(event.target);
  const text =
    event.face === undefined
      ? phrase(lang, CARD_LOG[companion ? 'companionOn' : 'itemOn'], { name, card, target })
      : phrase(lang, CARD_LOG.itemOnDie, { name, card, target, face: event.face });
  return { text, tone: 'plain', icon };
}

function drew(lang: Lang, event: Of<'drew'>, name: string): LogLine {
  if (event.item === undefined) {
    const text = phrase(lang, event.pending ? CARD_LOG.drewPending : CARD_LOG.drew, { name });
    return { text, tone: 'plain', icon: 'card-draw' };
  }
  const item = cardName(lang, event.item, 'accusative');
  const text = phrase(lang, event.pending ? CARD_LOG.drewThisPending : CARD_LOG.drewThis, { name, item });
  return { text, tone: 'plain', icon: 'card-draw' };
}
