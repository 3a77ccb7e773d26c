// What tiles, minions, boss cards, loot, difficulties and scenarios say, generated from the data the engine executes.
import {
  type Boss,
  type BossCard,
  type Call,
  CLASSES,
  type Difficulty,
  type LegacyPack,
  type LootCard,
  type Minion,
  type Objective,
  type Reward,
  type Scenario,
  type Tile,
  VISEER,
} from '@wyrmtable/adventures';
import type { Ability, Effect, Upgrade } from '@wyrmtable/dice-throne';
import { gainCp } from '@wyrmtable/dice-throne/content';
import { needText } from '../dice-throne/needs.ts';
import { statusCalled } from '../dice-throne/scope.ts';
import {
  type AbilityTexts,
  abilityRows,
  abilityText,
  cardText,
  effectAfterColon,
  effectText,
  statusText,
} from '../dice-throne/texts.ts';
import {
  DIFFICULTY_TEXTS,
  ENEMY_TEXTS,
  LEGACY_TEXTS,
  LOOT_TEXTS,
  REWARD_TEXTS,
  SCENARIO_TEXTS,
  TILE_TEXTS,
  TOKEN_NOTES,
} from '../messages/adv-texts.ts';
import { list, number } from '../numbers.ts';
import { type Lang, type Message, phrase } from '../phrase.ts';
import { className, difficultyName, enemyName, levelNumeral, lootName } from './names.ts';

const joined = (texts: readonly (string | false)[]): string => texts.filter(Boolean).join(' ');

const coins = (amount: number): Effect => ({ verb: 'call', what: 'gold' satisfies Call, amount, who: 'self' });

/** CP and gold first, then what the tile does, then who waits there: the order of the rules (ADV-9). */
export function tileText(lang: Lang, { cp, gold, effects, minion, hands }: Omit<Tile, 'level'>): string {
  const brings = [...(cp > 0 ? [gainCp(cp)] : []), ...(gold > 0 ? [coins(gold)] : []), ...effects];
  const waits = minion > 0 && phrase(lang, TILE_TEXTS.minion, { level: levelNumeral(minion), hands });
  return joined([effectText(lang, '', brings), waits]) || phrase(lang, TILE_TEXTS.nothing);
}

/** What an enemy rolls for. */
export function objectiveText(lang: Lang, enemy: string, objective: Objective): string {
  if (objective.kind === 'straight') return phrase(lang, ENEMY_TEXTS.straight);
  return phrase(lang, ENEMY_TEXTS.symbols, { what: needText(lang, enemy, objective) });
}

/** Which dice it keeps on the way there (ADV-11.3 to 11.6). */
export function keepText(lang: Lang, { kind }: Objective): string {
  return phrase(lang, kind === 'straight' ? ENEMY_TEXTS.keepStraight : ENEMY_TEXTS.keepSymbols);
}

export interface MinionTexts {
  /** Both empty for who never rolls to attack. */
  readonly objective: string;
  readonly keep: string;
  /** First Strike, King's Hands and what it begins with; may be empty, as may be the passive and the defence. */
  readonly signs: string;
  readonly attack: AbilityTexts;
  readonly defence: string;
  readonly passive: string;
  readonly reward: string;
}

const NO_ATTACK: AbilityTexts = { rows: [], shared: '' };

export function minionTexts(lang: Lang, minion: Minion): MinionTexts {
  const { id, board, objective, firstStrike, kingsHand, chests } = minion;
  const printed = (kind: Ability['kind']): Ability | undefined =>
    board.slots.find((slot) => slot.printed.kind === kind)?.printed;
  const told = (ability: Ability | undefined): string => (ability === undefined ? '' : abilityText(lang, id, ability));
  const attack = printed('offensive');
  return {
    objective: objective === null ? '' : objectiveText(lang, id, objective),
    keep: objective === null ? '' : keepText(lang, objective),
    signs: joined([
      firstStrike && phrase(lang, ENEMY_TEXTS.firstStrike),
      kingsHand > 0 && phrase(lang, ENEMY_TEXTS.hands, { hands: kingsHand }),
      board.setUp.length > 0 && phrase(lang, ENEMY_TEXTS.setUp, { what: effectAfterColon(lang, id, board.setUp) }),
      board.untouched === true && phrase(lang, ENEMY_TEXTS.untouched),
    ]),
    attack: attack === undefined ? NO_ATTACK : abilityRows(lang, id, attack),
    defence: told(printed('defensive')),
    passive: told(printed('passive')),
    reward: rewardOf(lang, chests),
  };
}

function rewardOf(lang: Lang, chests: readonly number[]): string {
  const alike = chests.length > 1 && new Set(chests).size === 1;
  const numbers = (alike ? chests.slice(0, 1) : chests).map((chest) => number(lang, chest));
  const told = { count: chests.length, chests: list(lang, numbers), alike: String(alike) };
  return phrase(lang, ENEMY_TEXTS.reward, told);
}

