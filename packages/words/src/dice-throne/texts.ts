// Abilities, cards, upgrades and tokens as texts, generated from the data the engine executes.
import {
  type Ability,
  type ActionCard,
  type Condition,
  type Effect,
  HEROES,
  type Hooks,
  type Option,
  type PlayNeed,
  RUNNING_HOOKS,
  STATUSES,
  type Status,
  type StatusId,
  shippedContent,
  type Upgrade,
  type Use,
} from '@wyrmtable/dice-throne';
import { cardCalled } from '@wyrmtable/dice-throne/lead';
import {
  ABILITY_TEXTS,
  MOMENT_HOOKS,
  MOMENT_KEYS,
  NEED_KEYS,
  NEEDS,
  RULE_HOOKS,
  STATUS_TEXTS,
  USES,
} from '../messages/throne-cards.ts';
import { EFFECTS } from '../messages/throne-effects.ts';
import { list } from '../numbers.ts';
import { type Lang, phrase } from '../phrase.ts';
import { unit } from './amounts.ts';
import { testText } from './conditions.ts';
import { effectParts } from './effects.ts';
import { GRAMMAR } from './grammar.ts';
import { isReaders } from './moods.ts';
import { abilityName, heroName, statusName } from './names.ts';
import { needText } from './needs.ts';
import { capital, continued, gathered, headed, type Part, plain, sentences, uncapital, wantsColon } from './parts.ts';
import { leftOf, sharedTail } from './patterns.ts';
import { foldedRows } from './rows.ts';
import { isFilling, isLiving, type Scope, scopeOf, statusesTold, statusTold, tokens } from './scope.ts';
import { CARD_KIND_NAMES } from './terms.ts';
import { rerollsPart } from './verbs.ts';
import { changeText, writtenText } from './written.ts';

/** Effects by themselves, as sentences. */
export function effectText(lang: Lang, hero: string, effects: readonly Effect[]): string {
  return sentences(lang, effectParts(scopeOf(lang, hero), effects));
}

/** A condition as a clause: "you have at least 2 Chi". */
export function conditionText(lang: Lang, hero: string, test: Condition): string {
  return testText(scopeOf(lang, hero), test);
}

/** What must be so before something is played, as a sentence. */
export function playNeedSentence(lang: Lang, hero: string, need: PlayNeed): string {
  return playNeedText(scopeOf(lang, hero), need);
}

/** The same behind a colon. */
export function effectAfterColon(lang: Lang, hero: string, effects: readonly Effect[]): string {
  return continued(lang, effectParts(scopeOf(lang, hero), effects));
}

export interface AbilityRow {
  /** What the dice must show, or what a line is about; empty where there is nothing to meet. */
  readonly need: string;
  readonly text: string;
}

export interface AbilityTexts {
  readonly rows: readonly AbilityRow[];
  /** What all rows share, said once. */
  readonly shared: string;
}

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

/** The ability row by row, for a board. */
export function abilityRows(lang: Lang, hero: string, ability: Ability): AbilityTexts {
  return rowsOf(lang, hero, ability, sentences);
}

/** The whole ability as one text. */
export function abilityText(lang: Lang, hero: string, ability: Ability): string {
  const { rows, shared } = rowsOf(lang, hero, ability, continued);
  if (ability.rows.length === 0) return joined(rows.map(({ text }) => text));
  const lines = rows.map(({ need, text }) => phrase(lang, ABILITY_TEXTS.row, { need, text }));
  const folded = foldedRows(ability.rows, lines);
  const see = seeAlso(lang, { kind: 'using', ability: ability.id });
  // What one line says needs no "in each case".
  if (folded !== null || lines.length === 1) return joined([folded ?? lines[0] ?? '', capital(shared), see]);
  const last = shared === '' ? '' : phrase(lang, ABILITY_TEXTS.shared, { text: shared });
  return [...lines, joined([last, see])].filter((line) => line !== '').join('\n');
}

