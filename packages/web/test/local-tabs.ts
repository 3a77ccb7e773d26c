// Tabs of one device around one storage: pages and workers as functions, and everything between them as queues.
import { type Choice, isRefusal } from '@wyrmtable/kernel';
import { loadGame } from '@wyrmtable/registry';
import { type DeviceMatch, openMatch } from '@wyrmtable/registry/device';
import { expect } from 'vitest';
import { type DeviceStorage, openDeviceStorage } from '../src/shell/device-storage.ts';
import type { FromWorker, ToWorker } from '../src/table/local/protocol.ts';
import { keepTable, type SavedTable, savedTable, saveTable } from '../src/table/local/saves.ts';
import { newSeen, type SeenState, step as stepPage, type Told as ToldPage } from '../src/table/local/seen.ts';
import {
  type Deed,
  NO_TABLE,
  step as stepTable,
  type TableState,
  type Told as ToldTable,
} from '../src/table/local/table.ts';
import { mapStorage } from './storage.ts';

const registered = await loadGame('dragon-farkle');

const FRESH: SavedTable = {
  id: 'stol',
  game: 'dragon-farkle',
  version: registered.game.version,
  options: { wounds: 3 },
  content: registered.game.stock({ wounds: 3 }, 3),
  seats: [
    { name: 'Jagna', bot: null },
    { name: 'Bogusz', bot: 'random' },
    { name: 'Mirka', bot: null },
  ],
  seed: '5e'.repeat(32),
  choices: [],
  touched: 1,
  over: false,
};

type Asked = Extract<Deed, { kind: 'ask' }>;

export interface Tab {
  page: SeenState;
  table: TableState;
  readonly toWorker: ToWorker[];
  readonly toPage: FromWorker[];
  /** Loads and questions that have no answer yet. */
  readonly loading: Extract<Deed, { kind: 'load' }>[];
  readonly asked: Asked[];
  waiting: boolean;
  /** How long the bot's last wait is. */
  ms: number | null;
  /** The storage has told it that another tab wrote. */
  written: boolean;
  follows: boolean;
  readonly vault: DeviceStorage;
}

export class Device {
  readonly #storage = mapStorage();
  readonly locks: boolean;
  readonly tabs: Tab[] = [];
  /** Choices that people made with their hands. */
  readonly chosen = new Set<Choice>();
  #holder: Tab | null = null;
  #marks = 0;

