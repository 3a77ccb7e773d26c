// The vocabulary as others read it: it says all there is to say, and what it offers in a place can be played there.
import { describe, expect, test } from 'vitest';
import { checkHero, type Description, describeVocabulary, type Held, offersAt } from '../src/check/index.ts';
import { withAt } from '../src/check/places.ts';
import { familyOf } from '../src/check/vocabulary.ts';
import type { Tagged } from '../src/content/slots.ts';
import { HERO_BOXES } from '../src/heroes/index.ts';

/** As another program gets it. */
const described: Description = JSON.parse(JSON.stringify(describeVocabulary()));
const FAMILIES = ['effect', 'amount', 'condition', 'need'] as const satisfies readonly Tagged[];

const isData = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a document by the description alone: places of literals by family, and what the description knows nothing of. */
function reading(document: unknown) {
  const literals: { readonly at: string; readonly of: Tagged; readonly name: string }[] = [];
  const strange: string[] = [];
  const fields = (
    known: Readonly<Record<string, Held>>,
    value: Readonly<Record<string, unknown>>,
    at: string,
    tag = '',
  ) => {
    for (const [field, inner] of Object.entries(value)) {
      const slot = known[field];
      if (slot !== undefined) read(slot, inner, at === '' ? field : `${at}.${field}`);
      else if (field !== tag) strange.push(`${at}.${field}`);
    }
    for (const [field, slot] of Object.entries(known))
      if (slot.kind !== 'maybe' && !Object.hasOwn(value, field)) strange.push(`${at} lacks ${field}`);
  };
  const isLikely = (slot: Held, value: unknown): boolean => {
    if (slot.kind === 'object') return isData(value) && Object.keys(slot.fields).some((field) => field in value);
    if (slot.kind === 'tagged') return isData(value) && described.families[slot.of].tag in value;
    if (slot.kind === 'only') return value === slot.value;
    return slot.kind !== 'list' && !isData(value);
  };
  const tagged = (of: Tagged, value: unknown, at: string): void => {
    if (typeof value === 'number' && of === 'amount') return;
    const { tag, entries } = described.families[of];
    const name = isData(value) ? String(value[tag]) : '';
    const entry = entries[name];
    if (entry === undefined || !isData(value)) strange.push(at);
    else {
      literals.push({ at, of, name });
      fields(entry.fields, value, at, tag);
    }
  };
  const read = (slot: Held, value: unknown, at: string): void => {
    if (slot.kind === 'maybe') read(slot.of, value, at);
    else if (slot.kind === 'tagged') tagged(slot.of, value, at);
    else if (slot.kind === 'either') {
      const likely = slot.of.find((one) => isLikely(one, value));
      if (likely === undefined) strange.push(at);
      else read(likely, value, at);
    } else if (slot.kind === 'list' && Array.isArray(value)) {
      value.forEach((one: unknown, i) => {
        read(slot.of, one, isData(one) && typeof one.id === 'string' ? `${at}.${one.id}` : `${at}[${i}]`);
      });
    } else if (slot.kind === 'object' && isData(value)) fields(slot.fields, value, at);
    else if (slot.kind === 'record' && isData(value))
      for (const [key, one] of Object.entries(value)) read(slot.of, one, `${at}.${key}`);
    else if (isData(value)) strange.push(at);
  };
  read(described.hero, document, '');
  return { literals, strange };
}

describe('the description', () => {
  test('is plain data with every verb, number, condition and requirement of the tables', () => {
    expect(described).toEqual(describeVocabulary());
    for (const of of FAMILIES)
      expect(Object.keys(described.families[of].entries)).toEqual(Object.keys(familyOf(of).table));
    for (const [verb, { family }] of Object.entries(described.families.effect.entries))
      expect([verb, family]).toEqual([verb, expect.any(String)]);
  });

  test.each(HERO_BOXES.map((box) => [box.hero.id, box] as const))('is enough to read all of %s', (_, box) => {
    const { strange, literals } = reading(JSON.parse(JSON.stringify(box)));
    expect(strange).toEqual([]);
    expect(literals.length).toBeGreaterThan(20);
  });
});

