// The chronicle and the buttons: whole matches told in three languages, and single lines to be read.
import { dragonFarkle, type FarkleEvent, type FarkleReading, KINDS } from '@wyrmtable/dragon-farkle';
import { chachaChance, derivedSeed, proceed, start, streamKey, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, test } from 'vitest';
import { choiceLine, eventLine } from '../src/dragon-farkle/index.ts';
import { LANGS, type Lang } from '../src/index.ts';

const NAMES = ['Mirka', 'Bogusz', 'Jagna'];

/** One of each kind: a kind that is missing does not compile. */
const ONE_OF_EACH: { readonly [K in FarkleEvent['kind']]: Extract<FarkleEvent, { readonly kind: K }> } = {
  turn: { kind: 'turn', seat: 0, turn: 7 },
  respawned: { kind: 'respawned', seat: 0 },
  joined: { kind: 'joined', seat: 0, companion: 'zgaga' },
  parted: { kind: 'parted', seat: 0, companion: 'zgaga' },
  action: { kind: 'action', seat: 0, action: 'brawl', target: 1 },
  enteredLair: { kind: 'enteredLair', seat: 0 },
  leftLair: { kind: 'leftLair', seat: 0 },
  defending: { kind: 'defending', seat: 1, dice: 5, against: 650 },
  rolled: { kind: 'rolled', seat: 0, dice: [1, 2, 5, 6], face: 'rally' },
  window: { kind: 'window', cause: 'roll' },
  used: { kind: 'used', seat: 0, card: 'skorka', target: 1, face: 5 },
  cancelled: { kind: 'cancelled', seat: 1, card: 'skorka' },
  scared: { kind: 'scared', seat: 1, pips: 4 },
  rerolledEvent: { kind: 'rerolledEvent', seat: 0, from: 'dragon', to: 'rally' },
  rerolledDie: { kind: 'rerolledDie', seat: 0, from: 5, to: 2 },
  rerolledDice: { kind: 'rerolledDice', seat: 0, dice: [1, 2, 3, 4] },
  removedDie: { kind: 'removedDie', seat: 0, face: 3 },
  setAside: { kind: 'setAside', seat: 0, dice: [1, 1], soldiers: 400, reward: 'double', pending: 900 },
  eaten: { kind: 'eaten', seat: 0, dice: [1, 5] },
  dodged: { kind: 'dodged', seat: 0 },
  hotDice: { kind: 'hotDice', seat: 0, dice: 6 },
  zonk: { kind: 'zonk', seat: 0, lost: 450 },
  saved: { kind: 'saved', seat: 0, card: 'nawszelki', soldiers: 300 },
  stopped: { kind: 'stopped', seat: 0, pending: 450 },
  army: { kind: 'army', seat: 0, change: 450, army: 2400, why: 'recruit' },
  brawlEnded: {
    kind: 'brawlEnded',
    attacker: 0,
    defender: 1,
    attack: 650,
    defence: 100,
    winner: 0,
    taken: 300,
    bonus: 500,
  },
  wounded: { kind: 'wounded', seat: 0, wounds: 2, dealt: 3 },
  fallen: { kind: 'fallen', seat: 0, dice: [1, 3, 3, 3], soldiers: 400 },
  healed: { kind: 'healed', wounds: 2 },
  wiped: { kind: 'wiped', seat: 0 },
  drew: { kind: 'drew', seat: 0, pending: true },
  noCard: { kind: 'noCard', seat: 0 },
  kept: { kind: 'kept', seat: 0, item: 'beczka' },
  discarded: { kind: 'discarded', seat: 0, items: ['niezgoda', 'beczka'] },
  reshuffled: { kind: 'reshuffled', deck: 'companions' },
  won: { kind: 'won', seat: 0 },
};