  constructor(locks: boolean, tabs: number) {
    this.locks = locks;
    saveTable(
      FRESH,
      openDeviceStorage(() => this.#storage),
    );
    for (let i = 0; i < tabs; i++) this.open(i);
  }

  /** A page opens the table anew, in the place of whatever that tab showed. */
  open(place: number): void {
    const vault = openDeviceStorage(() => this.#storage);
    const tab: Tab = {
      page: newSeen(savedTable(FRESH.id, vault) ?? FRESH, 'normal'),
      table: NO_TABLE,
      toWorker: [],
      toPage: [],
      loading: [],
      asked: [],
      waiting: false,
      ms: null,
      written: false,
      follows: false,
      vault,
    };
    if (this.tabs[place] === this.#holder) this.#holder = null;
    this.tabs[place] = tab;
    this.takeOver(tab);
  }

  /** Without locks everybody is granted the table, and the mark in the saves is the only fence. */
  takeOver(tab: Tab): void {
    const before = this.#holder;
    this.#holder = tab;
    if (this.locks && before !== null && before !== tab)
      this.tellPage(before, { kind: 'claimed', plays: false, stored: this.stored(before) });
    this.tellPage(tab, { kind: 'claimed', plays: true, stored: this.stored(tab) });
  }

  stored({ vault }: Tab): SavedTable | null {
    return savedTable(FRESH.id, vault);
  }

  standing(tab: Tab) {
    return { locks: this.locks, held: !this.locks || this.#holder === tab, stored: this.stored(tab) };
  }

  plays(tab: Tab): boolean {
    return this.#holder === tab;
  }

  tellPage(tab: Tab, told: ToldPage): void {
    const before = tab.page;
    const { state, deeds } = stepPage(before, told);
    tab.page = state;
    for (const deed of deeds) {
      if (deed.kind === 'send') tab.toWorker.push(deed.message);
      else if (deed.kind === 'follow') tab.follows = true;
      else {
        const kept = keepTable(deed.table, deed.mark, tab.vault);
        if (kept === 'kept') for (const other of this.tabs) if (other !== tab) other.written = true;
        this.tellPage(tab, { kind: 'kept', kept, table: deed.table, look: deed.look, ...this.standing(tab) });
      }
    }
    // Whatever a playing tab shows is in storage already.
    const { snapshot, watching, saved, choices } = tab.page;
    if (snapshot !== before.snapshot && snapshot.view !== null && !watching && snapshot.refusal === null) {
      expect(saved.choices).toEqual(choices);
    }
  }

  tellTable(tab: Tab, told: ToldTable): void {
    const { state, deeds } = stepTable(tab.table, told);
    tab.table = state;
    for (const deed of deeds) {
      if (deed.kind === 'say') tab.toPage.push(structuredClone(deed.message));
      else if (deed.kind === 'wait') {
        tab.waiting = deed.ms !== null;
        tab.ms = deed.ms;
      } else if (deed.kind === 'load') tab.loading.push(deed);
      else if (deed.kind === 'ask') tab.asked.push(deed);
    }
  }

  /** The page hears what its worker has said. */
  hear(tab: Tab, count: number): void {
    for (const message of tab.toPage.splice(0, count)) {
      this.#marks++;
      this.tellPage(tab, { kind: 'said', message, now: this.#marks, mark: `mark ${this.#marks}` });
    }
  }

  work(tab: Tab, count: number): void {
    for (const message of tab.toWorker.splice(0, count)) this.tellTable(tab, { kind: 'said', message });
  }

  load(tab: Tab): void {
    const deed = tab.loading.shift();
    if (deed === undefined) return;
    const { opening, saved } = deed;
    this.tellTable(tab, {
      kind: 'loaded',
      opening,
      match: openMatch(registered, { ...saved, words: [] }, saved.choices),
    });
  }

  /** The bot answers with any of its choices, or gives no answer. */
  answer(tab: Tab, nth: number): void {
    const deed = tab.asked.shift();
    if (deed === undefined) return;
    const choices = registered.game.choices(deed.question.state);
    const choice = nth % 5 === 0 ? null : (choices[nth % choices.length] ?? null);
    this.tellTable(tab, { kind: 'answered', number: deed.number, choice });
  }

  wait(tab: Tab): void {
    if (!tab.waiting) return;
    tab.waiting = false;
    this.tellTable(tab, { kind: 'waited' });
  }

  choose(tab: Tab, nth: number): void {
    const { choices } = tab.page.snapshot;
    const choice = choices[nth % Math.max(1, choices.length)];
    if (choice === undefined) return;
    this.chosen.add(choice);
    tab.toWorker.push({ kind: 'choose', at: tab.page.at, choice });
  }

  undo(tab: Tab): void {
    if (tab.page.snapshot.canUndo) tab.toWorker.push({ kind: 'undo', at: tab.page.at });
  }

  /** The storage event of another tab's writing arrives, and a moment later the tab follows. */
  notice(tab: Tab): void {
    if (tab.written) {
      tab.written = false;
      this.tellPage(tab, { kind: 'written', ...this.standing(tab) });
    } else if (tab.follows) {
      tab.follows = false;
      this.tellPage(tab, { kind: 'followed', ...this.standing(tab) });
    }
  }

  /** The table as it stands in storage, played again. */
  truth(tab: Tab): DeviceMatch {
    const saved = this.stored(tab);
    if (saved === null) throw new Error('the table is gone');
    const match = openMatch(registered, { ...saved, words: [] }, saved.choices);
    if (isRefusal(match)) throw new Error(`what was put away cannot be played: ${match.refused}`);
    return match;
  }
}
