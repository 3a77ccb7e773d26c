// The table of an adventure as lines of at most eighty columns: the map, the party, the fight, the shop, the sheet.
import { type AdventureView, BOSSES, SCENARIOS } from '@wyrmtable/adventures';
import { phrase } from '@wyrmtable/words';
import {
  askingLine,
  bossCardText,
  difficultyName,
  lootName,
  STAGE_NAMES,
  scenarioName,
  tileName,
} from '@wyrmtable/words/adventures';
import { ADV } from '@wyrmtable/words/cli';
import { fightLines } from '../dice-throne/table.ts';
import { paint } from '../paint.ts';
import { wrapped } from '../wrap.ts';
import { mapLines } from './map.ts';
import { enemyLines, heroLines } from './party.ts';
import { tileLines } from './readable.ts';
import type { Scene } from './scene.ts';
import { sheetLines } from './sheet.ts';
import { bossLootLines, shopLines, trimLines } from './spoils.ts';

const LAST_SCENARIO = SCENARIOS.length;

function heading({ lang, view }: Scene): string {
  const { mode, scenario, difficulty, stage } = view;
  const played = { scenario: scenarioName(lang, scenario), difficulty: difficultyName(lang, difficulty) };
  const named = phrase(lang, STAGE_NAMES[stage]);
  if (mode !== 'campaign') return paint('strong', `── ${named} ──`);
  const plain = stage === 'explore' || stage === 'boss';
  return paint('strong', `── ${phrase(lang, plain ? ADV.heading : ADV.stage, { ...played, stage: named })} ──`);
}

/** What the tile says that asks before anybody fights there. */
function groundLines(scene: Scene): string[] {
  const { lang, view } = scene;
  if (!isAtArena(view) || isFighting(scene)) return [];
  const tile = view.cells[view.heroes[view.active]?.place ?? -1]?.tile ?? null;
  return tile === null ? [] : [tileName(lang, tile), ...tileLines(lang, tile)];
}

function bossCardLines({ lang, view }: Scene): string[] {
  const { bossCard } = view;
  const boss = BOSSES.find(({ id }) => view.enemies.some((enemy) => enemy.id === id));
  const found = boss?.cards.find(({ card }) => card.id === bossCard);
  if (boss === undefined || found === undefined) return [];
  const text = bossCardText(lang, boss, found.card);
  return wrapped(phrase(lang, ADV.bossCard, { card: lootName(lang, found.card.id), text }));
}

/** Which hero decides, for somebody who holds several; and outside the arena, which says it itself, what is asked. */
function question({ lang, view, names }: Scene): { readonly decides: string[]; readonly asked: string[] } {
  const { seat, toMove, arena } = view;
  if (seat === 'spectator' || (toMove !== seat && arena.window === null)) return { decides: [], asked: [] };
  return {
    decides: [phrase(lang, ADV.decides, { name: names[seat] ?? '' })],
    asked: isAtArena(view) ? [] : [paint('yellow', askingLine(lang, view))],
  };
}

const isAtArena = ({ stage, arena }: AdventureView): boolean =>
  (stage === 'explore' || stage === 'boss' || stage === 'versus') && arena.asking !== null;

/** Somebody is asked at the arena, and not by a tile before anybody fights. */
const isFighting = ({ view }: Scene): boolean => isAtArena(view) && view.heroes.some(({ engaged }) => engaged !== null);

function arenaLines(scene: Scene): string[] {
  const { lang, names, state, view } = scene;
  const found = isAtArena(view) ? fightLines({ lang, names, state: state.arena, view: view.arena }) : [];
  const { decides, asked } = question(scene);
  return [...groundLines(scene), ...bossCardLines(scene), ...decides, ...found, ...asked];
}

function nextLine({ lang, view }: Scene): string[] {
  const { scenario, won } = view;
  const next = won ? scenario + 1 : scenario;
  return next > LAST_SCENARIO ? [] : [phrase(lang, ADV.next, { scenario: scenarioName(lang, next) })];
}

/** What lies on the table at this stage. */
function stageLines(scene: Scene): string[] {
  const { lang, view } = scene;
  const { gold, shards, salveValue: salve, score, unlocked } = view;
  switch (view.stage) {
    case 'explore':
      return [
        phrase(lang, ADV.purse, { gold, shards, salve, score }),
        // In a fight the map can wait.
        ...(isFighting(scene) ? [] : mapLines(scene)),
        ...heroLines(scene),
        ...enemyLines(scene),
        ...arenaLines(scene),
      ];
    case 'boss':
      return [
        phrase(lang, ADV.bossPurse, { salve, score }),
        ...enemyLines(scene),
        ...heroLines(scene),
        ...arenaLines(scene),
      ];
    case 'versus':
      return [...heroLines(scene), ...arenaLines(scene)];
    case 'shop':
      return [...shopLines(scene), ...question(scene).asked];
    case 'spoils':
      return [...bossLootLines(scene), ...question(scene).asked];
    case 'trim':
      return [...trimLines(scene), ...question(scene).asked];
    case 'between':
      return [...sheetLines(scene), ...nextLine(scene), ...question(scene).asked];
    case 'over':
      return [
        ...sheetLines(scene),
        ...(unlocked.length > 0 ? [phrase(lang, ADV.opened, { packs: unlocked.join(', ') })] : []),
      ];
  }
}

export const tableLines = (scene: Scene): string[] => [heading(scene), ...stageLines(scene)];
