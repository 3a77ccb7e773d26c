// The offer to learn a game by playing it: begun, gone on with, or declined once and for all.
import type { GameId } from '@wyrmtable/registry';
import { LESSON } from '@wyrmtable/words/lessons';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isOffered, keepProgress, NOT_BEGUN, progressIn } from '../learn/progress.ts';
import { Btn } from '../pieces/Btn.tsx';
import { useSpeech } from '../shell/words.ts';
import { Row } from './rows.tsx';

export function FirstMatch({ game }: { readonly game: GameId }) {
  const { say } = useSpeech();
  const [, go] = useLocation();
  const [offered, setOffered] = useState(() => isOffered(game));
  if (!offered) return null;
  const begun = (progressIn(game)?.choices.length ?? 0) > 0;
  const open = () => go(`/learn/${game}`);
  const decline = () => {
    keepProgress(game, { ...NOT_BEGUN, done: true });
    setOffered(false);
  };
  return (
    <Row title={say(LESSON.offer)} note={say(LESSON.offerText)}>
      <Btn kind="primary" icon="graduate-cap" onPress={open}>
        {say(begun ? LESSON.goOn : LESSON.begin)}
      </Btn>
      <Btn kind="quiet" onPress={decline}>
        {say(LESSON.decline)}
      </Btn>
    </Row>
  );
}