/** Tokens whose own text asks for that: their text is worth a look. */
function seeAlso(lang: Lang, test: Condition): string {
  const asked = JSON.stringify(test);
  const names = STATUSES.filter((status) => JSON.stringify(status.uses).includes(asked)).map(({ id }) => id);
  const [only, ...more] = names;
  if (only === undefined) return '';
  const change = more.length === 0 ? changeText(lang, only) : undefined;
  if (change !== undefined) return change;
  return phrase(lang, ABILITY_TEXTS.seeAlso, {
    names: list(
      lang,
      names.map((id) => statusTold(lang, id)),
    ),
  });
}

type Tell = (lang: Lang, parts: readonly Part[]) => string;

function rowsOf(lang: Lang, hero: string, ability: Ability, tell: Tell): AbilityTexts {
  const scope = scopeOf(lang, hero);
  if (ability.rows.length > 0) {
    const tail = sharedTail(ability.rows.map(({ effects }) => effects));
    const [first] = ability.rows;
    const shared = first === undefined || tail === 0 ? [] : first.effects.slice(-tail);
    const [only, ...more] = ability.rows;
    const own = only === undefined || more.length > 0 ? null : writtenText(lang, ability.id, only.effects);
    if (own !== null && only !== undefined) {
      const text = tell === continued ? uncapital(own) : own;
      return { rows: [{ need: needText(lang, hero, only.need), text }], shared: '' };
    }
    // What comes after damage that the rows deal comes on top of it.
    const struck = ability.rows.every(({ effects }) =>
      effects.slice(0, effects.length - tail).some((effect) => effect.verb === 'damage' && effect.to === 'target'),
    );
    const rows = ability.rows.map(({ need, effects }) => ({
      need: needText(lang, hero, need),
      text: tell(lang, effectParts(scope, effects.slice(0, effects.length - tail))),
    }));
    return { rows, shared: tell(lang, effectParts({ ...scope, further: struck }, shared)) };
  }
  const { dice, rerolls, effects, hooks, uses } = ability;
  const own = writtenText(lang, ability.id, { dice, rerolls, effects, hooks, uses });
  if (own !== null) return { rows: [{ need: '', text: own }], shared: '' };
  const text =
    ability.kind === 'defensive'
      ? defenceText({ ...scope, defence: true, rolled: ability.dice }, ability)
      : joined([hooksText({ ...scope, defines: true }, ability.hooks), usesText(scope, ability.uses)]);
  return { rows: [{ need: '', text }], shared: '' };
}

function defenceText(scope: Scope, { dice, rerolls, effects, unique }: Ability): string {
  const { lang } = scope;
  const against = unique ? phrase(lang, ABILITY_TEXTS.unique) : '';
  const roll = plain(phrase(lang, EFFECTS.roll, { dice: unit(lang, 'dice').counted(dice) }));
  const again = rerolls === 0 ? [] : [rerollsPart(scope, dice, rerolls)];
  return joined([against, sentences(lang, [roll, ...again, ...effectParts(scope, effects)])]);
}

/** What a passive or a token does by itself: every hook with its moment. */
function hooksText(scope: Scope, hooks: Hooks): string {
  const { lang } = scope;
  const running = RUNNING_HOOKS.map((hook) => {
    const [only, ...more] = hooks[hook] ?? [];
    // Who does not attack does nothing then: the attack is the moment.
    if (
      hook === 'rollEnd' &&
      only?.verb === 'if' &&
      only.test.kind === 'attacks' &&
      more.length + only.otherwise.length === 0
    ) {
      const [begin, ...others] = gathered(lang, effectParts(scope, only.effects));
      const what = begin?.clause ?? '';
      const test = testText(scope, only.test);
      const heavy = String(begin !== undefined && wantsColon([begin]));
      return sentences(lang, [plain(phrase(lang, MOMENT_HOOKS.struckHard, { test, what, heavy })), ...others]);
    }
    if (
      hook === 'landed' &&
      only?.verb === 'if' &&
      only.test.kind === 'dealt-at-least' &&
      more.length + only.otherwise.length === 0
    ) {
      const [begin, ...others] = gathered(lang, effectParts(scope, only.effects));
      const params = {
        what: begin?.clause ?? '',
        least: only.test.damage,
        heavy: String(wantsColon(begin === undefined ? [] : [begin])),
      };
      return sentences(lang, [plain(phrase(lang, MOMENT_HOOKS.landedHard, params)), ...others]);
    }
    const [first, ...rest] = gathered(lang, effectParts(scope, hooks[hook] ?? []));
    if (first === undefined) return '';
    const { awaits } = hooks;
    const status = awaits === undefined ? '' : statusTold(lang, awaits, GRAMMAR[lang].awaited);
    const params = {
      what: first.clause,
      heavy: first.when === true ? 'when' : String(wantsColon([first])),
      status,
      known: String(awaits !== undefined),
      // „W swojej fazie” would be the phase of whoever acts.
      own: String(isReaders(lang, first.clause)),
    };
    const moment = phrase(lang, MOMENT_HOOKS[hook], params);
    return sentences(lang, [plain(moment), ...rest]);
  });
  return joined([...running, ...ruleTexts(lang, hooks)]);
}

