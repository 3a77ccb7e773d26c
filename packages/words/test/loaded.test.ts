// What reads something that cannot be there is refused when it is loaded, with the place and one sentence: boards, cards,
// tokens and tiles of an adventure, and the cards that every hero's deck holds.
import { BOSSES, LOOT, MINIONS, NEW_STATUSES, TILES } from '@wyrmtable/adventures';
import { playable } from '@wyrmtable/adventures/check';
import { HERO_BOXES } from '@wyrmtable/dice-throne/boxes';
import type { Ability, ActionCard, Effect, Hero, Status } from '@wyrmtable/dice-throne/content';
import {
  addDamage,
  atLeast,
  countOf,
  damage,
  dealt,
  draw,
  gainCp,
  given,
  handOf,
  heal,
  isOpponent,
  letThem,
  loseHealth,
  pickOpponent,
  prevent,
  roll,
  row,
  slot,
  smallStraight,
  stealCp,
  strikeBack,
  sum,
  tallied,
  wordsFor,
} from '@wyrmtable/dice-throne/content';
import { playableCards, Unplayable } from '@wyrmtable/dice-throne/loaded';
import { describe, expect, test } from 'vitest';
import { flawText } from '../src/dice-throne/flaws.ts';

const {
  call,
  defensive,
  each,
  holding,
  inflict,
  instant,
  mainAction,
  offensive,
  passive,
  perToken,
  roomFor,
  symbols,
  use,
} = wordsFor();

const boxes = HERO_BOXES;
const [minion, boss, loot, tile, status] = [MINIONS[0], BOSSES[0], LOOT[0], TILES[0], NEW_STATUSES[0]];
if (!minion || !boss || !loot || !tile || !status) throw new RangeError('nothing ships');

const NOTHING = {
  heroes: boxes.map(({ hero }) => hero),
  throneStatuses: boxes.flatMap(({ statuses }) => statuses),
  statuses: NEW_STATUSES,
  minions: [],
  bosses: [],
  loot: [],
  crown: loot.card,
  hand: {},
  tiles: [],
};

/** What is said of it, flaw by flaw. */
function told(load: () => unknown): string[] {
  try {
    load();
    return [];
  } catch (thrown) {
    if (!(thrown instanceof Unplayable)) throw thrown;
    return thrown.flaws.map(({ at, fault }) => `${thrown.piece} ${thrown.id}, ${at}: ${flawText('en', fault)}`);
  }
}

const withBoard = (parts: Partial<Hero>): string[] =>
  told(() => playable({ ...NOTHING, minions: [{ ...minion, board: { ...minion.board, ...parts } }] }));
const withAbility = (ability: Ability): string[] => withBoard({ slots: [slot(ability)] });
const attack = (...effects: Effect[]): string[] => withAbility(offensive('pilfer', row(smallStraight, ...effects)));
const withBossCard = (card: ActionCard): string[] =>
  told(() => playable({ ...NOTHING, bosses: [{ ...boss, board: { ...boss.board, cards: [card] } }] }));
const withBonus = (bonus: Effect): string[] =>
  told(() =>
    playable({ ...NOTHING, bosses: [{ ...boss, cards: boss.cards.slice(0, 1).map((one) => ({ ...one, bonus })) }] }),
  );
const withLoot = (card: ActionCard): string[] => told(() => playable({ ...NOTHING, loot: [{ ...loot, card }] }));
const withTile = (...effects: Effect[]): string[] =>
  told(() => playable({ ...NOTHING, tiles: [{ ...tile, effects }] }));
const withStatus = (parts: Partial<Status>): string[] =>
  told(() => playable({ ...NOTHING, statuses: [...NEW_STATUSES, { ...status, id: 'gloom', ...parts }] }));

test('what ships is in order', () => {
  const shipped = { ...NOTHING, minions: MINIONS, bosses: BOSSES, loot: LOOT, tiles: TILES };
  expect(told(() => playable(shipped))).toEqual([]);
});

