// The rules of a game in our own words, with the figures and cards the engine itself plays by.
import './rules.css';
import '../pieces/btn.css';
import { type GameId, isGameId } from '@wyrmtable/shelf';
import { setUp, trouble } from '@wyrmtable/words/shell';
import type { ComponentType } from 'react';
import { Trouble } from '../shell/lost.tsx';
import { useSpeech } from '../shell/words.ts';
import { AdventuresRules } from './adventures.tsx';
import { DiceThroneRules } from './dice-throne.tsx';
import { DragonFarkleRules } from './dragon-farkle.tsx';
import { EtchinstoneRules } from './etchinstone.tsx';

const PAGES: Readonly<Record<GameId, ComponentType>> = {
  'dragon-farkle': DragonFarkleRules,
  etchinstone: EtchinstoneRules,
  'dice-throne': DiceThroneRules,
  adventures: AdventuresRules,
};

export default function Rules({ game }: { readonly game: string }) {
  const { say } = useSpeech();
  if (!isGameId(game)) return <Trouble title={say(trouble.lostTitle)} text={say(setUp.noSuchGame, { game })} />;
  const RulesPage = PAGES[game];
  return <RulesPage />;
}