function ruleTexts(lang: Lang, hooks: Hooks): string[] {
  const { skipsOffence, fewerAttempts, attemptPrice, strengthens, invites, weakens, endsWith } = hooks;
  const { rescues, revives, blanks, caps, defenceRerolls, sells, immune } = hooks;
  const rules: Readonly<Record<keyof typeof RULE_HOOKS, string | false | undefined>> = {
    skipsIncome: hooks.skipsIncome && phrase(lang, RULE_HOOKS.skipsIncome),
    skipsOffence: skipsOffence && phrase(lang, RULE_HOOKS.skipsOffence, skipsOffence),
    stuns: hooks.stuns && phrase(lang, RULE_HOOKS.stuns),
    fewerAttempts: fewerAttempts !== undefined && phrase(lang, RULE_HOOKS.fewerAttempts, { attempts: fewerAttempts }),
    attemptPrice: attemptPrice !== undefined && phrase(lang, RULE_HOOKS.attemptPrice, { price: attemptPrice }),
    strengthens: strengthens && phrase(lang, RULE_HOOKS.strengthens, strengthens),
    invites: invites && phrase(lang, RULE_HOOKS.invites, invites),
    weakens: weakens && phrase(lang, RULE_HOOKS.weakens, { damage: weakens.damage, used: String(weakens.used) }),
    harmless: hooks.harmless && phrase(lang, RULE_HOOKS.harmless),
    hides: hooks.hides && phrase(lang, RULE_HOOKS.hides),
    saves: hooks.saves && phrase(lang, RULE_HOOKS.saves, { health: hooks.savesAt ?? 1 }),
    rescues: rescues && phrase(lang, RULE_HOOKS.rescues, rescues),
    revives:
      revives &&
      phrase(lang, RULE_HOOKS.revives, {
        name: statusesTold(lang, revives.status, 1, 'accusative'),
        health: revives.health,
      }),
    perTurn: hooks.perTurn && phrase(lang, RULE_HOOKS.perTurn),
    blanks: blanks !== undefined && phrase(lang, RULE_HOOKS.blanks, { value: blanks }),
    mutes: hooks.mutes && phrase(lang, RULE_HOOKS.mutes),
    caps: caps && phrase(lang, RULE_HOOKS.caps, caps),
    defenceRerolls: defenceRerolls !== undefined && phrase(lang, RULE_HOOKS.defenceRerolls, { dice: defenceRerolls }),
    sells: sells !== undefined && phrase(lang, RULE_HOOKS.sells, { cp: sells }),
    immune: immune && phrase(lang, RULE_HOOKS.immune, { names: neither(lang, immune) }),
    // How it goes is said after what it does.
    endsWith:
      endsWith && phrase(lang, RULE_HOOKS.endsWith, { phase: endsWith === 'next-roll-phase' ? 'next' : endsWith }),
    fades: hooks.fades && phrase(lang, RULE_HOOKS.fades),
    passing: hooks.passing && phrase(lang, RULE_HOOKS.passing),
  };
  return Object.values(rules).filter((rule) => typeof rule === 'string');
}

/** `Burn or Poison`, after a denial in the genitive: „Poparzenia ani Trucizny”. */
function neither(lang: Lang, statuses: readonly StatusId[]): string {
  const names = statuses.map((status) => statusTold(lang, status, GRAMMAR[lang].denied));
  return names.reduce((a, b) => phrase(lang, ABILITY_TEXTS.nor, { a, b }));
}

