// The encounter beside the hand: who or what it is, its figures, what is special about it, and the key card behind it.
import './foe.css';
import {
  type Charged,
  DETOURS,
  dragonOf,
  type Enemy,
  type EtchinstoneView,
  type Journey,
  REGIONS,
  TRAITS,
} from '@wyrmtable/etchinstone';
import { number } from '@wyrmtable/words';
import { FIGURES, FOE, REGIONS as PARTS } from '@wyrmtable/words/etch-table';
import {
  cardName,
  dragonName,
  elementMade,
  elementName,
  encounterName,
  encounterTitle,
  figureName,
  hardshipName,
  hardshipText,
  regionName,
  roleName,
  stageName,
  traitName,
  traitText,
} from '@wyrmtable/words/etchinstone';
import { Icon } from '../../pieces/Icon.tsx';
import { type Arms, Portrait } from '../../pieces/Portrait.tsx';
import { Rule } from '../../pieces/Rule.tsx';
import { Told } from '../../pieces/Told.tsx';
import { type Board, useBoard } from './board.ts';
import { ELEMENT_ICONS, FIGURE_ICONS } from './glyphs.ts';

interface Stat {
  readonly icon: string;
  readonly name: string;
  readonly value: string;
}

/** Enemies by element, journeys by region: each has its own charge on the shield. */
const ENEMY_CHARGES = { water: 'sea-serpent', fire: 'hydra', lightning: 'wolf-head', shadow: 'snake' } as const;

const DIVISIONS = { water: 'chevron', fire: 'bend', lightning: 'saltire', shadow: 'fess' } as const;

function armsFor({ element }: Charged, charge: string): Arms {
  return { accent: element, division: DIVISIONS[element], charge };
}

function armourStats({ say, lang }: Board, armour: readonly Charged[]): Stat[] {
  return armour.map(({ value, element }) => ({
    icon: FIGURE_ICONS.armour,
    name: say(FIGURES.armourOf, { element: elementName(lang, element) }),
    value: number(lang, value),
  }));
}

function enemyStats(board: Board, { hp, initiative, attack, armour, xp }: Enemy): Stat[] {
  const { say, lang } = board;
  return [
    { icon: FIGURE_ICONS.hp, name: figureName(lang, 'hp'), value: number(lang, hp) },
    { icon: FIGURE_ICONS.initiative, name: figureName(lang, 'initiative'), value: number(lang, initiative) },
    {
      icon: 'crossed-swords',
      name: say(FIGURES.attackOf, {
        element: elementMade(lang, attack.element),
      }),
      value: number(lang, attack.value),
    },
    ...armourStats(board, armour),
    { icon: FIGURE_ICONS.xp, name: figureName(lang, 'xp'), value: number(lang, xp) },
  ];
}

function journeyStats({ say, lang }: Board, { points, time, xp }: Journey): Stat[] {
  return [
    {
      icon: ELEMENT_ICONS[points.element],
      name: say(FIGURES.pointsOf, { element: elementName(lang, points.element) }),
      value: number(lang, points.value),
    },
    { icon: FIGURE_ICONS.time, name: figureName(lang, 'time'), value: number(lang, time) },
    { icon: FIGURE_ICONS.xp, name: figureName(lang, 'xp'), value: number(lang, xp) },
  ];
}

function dragonStats(board: Board, view: EtchinstoneView): Stat[] {
  const { say, lang } = board;
  const { journey, battle, armour, initiative, initialDamage } = dragonOf(view, view.dragon);
  if (view.stage !== 'finalEnemy') {
    return journey.tiers.map(({ points, time }, i) => ({
      icon: ELEMENT_ICONS[journey.element],
      name: say(FIGURES.tier, { tier: i + 1 }),
      value: say(FIGURES.journeyTier, { points, time }),
    }));
  }
  return [
    ...battle.tiers.map(({ hp, attack }, i) => ({
      icon: FIGURE_ICONS.hp,
      name: say(FIGURES.tier, { tier: i + 1 }),
      value: say(FIGURES.battleTier, { points: hp, attack }),
    })),
    { icon: FIGURE_ICONS.initiative, name: figureName(lang, 'initiative'), value: number(lang, initiative) },
    {
      icon: ELEMENT_ICONS[battle.element],
      name: figureName(lang, 'initialDamage'),
      value: number(lang, initialDamage),
    },
    ...armourStats(board, armour),
  ];
}

