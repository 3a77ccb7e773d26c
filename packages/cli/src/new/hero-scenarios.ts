// The scenarios of a hero as it begins: one for each ability, upgrade, card and token that its folder is laid out with.

/** What it shows, how its id ends, and what is given, done and found. */
type Example = readonly [shows: string, of: string, ...lines: string[]];

const examples = (id: string): readonly Example[] => [
  [
    'Strike with 3 blades',
    'strike',
    'given: { dice: [1, 2, 3, 4, 6], attempts: 0 }',
    `when: [{ declare: ${id}-strike, row: 0 }, pass]`,
    'then: { health: [50, 46] }',
  ],
  [
    'Strike II with 4 blades',
    'strike-ii',
    `given: { dice: [1, 2, 3, 3, 6], attempts: 0, players: [{ upgrades: [${id}-strike-ii] }, {}] }`,
    `when: [{ declare: ${id}-strike, row: 1 }, pass]`,
    'then: { health: [50, 44] }',
  ],
  [
    'Focus heals 2 and brings 1 CP',
    'focus',
    'given: { dice: [1, 1, 4, 5, 6], attempts: 0, players: [{ health: 40, cp: 2 }, {}] }',
    `when: [{ declare: ${id}-focus }]`,
    'then: { health: [42, 50], players: { 0: { cp: 3 } } }',
  ],
  [
    'Burst',
    'burst',
    'given: { dice: [1, 1, 2, 3, 4], attempts: 0 }',
    `when: [{ declare: ${id}-burst }, pass]`,
    'then: { health: [50, 43] }',
  ],
  [
    'Storm inflicts the Mark',
    'storm',
    'given: { dice: [2, 3, 4, 5, 6], attempts: 0 }',
    `when: [{ declare: ${id}-storm }, pass]`,
    `then: { health: [50, 41], players: { 1: { statuses: { ${id}-mark: 1 } } } }`,
  ],
  [
    'Ward prevents 1 for each guard',
    'ward',
    'given: { active: 1, dice: [1, 2, 3, 4, 6], attempts: 0 }',
    'chance: [{ dice: [4, 5, 6] }]',
    `when: [{ declare: smack, row: 0 }, { defend: ${id}-ward }]`,
    'then: { health: [48, 50] }',
  ],
  [
    'Finale',
    'finale',
    'given: { dice: [6, 6, 6, 6, 6], attempts: 0 }',
    `when: [{ declare: ${id}-finale }]`,
    `then: { health: [50, 38], players: { 1: { statuses: { ${id}-mark: 1 } } } }`,
  ],
  [
    'Call',
    'call',
    `given: { players: [{ cp: 1, hand: [${id}-call] }, {}] }`,
    `when: [{ play: ${id}-call }]`,
    `then: { players: { 0: { cp: 0 }, 1: { statuses: { ${id}-mark: 1 } } } }`,
  ],
  [
    'Edge adds 1 for each blade, and a spark inflicts the Mark',
    'edge',
    `given: { dice: [1, 2, 3, 4, 6], attempts: 0, players: [{ cp: 1, hand: [${id}-edge] }, {}] }`,
    'chance: [{ dice: [1, 2, 3, 4, 6] }]',
    `when: [{ declare: ${id}-strike, row: 0 }, { play: ${id}-edge }, pass]`,
    `then: { health: [50, 43], players: { 1: { statuses: { ${id}-mark: 1 } } } }`,
  ],
  [
    'Luck draws two cards for a spark',
    'luck',
    `given: { players: [{ hand: [${id}-luck] }, {}] }`,
    'chance: [{ dice: [6] }]',
    `when: [{ play: ${id}-luck }]`,
    'then: { players: { 0: { handSize: 2 } } }',
  ],
];

const written = (id: string, name: string, content: string, lines: readonly string[]): string =>
  [
    `name: ${name}`,
    'game: dice-throne',
    `content: [dice-throne/${content}]`,
    `options: { heroes: [${id}, barbarian] }`,
    ...lines,
  ].join('\n');

/** Where they lie in the checkout, and what stands there. */
export function heroScenarios(id: string, title: string): { readonly file: string; readonly text: string } {
  const own = examples(id).map(([shows, of, ...lines]) => written(id, `${title} ${shows}`, `${id}/${id}-${of}`, lines));
  const token = written(id, `The ${title} Mark hurts its holder in every Upkeep`, `status/${id}-mark`, [
    `given: { active: 1, phase: upkeep, players: [{}, { statuses: { ${id}-mark: 2 } }] }`,
    'then: { health: [50, 48], step: main-1 }',
  ]);
  return {
    file: `scenarios/dice-throne/heroes/${id}.yaml`,
    text: `# The ${title}, line by line.\n${[...own, token].join('\n---\n')}\n`,
  };
}
