// Heroes that somebody made, as everybody at the table sees them before they say that they are ready. A chunk of its own.
import type { HeroBox } from '@wyrmtable/dice-throne/boxes';
import { BOXES, isRefusal } from '@wyrmtable/kernel';
import { isGameId, prepare } from '@wyrmtable/registry';
import { heroName } from '@wyrmtable/words/dice-throne';
import { MADE_LOBBY as WORDS } from '@wyrmtable/words/made-lobby';
import { useEffect, useState } from 'react';
import { introduceMade } from '../../games/dice-throne/made.ts';
import { loadedOnce } from '../../games/loaded-game.ts';
import { Rule } from '../../pieces/Rule.tsx';
import { useSpeech } from '../../shell/words.ts';
import { Reading } from '../../workshop/Reading.tsx';
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

interface MadeHeroesProps {
  readonly game: string;
  readonly code: string;
  /** Hears who they are, once they can be called by their names. */
  readonly introduced: (boxes: readonly HeroBox[]) => void;
}

export default function MadeHeroes({ game, code, introduced }: MadeHeroesProps) {
  const { say, lang } = useSpeech();
  const [boxes, setBoxes] = useState<readonly HeroBox[]>([]);
  useEffect(() => {
    let wanted = true;
    void boxesAt(game, code).then((found) => {
      if (!wanted) return;
      setBoxes(found);
      introduced(found);
    });
    return () => {
      wanted = false;
    };
  }, [game, code, introduced]);
  if (boxes.length === 0) return null;
  return (
    <section aria-labelledby="made-title" className="lobby">
      <Rule id="made-title">{say(WORDS.title)}</Rule>
      <p className="prose">{say(WORDS.look)}</p>
      {boxes.map((box) => (
        <details key={box.hero.id} open={boxes.length === 1} data-accent={box.hero.id}>
          <summary>{say(WORDS.board, { hero: heroName(lang, box.hero.id) })}</summary>
          <Reading draft={box} />
        </details>
      ))}
    </section>
  );
}
