// Whatever the workshop offers is a sentence, also where none of the sixteen says it: nothing empty, nobody in a wrong person.
import { HERO_BOXES } from '@wyrmtable/dice-throne/boxes';
import { describeVocabulary, type Held, offersAt } from '@wyrmtable/dice-throne/check';
import { expect, test } from 'vitest';
import { effectText } from '../src/dice-throne/index.ts';
import { LANGS } from '../src/index.ts';

const isData = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A hole, a clause that ends before it began, the second person with a verb of the third. */
const HOLES =
  /^$|undefined|\{|\}|(?:^|\s)[.,;:]|[,;:] ?[.;]|\b[Yy]ou (?:has|is|rerolls|loses|gains)\b|(?<!\p{L})[Tt]y (?:ma|nie ma|to|traci|leczy|przerzuca|otrzymuje|odrzuca|nie jest)(?!\p{L})|(?<!\p{L})[Вв]ы (?:теряет|получает|исцеляет|перебрасывает|сбрасывает)(?!\p{L})|rękę ciebie|w razie \./u;

const [box] = HERO_BOXES.filter(({ hero }) => hero.id === 'samurai');
if (box === undefined) throw new Error('nobody ships');
const { hero } = box;
const [slot] = hero.slots;
const main = hero.cards.find(({ timing }) => timing === 'main');
const PLACES = [`hero.slots.${slot?.id}.printed.rows[0].effects[0]`, `hero.cards.${main?.id}.effects[0]`];

/** What may stand in a field beside what stands there when a verb is new. */
function valuesOf(held: Held, name: string): readonly unknown[] {
  if (held.kind === 'maybe') return valuesOf(held.of, name);
  if (held.kind === 'oneOf') return held.of;
  if (held.kind === 'flag') return [true, false];
  if (held.kind === 'whole') return [1, 2, 5].filter((n) => n >= held.least && n <= held.most);
  if (held.kind === 'tagged' && held.of === 'amount') return [2, { kind: 'cp' }, { kind: 'room', status: 'shame' }];
  if (held.kind === 'tagged' && held.of === 'condition')
    return [
      { kind: 'some-status', who: 'self' },
      { kind: 'not', test: { kind: 'some-status', who: 'self' } },
    ];
  return name === 'effects' ? [[], [{ verb: 'draw', amount: 1 }]] : [];
}

/** Frames that are nothing by themselves: a pause, and a condition on nothing. */
const SILENT = new Set(['then', 'if', 'tally', 'repeat']);

test.each(PLACES)('every verb and every word of it at %s', (at) => {
  const { entries } = describeVocabulary().families.effect;
  const offers = offersAt(box, at);
  expect(offers.length).toBeGreaterThan(20);
  for (const { name, value } of offers) {
    if (!isData(value)) continue;
    const variants = Object.entries(entries[name]?.fields ?? {}).flatMap(([field, held]) =>
      valuesOf(held, field).map((one) => ({ ...value, [field]: one })),
    );
    for (const variant of [value, ...variants]) {
      const effect: Parameters<typeof effectText>[2][number] = JSON.parse(JSON.stringify(variant));
      for (const lang of LANGS) {
        const text = effectText(lang, hero.id, [effect]);
        if (text === '' && SILENT.has(name)) continue;
        expect([JSON.stringify(variant), text]).toEqual([JSON.stringify(variant), expect.not.stringMatching(HOLES)]);
      }
    }
  }
});
