// A hero on the workbench: its parts on the left, the chosen one in the middle, and above them what may be done with all of it.
import { HEROES } from '@wyrmtable/dice-throne';
import { checkHero, oddities } from '@wyrmtable/dice-throne/check';
import {
  ABILITY_KIND_NAMES,
  abilityName,
  cardName,
  heroLine,
  heroName,
  statusName,
} from '@wyrmtable/words/dice-throne';
import { longTexts, oddText } from '@wyrmtable/words/hero-check';
import { WORKSHOP } from '@wyrmtable/words/workshop';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { heroArms } from '../games/dice-throne/hero-arms.ts';
import { Btn } from '../pieces/Btn.tsx';
import { useNarrow } from '../pieces/narrow.ts';
import { Portrait } from '../pieces/Portrait.tsx';
import { notify } from '../shell/notices.tsx';
import { useSpeech } from '../shell/words.ts';
import { coloursOf, putDown, takeUp } from './at-hand.ts';
import { BenchContext, useBench } from './bench.ts';
import { addCard, addSlot, addStatus, type Calls, type Draft, inStep } from './draft/document.ts';
import { asLetters, asText } from './draft/file.ts';
import { begun, changed, redone, undone } from './draft/history.ts';
import { keepDraft } from './draft/kept.ts';
import { FlawCount, FlawsAt } from './Flaws.tsx';
import { Menu } from './Menu.tsx';
import { AboutPart, CardPart, DiePart, SlotPart, StatusPart } from './Parts.tsx';
import { BoardPreview, CardPreview, TokenPreview } from './Preview.tsx';

const Balancing = lazy(() => import('./balance/Balancing.tsx'));

/** Which part of the hero is being worked on. */
type Chosen =
  | { readonly kind: 'about' | 'die' | 'promo' }
  | { readonly kind: 'slot' | 'card' | 'status'; readonly number: number };

const ABOUT: Chosen = { kind: 'about' };
const isSame = (one: Chosen, other: Chosen): boolean => JSON.stringify(one) === JSON.stringify(other);

interface OutlineProps {
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
}

interface EntryProps extends OutlineProps {
  readonly to: Chosen;
  readonly text: string;
  readonly at: readonly string[];
}

function Entry({ to, text, at, chosen, choose }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        className="outline__entry"
        aria-current={isSame(to, chosen) ? 'true' : undefined}
        onClick={() => choose(to)}
      >
        <span>{text}</span>
        <FlawCount at={at} />
      </button>
    </li>
  );
}

const KINDS = ['offensive', 'defensive', 'passive', 'ultimate'] as const;
const MOST = { slots: 12, statuses: 12, cards: 24 } as const;