describe('a minion', () => {
  const PRINTED = 'minion street-rat, hero.slots.pilfer.printed';
  const DEFENCE = 'minion street-rat, hero.slots.rat-defence.printed.effects[0]';

  test.each<[string, string[], string]>([
    [
      'a symbol of another die',
      attack(damage(each('sword'))),
      `${PRINTED}.rows[0].effects[0].amount: There is no such symbol: “sword”.`,
    ],
    [
      'a status nobody has',
      attack(inflict('rimee')),
      `${PRINTED}.rows[0].effects[0]: There is no such token: “rimee”.`,
    ],
    [
      'six dice',
      withAbility(offensive('pilfer', row(symbols({ swipe: 4, chaos: 2 }), damage(1)))),
      `${PRINTED}.rows[0]: No five dice can ever show this.`,
    ],
    [
      'its attacker, in its own attack',
      attack(strikeBack(2)),
      `${PRINTED}.rows[0].effects[0]: This speaks of the attacker where nobody attacks.`,
    ],
    [
      'its target, in a defence',
      withAbility(defensive('rat-defence', 4, stealCp(1))),
      `${DEFENCE}: This speaks of the attack’s target where there can be none.`,
    ],
    [
      'an attack of its own, in a defence',
      withAbility(defensive('rat-defence', 4, addDamage(1))),
      `${DEFENCE}: This changes an attack of one’s own where there is none.`,
    ],
    [
      'damage on its way, in its attack',
      attack(damage(1), prevent(2)),
      `${PRINTED}.rows[0].effects[1]: This lessens damage where none is on its way.`,
    ],
    [
      'dice, before it rolls',
      withAbility(passive('rat-nature', { upkeep: [heal(sum)] })),
      'minion street-rat, hero.slots.rat-nature.printed.hooks.upkeep[0].amount: This reads dice where none have been rolled.',
    ],
    [
      'what was given, where nothing is',
      attack(damage(given())),
      `${PRINTED}.rows[0].effects[0].amount: This counts what was given up where nothing is.`,
    ],
    [
      'a count that nobody keeps',
      attack(damage(tallied())),
      `${PRINTED}.rows[0].effects[0].amount: This reads a count that nothing here keeps.`,
    ],
    [
      'its own attack, for somebody else',
      attack(damage(1), letThem('target', addDamage(1))),
      `${PRINTED}.rows[0].effects[1].effects[0]: This changes an attack of one’s own where there is none.`,
    ],
  ])('%s', (_, said, sentence) => {
    expect(said).toEqual([sentence]);
  });

  test('in its own time somebody is in front of it', () => {
    expect(
      withAbility(
        passive('rat-nature', {
          upkeep: [stealCp(1)],
          turnEnd: [loseHealth(perToken('poison', 1, 'target'), 'target')],
        }),
      ),
    ).toEqual([]);
  });

  test('what it keeps dice for must be on them', () => {
    const keeping = { kind: 'symbols', symbols: { swipe: 4, chaos: 2 } } as const;
    expect(told(() => playable({ ...NOTHING, minions: [{ ...minion, objective: keeping }] }))).toEqual([
      'minion street-rat, objective: No five dice can ever show this.',
    ]);
  });
});

describe('a boss', () => {
  test.each<[string, string[], string]>([
    [
      'the target of a card for any time',
      withBossCard(instant('kneel', 1, [inflict('hex')])),
      'hero.cards.kneel.effects[0]: This speaks of the attack’s target where there can be none.',
    ],
    [
      'an attack in a main action',
      withBossCard(mainAction('kneel', 1, [addDamage(2)])),
      'hero.cards.kneel.effects[0]: This changes an attack of one’s own where there is none.',
    ],
    [
      'a hero bonus with symbols',
      withBonus(gainCp(each('swipe'))),
      `cards.${boss.cards[0]?.card.id}.bonus[0].amount: This reads dice where none have been rolled.`,
    ],
    [
      'an ability without a rank',
      told(() => playable({ ...NOTHING, bosses: [{ ...boss, priorities: {} }] })),
      'priorities: Nothing is said here of the ability',
    ],
  ])('%s', (_, said, sentence) => {
    expect(said.join('\n')).toContain(`boss ${boss.id}, ${sentence}`);
  });
  test('a main action speaks of whom the boss faces', () => {
    expect(withBossCard(mainAction('kneel', 1, [inflict('hex')]))).toEqual([]);
  });
});

describe('loot', () => {
  test.each<[string, string[], string]>([
    [
      'the enemy in front, where there may be none',
      withLoot(instant('greed', 0, [letThem('target', gainCp(4))])),
      'greed.effects[0]: This speaks of the attack’s target where there can be none.',
    ],
    [
      'symbols',
      withLoot(mainAction('orb', 0, [roll(1), gainCp(each('swipe'))])),
      'orb.effects[1].amount: A token knows no symbols, because anybody’s dice may be rolled for it: use numbers.',
    ],
    [
      'equipment that costs nothing',
      withLoot(mainAction('orb', 0, [], { gear: passive('orb-gear', {}, use('any', [draw(1)])) })),
      'orb.gear.uses[0]: This costs nothing and may be used without end; give it a price or a limit a turn.',
    ],
    [
      'a need that nobody can read ahead',
      withLoot(instant('orb', 0, [draw(1)], { needs: [holding('poison', 'target')] })),
      'orb.needs[0]: This can be read only while the effect is carried out; what is asked before it is played speaks of the player alone.',
    ],
    [
      'a need of what an attack did',
      withLoot(instant('orb', 0, [draw(1)], { needs: [dealt(3)] })),
      'orb.needs[0]: This can be read only while the effect is carried out; what is asked before it is played speaks of the player alone.',
    ],
    [
      'a need that counts opponents',
      withLoot(instant('orb', 0, [draw(1)], { needs: [atLeast(countOf('opponents'), 2)] })),
      'orb.needs[0]: This can be read only while the effect is carried out; what is asked before it is played speaks of the player alone.',
    ],
  ])('%s', (_, said, sentence) => {
    expect(said).toContain(`loot ${said[0]?.split(/[ ,]/)[1]}, ${sentence}`);
  });
  test('a need that speaks of the player', () => {
    expect(withLoot(instant('orb', 0, [draw(1)], { needs: [holding('poison'), roomFor('poison')] }))).toEqual([]);
  });
});

