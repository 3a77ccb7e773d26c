// A table for company: bots, people at this screen, or people far away. One tap on Start is enough.
import type { GameId } from '@wyrmtable/registry';
import { gameTitle, type Message } from '@wyrmtable/words';
import { home, setUp } from '@wyrmtable/words/shell';
import type { ComponentType } from 'react';
import { useSearchParams } from 'wouter';
import type { SetUpProps } from '../games/manifest.ts';
import { Switch } from '../pieces/Switch.tsx';
import { Page } from '../shell/page.tsx';
import { useSpeech } from '../shell/words.ts';
import { FirstMatch } from './first-match.tsx';
import { WAYS, type Way, wayOf } from './plan.ts';

const WAY_NAMES: Readonly<Record<Way, Message>> = {
  bots: home.againstBots,
  screen: home.onScreen,
  online: home.online,
};
const WAY_NOTES: Readonly<Record<Way, Message>> = {
  bots: setUp.botsNote,
  screen: setUp.screenNote,
  online: setUp.onlineNote,
};

interface CompanyProps extends SetUpProps {
  readonly game: GameId;
  /** What the game itself asks. */
  readonly form: ComponentType<{ readonly way: Way }>;
  /** Ways that the game calls or explains otherwise. */
  readonly names?: Partial<Readonly<Record<Way, Message>>>;
  readonly notes?: Partial<Readonly<Record<Way, Message>>>;
}

export function Company({ game, accent, form: OwnForm, names = {}, notes = {} }: CompanyProps) {
  const { say, lang } = useSpeech();
  const [search, setSearch] = useSearchParams();
  const way = wayOf(search.get('way'));
  return (
    <Page title={say(setUp.title)} place={gameTitle(lang, game)}>
      <div data-accent={accent}>
        <p className="eyebrow">{gameTitle(lang, game)}</p>
        <h1>{say(setUp.title)}</h1>
      </div>
      <div className="ways">
        <Switch
          label={say(setUp.way)}
          options={WAYS.map((value) => ({ value, text: say(names[value] ?? WAY_NAMES[value]) }))}
          value={way}
          onChange={(value) => setSearch({ way: value }, { replace: true })}
        />
        <p className="hint">{say(notes[way] ?? WAY_NOTES[way])}</p>
        {way === 'bots' && <FirstMatch game={game} />}
      </div>
      <OwnForm key={`${way} ${lang}`} way={way} />
    </Page>
  );
}
