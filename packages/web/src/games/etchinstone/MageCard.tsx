// A Mage card at its level: every figure is read from the game's data; whoever shows it says which rows are in use.
import { cardsOf, faceOf, TOP_LEVEL } from '@wyrmtable/etchinstone';
import { number } from '@wyrmtable/words';
import { FIGURES } from '@wyrmtable/words/etch-table';
import { cardName, elementMade, elementName, figureName } from '@wyrmtable/words/etchinstone';
import type { ReactNode } from 'react';
import { Mage, type MageRow } from '../../pieces/Mage.tsx';
import { useBoard } from './board.ts';
import { ACTION_ICONS, ELEMENT_ICONS, FIGURE_ICONS } from './glyphs.ts';

export type Figure = 'initiative' | 'basic' | 'enhanced' | 'boost' | 'armour' | 'cost';

/** The rows in use, each with the accent of its ribbon. */
export type Used = Readonly<Partial<Record<Figure, string>>>;

export interface MageCardProps {
  readonly id: string;
  /** A level it may come to: figures that would change show both. */
  readonly next?: number | null;
  readonly used?: Used;
  /** The element it passes for while it lies on top of another card. */
  readonly guise?: keyof typeof ELEMENT_ICONS | null;
  readonly note?: ReactNode;
  readonly dim?: boolean;
}

export function MageCard({ id, next = null, used = {}, guise = null, note, dim = false }: MageCardProps) {
  const { lang, say, view } = useBoard();
  const cards = cardsOf(view);
  const cardNumber = cards.findIndex((card) => card.id === id);
  const card = cards[cardNumber];
  const level = view.levels[id] ?? 0;
  if (card === undefined || level === 0) return null;
  const face = faceOf(view, cardNumber, level);
  const { basic, enhanced, armour } = face;
  const risen = next === null ? face : faceOf(view, cardNumber, next);
  const figure = (now: number, then: number, sign = ''): string => {
    const both = now === then ? [now] : [now, then];
    return both.map((value) => sign + number(lang, value)).join(' → ');
  };
  const element = guise ?? card.element;
  const row = (key: Figure, icon: string, name: string, value: string, sign?: string): MageRow => ({
    key,
    icon,
    name,
    value,
    used: used[key],
    ...(sign === undefined ? {} : { sign }),
  });
  const rows = [
    row(
      'initiative',
      FIGURE_ICONS.initiative,
      figureName(lang, 'initiative'),
      figure(face.initiative, risen.initiative),
    ),
    row(
      'basic',
      ACTION_ICONS[basic.kind],
      say(FIGURES.basic, { kind: basic.kind }),
      figure(basic.value, risen.basic.value),
    ),
    row(
      'enhanced',
      ELEMENT_ICONS[enhanced.element],
      say(FIGURES.enhanced, {
        kind: enhanced.kind,
        element: elementMade(lang, enhanced.element),
      }),
      figure(enhanced.value, risen.enhanced.value),
    ),
    row('boost', FIGURE_ICONS.boost, figureName(lang, 'boost'), figure(face.boost, risen.boost, '+')),
    armour.element === null
      ? row('armour', FIGURE_ICONS.armour, figureName(lang, 'armour'), figure(armour.value, risen.armour.value))
      : row(
          'armour',
          FIGURE_ICONS.armour,
          say(FIGURES.armourOf, { element: elementName(lang, armour.element) }),
          figure(armour.value, risen.armour.value),
          ELEMENT_ICONS[armour.element],
        ),
    row('cost', FIGURE_ICONS.cost, say(FIGURES.cost), face.cost === null ? '–' : number(lang, face.cost)),
  ];
  return (
    <Mage
      name={cardName(lang, id)}
      accent={element}
      seal={ELEMENT_ICONS[element]}
      element={elementName(lang, element)}
      art={card.icon}
      level={level}
      levels={TOP_LEVEL}
      levelText={say(FIGURES.level, { level })}
      rows={rows}
      dim={dim}
      {...(note === undefined ? {} : { note })}
    />
  );
}