function Outline(props: OutlineProps) {
  const { draft, edit } = useBench();
  const { say, lang } = useSpeech();
  const { hero, statuses } = draft;
  const { choose } = props;
  return (
    <nav className="outline" aria-label={say(WORKSHOP.parts)}>
      <ul>
        <Entry {...props} to={ABOUT} text={say(WORKSHOP.about)} at={['names.hero', 'names.line', 'look']} />
        <Entry
          {...props}
          to={{ kind: 'die' }}
          text={say(WORKSHOP.die)}
          at={['names.symbols', 'hero.die', 'hero.faceIcons']}
        />
      </ul>
      <h2>{say(WORKSHOP.board)}</h2>
      <ul>
        {hero.slots.map(({ id }, number) => (
          <Entry
            {...props}
            key={id}
            to={{ kind: 'slot', number }}
            text={abilityName(lang, id)}
            at={[`hero.slots.${id}`, `names.abilities.${id}`]}
          />
        ))}
      </ul>
      {hero.slots.length < MOST.slots && (
        <Menu
          label={say(WORKSHOP.addAbility)}
          quiet
          entries={() =>
            KINDS.map((kind) => ({
              key: kind,
              text: say(ABILITY_KIND_NAMES[kind]),
              run: () => {
                edit((one) => addSlot(one, kind));
                choose({ kind: 'slot', number: hero.slots.length });
              },
            }))
          }
        />
      )}
      <h2>{say(WORKSHOP.tokens)}</h2>
      <ul>
        {statuses.map(({ id }, number) => (
          <Entry
            {...props}
            key={id}
            to={{ kind: 'status', number }}
            text={statusName(lang, id)}
            at={[`statuses.${id}`, `names.statuses.${id}`]}
          />
        ))}
      </ul>
      {statuses.length < MOST.statuses && (
        <Btn
          kind="quiet"
          onPress={() => {
            edit(addStatus);
            choose({ kind: 'status', number: statuses.length });
          }}
        >
          {say(WORKSHOP.addToken)}
        </Btn>
      )}
      <h2>{say(WORKSHOP.cards)}</h2>
      <ul>
        {hero.cards.map(({ id }, number) => (
          <Entry
            {...props}
            key={id}
            to={{ kind: 'card', number }}
            text={cardName(lang, id)}
            at={[`hero.cards.${id}`, `names.cards.${id}`]}
          />
        ))}
        {hero.promo !== null && (
          <Entry {...props} to={{ kind: 'promo' }} text={cardName(lang, hero.promo.id)} at={['hero.promo']} />
        )}
      </ul>
      {hero.cards.length < MOST.cards && (
        <Btn
          kind="quiet"
          onPress={() => {
            edit(addCard);
            choose({ kind: 'card', number: hero.cards.length });
          }}
        >
          {say(WORKSHOP.addCard)}
        </Btn>
      )}
    </nav>
  );
}

function ChosenPart({ chosen, choose }: OutlineProps) {
  const { draft } = useBench();
  const { hero, statuses } = draft;
  const gone = () => choose(ABOUT);
  const number = 'number' in chosen ? chosen.number : -1;
  const slot = chosen.kind === 'slot' ? hero.slots[number] : undefined;
  const status = chosen.kind === 'status' ? statuses[number] : undefined;
  const card = chosen.kind === 'card' ? hero.cards[number] : undefined;
  if (slot !== undefined) return <SlotPart key={number} slot={slot} gone={gone} />;
  if (status !== undefined) return <StatusPart key={number} status={status} gone={gone} />;
  if (card !== undefined) return <CardPart key={number} card={card} at={`hero.cards.${card.id}`} gone={gone} />;
  if (chosen.kind === 'promo' && hero.promo !== null) return <CardPart card={hero.promo} at="hero.promo" gone={gone} />;
  return chosen.kind === 'die' ? <DiePart /> : <AboutPart />;
}

/** To be read: the board, the tokens and the cards, one under another. */
function Reading() {
  const { draft } = useBench();
  const { say, lang } = useSpeech();
  const { hero, statuses } = draft;
  const cards = [
    ...hero.slots.flatMap(({ upgrades }) => upgrades),
    ...hero.cards,
    ...(hero.promo === null ? [] : [hero.promo]),
  ];
  return (
    <div className="reading">
      <p className="hint">{say(WORKSHOP.narrow)}</p>
      <p className="prose">{heroLine(lang, hero.id)}</p>
      <BoardPreview hero={hero} />
      {statuses.map((status) => (
        <TokenPreview key={status.id} status={status} />
      ))}
      <div className="reading__cards">
        {cards.map((card) => (
          <CardPreview key={card.id} hero={hero} card={card} />
        ))}
      </div>
    </div>
  );
}

