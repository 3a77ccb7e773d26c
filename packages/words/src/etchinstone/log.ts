// The chronicle: what happened, as a line with a tone and an icon.
import type { EtchinstoneEvent } from '@wyrmtable/etchinstone';
import { DAMAGE_LOG, LOG, LOST_LOG, ROLE_LOG, TIME_LOG } from '../messages/etch-log.ts';
import { list } from '../numbers.ts';
import { type Lang, type Message, type Params, phrase } from '../phrase.ts';
import { elementName, fullCardName } from './cards.ts';
import { dragonName, regionName } from './encounters.ts';
import { verdictLine } from './forecast.ts';
import { roleName } from './terms.ts';
import type { Tone } from './tone.ts';
import { hardshipName } from './traits.ts';

/** Glyphs of the game-icons set that the chronicle uses. */
export const LOG_ICONS = [
  'armor-downgrade',
  'armor-upgrade',
  'boots',
  'broken-heart',
  'card-burn',
  'card-discard',
  'card-draw',
  'card-play',
  'checkered-flag',
  'crossed-swords',
  'cycle',
  'divert',
  'dragon-head',
  'key',
  'knockout',
  'laurels-trophy',
  'magic-swirl',
  'sands-of-time',
  'shield',
  'snake-bite',
  'spiked-dragon-head',
  'stack',
  'targeting',
  'treasure-map',
] as const;
export type LogIcon = (typeof LOG_ICONS)[number];

export interface LogLine {
  readonly text: string;
  readonly tone: Tone;
  readonly icon: LogIcon;
}

/** The event as a line, or null when it is not worth one. */
export function eventLine(lang: Lang, event: EtchinstoneEvent): LogLine | null {
  const line = (message: Message, params: Params, icon: LogIcon, tone: Tone = 'plain'): LogLine => ({
    text: phrase(lang, message, params),
    tone,
    icon,
  });
  const name = (card: string): string => fullCardName(lang, card);
  switch (event.kind) {
    case 'changed':
      return line(LOG.changed, { card: name(event.card), level: event.level }, 'stack');
    case 'region':
    case 'regionSkipped':
    case 'regionEnded': {
      const { kind, region } = event;
      const icon = kind === 'regionEnded' ? 'checkered-flag' : 'treasure-map';
      return line(LOG[kind], { region, name: regionName(lang, region) }, icon);
    }
    case 'drew':
      return line(LOG.drew, { cards: names(lang, event.cards) }, 'card-draw');
    case 'scouted':
      return scouted(lang, event);
    case 'detour':
      return line(LOG.detour, { key: name(event.key), card: name(event.card) }, 'divert');
    case 'faced': {
      const { encounter, type } = event;
      return line(LOG.faced, { encounter, type }, encounter === 'enemy' ? 'crossed-swords' : 'boots');
    }
    case 'assigned':
    case 'left': {
      const { kind, role, set } = event;
      const card = kind === 'assigned' ? name(event.card) : '';
      return line(ROLE_LOG[kind], { role: roleName(lang, role), set: numbered(set), card }, 'card-play');
    }
    case 'combined':
      return line(LOG.combined, { top: name(event.top), hidden: name(event.hidden) }, 'stack');
    case 'attuned':
      return line(
        LOG.attuned,
        { top: name(event.top), element: elementName(lang, event.element, 'genitive') },
        'magic-swirl',
      );
    case 'aimed':
      return line(LOG.aimed, { at: event.at, set: numbered(event.set) }, 'targeting');
    case 'gaveUpSpare':
      return line(LOG.gaveUpSpare, { card: name(event.card) }, 'shield', 'guard');
    case 'resolved': {
      const icon = event.forecast.initiative === null ? 'boots' : 'crossed-swords';
      return { ...verdictLine(lang, event.forecast), icon };
    }
    case 'timeLost':
      return timeLost(lang, event);
    case 'poisoned': {
      const message = event.hand === 'next' ? DAMAGE_LOG.poisonedNext : DAMAGE_LOG.poisonedCurrent;
      return line(message, { damage: event.damage }, 'snake-bite', 'danger');
    }
    case 'absorbed': {
      const { card, amount, left } = event;
      const message = left === 0 ? DAMAGE_LOG.absorbedAll : DAMAGE_LOG.absorbed;
      return line(message, { card: name(card), amount, left }, 'shield', 'guard');
    }
    case 'downgraded':
      return line(LOG.downgraded, { card: name(event.card), level: event.level }, 'armor-downgrade', 'danger');
    case 'removed':
      return line(LOG.removed, { card: name(event.card) }, 'card-burn', 'danger');
    case 'knockout':
      return line(LOG.knockout, { damage: event.damage, absorbed: event.absorbed }, 'knockout', 'danger');
    case 'deckLost':
      return line(LOG.deckLost, { cards: names(lang, event.cards) }, 'card-discard', 'danger');
    case 'upgraded': {
      const { card, level, cost, left } = event;
      return line(DAMAGE_LOG.upgraded, { card: name(card), level, cost, left }, 'armor-upgrade', 'heal');
    }
    case 'xpLost':
      return line(LOG.xpLost, { xp: event.xp }, 'armor-upgrade');
    case 'discarded':
      return line(LOG.discarded, { cards: names(lang, event.cards) }, 'card-discard');
    case 'finalJourney':
      return line(LOG.finalJourney, { dragon: dragonName(lang, event.dragon) }, 'dragon-head');
    case 'regrouped':
      return line(LOG.regrouped, { card: name(event.card) }, 'cycle');
    case 'finalEnemy':
      return line(LOG.finalEnemy, { dragon: dragonName(lang, event.dragon) }, 'spiked-dragon-head');
    case 'won':
      return line(LOG.won, { score: event.score }, 'laurels-trophy', 'heal');
    case 'lost':
      return line(LOST_LOG[event.why], {}, 'broken-heart', 'danger');
    default:
      return unheard(event);
  }
}

function unheard(event: never): never {
  throw new TypeError(`no words for ${JSON.stringify(event)}`);
}

/** The second set of the final battle is numbered; the first goes without saying, as in regions. */
const numbered = (set: number): number => (set === 0 ? 0 : set + 1);

function names(lang: Lang, cards: readonly string[]): string {
  return list(
    lang,
    cards.map((card) => fullCardName(lang, card)),
  );
}

type Of<K extends EtchinstoneEvent['kind']> = Extract<EtchinstoneEvent, { readonly kind: K }>;

function scouted(lang: Lang, { card, level, encounter, type, hardship }: Of<'scouted'>): LogLine {
  const text = phrase(lang, LOG.scouted, {
    card: fullCardName(lang, card),
    level,
    encounter,
    type,
    hardship: hardshipName(lang, hardship),
  });
  return { text, tone: hardship === null ? 'plain' : 'danger', icon: 'key' };
}

function timeLost(lang: Lang, { points, cards, short }: Of<'timeLost'>): LogLine {
  const message = cards.length === 0 ? TIME_LOG.empty : short > 0 ? TIME_LOG.short : TIME_LOG.paid;
  const text = phrase(lang, message, { points, short, cards: names(lang, cards) });
  return { text, tone: 'danger', icon: 'sands-of-time' };
}
