// Heroes that somebody made, as everybody at the table sees them before they say that they are ready. A chunk of its own.
import type { Hero, Status } from '@wyrmtable/dice-throne';
import type { HeroBox } from '@wyrmtable/dice-throne/boxes';
import { BOXES, isRefusal } from '@wyrmtable/kernel';
import { isGameId, prepare } from '@wyrmtable/registry';
import {
  abilityName,
  abilityText,
  cardName,
  cardText,
  heroLine,
  heroName,
  statusName,
  statusText,
} from '@wyrmtable/words/dice-throne';
import { MADE_LOBBY as WORDS } from '@wyrmtable/words/made-lobby';
import { useEffect, useState } from 'react';
import { introduceMade } from '../../games/dice-throne/made.ts';
import { loadedOnce } from '../../games/loaded-game.ts';
import { Rule } from '../../pieces/Rule.tsx';
import { useSpeech } from '../../shell/words.ts';
import { parcelFrom } from './match-file.ts';

const isBox = (box: unknown): box is HeroBox =>
  typeof box === 'object' && box !== null && 'hero' in box && 'statuses' in box && 'names' in box;

/** The boxes of the table, checked here too, and introduced. */
async function boxesAt(game: string, code: string): Promise<readonly HeroBox[]> {
  const parcel = await parcelFrom(code);
  if (isRefusal(parcel) || !isGameId(game)) return [];
  const registered = await loadedOnce(game);
  if ((await prepare(registered, parcel)) !== null) return [];
  const boxes = registered.game.content.toBring(parcel.content)[BOXES] ?? [];
  introduceMade(boxes);
  return boxes.filter(isBox);
}

interface BoardProps {
  readonly hero: Hero;
  readonly statuses: readonly Status[];
}

function Board({ hero, statuses }: BoardProps) {
  const { say, lang } = useSpeech();
  const entries = [
    ...hero.slots.map(({ printed }) => [abilityName(lang, printed.id), abilityText(lang, hero.id, printed)] as const),
    ...statuses.map((status) => [statusName(lang, status.id), statusText(lang, status)] as const),
    ...hero.slots.flatMap(({ upgrades }) =>
      upgrades.map((card) => [cardName(lang, card.id), cardText(lang, card, hero.id)] as const),
    ),
    ...hero.cards.map((card) => [cardName(lang, card.id), cardText(lang, card, hero.id)] as const),
  ];
  return (
    <details>
      <summary>{say(WORDS.board, { hero: heroName(lang, hero.id) })}</summary>
      <p>{heroLine(lang, hero.id)}</p>
      <dl>
        {entries.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export default function MadeHeroes({ game, code }: { readonly game: string; readonly code: string }) {
  const { say } = useSpeech();
  const [boxes, setBoxes] = useState<readonly HeroBox[]>([]);
  useEffect(() => {
    let wanted = true;
    void boxesAt(game, code).then((found) => {
      if (wanted) setBoxes(found);
    });
    return () => {
      wanted = false;
    };
  }, [game, code]);
  if (boxes.length === 0) return null;
  return (
    <section aria-labelledby="made-title" className="lobby">
      <Rule id="made-title">{say(WORDS.title)}</Rule>
      <p className="prose">{say(WORDS.look)}</p>
      {boxes.map(({ hero, statuses }) => (
        <Board key={hero.id} hero={hero} statuses={statuses} />
      ))}
    </section>
  );
}
