// `odds dice-throne`: the chance of every row and ability of a board, the dice to keep, and the best keep of all.
import { bestKeep, type Chances, chances, type Kept, openingSide } from '@wyrmtable/bots/dice-throne/odds';
import { abilityOf, HEROES, type Hero, type LaidBoard, type Need, offencesOf } from '@wyrmtable/dice-throne';
import type { Manifest, Stocked } from '@wyrmtable/kernel';
import { loadGame } from '@wyrmtable/registry';
import { type Lang, number, percent, phrase } from '@wyrmtable/words';
import { abilityName, heroName, needText } from '@wyrmtable/words/dice-throne';
import { ODDS_FAULT, ODDS_REPORT } from '@wyrmtable/words/odds';
import { wholeNumber } from '../args.ts';
import { type Call, type Complaint, complain, type Ending, type Fault, isComplaint, isFault } from '../call.ts';
import { heroesIn } from '../made-heroes.ts';
import { report, table } from '../report.ts';

const DICE = 5;
const ATTEMPTS = 3;
/** More than any card grants. */
const ATTEMPTS_MOST = 9;

/** The hero of the file, or one of ours by its id, and all there is to choose from. */
async function heroNamed(call: Call): Promise<{ readonly hero: Hero; readonly from: Manifest } | Fault> {
  const brought = await heroesIn(call, await loadGame('dice-throne'), 'hero-file');
  if (isFault(brought)) return brought;
  const { from, boxes } = brought;
  const heroes = [...boxes.map(({ hero }) => hero), ...HEROES];
  const name = call.text('hero') ?? boxes[0]?.hero.id;
  const known = heroes.map(({ id }) => id).join(', ');
  if (name === undefined) return complain(ODDS_FAULT.heroMissing, { known });
  const hero = heroes.find(({ id }) => id === name);
  return hero === undefined ? complain(ODDS_FAULT.unknownHero, { hero: name, known }) : { hero, from };
}

/** Five dice, or none before the first roll. */
function diceNamed(call: Call): readonly number[] | Complaint {
  const text = call.text('dice') ?? 'none';
  if (text === 'none') return [];
  const dice = text.split(',').map((one) => (/^\s*[1-6]\s*$/.test(one) ? Number(one) : Number.NaN));
  return dice.length === DICE && !dice.some(Number.isNaN) ? dice : complain(ODDS_FAULT.badDice, { text });
}

/** Levels that may lie on each slot: 1 is what is printed, on a two-sided board 2 is the other side. */
const levelsOf = ({ upgrades, otherSide }: Hero['slots'][number]): readonly number[] =>
  otherSide === null ? [1, ...upgrades.map(({ level }) => level)] : [1, 2];

/** How many upgrades lie on each slot; turning one two-sided slot over turns the whole board. */
function ranksNamed(call: Call, hero: Hero): readonly number[] | Complaint {
  const ranks = hero.slots.map(() => 0);
  for (const text of call.text('upgrades')?.split(',') ?? []) {
    const [, id, level] = /^\s*([a-z0-9-]+):(\d)\s*$/.exec(text) ?? [];
    if (id === undefined || level === undefined) return complain(ODDS_FAULT.badUpgrade, { text });
    const at = hero.slots.findIndex((slot) => slot.id === id);
    const slot = hero.slots[at];
    if (slot === undefined) {
      const known = hero.slots.filter((one) => levelsOf(one).length > 1).map((one) => one.id);
      return complain(ODDS_FAULT.unknownSlot, {
        hero: heroName(call.lang, hero.id),
        slot: id,
        known: known.join(', '),
      });
    }
    const levels = levelsOf(slot);
    const rank = levels.indexOf(Number(level));
    if (rank < 0) return complain(ODDS_FAULT.unknownLevel, { slot: id, level, known: levels.join(', ') });
    ranks[at] = rank;
    if (slot.otherSide !== null && rank === 1)
      hero.slots.forEach(({ otherSide }, i) => {
        if (otherSide !== null) ranks[i] = 1;
      });
  }
  return ranks;
}

interface Answer {
  readonly rows: readonly { ability: string; row: number; chance: number; keep: readonly number[] }[];
  readonly abilities: readonly { ability: string; chance: number }[];
  readonly goal?: { ability: string; chance: number; keep: readonly number[] };
  readonly best: { keep: readonly number[]; worth: number };
}

function answerOf({ rows, abilities }: Chances, goal: string | undefined, best: Kept): Answer {
  const wanted = abilities.find(({ ability }) => ability === goal);
  return {
    rows: rows.map(({ ability, row, worth, keep }) => ({ ability, row, chance: worth, keep })),
    abilities: abilities.map(({ ability, worth }) => ({ ability, chance: worth })),
    ...(wanted && { goal: { ability: wanted.ability, chance: wanted.worth, keep: wanted.keep } }),
    best: { keep: best.keep, worth: best.worth },
  };
}

/** What each row needs, in the order of the rows. */
const needsOf = (of: Stocked, board: LaidBoard): readonly Need[] =>
  offencesOf(of, board).flatMap((ability) => abilityOf(of, ability).ability.rows.map(({ need }) => need));

function lines(lang: Lang, hero: Hero, board: LaidBoard & Stocked, { rows, goal, best }: Answer): string[] {
  const heads = [ODDS_REPORT.ability, ODDS_REPORT.need, ODDS_REPORT.chance, ODDS_REPORT.keep];
  const needs = needsOf(board, board);
  const kept = (keep: readonly number[]) => ({ count: keep.length, dice: keep.join(' ') });
  const cells = rows.map(({ ability, chance, keep }, i) => {
    const need = needs[i];
    return [
      abilityName(lang, ability),
      need === undefined ? '' : needText(lang, hero.id, need),
      percent(lang, chance, 2),
      keep.join(' '),
    ];
  });
  const found = [...table([heads.map((head) => phrase(lang, head)), ...cells], new Set([2])), ''];
  if (goal !== undefined) {
    const { ability, chance, keep } = goal;
    const named = { ability: abilityName(lang, ability), chance: percent(lang, chance, 2) };
    found.push(phrase(lang, ODDS_REPORT.goal, { ...named, ...kept(keep) }));
  }
  found.push(
    phrase(lang, ODDS_REPORT.best, { worth: number(lang, Math.round(best.worth * 100) / 100), ...kept(best.keep) }),
  );
  return found;
}

export async function throneOdds(call: Call): Promise<Ending> {
  const named = await heroNamed(call);
  if (isFault(named)) return named;
  const { hero, from } = named;
  const dice = diceNamed(call);
  if (isComplaint(dice)) return dice;
  const fresh = dice.length === 0;
  const range = { min: fresh ? 1 : 0, max: ATTEMPTS_MOST, usual: fresh ? ATTEMPTS : ATTEMPTS - 1 };
  const attempts = wholeNumber(call, 'attempts', range);
  if (isComplaint(attempts)) return attempts;
  const ranks = ranksNamed(call, hero);
  if (isComplaint(ranks)) return ranks;
  const board = openingSide(hero.id, ranks, from);
  const odds = chances(board, { hero: board.hero, ranks }, dice, attempts);
  const goal = call.text('goal');
  if (goal !== undefined && !odds.abilities.some(({ ability }) => ability === goal)) {
    const known = odds.abilities.map(({ ability }) => ability).join(', ');
    return complain(ODDS_FAULT.unknownGoal, { ability: goal, known });
  }
  const answer = answerOf(odds, goal, bestKeep(board, board, dice, attempts));
  report(call, answer, () => lines(call.lang, hero, board, answer));
  return 'done';
}
