// The log of an adventure: what happens on the map, at the shop and on the sheet; the arena's events are told as in Dice Throne.
import { type AdventureEvent, isReason } from '@wyrmtable/adventures';
import type { Reason } from '@wyrmtable/kernel';
import { seatName } from '../common.ts';
import { type LogIcon, type LogLine, type Tone, eventLine as throneLine } from '../dice-throne/log.ts';
import { abilityName, cardName } from '../dice-throne/names.ts';
import { LOG, LOG_DETAILS } from '../messages/adv-log.ts';
import { REASON } from '../messages/adv-reasons.ts';
import { list } from '../numbers.ts';
import { type Lang, type Message, type Params, phrase } from '../phrase.ts';
import { keptText } from './kept-dice.ts';
import { className, enemyName, lootName, mapLetter, scenarioName, tileName } from './names.ts';

/** The event as a line, or null when it is not worth one. `names` are by seat, the enemies' included (`tableNames`). */
export function eventLine(lang: Lang, event: AdventureEvent, names: readonly string[]): LogLine | null {
  const line = (message: Message, params: Params, icon: LogIcon, tone: Tone = 'plain'): LogLine => ({
    text: phrase(lang, message, params),
    tone,
    icon,
  });
  const nameAt = (seat: number): string => names[seat] ?? seatName(lang, seat);
  switch (event.kind) {
    case 'scenario': {
      const scenario = scenarioName(lang, event.number);
      if (event.map === null) return line(LOG.scenario, { scenario }, 'checkered-flag');
      return line(LOG_DETAILS.onMap, { scenario, letter: mapLetter(event.map) }, 'checkered-flag');
    }
    case 'loot-die': {
      const { seat, chest, result } = event;
      return line(LOG['loot-die'], { name: nameAt(seat), chest, result }, 'rolling-dices');
    }
    case 'moved':
      return line(LOG.moved, { name: nameAt(event.seat) }, 'sands-of-time');
    case 'revealed':
      return line(LOG.revealed, { name: nameAt(event.seat), tile: tileName(lang, event.tile) }, 'eye-target');
    case 'shard':
      return line(LOG.shard, { name: nameAt(event.seat), shards: event.shards }, 'upgrade', 'heal');
    case 'gold': {
      const { change, gold } = event;
      const params = { gold, sign: change > 0 ? '+' : '−', n: Math.abs(change) };
      return line(LOG.gold, params, 'two-coins', change > 0 ? 'heal' : 'danger');
    }
    case 'engaged': {
      const params = { name: nameAt(event.seat), enemy: enemyName(lang, event.enemy) };
      return line(LOG.engaged, params, 'crossed-swords', 'danger');
    }
    case 'kept': {
      const { seat, dice, objective, why } = event;
      const shown = keptText(lang, dice, objective);
      return line(LOG.kept, { name: nameAt(seat), dice: shown, any: String(dice.length > 0), why }, 'rolling-dices');
    }
    case 'chose': {
      const { seat, ability, priority, over } = event;
      // With a single ability met there was nothing to decide.
      if (over.length === 0) return null;
      const others = list(
        lang,
        over.map((one) => abilityName(lang, one)),
      );
      const params = { name: nameAt(seat), ability: abilityName(lang, ability), over: others };
      return line(LOG.chose, { ...params, ranked: String(priority !== null), priority: priority ?? 0 }, 'targeting');
    }
    case 'boss-card': {
      const { seat, card, fate } = event;
      // Playing it is an event of the arena.
      if (fate === 'played') return null;
      const params = { name: nameAt(seat), card: cardName(lang, card), fate: fate === 'too-dear' ? 'dear' : fate };
      return line(LOG['boss-card'], params, 'card-play');
    }
    case 'enemy-down': {
      const { enemy, fled } = event;
      return line(LOG['enemy-down'], { enemy: enemyName(lang, enemy), fled: String(fled) }, 'broken-heart', 'heal');
    }
    case 'salve':
      return line(LOG.salve, { name: nameAt(event.seat), left: event.left }, 'health-normal', 'heal');
    case 'mystery':
      return line(LOG.mystery, { name: nameAt(event.seat), class: className(lang, event.class) }, 'card-draw', 'heal');
    case 'offered': {
      const { seat, cards, count } = event;
      if (cards === undefined) return line(LOG.offered, { name: nameAt(seat), count }, 'card-draw');
      const named = cards.map((card) => lootName(lang, card)).join(', ');
      return line(LOG_DETAILS.offeredThese, { name: nameAt(seat), cards: named }, 'card-draw');
    }
    case 'acquired':
      return line(LOG.acquired, { name: nameAt(event.seat), card: lootName(lang, event.card) }, 'card-draw', 'heal');
    case 'gave-up': {
      const { seat, card } = event;
      if (card === null) return line(LOG_DETAILS.gaveUpUnseen, { name: nameAt(seat) }, 'card-discard');
      return line(LOG['gave-up'], { name: nameAt(seat), card: lootName(lang, card) }, 'card-discard');
    }
    case 'scored': {
      const { scenario, won, result } = event;
      const params = { scenario: scenarioName(lang, scenario), won: String(won), result };
      return line(LOG.scored, params, 'laurels-trophy', won ? 'heal' : 'danger');
    }
    case 'unlocked':
      return line(
        LOG.unlocked,
        { count: event.packs.length, packs: list(lang, [...event.packs]) },
        'laurels-trophy',
        'heal',
      );
    case 'campaign-over':
      return line(LOG['campaign-over'], { score: event.score }, 'laurels-trophy');
    default:
      return throneLine(lang, event, names);
  }
}

/** Why a bot did it, as a line of its own after what it did; null for a reason that nobody here knows. */
export function reasonLine(lang: Lang, { seat, why, mate }: Reason, names: readonly string[]): LogLine | null {
  if (!isReason(why)) return null;
  const nameAt = (at: number): string => names[at] ?? seatName(lang, at);
  const params = { name: nameAt(seat), mate: mate === null ? '' : nameAt(mate) };
  return { text: phrase(lang, REASON[why], params), tone: 'guard', icon: 'shield' };
}
