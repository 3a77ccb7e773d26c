// The hero as it will look at the table: tiles of the board, cards, tokens.
import '../games/dice-throne/abilities.css';
import '../pieces/chip.css';
import type { Ability, ActionCard, Hero, Status, Upgrade } from '@wyrmtable/dice-throne';
import {
  ABILITY_KIND_NAMES,
  abilityName,
  abilityRows,
  abilityText,
  cardName,
  cardText,
  cardTiming,
  STATUS_KIND_NAMES,
  statusName,
  statusText,
} from '@wyrmtable/words/dice-throne';
import { TILE } from '@wyrmtable/words/throne-table';
import { WORKSHOP } from '@wyrmtable/words/workshop';
import { dealsOf, isPlainScale, marksOf } from '../games/dice-throne/meeting.ts';
import { RIBBON_ICONS } from '../games/dice-throne/ribbons.ts';
import { AbilityTile, type TriggerMark } from '../pieces/AbilityTile.tsx';
import { Card } from '../pieces/Card.tsx';
import { Icon } from '../pieces/Icon.tsx';
import { OddsRing } from '../pieces/OddsRing.tsx';
import { Meanings, Told } from '../pieces/Told.tsx';
import { useSpeech } from '../shell/words.ts';
import { rowChance } from './draft/chances.ts';

interface Of {
  readonly hero: Hero;
}

/** The chance of the row that is met most easily: whoever meets another of a scale meets it, too. */
function chanceOf(hero: Hero, { rows }: Ability): number | null {
  return rows.length === 0 ? null : Math.max(...rows.map(({ need }) => rowChance(hero, need)));
}

export function TilePreview({ hero, ability }: Of & { readonly ability: Ability }) {
  const { say, lang } = useSpeech();
  const { rows, shared } = abilityRows(lang, hero.id, ability);
  const [first] = rows;
  const figure = dealsOf(ability);
  const chance = chanceOf(hero, ability);
  const marks = (): readonly TriggerMark[] => {
    if (ability.kind === 'defensive')
      return [{ key: 'dice', text: say(TILE.defence, { dice: ability.dice }), have: false, apart: false }];
    if (ability.kind === 'passive') return [{ key: 'passive', text: say(TILE.passive), have: false, apart: false }];
    return marksOf(
      hero,
      [],
      ability,
      rows.map(({ need }) => need),
    );
  };
  const whole = abilityText(lang, hero.id, ability);
  const short = isPlainScale(ability) ? shared : rows.length === 1 && first !== undefined ? first.text : whole;
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <AbilityTile
      name={abilityName(lang, ability.id)}
      triggerLabel={rows.map(({ need }) => need).join(', ')}
      trigger={marks()}
      text={short}
      deals={figure === null ? undefined : { figure, unit: say(TILE.damage) }}
      odds={
        chance === null ? undefined : (
          <OddsRing chance={chance} text={percent.format(chance)} label={say(WORKSHOP.chance, { chance })} />
        )
      }
      // On parchment, as it lies there when it can be used.
      state="met"
      stateText={say(ABILITY_KIND_NAMES[ability.kind])}
    >
      <h3 className="slip__name">{abilityName(lang, ability.id)}</h3>
      <p className="eyebrow">{say(ABILITY_KIND_NAMES[ability.kind])}</p>
      <p className="slip__text bench-text">{whole}</p>
      <Meanings of={[...rows.map(({ need }) => need), whole]} />
    </AbilityTile>
  );
}

/** The ability in full, row by row. */
export function AbilityWhole({ hero, ability }: Of & { readonly ability: Ability }) {
  const { lang } = useSpeech();
  return <p className="slip__text bench-text">{abilityText(lang, hero.id, ability)}</p>;
}

export function BoardPreview({ hero }: Of) {
  return (
    <ul className="abilities">
      {hero.slots.map(({ id, printed }) => (
        <li key={id}>
          <TilePreview hero={hero} ability={printed} />
        </li>
      ))}
    </ul>
  );
}

export function CardPreview({ hero, card }: Of & { readonly card: ActionCard | Upgrade }) {
  const { lang } = useSpeech();
  const type = 'timing' in card ? card.timing : 'upgrade';
  return (
    <Card
      name={cardName(lang, card.id)}
      type={type}
      icon={hero.icon}
      seal={card.cost}
      ribbon={cardTiming(lang, card)}
      ribbonIcon={RIBBON_ICONS[type]}
      text={cardText(lang, card, hero.id)}
    />
  );
}

export function TokenPreview({ status }: { readonly status: Status }) {
  const { say, lang } = useSpeech();
  return (
    <article className="token-preview" data-kind={status.kind}>
      <span className="chip" data-kind={status.kind}>
        <span className="chip__mark">
          <Icon name={status.icon} />
        </span>
        <b className="chip__name">{statusName(lang, status.id)}</b>
      </span>
      <p className="eyebrow">{say(STATUS_KIND_NAMES[status.kind])}</p>
      <p className="slip__text">
        <Told text={statusText(lang, status)} />
      </p>
    </article>
  );
}
