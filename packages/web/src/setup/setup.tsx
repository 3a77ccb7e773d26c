// The page on which a table of some game is set up.
import './setup.css';
import '../pieces/btn.css';
import { isGameId } from '@wyrmtable/registry';
import { setUp, trouble } from '@wyrmtable/words/shell';
import { GAMES } from '../games/index.ts';
import { Trouble } from '../shell/lost.tsx';
import { useSpeech } from '../shell/words.ts';

export default function SetUp({ game }: { readonly game: string }) {
  const { say } = useSpeech();
  if (!isGameId(game)) return <Trouble title={say(trouble.lostTitle)} text={say(setUp.noSuchGame, { game })} />;
  const { setUp: OfGame, accent } = GAMES[game];
  return <OfGame accent={accent} />;
}
