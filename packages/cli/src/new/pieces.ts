// A minion, a tile, a loot card, a companion, an item or a Mage card as it begins: a line or two at the end of each list that it
// stands in, small and playable, and with a gap wherever somebody has to write a name in another language.
import { GAP } from '@wyrmtable/dice-throne/check';
import { inLanguages } from './in-languages.ts';

/** What goes where: at the end of the list of that name, or into a file of its own. */
export interface Addition {
  readonly file: string;
  /** The constant in that file; null for a file that is made anew. */
  readonly list: string | null;
  readonly text: string;
  /** Words that the file has to import for it, from where. */
  readonly words?: readonly [from: string, ...names: string[]];
}

export const PIECES = ['minion', 'tile', 'loot', 'companion', 'item', 'mage-card'] as const;
export type PieceKind = (typeof PIECES)[number];
export const isPieceKind = (kind: string): kind is PieceKind => PIECES.some((one) => one === kind);

const gaps = (count: number): string => Array.from({ length: count }, () => `'${GAP}'`).join(', ');
const message = (id: string, en: string): string => `  '${id}': ${inLanguages(en, GAP)},`;
/** Nominative and accusative in each language. */
const twoForms = (id: string, en: string, begin: string): string =>
  `  '${id}': ${begin}(forms('${en}'), forms(${gaps(2)}), forms(${gaps(2)})),`;

const ADVENTURES = 'packages/adventures/src';
const FARKLE = 'packages/dragon-farkle/src/content';
const ETCHINSTONE = 'packages/etchinstone/src/content';
const CONTENT = '@wyrmtable/dice-throne/content';

type Lay = (id: string, title: string) => readonly Addition[];

const scenario = (game: string, id: string, lines: readonly string[]): Addition => ({
  file: `scenarios/${game}/${id}.yaml`,
  list: null,
  text: `${lines.join('\n')}\n`,
});

const farkleCard =
  (
    ids: string,
    cards: string,
    card: (id: string) => string,
    shown: (id: string, title: string) => readonly string[],
  ): Lay =>
  (id, title) => [
    { file: `${FARKLE}/verbs.ts`, list: ids, text: `  '${id}',` },
    { file: `${FARKLE}/cards.ts`, list: cards, text: `  ${card(id)},` },
    { file: 'packages/words/src/dragon-farkle/names.ts', list: 'CARD_NAMES', text: twoForms(id, title, 'one') },
    scenario('dragon-farkle', id, shown(id, title)),
  ];

