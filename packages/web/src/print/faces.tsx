// What is drawn in each cell of a sheet: places of the board, cards, leaflets, tokens, stickers. Words and symbols only.
import type { Ability, ActionCard, Hero, Status, Upgrade } from '@wyrmtable/dice-throne';
import { confidenceMark } from '@wyrmtable/words';
import {
  ABILITY_KIND_NAMES,
  abilityName,
  abilityRows,
  cardName,
  cardText,
  cardTiming,
  heroLine,
  heroName,
  STATUS_KIND_NAMES,
  statusName,
  statusText,
  symbolName,
} from '@wyrmtable/words/dice-throne';
import { PRINT_PAGE as WORDS } from '@wyrmtable/words/print-page';
import { THRONE_SETUP } from '@wyrmtable/words/throne-setup';
import type { ReactNode } from 'react';
import { heroArms } from '../games/dice-throne/hero-arms.ts';
import { marksOf } from '../games/dice-throne/meeting.ts';
import { RIBBON_ICONS } from '../games/dice-throne/ribbons.ts';
import { Icon } from '../pieces/Icon.tsx';
import { numbered } from '../pieces/numbered.ts';
import { Portrait } from '../pieces/Portrait.tsx';
import { useSpeech } from '../shell/words.ts';
import type { Piece } from './sheets.ts';

interface Of {
  readonly hero: Hero;
}

const LEVELS = { 1: '', 2: 'II', 3: 'III' } as const;

/** The rows of an ability: what the dice must show, drawn, and what it does. */
function Rows({ hero, ability }: Of & { readonly ability: Ability }) {
  const { lang } = useSpeech();
  const { rows, shared } = abilityRows(lang, hero.id, ability);
  return (
    <>
      {rows.map(({ need, text }, i) => {
        const printed = ability.rows[i];
        const marks = printed === undefined ? [] : marksOf(hero, [], { ...ability, rows: [printed] }, [need]);
        return (
          <span className="printed__row" key={`${need} ${text}`}>
            {marks.length > 0 && (
              <span className="printed__need" role="img" aria-label={need}>
                {marks.map((mark) =>
                  'icon' in mark ? <Icon key={mark.key} name={mark.icon} /> : <b key={mark.key}>{mark.text}</b>,
                )}
              </span>
            )}
            {text !== '' && <span>{text}</span>}
          </span>
        );
      })}
      {shared !== '' && <span className="printed__row">{shared}</span>}
    </>
  );
}

