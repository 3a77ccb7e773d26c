// The eighteen action cards that every hero's deck holds.
import {
  draw,
  extraAttempt,
  gainCp,
  half,
  moveStatus,
  nudgeDie,
  pickPlayer,
  prevent,
  removeEveryStatus,
  removeStatus,
  rerollDice,
  roll,
  setDie,
  sum,
} from './build.ts';
import type { CommonCard, Ids, ThroneStatus } from './ids.ts';
import { wordsFor } from './kit.ts';
import type { ActionCard } from './shapes.ts';

/** The words for cards that belong to no hero: they know no symbols. */
interface CommonIds extends Ids {
  readonly symbol: never;
  readonly status: ThroneStatus;
  readonly slot: never;
  readonly ability: never;
  readonly card: CommonCard;
  readonly call: never;
}
const { instant, mainAction, rollAction } = wordsFor<CommonIds>();

export const COMMON_CARDS: readonly ActionCard[] = [
  mainAction('transference', 2, [moveStatus], { needs: ['a-status'] }),
  mainAction('what-status-effects', 2, [pickPlayer(removeEveryStatus('picked'))], { needs: ['a-status'] }),
  mainAction('vegas-baby', 0, [roll(1), gainCp(half(sum))]),
  mainAction('get-that-outta-here', 1, [pickPlayer(removeStatus('picked'))], { needs: ['a-status'] }),
  instant('triple-up', 2, [draw(3)]),
  instant('double-up', 1, [draw(2)]),
  instant('buh-bye', 2, [pickPlayer(removeStatus('picked'))], { needs: ['a-status'] }),
  instant('tip-it', 1, [nudgeDie], { needs: ['any-die'] }),
  instant('getting-paid', 0, [gainCp(2)]),
  rollAction('not-this-time', 1, [pickPlayer(prevent(6, 'picked'))], { needs: ['somebody-incoming'] }),
  rollAction('twice-as-wild', 3, [setDie('any', 'any', 2)], { needs: ['any-die'] }),
  rollAction('try-try-again', 1, [rerollDice('team', 2)], { needs: ['team-die'] }),
  rollAction('so-wild', 2, [setDie('any', 'any')], { needs: ['any-die'] }),
  rollAction('samesies', 1, [setDie('own', 'copy')], { needs: ['two-own-dice'] }),
  rollAction('one-more-time', 1, [extraAttempt('offence')], { needs: ['offence'] }),
  rollAction('helping-hand', 1, [rerollDice('opponent', 1)], { needs: ['opponent-die'] }),
  rollAction('better-d', 0, [extraAttempt('defence')], { needs: ['defence'] }),
  rollAction('six-it', 1, [setDie('own', 6)], { needs: ['own-die'] }),
];
