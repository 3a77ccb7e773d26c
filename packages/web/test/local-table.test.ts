// A table of this device in one tab and in several, through slow workers, bots that fail, reloads and tabs that take over.
import type { Choice } from '@wyrmtable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { waitAfter } from '../src/stage/beats.ts';
import { Device, type Tab } from './local-tabs.ts';

/** Everything that is on its way arrives; bots answer, but nobody moves by hand. */
function calm(device: Device, bots = true): void {
  for (let round = 0; round < 30; round++) {
    for (const tab of device.tabs) {
      device.work(tab, 100);
      device.load(tab);
      device.notice(tab);
      if (bots) {
        device.wait(tab);
        device.answer(tab, round + 1);
      }
      device.hear(tab, 100);
    }
  }
}

function tabOf(device: Device, place = 0): Tab {
  const tab = device.tabs[place];
  if (tab === undefined) throw new Error(`no tab ${place}`);
  return tab;
}

/** The page shows what is in storage: position, events as its eyes may see them, and what they may do. */
function expectTrue(device: Device, tab: Tab): void {
  const { page, table } = tab;
  const match = device.truth(tab);
  const { game } = match.registered;
  const { snapshot } = page;
  expect(page.choices).toEqual(match.moves.map(({ choice }) => choice));
  expect(snapshot.view).toEqual(game.view(match.state, snapshot.watcher));
  expect(snapshot.events).toEqual(
    match.events.flatMap((event, number) => {
      const shown = game.show(event, snapshot.watcher);
      return shown === null ? [] : [{ number, event: shown }];
    }),
  );
  expect(snapshot.outcome).toEqual(game.outcome(match.state));
  const mayMove = !page.watching && game.toMove(match.state) === snapshot.watcher;
  expect(snapshot.choices).toEqual(mayMove ? game.choices(match.state) : []);
  expect(table.match?.results).toEqual(match.results);
}

/** What can happen next in a tab; `size` is drawn. */
const OPS: Readonly<Record<string, (device: Device, tab: Tab, size: number) => void>> = {
  work: (device, tab, size) => device.work(tab, 1 + (size % 3)),
  hear: (device, tab, size) => device.hear(tab, 1 + (size % 3)),
  load: (device, tab) => device.load(tab),
  wait: (device, tab) => device.wait(tab),
  answer: (device, tab, size) => device.answer(tab, size),
  choose: (device, tab, size) => device.choose(tab, size),
  undo: (device, tab) => device.undo(tab),
  notice: (device, tab) => device.notice(tab),
  reload: (device, tab) => device.open(device.tabs.indexOf(tab)),
  takeOver: (device, tab) => device.takeOver(tab),
  flow(device, tab, size) {
    for (let i = 0; i < 6; i++) {
      device.choose(tab, size + i);
      device.work(tab, 100);
      device.load(tab);
      device.hear(tab, 100);
      device.wait(tab);
      device.answer(tab, size + i);
      device.hear(tab, 100);
    }
  },
};
const WEIGHTS: Readonly<Record<string, number>> = { choose: 4, flow: 6, reload: 1, takeOver: 1 };

const ops = fc.array(
  fc.record({
    kind: fc.oneof(...Object.keys(OPS).map((kind) => ({ weight: WEIGHTS[kind] ?? 2, arbitrary: fc.constant(kind) }))),
    place: fc.nat(2),
    size: fc.nat(30),
  }),
  { minLength: 60, maxLength: 160, size: 'max' },
);

test.each([
  ['one tab', true, 1],
  ['three tabs with locks', true, 3],
  ['three tabs without locks', false, 3],
] as const)('%s: what is shown is what was put away, whatever happens on the way', (_, locks, tabs) => {
  let played = 0;
  fc.assert(
    fc.property(ops, (happenings) => {
      const device = new Device(locks, tabs);
      for (const [i, { kind, place, size }] of happenings.entries()) {
        OPS[kind]?.(device, tabOf(device, place % tabs), size);
        // What is in storage can always be played again.
        if (i % 20 === 0) device.truth(tabOf(device));
      }
      calm(device);
      for (const tab of device.tabs) expectTrue(device, tab);
      const match = device.truth(tabOf(device));
      const byHand = match.moves.filter(({ seat }) => match.seats[seat]?.bot === null);
      for (const { choice } of byHand) expect(device.chosen.has(choice)).toBe(true);
      played += byHand.length;
    }),
    { numRuns: 8, seed: 20261116 },
  );
  expect(played).toBeGreaterThan(50);
});

