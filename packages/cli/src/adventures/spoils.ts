// Between the fights: what Rosella offers, what a boss left, and what a hero owns.
import { LOOT, type LootCard, PRICES } from '@wyrmtable/adventures';
import { type Lang, phrase } from '@wyrmtable/words';
import { className, lootName, lootSigns, lootText } from '@wyrmtable/words/adventures';
import { ADV } from '@wyrmtable/words/cli';
import { paint } from '../paint.ts';
import { wrapped } from '../wrap.ts';
import type { Scene } from './scene.ts';

const lootCalled = (id: string): LootCard | undefined => LOOT.find(({ card }) => card.id === id);

/** The name with what is known of it, and under it what the card says. */
export function lootLines(lang: Lang, id: string, title: string, indent = ''): string[] {
  const loot = lootCalled(id);
  const inner = `${indent}    `;
  return [
    `${indent}${paint('strong', title)}`,
    ...(loot === undefined ? [] : wrapped(lootText(lang, loot), inner)),
    ...(loot === undefined ? [] : wrapped(lootSigns(lang, loot), inner).map((line) => paint('faint', line))),
  ];
}

const classOf = (lang: Lang, id: string): string => className(lang, lootCalled(id)?.class ?? '');

/** What a hero brings along: loot in the deck, and cards nobody has seen. */
function ownedLines({ lang, view }: Scene, seat: number): string[] {
  const hero = view.heroes[seat];
  if (hero === undefined) return [];
  const loot = hero.loot.map((id) => lootName(lang, id)).join(', ');
  const mystery = hero.mystery.map((kind, i) => `${i + 1} ${className(lang, kind)}`).join(', ');
  return [
    ...(mystery === '' ? [] : wrapped(phrase(lang, ADV.mystery, { cards: mystery }))),
    ...(loot === '' ? [] : wrapped(phrase(lang, ADV.loot, { cards: hero.cards, loot }))),
  ];
}

export function shopLines(scene: Scene): string[] {
  const { lang, view, names } = scene;
  const seat = view.toMove ?? view.first;
  const hero = view.heroes[seat];
  if (hero === undefined) return [];
  const { offer, prices, purse } = hero;
  const offered = offer.flatMap((id, i) => {
    const title = { card: lootName(lang, id), class: classOf(lang, id), price: prices[i] ?? 0 };
    return lootLines(lang, id, phrase(lang, ADV.offer, title), '  ');
  });
  return [
    phrase(lang, ADV.shop, { name: names[seat] ?? '', gold: purse }),
    ...(offered.length === 0 ? [`  ${phrase(lang, ADV.soldOut)}`] : offered),
    ...ownedLines(scene, seat),
    ...wrapped(phrase(lang, ADV.shopElse, { identify: PRICES.identify, sale: PRICES.sale })),
  ];
}

/** The card a hero looks at after a boss fight, and how many rolls are still to come. */
export function bossLootLines(scene: Scene): string[] {
  const { lang, view, names } = scene;
  const seat = view.toMove ?? view.active;
  const { looking, rolls } = view;
  if (looking === null) return ownedLines(scene, seat);
  const title = { name: names[seat] ?? '', card: lootName(lang, looking), class: classOf(lang, looking) };
  return [
    ...lootLines(lang, looking, phrase(lang, ADV.spoils, title)),
    phrase(lang, ADV.rolls, { rolls }),
    ...ownedLines(scene, seat),
  ];
}

export const trimLines = (scene: Scene): string[] => ownedLines(scene, scene.view.toMove ?? 0);
