// A hero's folder as it begins: small, playable, and with a gap wherever somebody has to write a name in another language.
import { GAP } from '@wyrmtable/dice-throne/check';
import { inLanguages } from './in-languages.ts';

/** Where the files import their words from, as they stand in the folder. */
export interface Sources {
  readonly content: string;
  readonly names: string;
}

export interface HeroFile {
  readonly name: string;
  readonly text: string;
}

const gaps = (count: number): string => Array.from({ length: count }, () => `'${GAP}'`).join(', ');
const noun = (one: string, several: string): string =>
  `noun(english('${one}', '${several}'), masculine(${gaps(5)}), masculine(${gaps(5)}))`;
const message = (en: string): string => inLanguages(en, GAP);

const namesFile = (
  id: string,
  title: string,
  { names, content }: Sources,
): string => `// What is the ${title}'s is called; the keys are the ids that the board and the tokens may use.
import { english, he, masculine, noun, person } from '${names}';
import type { HeroNames } from '${content}/ids.ts';

export const names = {
  // Nominative, genitive, accusative; \`she\` for a heroine.
  hero: person('${title}', he(${gaps(3)}), he(${gaps(3)})),
  line: ${message('A new hero, of whom nobody knows much yet.')},
  // Nominative, genitive, accusative, with 2 to 4, with 5 and up; also \`feminine\`, \`neuter\`, \`plural\`, \`unchanging\`.
  symbols: {
    blade: ${noun('blade', 'blades')},
    guard: ${noun('guard', 'guards')},
    spark: ${noun('spark', 'sparks')},
  },
  abilities: {
    '${id}-strike': ${message(`${title} Strike`)},
    '${id}-focus': ${message(`${title} Focus`)},
    '${id}-burst': ${message(`${title} Burst`)},
    '${id}-storm': ${message(`${title} Storm`)},
    '${id}-ward': ${message(`${title} Ward`)},
    '${id}-finale': ${message(`${title} Finale!`)},
  },
  otherSide: {},
  added: {},
  cards: {
    '${id}-call': ${message(`${title} Call!`)},
    '${id}-edge': ${message(`${title} Edge!`)},
    '${id}-luck': ${message(`${title} Luck!`)},
  },
  statuses: {
    '${id}-mark': ${noun(`${title} Mark`, `${title} Marks`)},
  },
} as const satisfies HeroNames;
`;

const boardFile = (id: string, title: string, { content }: Sources): string => `// The ${title}: die, board and cards.
import { addDamage, damage, draw, gainCp, heal, largeStraight, pickOpponent, prevent, roll, smallStraight, ultimate } from '${content}/build.ts';
import { kit } from '${content}/kit.ts';
import { row, slot, upgrade } from '${content}/print.ts';
import type { names } from './names.ts';

const { attackModifier, defensive, each, finisher, hero, inflict, instant, mainAction, offensive, on, onElse, symbols, tiers } =
  kit<typeof names>();

const strike = (hits: readonly number[]) =>
  offensive('${id}-strike', ...tiers('blade', [3, 4, 5], hits, (n) => [damage(n)]));

export const board = hero({
  id: '${id}',
  complexity: 1,
  icon: 'visored-helm',
  die: ['blade', 'blade', 'blade', 'guard', 'guard', 'spark'],
  faceIcons: { blade: 'broadsword', guard: 'shield', spark: 'sparkles' },
  // How sure the figures are: your own are invented.
  board: 'invented',
  statuses: ['${id}-mark'],
  slots: [
    slot(strike([4, 5, 6]), upgrade(2, 2, strike([5, 6, 7]), [], 'invented')),
    slot(offensive('${id}-focus', row(symbols({ guard: 2, spark: 1 }), heal(2), gainCp(1)))),
    slot(offensive('${id}-burst', row(smallStraight, damage(7)))),
    slot(offensive('${id}-storm', row(largeStraight, inflict('${id}-mark'), damage(9)))),
    slot(defensive('${id}-ward', 3, prevent(each('guard')))),
    slot(finisher('${id}-finale', row(symbols({ spark: 5 }), inflict('${id}-mark'), ultimate(12)))),
  ],
  cards: [
    mainAction('${id}-call', 1, [pickOpponent(inflict('${id}-mark', 1, 'picked'))], { confidence: 'invented' }),
    attackModifier('${id}-edge', 1, [roll(5), addDamage(each('blade')), on('spark', inflict('${id}-mark'))], {
      confidence: 'invented',
    }),
  ],
  promo: instant('${id}-luck', 0, [roll(1), onElse('spark', [draw(2)], [draw(1)])], { confidence: 'invented' }),
});
`;

const statusesFile = (
  id: string,
  title: string,
  { content }: Sources,
): string => `// The tokens that come with the ${title}.
import { tokenKit } from '${content}/kit.ts';
import type { Status } from '${content}/shapes.ts';
import type { names } from './names.ts';

const { negative, suffers } = tokenKit<typeof names>();

export const statuses: readonly Status[] = [
  // Stack limit 2; stays until something takes it away, and hurts its holder in every Upkeep.
  negative('${id}-mark', 2, 'targeted', {
    persistent: true,
    hooks: { upkeep: [suffers('${id}-mark', 1)] },
    confidence: 'invented',
  }),
];
`;

const indexFile = (
  id: string,
  title: string,
  { content }: Sources,
): string => `// ${title}: everything that lies in the box.
import { type BoxOf, lasting } from '${content}/box.ts';
import { board as hero } from './board.ts';
import { names } from './names.ts';
import { statuses } from './statuses.ts';

export const ${constantOf(id)}: BoxOf<typeof names> = {
  hero,
  statuses,
  names,
  // Enamel and flare of the shield in OKLCH, and how it is divided.
  look: { accent: { deep: [0.36, 0.06, 200], lit: [0.9, 0.07, 210] }, division: 'bend' },
  // What bots take a token to be worth to its holder, in points of health: \`once\`, or \`lasting\` for every turn it stays.
  worth: {
    '${id}-mark': lasting(-0.85),
  },
};
`;

/** `frost-witch` as a name in code. */
export const constantOf = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

export function heroFiles(id: string, title: string, sources: Sources): HeroFile[] {
  return [
    { name: 'names.ts', text: namesFile(id, title, sources) },
    { name: 'board.ts', text: boardFile(id, title, sources) },
    { name: 'statuses.ts', text: statusesFile(id, title, sources) },
    { name: 'index.ts', text: indexFile(id, title, sources) },
  ];
}