function saveFile(draft: Draft, name: string): void {
  const address = URL.createObjectURL(new Blob([asText(draft)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.hero.json`;
  link.click();
  URL.revokeObjectURL(address);
}

export interface EditorProps {
  readonly id: string;
  readonly first: Draft;
}

export function Editor({ id, first }: EditorProps) {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const narrow = useNarrow();
  const [history, setHistory] = useState(() => begun(first));
  const [chosen, choose] = useState(ABOUT);
  const [kept, setKept] = useState(true);
  const [weighs, setWeighs] = useState(false);
  const draft = history.now;
  // Texts ask for names and tokens by id: those on the workbench come first, before anything below is drawn.
  useMemo(() => takeUp(draft), [draft]);
  useEffect(() => putDown, []);
  useEffect(() => setKept(keepDraft(id, draft)), [id, draft]);
  const looked = useDeferredValue(draft);
  const flaws = useMemo(() => checkHero(looked), [looked]);
  const odd = useMemo(
    () => [
      ...oddities(looked).map((one) => ({ at: one.at, text: oddText(lang, one.odd) })),
      ...longTexts(lang, looked.hero).map((one) => ({ at: one.at, text: one.odd })),
    ],
    [looked, lang],
  );
  const calls: Calls = (what, number) => {
    const names = {
      symbol: WORKSHOP.newSymbolName,
      ability: WORKSHOP.newAbilityName,
      card: WORKSHOP.newCardName,
      status: WORKSHOP.newStatusName,
    };
    return say(names[what], { number });
  };
  const edit = (change: (draft: Draft) => Draft, place?: string) =>
    setHistory((was) => {
      const next = inStep(change(was.now), lang, calls);
      return changed(was, next, place ?? null);
    });
  const undo = () => setHistory(undone);
  const redo = () => setHistory(redone);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      setHistory(event.shiftKey ? redone : undone);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const name = heroName(lang, draft.hero.id);
  const play = async (opponent: string) => {
    const { playAgainst } = await import('./play.ts');
    const place = await playAgainst(draft, opponent, lang);
    if (place !== null) go(place);
  };
  const copyLink = async () => {
    const link = `${location.origin}/hero-workshop#${await asLetters(draft)}`;
    try {
      await navigator.clipboard.writeText(link);
      notify(say(WORKSHOP.linkCopied));
    } catch {
      // Without leave to copy, the link itself is shown: it can be copied by hand.
      notify(link);
    }
  };
  return (
    <BenchContext value={{ draft, edit, flaws, oddities: odd }}>
      <div className="workbench" style={coloursOf(draft)}>
        <header className="workbench__head">
          <Portrait arms={heroArms(draft.hero.id)} />
          <h1>{name}</h1>
          <p className="workbench__state" data-tone={flaws.length > 0 ? 'danger' : undefined} aria-live="polite">
            {say(WORKSHOP.wrong, { count: flaws.length })} · {say(kept ? WORKSHOP.kept : WORKSHOP.notKept)}
          </p>
          <div className="row">
            {!narrow && (
              <>
                <Btn disabled={history.past.length === 0} onPress={undo}>
                  {say(WORKSHOP.undo)}
                </Btn>
                <Btn disabled={history.future.length === 0} onPress={redo}>
                  {say(WORKSHOP.redo)}
                </Btn>
              </>
            )}
            {flaws.length === 0 && (
              <Menu
                label={say(WORKSHOP.play)}
                icon="crossed-swords"
                entries={() =>
                  HEROES.map((one) => ({
                    key: one.id,
                    text: heroName(lang, one.id),
                    run: () => void play(one.id),
                  }))
                }
              />
            )}
            <Btn expanded={weighs} onPress={() => setWeighs(!weighs)}>
              {say(WORKSHOP.balance)}
            </Btn>
            <Btn icon="save" onPress={() => saveFile(draft, name)}>
              {say(WORKSHOP.saveFile)}
            </Btn>
            <Btn icon="share" onPress={() => void copyLink()}>
              {say(WORKSHOP.copyLink)}
            </Btn>
            <Btn icon="scroll-unfurled" onPress={() => go(`/print/${id}`)}>
              {say(WORKSHOP.print)}
            </Btn>
            <Link className="btn" href="/hero-workshop">
              {say(WORKSHOP.back)}
            </Link>
          </div>
        </header>
        {weighs && (
          <Suspense>
            <Balancing />
          </Suspense>
        )}
        {narrow ? (
          <>
            <FlawsAt at="hero" />
            <Reading />
          </>
        ) : (
          <div className="workbench__body">
            <Outline chosen={chosen} choose={choose} />
            <section className="workbench__part">
              <ChosenPart chosen={chosen} choose={choose} />
            </section>
          </div>
        )}
      </div>
    </BenchContext>
  );
}
