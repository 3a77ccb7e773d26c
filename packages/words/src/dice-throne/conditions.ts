// Conditions in words, said and denied. "Not" goes down to what it denies: "not both" becomes "one is not, or the other".
import type { Amount, Condition, Need, StatusId, Who } from '@wyrmtable/dice-throne';
import { DENIALS, TEST_JOINS, TESTS } from '../messages/throne-conditions.ts';
import { number } from '../numbers.ts';
import { type Lang, type Params, phrase } from '../phrase.ts';
import { amountIn, unit } from './amounts.ts';
import { GRAMMAR } from './grammar.ts';
import { abilityName, cardName } from './names.ts';
import { shownText } from './needs.ts';
import type { Case } from './nouns.ts';
import { type PartyCase, partyName } from './parties.ts';
import { exactlyOne } from './patterns.ts';
import { isLiving, type Scope, statusesTold, statusTold } from './scope.ts';

/** The condition as it stands after "if". */
export function testText(scope: Scope, test: Condition, holds = true): string {
  const { lang } = scope;
  const say = (kind: keyof typeof TESTS, params: Params = {}): string =>
    phrase(lang, (holds ? TESTS : DENIALS)[kind], params);
  /** A denial wants the genitive in both languages; otherwise Polish an accusative, Russian a nominative. */
  const form: Case = holds ? GRAMMAR[lang].had : 'genitive';
  const whom = (who: Who, form: PartyCase): string => partyName(lang, who === 'picked' ? scope.picked : who, form);
  switch (test.kind) {
    case 'not':
      return testText(scope, test.test, !holds);
    case 'all': {
      const single = exactlyOne(test);
      if (single === null) return joined(scope, test.tests, holds);
      return say('exactly', { name: statusTold(lang, single, GRAMMAR[lang].had) });
    }
    case 'shows':
      return say('shows', { what: shown(scope, test.need, holds ? form : GRAMMAR[lang].notShown) });
    case 'activated-by':
      if (test.need.kind === 'of-a-kind') return say('matched', { count: test.need.count });
      return say('activated-by', { what: shown(scope, test.need, form) });
    case 'at-least':
      return atLeast(scope, test.amount, test.least, say);
    case 'holds':
      return held(
        scope,
        test.status,
        test.least,
        say,
        form,
        test.who === 'self' ? null : whom(test.who, GRAMMAR[lang].holder),
      );
    case 'somebody-holds':
      return say('somebody-holds', { name: statusTold(lang, test.status, form) });
    case 'room':
      return say('room', { name: statusTold(lang, test.status, GRAMMAR[lang].room) });
    case 'ready':
      return say('ready', { name: statusTold(lang, test.status, GRAMMAR[lang].idle) });
    case 'some-status':
      return say('some-status', { who: test.who, whom: whom(test.who, GRAMMAR[lang].holder) });
    case 'attacks':
      return say('attacks', { least: test.least });
    case 'can-pay':
      return say('can-pay', { cp: test.cp });
    case 'inflicted':
    case 'reaches':
      return say(test.kind);
    case 'dealt-at-least':
    case 'added-at-least':
      return say(test.kind, { damage: test.damage });
    case 'using':
      return say('using', { ability: abilityName(lang, test.ability) });
    case 'upgraded':
      return say('upgraded', { ability: abilityName(lang, test.slot), level: test.level });
    case 'fewer-rolls':
      return say('fewer-rolls', { than: test.than });
    case 'played':
      return say('played', { card: cardName(lang, test.card) });
    case 'is-opponent':
      return say('is-opponent', { who: test.who, whom: whom(test.who, 'nominative') });
    case 'own-kind':
      return say('own-kind', { name: statusTold(lang, test.status) });
    case 'turned':
    case 'before-defence':
    case 'flipped':
    case 'goes-first':
      return say(test.kind);
    default:
      return unspoken(test);
  }
}

function unspoken(test: never): never {
  throw new TypeError(`no words for ${JSON.stringify(test)}`);
}

type Say = (kind: keyof typeof TESTS, params?: Params) => string;

const shown = ({ lang, hero }: Scope, need: Need, form: Case): string => shownText(lang, hero, need, form);

function joined(scope: Scope, tests: readonly Condition[], holds: boolean): string {
  const join = (texts: readonly string[]): string =>
    texts.reduce((a, b) => phrase(scope.lang, holds ? TEST_JOINS.and : TEST_JOINS.or, { a, b }));
  const faces = holds ? [] : tests.flatMap(facesDenied);
  const absent = holds ? tests.flatMap(facesDenied) : [];
  const [a, b] = absent;
  if (a !== undefined && b !== undefined && absent.length === 2 && tests.length === 2) {
    const form = GRAMMAR[scope.lang].missing;
    return phrase(scope.lang, TEST_JOINS.neither, { a: shown(scope, a, form), b: shown(scope, b, form) });
  }
  if (faces.length < tests.length) return join(tests.map((test) => testText(scope, test, holds)));
  // "Neither claw nor sabertooth", denied: the roll is named once, its faces one by one.
  const form = GRAMMAR[scope.lang].had;
  return phrase(scope.lang, TESTS.shows, { what: join(faces.map((need) => shown(scope, need, form))) });
}

const facesDenied = (test: Condition): readonly Need[] =>
  test.kind === 'not' && test.test.kind === 'shows' ? [test.test.need] : [];

function atLeast(scope: Scope, amount: Amount, least: number, say: Say): string {
  const params = { least, most: least - 1 };
  const plainly = (): string =>
    say('amount-least', { ...params, amount: amountIn(scope, amount, unit(scope.lang, 'plain')) });
  if (typeof amount === 'number') return plainly();
  const holder = (who: Who): Params => ({
    who,
    whom: partyName(scope.lang, who === 'picked' ? scope.picked : who, GRAMMAR[scope.lang].holder),
  });
  switch (amount.kind) {
    case 'sum':
      return say('sum-least', params);
    case 'cp':
      return say('cp-least', params);
    case 'tally':
      return say('tally-least', params);
    case 'count':
      return say('count-least', { ...params, among: amount.among });
    case 'health':
      return say('health-least', { ...params, ...holder(amount.of) });
    case 'statuses':
      return say('statuses-least', { ...params, ...holder(amount.of), which: amount.which });
    case 'half': {
      const { of } = amount;
      if (typeof of === 'number' || of.kind !== 'health') return plainly();
      // Half of it rounded up is at least so much from one less than twice as much on.
      return atLeast(scope, of, 2 * least - 1, say);
    }
    default:
      return plainly();
  }
}

function held({ lang }: Scope, status: StatusId, least: number, say: Say, form: Case, whom: string | null): string {
  if (isLiving(status)) {
    const name = statusTold(lang, status, GRAMMAR[lang].healthOf);
    return say('alive', { name, least, most: least - 1 });
  }
  if (whom !== null) return say('theirs', { whom, name: statusTold(lang, status, form) });
  if (least === 1) return say('holds', { name: statusTold(lang, status, form) });
  // Said, it is "at least"; denied, it is "at most" one less.
  return say('several', { tokens: compared(lang, status, form === 'genitive' ? least - 1 : least) });
}

/** After "at least" Russian counts in the genitive, Polish as ever. */
function compared(lang: Lang, status: StatusId, n: number): string {
  if (!GRAMMAR[lang].comparesInGenitive) return statusesTold(lang, status, n, 'accusative');
  return `${number(lang, n)} ${statusTold(lang, status, n === 1 ? 'genitive' : 'many')}`;
}
