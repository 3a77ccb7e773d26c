// Who is at the table of an adventure: the heroes with who plays them, and the enemies with what they roll for.
import type { EnemyView } from '@wyrmtable/adventures';
import { phrase } from '@wyrmtable/words';
import { objectiveText } from '@wyrmtable/words/adventures';
import { ADV, THRONE } from '@wyrmtable/words/cli';
import { RESOURCE_NAMES } from '@wyrmtable/words/dice-throne';
import { playerNotes } from '../dice-throne/table.ts';
import { paint } from '../paint.ts';
import { table } from '../report.ts';
import { wrapped } from '../wrap.ts';
import { cut, type Scene } from './scene.ts';

const NAME = 18;
const PLAYER = 11;

const notes = ({ lang, view }: Scene, seat: number): string[] => playerNotes({ lang, view: view.arena }, seat);

/** The first line of a table is faint, and what lies before each player comes under their line. */
function withNotes(scene: Scene, seats: readonly number[], lines: readonly string[]): string[] {
  return lines.flatMap((line, i) => (i === 0 ? [paint('faint', line)] : [line, ...notes(scene, seats[i - 1] ?? -1)]));
}

const health = ({ view: { arena } }: Scene, seat: number): string =>
  String(arena.health[arena.players[seat]?.dial ?? -1] ?? 0);

const HERO_FIGURES = new Set([4, 5, 6, 7]);

export function heroLines(scene: Scene): string[] {
  const { lang, view, names, players } = scene;
  const { arena } = view;
  const heads = [ADV.hero, THRONE.player, RESOURCE_NAMES.health, RESOURCE_NAMES['cp-short'], THRONE.hand, THRONE.deck];
  const seats = [...view.heroes.keys()];
  const rows = seats.map((seat) => {
    const player = arena.players[seat];
    const enemy = view.heroes[seat]?.engaged ?? null;
    return [
      seat === view.active ? '▸' : ' ',
      `@${seat + 1}`,
      cut(names[seat] ?? '', NAME),
      cut(players[seat] ?? '', PLAYER),
      health(scene, seat),
      ...[player?.cp ?? 0, player?.hand ?? 0, player?.deck ?? 0].map(String),
      enemy === null ? '' : cut(`× ${names[enemy] ?? ''}`, NAME),
    ];
  });
  const lines = table([[' ', '', ...heads.map((head) => phrase(lang, head)), ''], ...rows], HERO_FIGURES);
  return withNotes(scene, seats, lines);
}

/** What is special about it, and what it keeps its dice for. */
function aims({ lang }: Scene, { id, guard, firstStrike, objective }: EnemyView): string[] {
  return [
    ...(guard ? [phrase(lang, ADV.guard)] : []),
    ...(firstStrike ? [phrase(lang, ADV.swift)] : []),
    ...(objective === null ? [] : [objectiveText(lang, id, objective)]),
  ];
}

const ENEMY_FIGURES = new Set([2, 3]);

export function enemyLines(scene: Scene): string[] {
  const { lang, view, names } = scene;
  if (view.enemies.length === 0) return [];
  const heads = [ADV.enemy, RESOURCE_NAMES.health, RESOURCE_NAMES['cp-short']];
  const rows = view.enemies.map(({ seat }) => [
    seat === view.arena.active ? '▸' : ' ',
    cut(names[seat] ?? '', 2 * NAME),
    health(scene, seat),
    String(view.arena.players[seat]?.cp ?? 0),
  ]);
  const lines = table([[' ', ...heads.map((head) => phrase(lang, head))], ...rows], ENEMY_FIGURES);
  return lines.flatMap((line, i) => {
    if (i === 0) return [paint('faint', line)];
    const enemy = view.enemies[i - 1];
    if (enemy === undefined) return [line];
    const aimed = aims(scene, enemy);
    return [line, ...(aimed.length > 0 ? wrapped(aimed.join(' · '), '    ') : []), ...notes(scene, enemy.seat)];
  });
}