describe('what is offered', () => {
  test('what stands somewhere on a board of ours is among what may stand there', () => {
    for (const box of HERO_BOXES.filter((_, i) => i % 5 === 0)) {
      const document = JSON.parse(JSON.stringify(box));
      const places = reading(document).literals.filter(
        ({ at }) => at.startsWith('hero.') || at.startsWith('statuses.'),
      );
      for (const { at, name } of places.filter((_, i) => i % 7 === 0))
        expect([at, offersAt(box, at).map((offer) => offer.name)]).toEqual([at, expect.arrayContaining([name])]);
    }
  });

  const [box] = HERO_BOXES.filter(({ hero }) => hero.id === 'samurai');
  if (box === undefined) throw new Error('nobody ships');
  const [slot] = box.hero.slots;
  const main = box.hero.cards.find(({ timing }) => timing === 'main');
  const defence = box.hero.slots.find(({ printed }) => printed.kind === 'defensive');
  const [token] = box.statuses;
  const row = `hero.slots.${slot?.id}.printed.rows[0].effects[0]`;
  const PLACES = [
    row,
    `hero.cards.${main?.id}.effects[0]`,
    `hero.slots.${defence?.id}.printed.effects[0]`,
    `hero.setUp[0]`,
  ];

  test.each(PLACES)('whatever may stand at %s can be played', (at) => {
    const whole: string[] = [];
    const steps = at.split(/[.[\]]+/).filter((step) => step !== '');
    for (const { name, value } of offersAt(box, at)) {
      const flaws = checkHero(withAt(box, steps, value)).filter((flaw) => flaw.at.startsWith(at));
      expect([name, flaws]).toEqual([name, []]);
      whole.push(name);
    }
    expect(whole.length).toBeGreaterThan(20);
  });

  test('every verb is offered somewhere, but what only a larger game does', () => {
    // Effects that pick somebody make room for verbs about the one who was picked; a token with a shared limit, for those of it.
    const grouped = { ...box.statuses[0], hooks: { group: { name: 'stances', limit: 2 } } };
    const open = withAt(
      withAt(
        box,
        ['hero', 'setUp'],
        [{ verb: 'pick', among: 'opponents', times: 1, distinct: false, optional: false, effects: [] }],
      ),
      ['statuses', '0'],
      grouped,
    );
    const made: typeof box = JSON.parse(JSON.stringify(open));
    const offered = new Set(
      [...PLACES, 'hero.setUp[0].effects[0]'].flatMap((at) => offersAt(made, at).map(({ name }) => name)),
    );
    // An attack that the row deals can be raised behind it.
    for (const { name } of offersAt(made, `hero.slots.${slot?.id}.printed.rows[0].effects[1]`)) offered.add(name);
    expect(Object.keys(described.families.effect.entries).filter((verb) => !offered.has(verb))).toEqual(['call']);
  });

  test('a target is offered where there is one, symbols where their die is rolled', () => {
    const names = (at: string) => offersAt(box, at).map(({ name }) => name);
    const whom = `${row}.to`;
    expect(names(whom)).toEqual(['self', 'target', 'opponents']);
    expect(names(`${row}.amount`)).toContain('each');
    const damage = { verb: 'damage', amount: 2, type: 'normal', to: 'opponents', separate: false };
    const card = withAt(box, ['hero', 'cards', main?.id ?? '', 'effects'], [damage]);
    const made: typeof box = JSON.parse(JSON.stringify(card));
    const inCard = (field: string) =>
      offersAt(made, `hero.cards.${main?.id}.effects[0].${field}`).map(({ name }) => name);
    expect(inCard('to')).toEqual(['self', 'opponents']);
    expect(inCard('amount')).not.toContain('each');
    const upkeep = withAt(box, ['statuses', token?.id ?? '', 'hooks'], {
      upkeep: [
        { verb: 'roll', dice: 1, rerolls: 0, price: null },
        { verb: 'draw', amount: 1 },
      ],
    });
    const counted = offersAt(JSON.parse(JSON.stringify(upkeep)), `statuses.${token?.id}.hooks.upkeep[1].amount`);
    expect(counted.map(({ name }) => name)).toContain('numbers');
    expect(counted.map(({ name }) => name)).not.toContain('each');
  });

  test('nothing is offered where there is no such place', () => {
    for (const at of ['', 'hero.nothing', 'hero.cards.nobody.effects[0]', `${row}.amount.amount.amount`])
      expect(offersAt(box, at)).toEqual([]);
  });
});
