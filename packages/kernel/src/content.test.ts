// What a catalogue promises: the same numbers from the same manifest, wherever the pieces come from.
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import {
  type Brought,
  ContentMissing,
  idOfRef,
  isManifest,
  isParcel,
  keyOf,
  openedKey,
  parcelOf,
  refOf,
  unpackParcel,
  wordsIn,
} from './content.ts';

interface Beast {
  readonly id: string;
  readonly legs: number;
  readonly fears?: readonly string[];
}
interface Shed {
  readonly id: string;
  readonly room: number;
}
interface Farm {
  readonly beasts: readonly string[];
  readonly legs: readonly number[];
  readonly room: number;
  readonly amendments: readonly string[];
}

const isBeast = (data: unknown): data is Beast =>
  typeof data === 'object' && data !== null && 'id' in data && 'legs' in data;
const isShed = (data: unknown): data is Shed =>
  typeof data === 'object' && data !== null && 'id' in data && 'room' in data;

const HEN: Beast = { id: 'hen', legs: 2, fears: ['fox'] };
const FOX: Beast = { id: 'fox', legs: 4 };
const COW: Beast = { id: 'cow', legs: 4 };
const SHED: Shed = { id: 'shed', room: 3 };

let compiled = 0;
const farm = (
  beasts: readonly Beast[],
  amendments: readonly string[] = [],
  unbox: (box: unknown) => Brought | null = () => null,
) =>
  catalogue<{ beasts: Beast; sheds: Shed }, Farm>(
    { beasts: { shipped: beasts, fits: isBeast }, sheds: { shipped: [SHED], fits: isShed } },
    amendments.map((id) => ({ id, since: '2027-01-01', rules: [] })),
    ({ pieces, amendments: named }) => {
      compiled++;
      return {
        beasts: pieces('beasts').map(({ id }) => id),
        legs: pieces('beasts').map(({ legs }) => legs),
        room: pieces('sheds')[0]?.room ?? 0,
        amendments: [...named],
      };
    },
    unbox,
  );

test('a reference names the piece and digests all it says, in whatever order it is said', () => {
  expect(idOfRef(refOf(HEN))).toBe('hen');
  expect(refOf({ fears: ['fox'], legs: 2, id: 'hen' } as Beast)).toBe(refOf(HEN));
  expect(refOf({ ...HEN, legs: 3 } as Beast)).not.toBe(refOf(HEN));
  expect(refOf(JSON.parse(JSON.stringify(HEN)))).toBe(refOf(HEN));
});

test('numbers are those of the manifest, not of what ships', () => {
  const farms = farm([HEN, FOX]);
  const { beasts = [], ...rest } = farms.shipped();
  const turned = { ...rest, beasts: [...beasts].reverse() };
  expect(farms.library(openedKey(farms, farms.shipped())).legs).toEqual([2, 4]);
  expect(farms.library(openedKey(farms, turned)).legs).toEqual([4, 2]);
  expect(farms.library(openedKey(farms, { ...rest, beasts: beasts.slice(1) })).beasts).toEqual(['fox']);
});

test('the same library comes from literals and from a file', () => {
  const older = farm([HEN, FOX]).shipped();
  const elsewhere = farm([]);
  expect(elsewhere.learn(JSON.parse(JSON.stringify({ beasts: [FOX, HEN] })))).toEqual([]);
  const manifest = JSON.parse(JSON.stringify(older));
  expect(isManifest(manifest)).toBe(true);
  const key = openedKey(elsewhere, manifest);
  const home = farm([HEN, FOX]);
  expect(key).toBe(openedKey(home, older));
  expect(elsewhere.library(key)).toEqual(home.library(key));
});

test('what is added to or changed in what ships touches no older manifest', () => {
  const older = farm([HEN, FOX]).shipped();
  const longer = farm([COW, HEN, FOX]);
  expect(longer.library(openedKey(longer, older)).beasts).toEqual(['hen', 'fox']);
  const changed = farm([{ ...HEN, legs: 3 }, FOX]);
  expect(changed.open(older)).toMatchObject({ refused: 'content-missing', params: { first: `beasts/${refOf(HEN)}` } });
  changed.learn({ beasts: [HEN] });
  expect(changed.library(openedKey(changed, older)).legs).toEqual([2, 4]);
});

test('missing pieces and unknown amendments are named, and nothing is opened', () => {
  const farms = farm([HEN]);
  const wanted = { ...farms.shipped(), beasts: [refOf(HEN), refOf(COW)], amendments: ['hens-fly'] };
  expect(farms.missing(wanted)).toEqual([`beasts/${refOf(COW)}`, 'amendments/hens-fly']);
  expect(farms.open(wanted)).toMatchObject({ refused: 'content-missing', params: { count: 2 } });
  expect(() => openedKey(farms, wanted)).toThrow(ContentMissing);
  expect(() => farms.library(keyOf(wanted))).toThrow('no library has been opened');
});

test('a match begun before an amendment is played on without it', () => {
  const before = farm([HEN]).shipped();
  const amended = farm([HEN], ['hens-fly']);
  expect(amended.library(openedKey(amended, amended.shipped())).amendments).toEqual(['hens-fly']);
  expect(amended.library(openedKey(amended, before)).amendments).toEqual([]);
});