interface FaceProps {
  readonly type: string;
  readonly seal?: ReactNode;
  readonly name: string;
  readonly ribbonIcon?: string;
  readonly ribbon: string;
  readonly mark?: string;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

function Face({ type, seal, name, ribbonIcon, ribbon, mark = '', foot, children }: FaceProps) {
  return (
    <article className="printed" data-type={type}>
      <header>
        {seal !== undefined && <span className="printed__seal">{seal}</span>}
        <h3>{name}</h3>
      </header>
      <p className="printed__ribbon">
        {ribbonIcon !== undefined && <Icon name={ribbonIcon} />}
        {ribbon}
      </p>
      <div className="printed__text" data-fit>
        {children}
      </div>
      <footer>
        <span>{mark}</span>
        {foot}
      </footer>
    </article>
  );
}

function AbilityFace({ hero, ability }: Of & { readonly ability: Ability }) {
  const { say, lang } = useSpeech();
  const kind = say(ABILITY_KIND_NAMES[ability.kind]);
  const dice = ability.kind === 'defensive' && ability.dice > 0 ? ` · ${say(WORDS.dice, { dice: ability.dice })}` : '';
  return (
    <Face
      type={ability.kind}
      name={abilityName(lang, ability.id)}
      ribbon={`${kind}${dice}`}
      mark={confidenceMark(lang, hero.doubts[ability.id] ?? hero.board)}
      foot={<Icon name={hero.icon} />}
    >
      <Rows hero={hero} ability={ability} />
    </Face>
  );
}

function UpgradeFace({ hero, card }: Of & { readonly card: Upgrade }) {
  const { lang } = useSpeech();
  return (
    <Face
      type="upgrade"
      seal={card.cost}
      name={`${abilityName(lang, card.ability.id)} ${LEVELS[card.level]}`}
      ribbonIcon={RIBBON_ICONS.upgrade}
      ribbon={cardTiming(lang, card)}
      mark={confidenceMark(lang, card.confidence)}
      foot={<Icon name={hero.icon} />}
    >
      <Rows hero={hero} ability={card.ability} />
      {card.adds.map((ability) => (
        <span className="printed__row" key={ability.id}>
          <b className="printed__second">{abilityName(lang, ability.id)}</b>
          <Rows hero={hero} ability={ability} />
        </span>
      ))}
    </Face>
  );
}

function CardFace({ hero, card, common }: Of & { readonly card: ActionCard; readonly common: boolean }) {
  const { say, lang } = useSpeech();
  const promo = hero.promo?.id === card.id ? say(WORDS.promo) : '';
  const marks = [promo, confidenceMark(lang, card.confidence)].filter((mark) => mark !== '');
  return (
    <Face
      type={card.timing}
      seal={card.cost}
      name={cardName(lang, card.id)}
      ribbonIcon={RIBBON_ICONS[card.timing]}
      ribbon={cardTiming(lang, card)}
      mark={marks.join(' · ')}
      foot={<Icon name={common ? 'perspective-dice-six-faces-random' : hero.icon} />}
    >
      <span className="printed__row">{cardText(lang, card, common ? '' : hero.id)}</span>
    </Face>
  );
}

function HeroFace({ hero }: Of) {
  const { say, lang } = useSpeech();
  return (
    <article className="printed" data-type="hero">
      <Portrait arms={heroArms(hero.id)} />
      <h3>{heroName(lang, hero.id)}</h3>
      <p className="printed__level">{say(THRONE_SETUP.complexity, { level: hero.complexity })}</p>
      <div className="printed__text" data-fit>
        <span className="printed__row">{heroLine(lang, hero.id)}</span>
        <span className="printed__die">
          {numbered(hero.die).map(({ key, value }) => (
            <span key={key}>
              <b>{key}</b>
              <Icon name={hero.faceIcons[value] ?? ''} />
              {symbolName(lang, hero.id, value)}
            </span>
          ))}
        </span>
      </div>
    </article>
  );
}

function TokenMark({ status }: { readonly status: Status }) {
  return (
    <span className="printed__token" data-kind={status.kind}>
      <Icon name={status.icon} />
    </span>
  );
}

function LeafletFace({ hero, status }: Of & { readonly status: Status }) {
  const { say, lang } = useSpeech();
  return (
    <Face
      type={status.kind}
      seal={<TokenMark status={status} />}
      name={statusName(lang, status.id)}
      ribbon={say(STATUS_KIND_NAMES[status.kind])}
      mark={confidenceMark(lang, status.confidence)}
      foot={<Icon name={hero.icon} />}
    >
      <span className="printed__row">{statusText(lang, status)}</span>
    </Face>
  );
}

function TokenFace({ status }: { readonly status: Status }) {
  const { lang } = useSpeech();
  return (
    <div className="token">
      <TokenMark status={status} />
      <p data-fit>{statusName(lang, status.id)}</p>
    </div>
  );
}

function StickerFace({ hero, value }: Of & { readonly value: number }) {
  return (
    <div className="sticker">
      <Icon name={hero.faceIcons[hero.die[value - 1] ?? ''] ?? ''} />
      <b>{value}</b>
    </div>
  );
}

export function PieceFace({ hero, piece }: Of & { readonly piece: Piece }) {
  switch (piece.kind) {
    case 'ability':
      return <AbilityFace hero={hero} ability={piece.ability} />;
    case 'upgrade':
      return <UpgradeFace hero={hero} card={piece.card} />;
    case 'card':
      return <CardFace hero={hero} card={piece.card} common={piece.common} />;
    case 'hero':
      return <HeroFace hero={hero} />;
    case 'leaflet':
      return <LeafletFace hero={hero} status={piece.status} />;
    case 'token':
      return <TokenFace status={piece.status} />;
    case 'sticker':
      return <StickerFace hero={hero} value={piece.value} />;
  }
}
