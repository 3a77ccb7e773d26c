// The rules of a game in our own words, with the figures and cards the engine itself plays by.
import './rules.css';
import '../pieces/btn.css';
import { GAME_IDS, type GameId, isGameId } from '@wyrmtable/registry';
import { gameTitle } from '@wyrmtable/words';
import { LESSON } from '@wyrmtable/words/lessons';
import { rulesPage } from '@wyrmtable/words/rules-page';
import { common, setUp, trouble } from '@wyrmtable/words/shell';
import { use } from 'react';
import { Link } from 'wouter';
import { atTableOf } from '../games/at-table.ts';
import { GAMES } from '../games/index.ts';
import { Icon } from '../pieces/Icon.tsx';
import { Trouble } from '../shell/lost.tsx';
import { Page } from '../shell/page.tsx';
import { useSpeech } from '../shell/words.ts';
import { hasTasks } from '../tasks/games.ts';
import { Rulebook } from './rulebook.tsx';

/** Which game's rules are wanted is asked where the address does not say. */
function WhichRules() {
  const { say, lang } = useSpeech();
  return (
    <Page title={say(common.rules)} className="page rules">
      <h1>{say(common.rules)}</h1>
      <p className="prose">{say(rulesPage.which)}</p>
      <ul className="rules__games">
        {GAME_IDS.map((game) => (
          <li key={game}>
            <Link className="btn" href={`/rules/${game}`}>
              <Icon name="open-book" />
              {gameTitle(lang, game)}
            </Link>
          </li>
        ))}
      </ul>
      <Rulebook />
    </Page>
  );
}

/** Its first match and its tasks, where it has them. */
function Learning({ game }: { readonly game: GameId }) {
  const { say } = useSpeech();
  const { firstMatch } = use(atTableOf(game));
  return (
    <>
      {firstMatch !== null && (
        <Link className="btn" href={`/learn/${game}`}>
          <Icon name="graduate-cap" />
          {say(LESSON.begin)}
        </Link>
      )}
      {hasTasks(game) && (
        <Link className="btn" href={`/tasks?game=${game}`}>
          <Icon name="bullseye" />
          {say(common.tasks)}
        </Link>
      )}
    </>
  );
}

export default function Rules({ game }: { readonly game: string | null }) {
  const { say } = useSpeech();
  if (game === null) return <WhichRules />;
  if (!isGameId(game)) return <Trouble title={say(trouble.lostTitle)} text={say(setUp.noSuchGame, { game })} />;
  const { rules: RulesOfGame } = GAMES[game];
  return <RulesOfGame learning={<Learning game={game} />} />;
}