function Stats({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <dl className="stats">
      {stats.map(({ icon, name, value }) => (
        <div key={name}>
          <Icon name={icon} />
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Trait({ id }: { readonly id: Parameters<typeof traitName>[1] }) {
  const { lang } = useBoard();
  return (
    <p className="foe__trait">
      <Icon name={TRAITS.find((trait) => trait.id === id)?.icon ?? 'hazard-sign'} />
      <span>
        <b>{traitName(lang, id)}.</b> <Told text={traitText(lang, id)} />
      </span>
    </p>
  );
}

/** The key card: what it has told, and how often one may still turn away. */
function KeyCard() {
  const { say, lang, view } = useBoard();
  const { key, detours, hardship, levels } = view;
  return (
    <section className="key" aria-label={roleName(lang, 'key')}>
      <Rule>{roleName(lang, 'key')}</Rule>
      <ul>
        {key !== null && (
          <li>
            <Icon name="treasure-map" />
            <span>{say(FOE.toldBy, { card: cardName(lang, key), level: levels[key] ?? 0 })}</span>
          </li>
        )}
        <li data-tone={hardship === null ? undefined : 'danger'}>
          <Icon name={TRAITS.find(({ id }) => id === hardship)?.icon ?? 'laurels'} />
          <span>
            {hardship === null ? (
              hardshipName(lang, null)
            ) : (
              <>
                <b>{hardshipName(lang, hardship)}.</b> <Told text={hardshipText(lang, hardship)} />
              </>
            )}
          </span>
        </li>
        <li>
          <Icon name="trail" />
          <span>{say(FOE.detours, { made: detours, most: DETOURS })}</span>
        </li>
        {view.poison > 0 && (
          <li data-tone="danger">
            <Icon name="snake-bite" />
            <span>{say(FOE.poison, { damage: view.poison })}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

function Met() {
  const board = useBoard();
  const { say, lang, view } = board;
  const { encounter, region } = view;
  const here = REGIONS[region - 1];
  if (encounter === null || here === undefined) return null;
  const { kind, type } = encounter;
  const enemy = kind === 'enemy' ? here.enemies[type - 1] : undefined;
  const journey = kind === 'journey' ? here.journeys[type - 1] : undefined;
  const charged = enemy?.attack ?? journey?.points;
  const trait = enemy?.ability ?? journey?.danger ?? null;
  const charge = enemy === undefined ? here.icon : ENEMY_CHARGES[enemy.attack.element];
  return (
    <section className="foe" data-accent={charged?.element} aria-label={say(PARTS.foe)}>
      <p className="eyebrow">{say(FOE.region, { region, name: regionName(lang, region) })}</p>
      {charged !== undefined && <Portrait arms={armsFor(charged, charge)} />}
      <h2>
        {encounterTitle(lang, region, kind, type)} <small>{encounterName(lang, kind, type)}</small>
      </h2>
      {enemy !== undefined && <Stats stats={enemyStats(board, enemy)} />}
      {journey !== undefined && <Stats stats={journeyStats(board, journey)} />}
      {trait !== null && <Trait id={trait} />}
      <KeyCard />
    </section>
  );
}

export function dragonArms(view: EtchinstoneView): Arms {
  const {
    icon,
    battle: { element },
  } = dragonOf(view, view.dragon);
  return { accent: element, division: DIVISIONS[element], charge: icon };
}

function Dragon() {
  const board = useBoard();
  const { say, lang, view } = board;
  const arms = dragonArms(view);
  return (
    <section className="foe" data-accent={arms.accent} aria-label={say(PARTS.foe)}>
      <p className="eyebrow">{stageName(lang, view.stage)}</p>
      <Portrait arms={arms} />
      <h2>{dragonName(lang, view.dragon)}</h2>
      <Stats stats={dragonStats(board, view)} />
    </section>
  );
}

export function Foe() {
  return useBoard().view.stage === 'region' ? <Met /> : <Dragon />;
}