test('pieces that no box holds are taken in, played with and sent along', () => {
  const farms = farm([HEN]);
  expect(farms.learn({ beasts: [COW] })).toEqual([]);
  const manifest = { ...farms.shipped(), beasts: [refOf(HEN), refOf(COW)] };
  expect(farms.library(openedKey(farms, manifest)).beasts).toEqual(['hen', 'cow']);
  expect(farms.toBring(manifest)).toEqual({ beasts: [COW] });
  expect(farms.toBring(farms.shipped())).toEqual({});
  expect(farms.find('beasts', refOf(COW))).toEqual(COW);
  expect(farms.find('beasts', refOf(FOX))).toBeUndefined();
});

test('what is no piece of its kind is refused by the name of the kind', () => {
  const farms = farm([HEN]);
  expect(farms.learn({ beasts: [SHED, COW], ponds: [COW], sheds: ['shed'] })).toEqual(['beasts', 'ponds', 'sheds']);
  expect(farms.find('beasts', refOf(COW))).toEqual(COW);
});

test('the key is that of the content: stable, blind to the order of kinds, and compiled once', () => {
  const farms = farm([HEN, FOX]);
  const { beasts = [], sheds = [], amendments = [] } = farms.shipped();
  compiled = 0;
  const key = openedKey(farms, { beasts, sheds, amendments });
  expect(openedKey(farms, { amendments, sheds, beasts })).toBe(key);
  expect(openedKey(farms, farms.shipped())).toBe(key);
  expect(openedKey(farms, farms.shipped())).toBe(key);
  expect(compiled).toBe(1);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(farms.manifest(key)).toEqual(farms.shipped());
  expect(openedKey(farms, { beasts: [...beasts].reverse(), sheds, amendments })).not.toBe(key);
});

test('words that a piece may bring into play are found in its fields and their names', () => {
  const found = new Set<string>();
  wordsIn(
    { id: 'hen', fears: ['fox', 'rain'], when: { cow: [1, null, { of: 'dog' }] } },
    new Set(['fox', 'cow', 'dog']),
    found,
  );
  expect([...found].sort()).toEqual(['cow', 'dog', 'fox']);
});

test('data from outside is a manifest only if it is lists of short words', () => {
  expect(isManifest({ beasts: ['hen@1'], amendments: [] })).toBe(true);
  for (const raw of [null, [], 'beasts', { beasts: 'hen' }, { beasts: [1] }, { beasts: ['x'.repeat(121)] }])
    expect(isManifest(raw)).toBe(false);
  expect(isManifest({ beasts: Array(1001).fill('hen@1') })).toBe(false);
});

test('of thousands of made pieces only those of late are kept, and what ships is compiled again when it is asked for', () => {
  const farms = farm([HEN, FOX], [], (box) =>
    typeof box === 'object' && box !== null && 'beast' in box ? { beasts: [box.beast] } : null,
  );
  const early = openedKey(farms, { ...farms.shipped(), beasts: [refOf(HEN)] });
  const made = Array.from({ length: 1000 }, (_, i) => ({ id: `beast-${i}`, legs: i }));
  for (const beast of made) {
    farms.learn({ boxes: [{ beast }] });
    const all = farms.shippedAnd([{ beast }]);
    expect(farms.toBring(all)).toEqual({ boxes: [{ beast }] });
    openedKey(farms, all);
  }
  const known = made.filter((beast) => farms.find('beasts', refOf(beast)) !== undefined);
  expect(known.length).toBeLessThan(450);
  expect(known.at(-1)).toEqual(made.at(-1));
  expect(farms.inUse().length).toBeLessThan(300);
  expect(farms.library(early).beasts).toEqual(['hen']);
  const [first] = made;
  if (first === undefined) throw new Error('nothing was made');
  const gone = farms.shippedAnd([{ beast: first }]);
  expect(farms.open(gone)).toMatchObject({ refused: 'content-missing' });
  expect(farms.libraryIfAny(keyOf(gone))).toBeUndefined();
});

test('what is made stands in the place of what has its id', () => {
  const three = { ...HEN, legs: 3 };
  const farms = farm([HEN, FOX], [], () => ({ beasts: [three] }));
  farms.learn({ boxes: ['hen'] });
  expect(farms.shippedAnd(['hen']).beasts).toEqual([refOf(FOX), refOf(three)]);
  expect(farms.shippedAnd([]).beasts).toEqual(farms.shipped().beasts);
});

test('a state is read elsewhere with what came along, and only if it is what the state was played with', () => {
  const here = farm([HEN, FOX]);
  const there = farm([COW]);
  const library = openedKey(here, here.shipped());
  const parcel = { ...parcelOf(here, { library }), brought: here.pieces() };
  expect(unpackParcel(there, { library: 'another' }, parcel)).toEqual({
    refused: 'content-missing',
    params: { first: 'another', count: 1 },
  });
  expect(unpackParcel(there, { library }, parcel)).toBeNull();
  expect(there.library(library).beasts).toEqual(['hen', 'fox']);
});

test('a parcel that lacks a piece says so, unless its library is there already', () => {
  const here = farm([HEN, FOX]);
  const there = farm([COW]);
  const library = openedKey(here, here.shipped());
  const bare = { content: here.manifest(library), brought: {} };
  expect(unpackParcel(there, { library }, bare)).toMatchObject({ refused: 'content-missing' });
  expect(unpackParcel(here, { library }, bare)).toBeNull();
});

test('data from outside is a parcel only with both its parts', () => {
  expect(isParcel({ content: {}, brought: {} })).toBe(true);
  for (const raw of [null, 'box', {}, { content: {} }, { brought: {} }, { content: [], brought: {} }])
    expect(isParcel(raw), JSON.stringify(raw)).toBe(false);
  expect(isParcel({ content: {}, brought: { beasts: 7 } })).toBe(false);
});
