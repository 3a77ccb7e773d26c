// The offer to learn Etchinstone by playing: begun, gone on with, or begun again.
import { FIRST_ROAD } from '@wyrmtable/words/etch-table';
import { LESSON } from '@wyrmtable/words/lessons';
import { useLocation } from 'wouter';
import {
  keepProgress,
  LESSON_OPTIONS,
  LESSON_SEED,
  LESSON_TABLE,
  NOTHING_LEARNED,
} from '../games/etchinstone/lesson.ts';
import { runs } from '../games/etchinstone/runs.ts';
import { Btn } from '../pieces/Btn.tsx';
import { useSpeech } from '../shell/words.ts';
import { beginTable } from '../table/local/begin.ts';
import { savedTable } from '../table/local/saves.ts';
import { Row } from './rows.tsx';

export function FirstRoad({ name }: { readonly name: string }) {
  const { say } = useSpeech();
  const [, go] = useLocation();
  const saved = savedTable(LESSON_TABLE);
  const isNew = saved === null && runs().length === 0;
  const begin = async () => {
    keepProgress(NOTHING_LEARNED);
    const seats = [{ name, bot: null }];
    go(`/table/${await beginTable('etchinstone', LESSON_OPTIONS, seats, { id: LESSON_TABLE, seed: LESSON_SEED })}`);
  };
  return (
    <Row title={say(FIRST_ROAD.offer)} note={say(FIRST_ROAD.offerText)}>
      {saved !== null && !saved.over && (
        <Btn icon="graduate-cap" onPress={() => go(`/table/${LESSON_TABLE}`)}>
          {say(LESSON.goOn)}
        </Btn>
      )}
      <Btn kind={isNew ? 'primary' : 'plain'} icon="graduate-cap" onPress={() => void begin()}>
        {say(saved === null ? LESSON.begin : LESSON.restart)}
      </Btn>
    </Row>
  );
}