/** What may be used: when, for what, and what it does. */
export function useText(lang: Lang, hero: string, use: Use): string {
  return useIn(scopeOf(lang, hero, use.status), use);
}

/** When it may be used, how often, and for what. */
function headOf({ lang }: Scope, use: Use): string {
  const spent = use.status === null || use.tokens === 0 ? '' : tokens(lang, use.status, use.tokens);
  const kind = spent === '' ? (use.cp > 0 ? 'cp' : 'free') : use.cp > 0 ? 'both' : 'tokens';
  const price = phrase(lang, USES.price, { kind, tokens: spent, cp: use.cp });
  let head = phrase(lang, USES.moments, { moment: MOMENT_KEYS[use.moment], price });
  if (use.perTurn !== 'any') head = phrase(lang, USES.once, { use: head, clause: String(isClause(use.moment)) });
  return use.matured ? phrase(lang, USES.matured, { use: head }) : head;
}

const needsOf = (use: Use): PlayNeed[] => use.needs.filter((need) => !isPlain(need, use));

function useIn(scope: Scope, use: Use): string {
  const { lang } = scope;
  return joined([headed(lang, headOf(scope, use), effectParts(scope, use.effects)), ...needTexts(scope, needsOf(use))]);
}

/** Moments that are said with "when". */
const isClause = (moment: Use['moment']): boolean =>
  moment !== 'any' && moment !== 'main' && moment !== 'upkeep' && moment !== 'roll';

/** What is bought at one price and moment is one choice; what each of them needs stands behind it. */
function usesText(scope: Scope, uses: readonly Use[]): string {
  const heads = Map.groupBy(uses, (use) => headOf(scope, use));
  return joined(
    [...heads].flatMap(([head, alike]) => {
      const options = alike.length < 2 || alike.some(({ perTurn }) => perTurn !== 'any') ? null : optionsOf(alike);
      if (options === null) return alike.map((use) => useIn(scope, use));
      return headed(scope.lang, head, effectParts(scope, [{ verb: 'choose', options, by: 'self' }]));
    }),
  );
}

/** Null where something is needed that is no plain condition. */
function optionsOf(uses: readonly Use[]): Option[] | null {
  const options: Option[] = [];
  for (const use of uses) {
    const tests = needsOf(use).flatMap((need) => (typeof need === 'object' && 'kind' in need ? [need] : []));
    if (tests.length < needsOf(use).length) return null;
    const [only = null, ...more] = tests;
    options.push({ when: more.length === 0 ? only : { kind: 'all', tests }, effects: use.effects });
  }
  return options;
}

/** The moment or the effects say it already; and only who can have a token reads its text. */
function isPlain(need: PlayNeed, { moment, effects, status }: Use): boolean {
  if (typeof need === 'string') return need === moment;
  return 'kind' in need && (need.kind === 'own-kind' || leftOf(need, effects, status) === null);
}

/** What must be so first. */
const needTexts = (scope: Scope, needs: readonly PlayNeed[]): string[] =>
  needs.map((need) => playNeedText(scope, need));

function playNeedText(scope: Scope, need: PlayNeed): string {
  const { lang } = scope;
  if (typeof need === 'string') {
    const key = NEED_KEYS[need];
    return key === undefined ? '' : phrase(lang, NEEDS[key]);
  }
  if ('kind' in need) return phrase(lang, NEEDS.condition, { test: testText(scope, need) });
  if ('landed' in need) return phrase(lang, NEEDS.landed, { damage: need.landed });
  if ('attackBase' in need) return phrase(lang, NEEDS.attackBase, { damage: need.attackBase });
  if ('incoming' in need) return phrase(lang, NEEDS.incoming, { damage: need.incoming });
  return phrase(lang, NEEDS.dieOf, { name: statusTold(lang, need.dieOf, 'genitive') });
}

/** The hero in whose deck the card of that id lies; empty for a card of everybody's. */
const heroOfCard = (id: string): string => cardKnown(id)?.hero ?? '';

