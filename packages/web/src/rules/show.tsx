// "Show me": the scenario that proves a rule, on the table and step by step, with a sentence for each.
import './show.css';
import '../table/company/slip.css';
import { type GameId, isGameId } from '@wyrmtable/registry';
import { rulesPage } from '@wyrmtable/words/rules-page';
import { common, trouble } from '@wyrmtable/words/shell';
import { Suspense, use, useEffect, useState } from 'react';
import { Link, Redirect } from 'wouter';
import { GAMES } from '../games/index.ts';
import { onceEach } from '../games/loaded-game.ts';
import { Btn } from '../pieces/Btn.tsx';
import { Trouble } from '../shell/lost.tsx';
import { Page } from '../shell/page.tsx';
import { usePageBusy } from '../shell/page-busy.ts';
import { useSpeech } from '../shell/words.ts';
import { Screen } from '../table/screen.tsx';
import { useSnapshot } from '../table/use-table.ts';
import { sectionsOf, showsOf } from './book.ts';
import { openShow, type ShowPort } from './show-port.ts';

/** Who plays in examples. */
const NAMES = ['Jagna', 'Bogusz', 'Mirka', 'Ziemek', 'Dobrava', 'Sambor'];

const lineOf = onceEach((game) => GAMES[game].chance.line());

function Shown({ game, rule, port }: { readonly game: GameId; readonly rule: string; readonly port: ShowPort }) {
  const { say, lang } = useSpeech();
  const snapshot = useSnapshot(port);
  const line = use(lineOf(game));
  const known = use(sectionsOf(game, lang))
    .flatMap(({ rules }) => rules)
    .find(({ id }) => id === rule);
  const names = snapshot.seats.map(({ name }) => name);
  const told = port
    .news()
    .map(({ event }) => line(lang, event, names))
    .filter((text) => text !== '');
  const [at, last] = [port.at(), port.moments - 1];
  const sentence = at === 0 ? say(rulesPage.beginning) : told.length === 0 ? say(rulesPage.nothing) : told.join('. ');
  return (
    <Screen
      port={port}
      snapshot={snapshot}
      hurry={null}
      afterword={null}
      slips={(telling) => (
        <section className="slip shown" aria-label={say(rulesPage.show)} data-begun={at > 0 || undefined}>
          <div className="shown__words">
            <p className="shown__rule">
              <Link href={`/rules#${rule}`}>{rule}</Link> <span>{known?.text}</span>
            </p>
            <p role="status">
              {say(rulesPage.step, { at: at + 1, of: last + 1 })} {/* The dice are told of when they lie. */}
              {telling ? '…' : sentence}
            </p>
          </div>
          <Btn disabled={at === 0} onPress={() => port.go(at - 1)}>
            {say(rulesPage.before)}
          </Btn>
          {at < last ? (
            <Btn kind="primary" onPress={() => port.go(at + 1)}>
              {say(rulesPage.next)}
            </Btn>
          ) : (
            <Btn kind="primary" onPress={() => port.go(0)}>
              {say(rulesPage.fromTheTop)}
            </Btn>
          )}
        </section>
      )}
    />
  );
}

function Waiting() {
  const { say } = useSpeech();
  usePageBusy(true);
  return (
    <Page title={say(common.rules)}>
      <p className="hint">{say(common.loading)}</p>
    </Page>
  );
}

function Opening({ game, rule }: { readonly game: GameId; readonly rule: string }) {
  const { say, lang } = useSpeech();
  const { by, scenarios } = use(showsOf(game));
  const number = by[rule];
  const [port, setPort] = useState<ShowPort | null>(null);
  useEffect(() => {
    if (number === undefined) return;
    let wanted = true;
    void openShow(game, scenarios[number], NAMES).then((opened) => wanted && setPort(opened));
    return () => {
      wanted = false;
    };
  }, [game, scenarios, number]);
  const known = use(sectionsOf(game, lang)).some(({ rules }) => rules.some(({ id }) => id === rule));
  // A rule that nothing shows is read in the book.
  if (number === undefined && known) return <Redirect to={`/rules#${rule}`} replace />;
  if (number === undefined) return <Trouble title={say(trouble.lostTitle)} text={say(rulesPage.noShow, { rule })} />;
  return port === null ? <Waiting /> : <Shown game={game} rule={rule} port={port} />;
}

export default function Show({ game, rule }: { readonly game: string; readonly rule: string }) {
  const { say } = useSpeech();
  if (!isGameId(game)) return <Trouble title={say(trouble.lostTitle)} text={say(rulesPage.noShow, { rule })} />;
  return (
    <Suspense fallback={<Waiting />}>
      <Opening game={game} rule={rule} />
    </Suspense>
  );
}