const said = (lang: Lang, event: FarkleEvent): string => eventLine(lang, event, NAMES)?.text ?? '';
const BROKEN = /[{}]|undefined|NaN|\[object/;

test.each(Object.values(ONE_OF_EACH))('$kind is told in three languages', (event) => {
  const lines = LANGS.map((lang) => said(lang, event));
  if (event.kind === 'window') {
    expect(lines.join('')).toBe('');
    return;
  }
  expect(new Set(lines).size).toBe(LANGS.length);
  for (const line of lines) {
    expect(line).not.toMatch(BROKEN);
    if ('seat' in event) expect(line).toContain(NAMES[event.seat]);
  }
});

describe('lines to be read', () => {
  const read = (event: FarkleEvent): string[] => LANGS.map((lang) => said(lang, event));

  test('a roll with a Rally', () => {
    expect(read(ONE_OF_EACH.rolled)).toEqual([
      'Mirka rolls 1, 2, 5, 6 and a Rally',
      'Mirka wyrzuca 1, 2, 5, 6 i Wsparcie',
      'Mirka бросает: 1, 2, 5, 6 и Подмога',
    ]);
  });

  test('dice set aside, the first time and later', () => {
    expect(read(ONE_OF_EACH.setAside)).toEqual([
      'Mirka sets aside 1, 1 and doubles: 400, 900 in all',
      'Mirka odkłada 1, 1 i podwaja: 400, razem 900',
      'Mirka откладывает 1, 1 и удваивает: 400, всего 900',
    ]);
    expect(read({ kind: 'setAside', seat: 0, dice: [5], soldiers: 50, reward: 'none', pending: 50 })).toEqual([
      'Mirka sets aside 5 for 50',
      'Mirka odkłada 5: 50',
      'Mirka откладывает 5: 50',
    ]);
  });

  test('a Zonk, with and without something to lose', () => {
    expect(read(ONE_OF_EACH.zonk)).toEqual([
      'Mirka: Zonk! 450 lost',
      'Mirka: Zonk! Przepada 450',
      'Mirka: Зонк! Пропадает 450',
    ]);
    expect(read({ kind: 'zonk', seat: 1, lost: 0 })).toEqual(['Bogusz: Zonk!', 'Bogusz: Zonk!', 'Bogusz: Зонк!']);
  });

  test('a Brawl won and a Brawl tied', () => {
    expect(read(ONE_OF_EACH.brawlEnded)).toEqual([
      'Mirka wins the Brawl, 650 to 100',
      'Mirka wygrywa Bójkę 650 do 100',
      'Mirka выигрывает Потасовку, 650 против 100',
    ]);
    const tied: FarkleEvent = { ...ONE_OF_EACH.brawlEnded, attack: 0, defence: 0, winner: null, taken: 0, bonus: 0 };
    expect(read(tied)).toEqual([
      'The Brawl is tied at 0: nobody wins',
      'W Bójce remis po 0: nikt nie wygrywa',
      'В Потасовке ничья, по 0: не победил никто',
    ]);
  });

  test('cards stand in the case their verb wants', () => {
    expect(read({ kind: 'used', seat: 0, card: 'skrzek', target: 2 })).toEqual([
      'Mirka sets Screech on Jagna',
      'Mirka wzywa Skrzeka, cel: Jagna',
      'Mirka зовёт Визгуна, цель: Jagna',
    ]);
    expect(read(ONE_OF_EACH.discarded)).toEqual([
      'Mirka discards the Bone of Contention and the Keg of Courage',
      'Mirka odrzuca Kość niezgody i Beczkę odwagi',
      'Mirka сбрасывает Кость раздора и Бочку храбрости',
    ]);
  });

  test('what somebody else drew stays hidden', () => {
    expect(read({ kind: 'drew', seat: 1, pending: false })).toEqual([
      'Bogusz draws an item',
      'Bogusz dobiera przedmiot',
      'Bogusz берёт предмет',
    ]);
  });

  test('an army grows', () => {
    expect(read({ kind: 'army', seat: 0, change: 450, army: 12400, why: 'recruit' })).toEqual([
      'Mirka recruits 450 soldiers, now 12,400',
      'Mirka werbuje 450 żołnierzy, ma teraz 12\u00a0400',
      'Mirka вербует 450 солдат, теперь 12\u00a0400',
    ]);
  });

  test('a seat without a name is called by its number', () => {
    expect(eventLine('pl', { kind: 'won', seat: 4 }, NAMES)?.text).toBe('Miejsce 5 kładzie smoka i wygrywa grę!');
  });

  test('losses are dangerous, rescues are a guard, gains heal', () => {
    expect(eventLine('en', ONE_OF_EACH.zonk, NAMES)?.tone).toBe('danger');
    expect(eventLine('en', ONE_OF_EACH.saved, NAMES)?.tone).toBe('guard');
    expect(eventLine('en', ONE_OF_EACH.army, NAMES)?.tone).toBe('heal');
    expect(eventLine('en', { ...ONE_OF_EACH.army, change: -50, why: 'lost' }, NAMES)?.tone).toBe('danger');
  });
});

test.each([1, 2, 3, 4, 5, 6])('match %i can be told from the first choice to the last', (game) => {
  const chance = chachaChance(streamKey(derivedSeed(11, game), []));
  const luck = swiftChance(game);
  const state = start(dragonFarkle, { wounds: 3 }, NAMES.length, chance);
  for (let played = 0; played < 3_000; played++) {
    const choices = dragonFarkle.choices(state);
    const choice = choices[luck.below(Math.max(1, choices.length))];
    if (choice === undefined) break;
    for (const lang of LANGS) {
      const orders = choices.map((one) => choiceLine(lang, dragonFarkle.read(one, state), NAMES, state.step));
      expect(orders.join()).not.toMatch(BROKEN);
      expect(new Set(orders).size, orders.join(' | ')).toBe(orders.length);
    }
    proceed(dragonFarkle, state, choice, chance, (event) => {
      for (const lang of LANGS) expect(said(lang, event)).not.toMatch(BROKEN);
    });
  }
});

describe('buttons', () => {
  const order = (reading: Parameters<typeof choiceLine>[1], step?: Parameters<typeof choiceLine>[3]) =>
    LANGS.map((lang) => choiceLine(lang, reading, NAMES, step));

  const EXAMPLES: readonly FarkleReading[] = [
    ...(['pass', 'recruit', 'finalBattle', 'roll', 'stop'] as const).map((kind) => ({ kind })),
    ...(['keep', 'discard'] as const).map((kind) => ({ kind, item: 'beczka' })),
    { kind: 'brawl', target: 1 },
    { kind: 'setAside', dice: [1, 5] },
    { kind: 'use', card: 'beczka' },
    { kind: 'removeDie', face: 3 },
  ];

  test('there is an example of every kind', () => {
    expect(EXAMPLES.map(({ kind }) => kind).toSorted()).toEqual(KINDS.toSorted());
  });

  test.each(EXAMPLES)('$kind has words', (reading) => {
    const lines = order(reading);
    expect(new Set(lines).size).toBe(LANGS.length);
    for (const line of lines) expect(line).not.toMatch(BROKEN);
  });

  test('setting dice aside after a Rally', () => {
    expect(order({ kind: 'setAside', dice: [1, 1], reward: 'double' })).toEqual([
      'Set aside 1, 1 and double',
      'Odłóż 1, 1 i podwój',
      'Отложить 1, 1 и удвоить',
    ]);
  });

  test('using cards', () => {
    expect(order({ kind: 'use', card: 'skrzek', target: 1 })).toEqual([
      'Set Screech on Bogusz',
      'Wezwij Skrzeka, cel: Bogusz',
      'Натравить Визгуна, цель: Bogusz',
    ]);
    expect(order({ kind: 'use', card: 'guzdra', item: 'beczka' })).toEqual([
      'Sell the Keg of Courage',
      'Sprzedaj Beczkę odwagi',
      'Продать Бочку храбрости',
    ]);
    expect(order({ kind: 'use', card: 'guzdra' })).toEqual(['Buy an item', 'Kup przedmiot', 'Купить предмет']);
  });

  test('letting go means something else at a Zonk and among items', () => {
    expect(order({ kind: 'pass' })).toEqual(['Let it pass', 'Odpuść', 'Пропустить']);
    expect(order({ kind: 'pass' }, 'zonk')).toEqual(['Accept the Zonk', 'Trudno, Zonk', 'Смириться с Зонком']);
    expect(order({ kind: 'pass' }, 'keep')).toEqual(['Keep none', 'Nie zatrzymuj żadnego', 'Не оставлять ни одного']);
  });
});