export const LAYS: Readonly<Record<PieceKind, Lay>> = {
  minion: (id, title) => [
    {
      file: `${ADVENTURES}/names/minions-extra.ts`,
      list: 'MINIONS_EXTRA',
      text: `  '${id}': person('${title}', he(${gaps(3)}), he(${gaps(3)})),`,
    },
    { file: `${ADVENTURES}/names/attacks.ts`, list: 'EXTRA_ATTACKS', text: message(`${id}-blow`, `${title} Blow`) },
    {
      file: `${ADVENTURES}/content/minions-extra-i-ii.ts`,
      list: 'EXTRA_MINIONS_LOW',
      words: [CONTENT, 'damage', 'prevent', 'row'],
      text: `  minion({
    id: '${id}',
    level: 1,
    health: 10,
    cp: 2,
    chests: [1],
    objective: show({ swipe: 5 }),
    attack: offensive(
      '${id}-blow',
      row(symbols({ swipe: 3 }), damage(3)),
      row(symbols({ swipe: 4 }), damage(4)),
      row(symbols({ swipe: 5 }), damage(6)),
    ),
    defence: defensive('${id}-defence', 3, prevent(each('vortex'))),
    confidence: 'invented',
  }),`,
    },
    { file: 'packages/web/src/games/adventures/fight/arms.ts', list: 'CHARGES', text: `  '${id}': 'imp-laugh',` },
    scenario('adventures', `minion-${id}`, [
      `name: The ${title} strikes, and the hero may defend`,
      'game: adventures',
      `content: [adventures/minion/${id}]`,
      `given: { step: enemy, enemies: [{ minion: ${id} }], heroes: [{ faces: 0 }] }`,
      'chance: [{ dice: [1, 1, 1, 1, 1] }]',
      'then: { step: enemy, asking: defence, toMove: 0 }',
    ]),
  ],
  tile: (id, title) => [
    { file: `${ADVENTURES}/names/tiles.ts`, list: 'TILES', text: message(id, title) },
    {
      file: `${ADVENTURES}/content/tiles.ts`,
      list: 'TILES',
      words: [CONTENT, 'heal'],
      text: `  { id: '${id}', level: 1, cp: 0, gold: 1, effects: [heal(1)], minion: 1, hands: 0, confidence: 'invented' },`,
    },
    scenario('adventures', `tile-${id}`, [
      `name: The ${title} heals and holds a coin`,
      'game: adventures',
      `content: [adventures/tile/${id}]`,
      `given: { gold: 0, tiles: { 16: ${id} }, minions: [lost-swordsman], heroes: [{ health: 10 }] }`,
      'when: [{ move: 16 }]',
      'then: { gold: 1, heroes: { 0: { health: 11 } }, enemies: { 0: { id: lost-swordsman } } }',
    ]),
  ],
  loot: (id, title) => [
    { file: `${ADVENTURES}/names/loot.ts`, list: 'LOOT', text: message(id, title) },
    {
      file: `${ADVENTURES}/content/loot-common.ts`,
      list: 'COMMON_LOOT',
      words: [CONTENT, 'draw'],
      text: `  loot({
    number: NUMBER,
    name: '${id}',
    version: 1,
    card: mainAction('${id}', 1, [draw(2)], { confidence: 'invented' }),
  }),`,
    },
    scenario('adventures', `loot-${id}`, [
      `name: The ${title} draws two cards for 1 CP`,
      'game: adventures',
      `content: [adventures/loot/${id}]`,
      'given:',
      '  step: hero',
      '  enemies: [{ minion: lost-swordsman }]',
      `  heroes: [{ faces: 0, cp: 1, loot: [${id}], hand: [${id}] }]`,
      '  phase: main-1',
      `when: [{ play: ${id} }]`,
      `then: { asking: main, heroes: { 0: { cp: 0, handSize: 2, discard: [${id}] } } }`,
    ]),
  ],
  companion: farkleCard(
    'COMPANION_IDS',
    'COMPANIONS',
    (id) => `companion('${id}', 'wolf-head', 'always', [{ verb: 'stop-bonus', soldiers: 100 }])`,
    (id, title) => [
      `name: ${title} brings 100 soldiers more to who stops`,
      'game: dragon-farkle',
      `content: [dragon-farkle/${id}]`,
      `given: { heroes: [{ army: 100, companion: ${id} }], action: recruit, pending: 50, left: 5 }`,
      'when: [stop]',
      'then: { heroes: { 0: { army: 250 } } }',
    ],
  ),
  item: farkleCard(
    'ITEM_IDS',
    'ITEMS',
    (id) => `item('${id}', 'boots', 'before-first-roll', [{ verb: 'gain', soldiers: 200 }])`,
    (id, title) => [
      `name: ${title} brings 200 soldiers`,
      'game: dragon-farkle',
      `content: [dragon-farkle/${id}]`,
      `given: { heroes: [{ army: 100, items: [${id}] }] }`,
      `when: [{ use: ${id} }]`,
      `then: { heroes: { 0: { army: 300, items: [] } }, itemDiscard: [${id}], active: 0 }`,
    ],
  ),
  'mage-card': (id, title) => [
    { file: `${ETCHINSTONE}/verbs.ts`, list: 'CRAFTS', text: `  '${id}',` },
    {
      file: `${ETCHINSTONE}/cards.ts`,
      list: 'ADDED_CARDS',
      text: `  {
    ...mage('water',
    craft('${id}', 'fire-gem', 'attack', 'move', 'fire', [
      [2, 2, 4, 1, 1, 1],
      [3, 3, 6, 2, 2, 3],
      [4, 5, 8, 3, [3, 'water'], 4],
      [5, 6, 11, 4, [4, 'water'], null],
    ]),
    'enemy',
    [1, 2, 3, 4],
    'ambush',
    2),
    confidence: 'invented',
    doubts: [],
  },`,
    },
    { file: 'packages/words/src/etchinstone/names.ts', list: 'CRAFT_NAMES', text: twoForms(id, title, 'name') },
    scenario('etchinstone', `mage-card-${id}`, [
      `name: The ${title} of water enhances what water enhances`,
      'game: etchinstone',
      `content: [etchinstone/water-${id}]`,
      'given:',
      '  region: 1',
      '  phase: action',
      '  encounter: { enemy: 2 }',
      `  hand: [fire-ice-wall, water-${id}]`,
      'when:',
      '  - { spell: fire-ice-wall }',
      `  - { element: water-${id} }`,
      'then: { forecast: { sets: [{ enhanced: true }] } }',
    ]),
  ],
};

/** The source with a text at the end of that list; null where there is no such list. */
export function withAtEnd(source: string, list: string, text: string): string | null {
  const begin = new RegExp(`^(?:export )?const ${list}\\b`, 'm').exec(source);
  if (begin === null) return null;
  const [line = ''] = source.slice(begin.index).split('\n', 1);
  if (line.endsWith('= [];')) return source.replace(line, () => `${line.slice(0, -2)}\n${text}\n];`);
  const end = /^[\]}]/m.exec(source.slice(begin.index));
  if (end === null) return null;
  const at = begin.index + end.index;
  return `${source.slice(0, at)}${text}\n${source.slice(at)}`;
}

/** The source with those words among what it imports from there. */
export function withWords(source: string, [from, ...names]: readonly [from: string, ...names: string[]]): string {
  return source.replace(new RegExp(`import \\{([^}]*)\\} from '${from}';`), (_, listed: string) => {
    const known = listed.split(',').map((name) => name.trim());
    const all = [...new Set([...known, ...names])].filter((name) => name !== '');
    return `import { ${all.join(', ')} } from '${from}';`;
  });
}
