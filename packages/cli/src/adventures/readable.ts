// What a player of an adventure may read: the map, enemies, the ground, the own board and hand, loot and the sheet, with their texts.
import { BOSSES, EXTRA_MINIONS, MINIONS, type Minion, PORTALS, TILES, VISEER } from '@wyrmtable/adventures';
import type { Seat } from '@wyrmtable/kernel';
import { type Lang, phrase } from '@wyrmtable/words';
import { enemyName, lootName, mapName, minionTexts, tileName, tileText, tokenText } from '@wyrmtable/words/adventures';
import { ADV } from '@wyrmtable/words/cli';
import { abilityName } from '@wyrmtable/words/dice-throne';
import { boardLines, readableLines as fightLines } from '../dice-throne/cards.ts';
import { paint } from '../paint.ts';
import { wrapped } from '../wrap.ts';
import { bossText } from './content.ts';
import { mapLines } from './map.ts';
import type { Scene } from './scene.ts';
import { sheetLines } from './sheet.ts';
import { lootLines } from './spoils.ts';

const ALL_MINIONS: readonly Minion[] = [...MINIONS, ...EXTRA_MINIONS, VISEER];

/** Enemies with what they do, a boss's upgrades included. */
function enemyTexts({ lang, state, view }: Scene): string[] {
  return view.enemies.flatMap(({ id, seat }) => {
    const minion = ALL_MINIONS.find((one) => one.id === id);
    const boss = BOSSES.find((one) => one.id === id);
    const texts = minion === undefined ? null : minionTexts(lang, minion);
    const signs = texts === null ? [] : [texts.keep, texts.signs, texts.reward].filter((text) => text !== '');
    if (boss !== undefined) signs.push(bossText(lang, boss));
    return [
      paint('strong', enemyName(lang, id)),
      ...signs.flatMap((text) => wrapped(text, '    ')),
      ...boardLines(lang, state.arena, seat),
    ];
  });
}

/** What an enemy attacks with and how it defends itself, for whoever meets it. */
export function attackLines(lang: Lang, id: string): string[] {
  const minion = ALL_MINIONS.find((one) => one.id === id);
  if (minion === undefined) return [];
  const { objective, attack, defence, passive } = minionTexts(lang, minion);
  const rows = attack.rows.map(({ need, text }) => (need === '' ? text : `${need}: ${text}`));
  const part = (ability: string, text: string): string =>
    text === '' ? '' : phrase(lang, ADV.part, { name: abilityName(lang, `${id}-${ability}`), text });
  return [objective, ...rows, attack.shared, part('defence', defence), part('nature', passive)]
    .filter((text) => text !== '')
    .flatMap((text) => wrapped(text, '    '));
}

/** What a tile says. */
export function tileLines(lang: Lang, id: string): string[] {
  const tile = TILES.find((one) => one.id === id) ?? PORTALS.find((one) => one.id === id);
  return tile === undefined ? [] : wrapped(tileText(lang, tile), '    ');
}

function groundTexts({ lang, view }: Scene): string[] {
  const places = new Set(view.heroes.map(({ place }) => place));
  return [...places].flatMap((place) => {
    const id = view.cells[place]?.tile ?? null;
    return id === null ? [] : [paint('strong', tileName(lang, id)), ...tileLines(lang, id)];
  });
}

export function readableLines(scene: Scene, seat: Seat): string[] {
  const { lang, state, view } = scene;
  const played = view.stage === 'explore' || view.stage === 'boss' || view.stage === 'versus';
  const chapter = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [paint('strong', `── ${title} ──`), ...lines, ''];
  const loot = (view.heroes[seat]?.loot ?? []).flatMap((id) => lootLines(lang, id, lootName(lang, id)));
  return [
    ...(view.map === null ? [] : chapter(mapName(lang, view.map), mapLines(scene))),
    ...(played ? chapter(phrase(lang, ADV.enemies), enemyTexts(scene)) : []),
    ...(view.stage === 'explore' ? chapter(phrase(lang, ADV.ground), groundTexts(scene)) : []),
    ...(played ? [...fightLines(lang, state.arena, seat, (_, { id }) => tokenText(lang, id)), ''] : []),
    ...chapter(phrase(lang, ADV.lootTexts), loot),
    ...sheetLines(scene),
  ];
}
