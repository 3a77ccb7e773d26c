// What the prompt asks at each moment, and the one sentence that says what hangs on it.
import { zonkAhead } from '@wyrmtable/bots/dragon-farkle/odds';
import { sizeOf, unpack } from '@wyrmtable/dragon-farkle';
import { type Message, percent } from '@wyrmtable/words';
import { cardName, eventLine } from '@wyrmtable/words/dragon-farkle';
import { PROMPT } from '@wyrmtable/words/farkle-table';
import { type Board, nameOf } from './board.ts';
import { battleForecast, zonkChance } from './odds.ts';
import type { Picking } from './picking.ts';
import { companionAtWork, savedAtZonk } from './worth.ts';

export interface Question {
  readonly title: string;
  readonly text: string;
}

/** Half a per cent matters only among small chances. */
function share({ lang }: Board, chance: number): string {
  return percent(lang, chance, chance < 0.1 ? 1 : 0);
}

/** What a Zonk would cost, with its chance where the person wants to see it. */
function stakes(board: Board): string {
  const { view, say, oddsShown } = board;
  if (oddsShown) return `${say(PROMPT.zonkRisk, { chance: share(board, zonkAhead(view)) })} ${costOfZonk(board)}`;
  return view.pending === 0 ? costOfZonk(board) : `${say(PROMPT.zonkIf)} ${costOfZonk(board)}`;
}

function costOfZonk({ view, say, lang }: Board): string {
  const { pending } = view;
  if (pending === 0) return say(PROMPT.loseNothing);
  const saved = savedAtZonk(view);
  const saver = companionAtWork(view);
  if (saved === 0 || saver === null) return say(PROMPT.loseAll, { pending });
  const card = cardName(lang, saver);
  return saved === pending
    ? say(PROMPT.loseNone, { saved, card })
    : say(PROMPT.loseSome, { lost: pending - saved, saved, card });
}

function standing({ view, say }: Board): string {
  const by = view.pending - view.attack;
  if (by === 0) return say(PROMPT.defenceLevel);
  return by > 0 ? say(PROMPT.defenceAhead, { by }) : say(PROMPT.defenceBehind, { by: -by });
}

function battle(board: Board): string {
  const { view, say, oddsShown } = board;
  if (!oddsShown) return say(PROMPT.battlePlain);
  const { win, wound, cost } = battleForecast(view);
  return say(PROMPT.battleText, {
    win: share(board, win),
    wound: share(board, wound),
    zonk: share(board, zonkAhead(view)),
    cost: Math.round(cost / 10) * 10,
  });
}

function deciding(board: Board): Question {
  const { view, say, offers, moment, oddsShown } = board;
  if (view.action === 'finalBattle') {
    return { title: say(PROMPT.battleTitle, { left: view.wounds - view.dealt }), text: battle(board) };
  }
  const defending = view.roller !== view.active;
  if (moment === 'throw') {
    const title = defending
      ? say(PROMPT.defendTitle, { attack: view.attack })
      : say(PROMPT.firstThrow, { dice: view.left });
    if (!oddsShown) return { title, text: say(PROMPT.firstText) };
    return { title, text: say(PROMPT.firstRisk, { chance: share(board, zonkAhead(view)) }) };
  }
  const text = defending ? `${standing(board)} ${stakes(board)}` : stakes(board);
  if (offers.stop === null) return { title: say(PROMPT.mustRoll), text };
  if (view.pending === 0) return { title: say(PROMPT.emptyHanded), text };
  const title = say(view.action === 'recruit' ? PROMPT.takeOrRoll : PROMPT.stopOrRoll, { pending: view.pending });
  return { title, text };
}

function choosing(board: Board, picking: Picking): Question {
  const { view, say, oddsShown } = board;
  const title = say(view.face === 'rally' ? PROMPT.rallyTitle : PROMPT.chooseTitle);
  const { taken, all, set } = picking;
  if (picking.places.size === 0) return { title, text: say(PROMPT.pickHint, { worth: all?.worth ?? 0 }) };
  const dice = unpack(set).join(', ');
  if (taken === null) return { title, text: say(PROMPT.notASet, { dice }) };
  const left = view.left - sizeOf(set);
  const rest =
    left === 0
      ? say(PROMPT.leavesNone)
      : oddsShown
        ? say(PROMPT.leaves, { dice: left, chance: share(board, zonkChance(left, false)) })
        : say(PROMPT.leavesPlain, { dice: left });
  return { title, text: `${say(PROMPT.picked, { dice, worth: taken.worth })} ${rest}` };
}

function answering(board: Board): Question {
  const { view, say, lang, me } = board;
  const dice = view.dice.join(', ');
  switch (view.window) {
    case 'named':
      return { title: say(PROMPT.named, { name: nameOf(board, view.active) }), text: say(PROMPT.windowText) };
    case 'zonk':
      return {
        title: say(PROMPT.zonkWindow),
        text: say(PROMPT.zonkText, { pending: view.action === 'finalBattle' ? 0 : view.pending - savedAtZonk(view) }),
      };
    case 'aimed': {
      const { aimed } = view;
      const card = aimed === null ? '' : cardName(lang, aimed.card);
      const name = nameOf(board, aimed?.by ?? null);
      return { title: say(PROMPT.aimed, { name, card }), text: say(PROMPT.windowText) };
    }
    default: {
      const title =
        view.roller === me
          ? say(PROMPT.ownWindow, { dice })
          : say(PROMPT.rolledWindow, { name: nameOf(board, view.roller), dice });
      return { title, text: say(PROMPT.windowText) };
    }
  }
}

function waiting(board: Board): Question {
  const { view, say } = board;
  if (view.window !== null) return { title: say(PROMPT.waitWindow), text: '' };
  const name = nameOf(board, view.toMove ?? view.active);
  const titles: Partial<Record<typeof view.step, Message>> = {
    turn: PROMPT.waitTurn,
    choose: PROMPT.waitChoose,
    removeDie: PROMPT.waitChoose,
    keep: PROMPT.waitCards,
    limit: PROMPT.waitCards,
  };
  const title = say(titles[view.step] ?? PROMPT.waitRoll, { name });
  return { title, text: view.pending > 0 ? say(PROMPT.waitPending, { pending: view.pending }) : '' };
}

/** What is being told just now, once it has come true. */
function toldOf({ falling, playing, lang, names }: Board): string | null {
  return falling || playing === null ? null : (eventLine(lang, playing.event, names)?.text ?? null);
}

/** `hushed` while dice still fall: the question would give away how. */
export function questionOf(board: Board, picking: Picking, hushed: boolean): Question {
  const { moment, say, view, me, shared } = board;
  if (hushed) return { title: toldOf(board) ?? say(PROMPT.falling), text: say(PROMPT.skip) };
  switch (moment) {
    case 'over':
      return { title: say(PROMPT.over), text: say(PROMPT.overText, { name: nameOf(board, view.winner) }) };
    case 'turn': {
      const title = shared ? say(PROMPT.turnOf, { name: nameOf(board, me) }) : say(PROMPT.yourTurn);
      return { title, text: say(PROMPT.chooseDeed) };
    }
    case 'throw':
    case 'decide':
      return deciding(board);
    case 'choose':
      return choosing(board, picking);
    case 'removeDie':
      return { title: say(PROMPT.removeTitle), text: say(PROMPT.removeText) };
    case 'window':
      return answering(board);
    case 'keep':
      return { title: say(PROMPT.keepTitle), text: say(PROMPT.keepText) };
    case 'limit':
      return { title: say(PROMPT.limitTitle), text: say(PROMPT.limitText) };
    case 'waiting':
      return waiting(board);
  }
}