/** A card by its name: of a match that is played here, or of what ships. */
function cardKnown(id: string, hero?: string) {
  shippedContent();
  return cardCalled(id, hero);
}

function printedOn(id: string, hero?: string): ActionCard | Upgrade | undefined {
  const card = cardKnown(id, hero)?.card;
  return card?.action ?? card?.upgrade?.card;
}

const isUpgrade = (card: ActionCard | Upgrade): card is Upgrade => 'level' in card;

/** The ribbon: what kind of card it is, which says when it may be played. */
export function cardTiming(lang: Lang, card: ActionCard | Upgrade): string {
  if (isUpgrade(card)) return phrase(lang, CARD_KIND_NAMES.upgrade);
  if (card.gear !== undefined) return phrase(lang, CARD_KIND_NAMES.equipment);
  return phrase(lang, CARD_KIND_NAMES[card.modifier ? 'modifier' : card.timing]);
}

/**
 * What the card says: what it needs, then what it does. An id is looked up in all decks; an unknown one says nothing.
 * `hero` says whose deck a card of a larger game lies in.
 */
export function cardText(lang: Lang, card: ActionCard | Upgrade | string, hero?: string): string {
  const known = typeof card === 'string' ? printedOn(card, hero) : card;
  if (known === undefined) return '';
  if (isUpgrade(known)) return upgradeText(lang, known, hero);
  const scope = { ...scopeOf(lang, hero ?? heroOfCard(known.id)), instant: known.timing === 'instant' };
  return joined([
    ...needTexts(scope, known.needs),
    writtenText(lang, known.id, known.effects) ?? sentences(lang, effectParts(scope, known.effects)),
    known.gear === undefined ? '' : abilityText(lang, scope.hero, known.gear),
  ]);
}

/** What an upgrade puts on the board: the better ability, then any second one by its name. */
export function upgradeText(lang: Lang, { id, ability, adds, level }: Upgrade, whose?: string): string {
  const hero = whose ?? heroOfCard(id);
  const added = adds.map((one) =>
    phrase(lang, ABILITY_TEXTS.named, { name: abilityName(lang, one.id), text: abilityText(lang, hero, one) }),
  );
  const see = seeAlso(lang, { kind: 'upgraded', slot: ability.id, level });
  return [joined([abilityText(lang, hero, ability), see]), ...added].join('\n');
}

/** How many there may be, and whose board holds more. */
function limitText(lang: Lang, { id, limit, hooks }: Status, most: 'group' | 'health' | 'limit'): string {
  const most1 = hooks.group?.limit ?? limit;
  if (most === 'health')
    return phrase(lang, STATUS_TEXTS.health, { name: statusName(lang, id, GRAMMAR[lang].healthOf), limit: most1 });
  const owner = HEROES.find((hero) => hero.limits[id] !== undefined && hero.limits[id] !== limit);
  const own = owner?.limits[id];
  if (most === 'limit' && owner !== undefined && own !== undefined) {
    return phrase(lang, STATUS_TEXTS.ownLimit, { limit, hero: heroName(lang, owner.id), own });
  }
  return phrase(lang, STATUS_TEXTS[most], { limit: most1 });
}

/** A token by itself: what it does, what it may be spent on, how many there may be and whether it stays. */
export function statusText(lang: Lang, status: Status): string {
  const scope = scopeOf(lang, '', status.id);
  const { hooks: held, uses } = status;
  const does = writtenText(lang, status.id, { held, uses }) ?? joined([hooksText(scope, held), usesText(scope, uses)]);
  const { limit, hooks } = status;
  const most = hooks.group !== undefined ? 'group' : isLiving(status.id) ? 'health' : isFilling(limit) ? null : 'limit';
  const touch = status.kind === 'companion' || (status.removable && status.movable);
  return joined([
    does === '' ? phrase(lang, STATUS_TEXTS.noEffect) : does,
    most === null ? '' : limitText(lang, status, most),
    status.persistent ? phrase(lang, STATUS_TEXTS.persistent) : '',
    touch ? '' : phrase(lang, status.removable ? STATUS_TEXTS.immovable : STATUS_TEXTS.untouchable),
  ]);
}
