// A loot card: everything on it is read from its data; its class colours the ribbon, and what is ours says so.
import '../../dice-throne/throne-card.css';
import './loot-card.css';
import { LOOT, type LootCard, type LootClass } from '@wyrmtable/adventures';
import { confidenceMark } from '@wyrmtable/words';
import { LOOT_CARD } from '@wyrmtable/words/adv-table';
import { className, lootName, lootSigns, lootText } from '@wyrmtable/words/adventures';
import { cardTiming } from '@wyrmtable/words/dice-throne';
import { Card, CardFace, type CardProps } from '../../../pieces/Card.tsx';
import { Meanings } from '../../../pieces/Told.tsx';
import { Unfold } from '../../../pieces/Unfold.tsx';
import { useAdventure } from '../table.ts';
import { classIcon } from './glyphs.ts';

const known = new Map<string, LootCard>(LOOT.map((loot) => [loot.card.id, loot]));

export function lootById(id: string): LootCard {
  const loot = known.get(id);
  if (loot === undefined) throw new RangeError(`no loot card is called ${id}`);
  return loot;
}

/** The four classes wear the four ribbons. */
const RIBBONS: Readonly<Record<LootClass, CardProps['type']>> = {
  common: 'upgrade',
  rare: 'main',
  epic: 'roll',
  legendary: 'instant',
};

function useFace(id: string): CardProps {
  const { lang, say } = useAdventure();
  const loot = lootById(id);
  const { card } = loot;
  const { confidence } = card;
  const signs = lootSigns(lang, loot);
  return {
    name: lootName(lang, id),
    type: RIBBONS[loot.class],
    icon: classIcon(loot.class),
    seal: card.cost,
    ribbon: className(lang, loot.class),
    ribbonIcon: classIcon(loot.class),
    text: say(LOOT_CARD.text, { timing: cardTiming(lang, card), text: lootText(lang, loot), signs }),
    ...(confidence === 'sourced' ? {} : { mark: confidenceMark(lang, confidence) }),
  };
}

export interface LootProps extends Pick<CardProps, 'shape' | 'state' | 'onPress' | 'action' | 'hotkey'> {
  readonly id: string;
}

export function Loot({ id, ...rest }: LootProps) {
  return <Card {...rest} {...useFace(id)} />;
}

/** Folded up, where many lie on a phone: a tap shows the card, and what can be done with it. */
export function FoldedLoot({ id, action, onPress }: Pick<LootProps, 'id' | 'action' | 'onPress'>) {
  const face = useFace(id);
  const { name, type } = face;
  return (
    <Unfold
      className="card hand-card folded-loot"
      marks={{ 'data-type': type, 'data-sealed': 'true', 'data-state': onPress === undefined ? 'idle' : 'playable' }}
      title={name}
      face={<CardFace {...face} />}
      actions={onPress && [{ text: action ?? name, run: onPress }]}
    >
      <Card {...face} shape="wide" />
      <Meanings of={[face.ribbon, face.text]} />
    </Unfold>
  );
}
