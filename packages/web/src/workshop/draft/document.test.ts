// A hero on the workbench: whatever is done to it, names and things stay in step, and the checks agree.
import { STATUSES } from '@wyrmtable/dice-throne';
import { HERO_BOXES } from '@wyrmtable/dice-throne/boxes';
import { checkHero, offersAt } from '@wyrmtable/dice-throne/check';
import { describe, expect, it } from 'vitest';
import { copyOf, fromNothing, newId } from './begin.ts';
import { rowChance } from './chances.ts';
import {
  addCard,
  addSecond,
  addSlot,
  addStatus,
  addUpgrade,
  type Draft,
  inStep,
  moved,
  ofKind,
  put,
  setFace,
  valueAt,
} from './document.ts';
import { asLetters, asText, fromLetters, fromText, type Taken } from './file.ts';
import { begun, changed, redone, undone } from './history.ts';
import { calledAnew } from './own.ts';

const blank = (): Draft =>
  fromNothing('made-one', 'pl', {
    hero: 'Osiłek',
    line: 'Bije.',
    abilities: ['Cios', 'Natarcie', 'Burza', 'Garda', 'Gniew'],
  });
const step = (draft: Draft): Draft => inStep(draft, 'pl', (what, number) => `${what} ${number}`);
const flaws = (draft: Draft) => checkHero(draft).map(({ at, fault }) => `${at}: ${fault.kind}`);
const copied = (id: string): Draft => {
  const copy = copyOf(id, newId());
  if (copy === null) throw new Error(`nobody is called ${id}`);
  return copy;
};

it('a hero from nothing can be played at once', () => {
  expect(flaws(blank())).toEqual([]);
});

it.each(HERO_BOXES.map(({ hero }) => hero.id))('so can a copy of %s, also when it has been gone through', (id) => {
  expect(flaws(step(copied(id)))).toEqual([]);
});

describe('what is added can be played and has a name', () => {
  it.each(['offensive', 'defensive', 'passive', 'ultimate'] as const)('an ability (%s)', (kind) => {
    const draft = step(addSlot(blank(), kind));
    expect(flaws(draft)).toEqual([]);
    expect(draft.names.abilities['ability-6']).toEqual({ pl: 'ability 6' });
  });

  it('two upgrades and no third, with a second ability on the last', () => {
    const twice = addUpgrade(addUpgrade(addUpgrade(blank(), 'ability-1'), 'ability-1'), 'ability-1');
    const draft = step(addSecond(twice, 'ability-1', 'ability-1-iii'));
    expect(draft.hero.slots[0]?.upgrades.map(({ id }) => id)).toEqual(['ability-1-ii', 'ability-1-iii']);
    expect(Object.keys(draft.names.added)).toEqual(['ability-6']);
    expect(flaws(draft)).toEqual([]);
  });

  it('a card', () => {
    expect(flaws(step(addCard(blank())))).toEqual([]);
  });

  it('a symbol on one number of the die', () => {
    const draft = step(setFace(blank(), 1, null));
    expect(draft.hero.die[0]).toBe('symbol-4');
    expect(draft.hero.faceIcons['symbol-4']).toBeDefined();
    expect(flaws(draft)).toEqual([]);
  });

  it('a token, of which the checks say only that nothing gives it', () => {
    const draft = step(addStatus(blank()));
    const [token] = draft.statuses;
    expect(flaws(draft)).toEqual([`statuses.${token?.id}: never-given`]);
    const given = put(draft, 'hero.slots.ability-1.printed.rows[0].effects[1]', {
      verb: 'gain',
      status: token?.id,
      amount: 1,
      who: 'self',
    });
    expect(flaws(step(given))).toEqual([]);
  });
});

it('what goes takes its name along', () => {
  const draft = step(put(addSlot(blank(), 'passive'), 'hero.slots.ability-6', undefined));
  expect(Object.keys(draft.names.abilities)).not.toContain('ability-6');
  expect(flaws(draft)).toEqual([]);
});

it('an ability that becomes one of another kind begins anew and can be played', () => {
  const draft = step(ofKind(blank(), 'hero.slots.ability-2.printed', 'ability-2', 'defensive'));
  expect(draft.hero.slots[1]?.printed).toMatchObject({ id: 'ability-2', kind: 'defensive', rows: [], dice: 3 });
  expect(flaws(draft)).toEqual([]);
});

it('a token of another hero that is named anywhere comes onto the leaflet, and goes when nothing names it', () => {
  const at = 'hero.slots.ability-1.printed.rows[0].effects[1]';
  const inflict = { verb: 'inflict', status: 'stun', amount: 1, who: 'target' };
  const stunning = step(put(blank(), at, inflict));
  expect(stunning.hero.statuses).toEqual(['stun']);
  expect(step(put(stunning, at, undefined)).hero.statuses).toEqual([]);
});

it('a token of one of the sixteen that is changed becomes one of the copy, wherever it is named', () => {
  const draft = step(put(copied('barbarian'), 'statuses.concussion.limit', 2));
  expect(draft.statuses.map(({ id }) => id)).not.toContain('concussion');
  expect(JSON.stringify(draft.hero)).not.toContain('"concussion"');
  expect(STATUSES.find(({ id }) => id === 'concussion')?.limit).toBe(1);
  expect(flaws(draft)).toEqual([]);
});

