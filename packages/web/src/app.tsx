// The client as a whole: which page an address means, and what lies over every page.
import { common } from '@wyrmtable/words/shell';
import { Suspense, useEffect, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Home } from './home/home.tsx';
import { Boundary } from './shell/boundary.tsx';
import { Lost } from './shell/lost.tsx';
import { Notices } from './shell/notices.tsx';
import { MAIN_ID } from './shell/page.tsx';
import { usePageBusy } from './shell/page-busy.ts';
import { lazy } from './shell/patient.ts';
import { useSettings } from './shell/settings.ts';
import { SettingsDialog } from './shell/settings-dialog.tsx';
import { TopBar } from './shell/top-bar.tsx';
import { useSpeech } from './shell/words.ts';

const SetUp = lazy(() => import('./setup/setup.tsx'));
const LocalTable = lazy(() => import('./table/local/page.tsx'));
const OnlineTable = lazy(() => import('./table/remote/page.tsx'));
const Rules = lazy(() => import('./rules/rules.tsx'));
const Show = lazy(() => import('./rules/show.tsx'));
const Learn = lazy(() => import('./learn/page.tsx'));
const Tasks = lazy(() => import('./tasks/page.tsx'));
const TaskTable = lazy(() => import('./tasks/task.tsx'));
const Day = lazy(() => import('./day/page.tsx'));
const Credits = lazy(() => import('./credits/credits.tsx'));
const Account = lazy(() => import('./people/account.tsx'));
const Verify = lazy(() => import('./verify/verify.tsx'));
const Lab = lazy(() => import('./lab/lab.tsx'));
const Print = lazy(() => import('./print/print.tsx'));
const Best = lazy(() => import('./ratings/best.tsx'));
const Person = lazy(() => import('./ratings/person.tsx'));
const Moderation = lazy(() => import('./moderation/moderation.tsx'));
const Workshop = lazy(() => import('./workshop/workshop.tsx'));
const SharedRoom = lazy(() => import('./workshop/sharing/room.tsx'));
const Replay = lazy(() => import('./replay/page.tsx'));
const Arrival = lazy(() => import('./table/local/arrival.tsx'));

function Waiting() {
  const { say } = useSpeech();
  usePageBusy(true);
  return (
    <>
      <TopBar />
      <main className="page">
        <p className="hint">{say(common.loading)}</p>
      </main>
    </>
  );
}

function Pages() {
  const [address] = useLocation();
  return (
    <Switch>
      <Route path="/">
        <Home />
      </Route>
      <Route path="/play/:game">{({ game }) => <SetUp game={game} key={game} />}</Route>
      <Route path="/table/:id">{({ id }) => <LocalTable id={id} key={id} />}</Route>
      <Route path="/run">
        <Arrival />
      </Route>
      <Route path="/t/:code">{({ code }) => <OnlineTable code={code} key={code} />}</Route>
      <Route path="/m/file">
        <Replay source={{ kind: 'file' }} />
      </Route>
      <Route path="/m/here/:id">{({ id }) => <Replay source={{ kind: 'here', id }} key={id} />}</Route>
      <Route path="/m/:code">{({ code }) => <Replay source={{ kind: 'online', code }} key={code} />}</Route>
      <Route path="/rules">
        <Rules game={null} />
      </Route>
      <Route path="/rules/:game/:rule">{({ game, rule }) => <Show game={game} rule={rule} key={rule} />}</Route>
      <Route path="/rules/:game">{({ game }) => <Rules game={game} key={game} />}</Route>
      <Route path="/learn/:game">{({ game }) => <Learn game={game} key={game} />}</Route>
      <Route path="/tasks">
        <Tasks />
      </Route>
      <Route path="/tasks/:game/:id">{({ game, id }) => <TaskTable game={game} id={id} key={`${game} ${id}`} />}</Route>
      <Route path="/day">
        <Day />
      </Route>
      <Route path="/credits">
        <Credits />
      </Route>
      <Route path="/account">
        <Account />
      </Route>
      <Route path="/moderation">
        <Moderation />
      </Route>
      <Route path="/verify">
        <Verify />
      </Route>
      <Route path="/print/:hero">{({ hero }) => <Print hero={hero} key={hero} />}</Route>
      <Route path="/best">
        <Best />
      </Route>
      <Route path="/people/:name">{({ name }) => <Person name={name} key={name} />}</Route>
      <Route path="/hero-workshop">
        <Workshop draft={null} />
      </Route>
      <Route path="/hero-workshop/:draft">{({ draft }) => <Workshop draft={draft} key={draft} />}</Route>
      <Route path="/heroes/:code?">{({ code }) => <SharedRoom code={code ?? null} />}</Route>
      <Route path="/lab">
        <Lab />
      </Route>
      <Route>
        <Lost address={address} />
      </Route>
    </Switch>
  );
}

/** Mounted with the first page: from then on the document tells whether it stands still. */
function Opening() {
  const [open, setOpen] = useState(false);
  usePageBusy(!open);
  useEffect(() => setOpen(true), []);
  return null;
}

const CALM = matchMedia('(prefers-reduced-motion: reduce)');

export function App() {
  const { say, lang } = useSpeech();
  const { text, speed } = useSettings();
  const [address] = useLocation();
  useEffect(() => {
    document.documentElement.lang = lang;
    document.documentElement.dataset.text = text;
    // Less motion is the same story, by cuts and fades.
    document.documentElement.dataset.motion = CALM.matches ? 'off' : speed;
  }, [lang, text, speed]);
  return (
    <>
      <a className="skip btn" href={`#${MAIN_ID}`}>
        {say(common.skip)}
      </a>
      <Opening />
      <Boundary key={address}>
        <Suspense fallback={<Waiting />}>
          <Pages />
        </Suspense>
      </Boundary>
      <Notices />
      <SettingsDialog />
    </>
  );
}