describe('tiles and tokens', () => {
  test.each<[string, string[], string]>([
    [
      'a tile with a target',
      withTile(stealCp(1)),
      `tile ${tile.id}, effects[0]: This speaks of the attack’s target where there can be none.`,
    ],
    [
      'a tile that chose nobody',
      withTile(draw(handOf('picked'))),
      `tile ${tile.id}, effects[0].amount: This speaks of a chosen player where nobody has been chosen.`,
    ],
    [
      'a tile that asks who was chosen',
      withTile({ verb: 'if', test: isOpponent('picked'), effects: [], otherwise: [] }),
      `tile ${tile.id}, effects[0].test: This speaks of a chosen player where nobody has been chosen.`,
    ],
    [
      'something that no adventure does',
      withTile(call('rain')),
      `tile ${tile.id}, effects[0]: There is no such thing: “rain”.`,
    ],
    [
      'a token with symbols',
      withStatus({ hooks: { upkeep: [roll(1), heal(each('chaos'))] } }),
      'status gloom, statuses.gloom.hooks.upkeep[1].amount: A token knows no symbols, because anybody’s dice may be rolled for it: use numbers.',
    ],
    [
      'a token that raises no attack',
      withStatus({ hooks: {}, uses: [use('main', [addDamage(1)], { status: 'gloom', tokens: 1 })] }),
      'status gloom, statuses.gloom.uses[0].effects[0]: This changes an attack of one’s own where there is none.',
    ],
  ])('%s', (_, said, sentence) => {
    expect(said).toEqual([sentence]);
  });
});

test('a card of every deck', () => {
  const cards = [mainAction('ambush', 1, [pickOpponent(loseHealth(2, 'picked')), stealCp(1)])];
  expect(told(() => playableCards(cards, boxes))).toEqual([
    'card ambush, ambush.effects[1]: This speaks of the attack’s target where there can be none.',
  ]);
});

describe('figures that compile', () => {
  const RANGE = 'The number must lie between';
  const withMinion = (parts: Partial<typeof minion>): string[] =>
    told(() => playable({ ...NOTHING, minions: [{ ...minion, ...parts }] }));
  const withFigures = (parts: Partial<typeof tile>): string[] =>
    told(() => playable({ ...NOTHING, tiles: [{ ...tile, ...parts }] }));
  const priorities = { ...boss.priorities, smackdown: -1 };

  test.each<[string, string[], string]>([
    [
      'a blow that heals',
      attack(damage(-6)),
      `minion street-rat, hero.slots.pilfer.printed.rows[0].effects[0].amount: ${RANGE} 0 and 99.`,
    ],
    [
      'a roll of no dice',
      attack(roll(0), damage(sum)),
      `minion street-rat, hero.slots.pilfer.printed.rows[0].effects[0].dice: ${RANGE} 1 and 10.`,
    ],
    ['a minion without health', withMinion({ health: 0 }), `minion street-rat, health: ${RANGE} 1 and 99.`],
    ['a minion with half a CP', withMinion({ cp: 0.5 }), 'minion street-rat, cp: A whole number belongs here.'],
    [
      'a boss’s card that costs less than nothing',
      withBossCard({ ...loot.card, cost: -2 }),
      `boss ${boss.id}, hero.cards.${loot.card.id}.cost: ${RANGE} 0 and 15.`,
    ],
    [
      'a bonus of a hundred CP',
      withBonus(gainCp(100)),
      `boss ${boss.id}, cards.${boss.cards[0]?.card.id}.bonus[0].amount: ${RANGE} 0 and 99.`,
    ],
    [
      'an ability that is ranked below all',
      told(() => playable({ ...NOTHING, bosses: [{ ...boss, priorities }] })),
      `boss ${boss.id}, priorities.smackdown: ${RANGE} 1 and 20.`,
    ],
    [
      'loot that draws minus one card',
      withLoot(mainAction('codex-ii', 0, [draw(-1)])),
      `loot codex-ii, codex-ii.effects[0].amount: ${RANGE} 0 and 99.`,
    ],
    [
      'loot of the version nought',
      told(() => playable({ ...NOTHING, loot: [{ ...loot, version: 0 }] })),
      `loot ${loot.card.id}, version: ${RANGE} 1 and 9.`,
    ],
    ['a tile that heals backwards', withTile(heal(-3)), `tile ${tile.id}, effects[0].amount: ${RANGE} 0 and 99.`],
    ['a tile that takes gold', withFigures({ gold: -1 }), `tile ${tile.id}, gold: ${RANGE} 0 and 20.`],
    ['a token with no room', withStatus({ limit: 0 }), `status gloom, statuses.gloom.limit: ${RANGE} 1 and 99.`],
    [
      'a card of every deck that costs sixteen',
      told(() => playableCards([mainAction('ambush', 16, [heal(1)])], boxes)),
      `card ambush, ambush.cost: ${RANGE} 0 and 15.`,
    ],
  ])('%s', (_, said, sentence) => {
    expect(said).toEqual([sentence]);
  });
});