describe('a table in one tab', () => {
  function opened(): { device: Device; tab: Tab } {
    const device = new Device(true, 1);
    calm(device);
    return { device, tab: tabOf(device) };
  }

  /** Plays by hand until the person at that seat is asked. */
  function until(holds: (tab: Tab) => boolean): { device: Device; tab: Tab } {
    const found = opened();
    for (let i = 0; i < 400 && !holds(found.tab); i++) {
      found.device.choose(found.tab, i);
      calm(found.device);
    }
    expect(holds(found.tab)).toBe(true);
    return found;
  }

  test('a second tap on the same button plays nothing', () => {
    const { device, tab } = opened();
    const before = device.truth(tab).moves.length;
    device.choose(tab, 0);
    device.choose(tab, 0);
    device.work(tab, 2);
    expect(tab.table.match?.moves.length).toBe(before + 1);
  });

  test('a bot that gives no answer is answered for', () => {
    const { device, tab } = opened();
    for (let i = 0; tab.asked.length === 0; i++) {
      device.choose(tab, i);
      calm(device, false);
      device.wait(tab);
    }
    const [asked] = tab.asked;
    const before = tab.table.match?.moves.length ?? 0;
    device.tellTable(tab, { kind: 'answered', number: asked?.number ?? 0, choice: null });
    expect(tab.table.match?.moves.length).toBe(before + 1);
  });

  test('an answer to a question of a position that is gone is no move', () => {
    const { device, tab } = opened();
    for (let i = 0; tab.asked.length === 0; i++) {
      device.choose(tab, i);
      calm(device, false);
      device.wait(tab);
    }
    const number = tab.asked[0]?.number ?? 0;
    device.takeOver(tab);
    calm(device, false);
    const before = tab.table.match?.moves.length;
    const choices: readonly Choice[] = tab.table.match?.registered.game.choices(tab.table.match.state) ?? [];
    device.tellTable(tab, { kind: 'answered', number, choice: choices[0] ?? 0 });
    expect(tab.table.match?.moves.length).toBe(before);
  });

  test('nobody at a shared screen is shown what is not theirs', () => {
    const { device, tab } = until(({ page: { snapshot } }) => snapshot.watcher === 2 && snapshot.events.length > 40);
    const { game } = device.truth(tab).registered;
    for (const { event } of tab.page.snapshot.events) {
      expect(game.show(event, 2)).toEqual(event);
    }
    expect(tab.page.snapshot.view).toEqual(game.view(device.truth(tab).state, 2));
    // The past that is asked for is of the same eyes.
    device.tellTable(tab, { kind: 'said', message: { kind: 'past', before: 40 } });
    const past = tab.toPage.at(-1);
    if (past?.kind !== 'past') throw new Error('no past');
    expect(past.events.length).toBeGreaterThan(10);
    expect(past.events).toEqual(tab.page.snapshot.events.filter(({ number }) => number < 40));
  });

  test('a device that keeps nothing is said to, and one goes on', () => {
    const { device, tab } = opened();
    device.choose(tab, 0);
    device.work(tab, 1);
    const look = tab.toPage.at(-1);
    if (look?.kind !== 'look') throw new Error('nothing to see');
    device.tellPage(tab, {
      kind: 'kept',
      kept: 'not-kept',
      table: tab.page.saved,
      look: look.look,
      ...device.standing(tab),
    });
    expect(tab.page.snapshot).toMatchObject({ status: 'playing', refusal: { refused: 'not-saved' } });
  });

  test('a worker that has died leaves nothing to choose', () => {
    const { device, tab } = opened();
    device.tellPage(tab, { kind: 'stopped' });
    expect(tab.page.snapshot).toMatchObject({ choices: [], refusal: { refused: 'table-stopped' } });
  });

  test('a bot moves when all that happened since has been shown, and a thought later', () => {
    const { device, tab } = opened();
    let waited = 0;
    for (let i = 0; i < 200 && waited < 5; i++) {
      const before = tab.table.match?.events.length ?? 0;
      device.choose(tab, i);
      device.work(tab, 100);
      const { match } = tab.table;
      if (match !== null && tab.waiting && match.registered.game.window(match.state) === null) {
        expect(tab.ms).toBe(waitAfter('dragon-farkle', match.events.slice(before), 'normal'));
        waited++;
      }
      calm(device);
    }
    expect(waited).toBe(5);
  });

  test('bots wait for what is shown, and a person who is in a hurry does not', () => {
    const { device, tab } = opened();
    for (let i = 0; !tab.waiting; i++) {
      device.choose(tab, i);
      calm(device, false);
    }
    device.tellTable(tab, { kind: 'said', message: { kind: 'hurry' } });
    expect(tab.waiting).toBe(false);
    expect(tab.asked).toHaveLength(1);
    device.tellTable(tab, { kind: 'waited' });
    device.tellTable(tab, { kind: 'said', message: { kind: 'hurry' } });
    expect(tab.asked).toHaveLength(1);
  });
});

test('a tab that lost the table only looks on, and takes it over where the other left it', () => {
  const device = new Device(true, 2);
  calm(device);
  const [first, second] = [tabOf(device, 0), tabOf(device, 1)];
  expect([first.page.watching, second.page.watching]).toEqual([true, false]);
  expect(first.page.snapshot).toMatchObject({ choices: [], canUndo: false });
  device.choose(second, 0);
  calm(device);
  expect(first.page.choices).toEqual(second.page.choices);
  expect(first.page.choices.length).toBeGreaterThan(0);
  device.takeOver(first);
  calm(device);
  expect([first.page.watching, second.page.watching]).toEqual([false, true]);
  for (const tab of device.tabs) expectTrue(device, tab);
});