/** An action or upgrade of the boss, read as the boss. */
export function bossCardText(lang: Lang, { id }: Pick<Boss, 'id'>, card: BossCard['card'] | Upgrade): string {
  return cardText(lang, card, id);
}

/** What the active hero gets when the card is drawn (ADV-16.6). */
export function heroBonusText(lang: Lang, { bonus }: Pick<BossCard, 'bonus'>): string {
  return phrase(lang, ENEMY_TEXTS.bonus, { what: effectAfterColon(lang, '', [bonus]) });
}

const VERSION = /-i[iv]+$/;

export function lootText(lang: Lang, { card }: Pick<LootCard, 'card'>): string {
  return cardText(lang, card, '');
}

/** What a loot card says beside its effects; what equipment and the crystal of all loot mean stands in the glossary. */
export function lootSigns(lang: Lang, { card, replaces, team }: LootCard): string {
  return joined([
    replaces && phrase(lang, LOOT_TEXTS.replaces, { card: lootName(lang, card.id.replace(VERSION, '')) }),
    team && phrase(lang, LOOT_TEXTS.team),
  ]);
}

const notes = new Map<string, Message>(Object.entries(TOKEN_NOTES));

/** A token of the box: what it does by itself, and what only an adventure does with it. */
export function tokenText(lang: Lang, id: string): string {
  const status = statusCalled(id);
  const note = notes.get(id);
  return joined([note !== undefined && phrase(lang, note), status !== undefined && statusText(lang, status)]);
}

/** A result of the loot table. */
export function rewardText(lang: Lang, reward: Reward): string {
  if (typeof reward === 'string') return className(lang, reward);
  const [kind, n] = reward;
  return phrase(lang, REWARD_TEXTS[kind], { n });
}

/** What lies in a legacy pack. */
export function packText(lang: Lang, { viseer, levels }: Pick<LegacyPack, 'viseer' | 'levels'>): string {
  if (viseer) return phrase(lang, LEGACY_TEXTS.viseer, { viseer: enemyName(lang, VISEER.id) });
  const numerals = list(lang, levels.map(levelNumeral));
  return phrase(lang, LEGACY_TEXTS.minions, { count: levels.length, levels: numerals });
}

export function difficultyText(lang: Lang, difficulty: Difficulty): string {
  const { value, health, sharedHealth, salves, guardHands, viseer, lossEnds } = difficulty;
  const figures = health.map((one) => number(lang, one)).join(' / ');
  return joined([
    phrase(lang, DIFFICULTY_TEXTS.value, { value }),
    phrase(lang, DIFFICULTY_TEXTS.health, { health: figures, shared: sharedHealth }),
    salves !== 0 && phrase(lang, DIFFICULTY_TEXTS.salves, { more: String(salves > 0), n: Math.abs(salves) }),
    guardHands > 0 && phrase(lang, DIFFICULTY_TEXTS.guardHands, { n: guardHands }),
    viseer && phrase(lang, DIFFICULTY_TEXTS.viseer, { viseer: enemyName(lang, VISEER.id) }),
    lossEnds && phrase(lang, DIFFICULTY_TEXTS.lossEnds),
  ]);
}

/** A scenario card for so many heroes. */
export function scenarioText(lang: Lang, scenario: Scenario, heroes: 1 | 2 | 3 | 4): string {
  const { kingsHand, salveValue: salve } = scenario;
  const by = (figures: readonly number[]): number => figures[heroes - 1] ?? 0;
  const hands = phrase(lang, SCENARIO_TEXTS.hands, { ...kingsHand });
  if (scenario.kind === 'exploration') {
    const dealt = CLASSES.filter((one) => scenario.deal[one] > 0).map((one) =>
      phrase(lang, SCENARIO_TEXTS.deals, { class: one, n: scenario.deal[one] }),
    );
    const figures = { health: by(scenario.health), gold: by(scenario.gold), salve, loot: list(lang, dealt) };
    const further = Object.entries(scenario.salveValueOn ?? {}).map(([id, n]) =>
      phrase(lang, SCENARIO_TEXTS.salveFurther, {
        difficulty: difficultyName(lang, id),
        more: String(n > 0),
        n: Math.abs(n),
      }),
    );
    return joined([phrase(lang, SCENARIO_TEXTS.exploration, figures), ...further, hands]);
  }
  const { health, cp, boss, bossHealthOn = {} } = scenario;
  const figures = {
    health,
    cp,
    salve,
    boss: enemyName(lang, boss),
    bossHealth: by(scenario.bossHealth),
    upgrades: by(scenario.upgradeCp),
  };
  return joined([
    phrase(lang, SCENARIO_TEXTS.boss, figures),
    ...Object.entries(bossHealthOn).map(([id, n]) =>
      phrase(lang, SCENARIO_TEXTS.bossFurther, { difficulty: difficultyName(lang, id), n }),
    ),
    phrase(lang, SCENARIO_TEXTS.bossHands, { n: by(scenario.hands) }),
    hands,
  ]);
}