it('an ability that is called something else becomes one of the copy with its upgrades, and so does a card', () => {
  const renamed = put(copied('barbarian'), 'names.abilities.smack.en', 'Thwack');
  const draft = step(put(renamed, 'names.cards.concuss.en', 'Bonk!'));
  const [slot] = draft.hero.slots;
  expect(slot?.id).toBe(`${draft.hero.id}-ability-1`);
  expect(slot?.upgrades.map(({ id, ability }) => [id, ability.id])).toEqual([
    [`${slot?.id}-ii`, slot?.id],
    [`${slot?.id}-iii`, slot?.id],
  ]);
  expect(draft.names.cards[`${draft.hero.id}-card-1`]).toMatchObject({ en: 'Bonk!' });
  // What kept its name kept its id, and the words of the vocabulary are what they were.
  expect(draft.hero.slots[1]?.id).toBe('sturdy-blow');
  expect(flaws(draft)).toEqual([]);
});

it('entries change places', () => {
  const draft = moved(blank(), 'hero.slots', 0, 1);
  expect(draft.hero.slots.map(({ id }) => id).slice(0, 2)).toEqual(['ability-2', 'ability-1']);
  expect(moved(draft, 'hero.slots', 0, -1)).toBe(draft);
  expect(valueAt(draft, 'hero.slots.ability-1.printed.rows[1].effects[0].amount')).toBe(6);
});

it('every verb that is offered behind the first effect can be put there without a flaw', () => {
  const at = 'hero.slots.ability-1.printed.rows[0].effects[1]';
  const offers = offersAt(blank(), at);
  expect(offers.length).toBeGreaterThan(40);
  for (const { name, value } of offers) expect(flaws(step(put(blank(), at, value))), name).toEqual([]);
});

it('the chance of a row is exact: five of one face in three rolls', () => {
  expect(rowChance(blank().hero, { kind: 'symbols', symbols: { 'symbol-3': 5 } })).toBeCloseTo((91 / 216) ** 5, 12);
  expect(rowChance(blank().hero, { kind: 'numbers', from: 1, to: 6 })).toBe(1);
});

describe('the way back', () => {
  it('goes step by step and forth again, until something else is done', () => {
    const two = changed(changed(begun('a'), 'b', null), 'c', null);
    expect(undone(two).now).toBe('b');
    expect(undone(undone(undone(two))).now).toBe('a');
    expect(redone(undone(two)).now).toBe('c');
    expect(redone(changed(undone(two), 'd', null)).now).toBe('d');
  });

  it('takes typing in one place as one step', () => {
    const typed = changed(changed(changed(begun(''), 'G', 'name'), 'Gr', 'name'), 'Gru', 'name');
    expect(undone(typed).now).toBe('');
    expect(undone(changed(typed, 'x', 'other')).now).toBe('Gru');
  });
});

describe('names of a copy', () => {
  it('changed in one language, it is not called in the others what its model is', () => {
    const { names } = copied('artificer');
    expect(calledAnew(names.hero, 'en', 'Tinker')).toEqual({ en: 'Tinker' });
    const own = { en: 'Tinker', pl: 'Majster' };
    expect(calledAnew(own, 'en', 'Tinkerer')).toEqual({ en: 'Tinkerer', pl: 'Majster' });
    expect(calledAnew(own, 'en', '')).toEqual({ pl: 'Majster' });
  });
});

const told = (taken: Taken) => ('flaws' in taken ? taken.flaws : []);

describe('out and in', () => {
  it('a hero comes back from its file and from its link as it was', async () => {
    const draft = copied('artificer');
    expect(fromText(asText(draft))).toEqual({ draft });
    const letters = await asLetters(draft);
    expect(letters).toMatch(/^[\w-]+$/);
    expect(letters.length).toBeLessThan(12_000);
    expect(await fromLetters(letters)).toEqual({ draft });
  });

  it('what is damaged, cut short or something else is nothing', async () => {
    const letters = await asLetters(blank());
    for (const bad of ['', '!', letters.slice(0, -9), letters.replace(/.{4}$/, 'AAAA'), 'AAAA', btoa('{"hero":1}')])
      expect(await fromLetters(bad), bad).not.toHaveProperty('draft');
    for (const bad of [
      '',
      'null',
      '[]',
      '{"hero":{}}',
      '{"hero":{"id":"x","die":[],"slots":[]},"statuses":[],"names":{}}',
    ])
      expect(fromText(bad), bad).not.toHaveProperty('draft');
  });

  it('a few letters that unpack to more than any hero are not unpacked', async () => {
    const { packedText } = await import('../../table/packing.ts');
    expect(await fromLetters(await packedText(' '.repeat(20_000_000)))).toEqual({ flaws: [] });
  });

  it('a hero of a newer vocabulary, or past every limit, is told apart from what is no hero, with the place', () => {
    const newer = asText(blank()).replace('"verb": "prevent"', '"verb": "foresee"');
    const [verb] = told(fromText(newer));
    expect(verb?.at).toBe('hero.slots.ability-4.printed.effects[0].verb');
    const field = JSON.stringify({ ...blank(), edition: 7 });
    expect(told(fromText(field))[0]?.fault).toEqual({ kind: 'unknown-field', field: 'edition' });
    const { hero } = blank();
    const many = { ...blank(), hero: { ...hero, slots: Array.from({ length: 1000 }, () => hero.slots[0]) } };
    expect(told(fromText(JSON.stringify(many)))[0]?.fault.kind).toMatch(/^too-/);
  });

  it('a hero with a flaw that can be mended is taken up', () => {
    const unreachable = put(blank(), 'hero.slots.ability-5.printed.rows[0].need', {
      kind: 'symbols',
      symbols: { 'symbol-1': 3, 'symbol-3': 3 },
    });
    expect(flaws(unreachable)).toHaveLength(1);
    expect(fromText(asText(unreachable))).toEqual({ draft: unreachable });
  });
});
